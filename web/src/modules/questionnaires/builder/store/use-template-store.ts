import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { useEffect, useState } from 'react';
import { enterAutosave, later, leaveAutosave, openAutosave } from '../../../../platform/autosave/open-autosave';
import { autosaveKey } from '../../../../platform/autosave/use-autosave';
import { sayNow } from '../../../../platform/page/messages';
import { loadSchemas } from '../../../../platform/schemas/checked';
import { useUser } from '../../../../platform/session/session';
import { askKeySoon, draftStore } from '../../../../platform/storage/draft-store';
import { useStore } from '../../../../platform/storage/store';
import { notify } from '../../../../ui/overlays/toast';
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
  askKeySoon();
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

/** `crypto.randomUUID` exists only on secure origins; a plant may open Vigie over plain HTTP. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Apart from what another designer adds at the same time, and from what another version had. */
export const newId = (kind: 'section' | 'page' | 'question') => `${kind}-${newUuid().slice(0, 18)}`;
