import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { useEffect, useState } from 'react';
import { enterAutosave, later, leaveAutosave, openAutosave } from '../../../../platform/autosave/open-autosave';
import { autosaveKey } from '../../../../platform/autosave/use-autosave';
import { sayNow } from '../../../../platform/page/messages';
import { loadSchemas } from '../../../../platform/schemas/checked';
import { useUser } from '../../../../platform/session/session';
import { draftStore } from '../../../../platform/storage/draft-store';
import { useStore } from '../../../../platform/storage/store';
import { notify } from '../../../../ui/overlays/toast';
import { newUuid } from '../new-id';
import { callsFor } from './template-calls';
import { type KeptEdits, type TemplateDependencies, TemplateStore } from './template-store';

/** The one store of a template that this page has open; it lives on until everything has arrived. */
export function useTemplateStore(found: TemplateDetail) {
  const { id: userId } = useUser();
  const key = autosaveKey(userId, `template.${found.id}`);
  const [store] = useState(() => openAutosave(key, userId, () => openStore(key, found)));
  const state = useStore(store.store);
  useEffect(() => {
    enterAutosave(key, userId, store);
    return () => leaveAutosave(key);
  }, [key, userId, store]);
  useEffect(() => store.receive(found), [store, found]);
  return { store, state };
}

function openStore(key: string, found: TemplateDetail): TemplateStore {
  loadSchemas();
  const dependencies: TemplateDependencies = {
    kept: keptUnder(key),
    after: later,
    newKey: newUuid,
    onRefused: ({ message, values }) => notify.error(sayNow(message, values)),
  };
  return new TemplateStore(callsFor(found.id), dependencies, found);
}

function keptUnder(key: string): TemplateDependencies['kept'] {
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(draftStore.getItem(key) ?? 'null');
        return isKept(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    keep: (edits) => draftStore.setItem(key, JSON.stringify(edits)),
    drop: () => draftStore.removeItem(key),
  };
}

function isKept(stored: unknown): stored is KeptEdits {
  const { revision, sending, queued } = (stored ?? {}) as Partial<Record<keyof KeptEdits, unknown>>;
  return Number.isInteger(revision) && typeof sending === 'object' && Array.isArray(queued);
}
