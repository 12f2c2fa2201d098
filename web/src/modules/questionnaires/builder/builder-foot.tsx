import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { type ReactNode, useState } from 'react';
import { SavedState } from '../../../platform/autosave/saved-state';
import { formatMinute, shortTimestamp } from '../../../platform/page/dates';
import { type Say, useSay } from '../../../platform/page/messages';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { measureFoot } from '../../../ui/foundation/measure-foot';
import { Banner } from '../../../ui/overlays/banner';
import { Dialog } from '../../../ui/overlays/dialog';
import { notify } from '../../../ui/overlays/toast';
import type { TemplateState, TemplateStore } from './store/template-store';

interface BuilderFootProps {
  store: TemplateStore;
  state: TemplateState;
  isEditable: boolean;
  /** Between Cancel and Save. */
  children?: ReactNode;
}

export function BuilderFoot({ store, state, isEditable, children }: BuilderFootProps) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await store.save();
      notify.success(say(m.saved));
    } catch (error) {
      notify.error(sentenceOf(error, say(generalMessages.loadFailed)));
    } finally {
      setBusy(false);
    }
  };
  const cancel = () => (store.isUnsaved ? setAsking(true) : notify(say(m.nothingToCancel)));
  return (
    <div ref={measureFoot} className="surface row line-top phone-wrap builder-foot">
      <SavedState saving={state.saving} saved={savedWords(state, say)} onRetry={() => store.saveNow()} />
      {isEditable && <Button onClick={cancel}>{say(m.cancel)}</Button>}
      {children}
      {isEditable && (
        <Button look="primary" busy={busy} onClick={save}>
          {say(busy ? generalMessages.saving : m.save)}
        </Button>
      )}
      {isAsking && <CancelDialog store={store} onClose={() => setAsking(false)} />}
    </div>
  );
}

function savedWords({ detail: { status, changedAt, versions } }: TemplateState, say: Say): string {
  const last = versions.at(-1);
  const parts = status === 'draft' ? [say(m.draftKept, { time: shortTimestamp(changedAt) })] : [];
  if (last) parts.push(say(m.published, { version: last.number, day: formatMinute(last.at).slice(0, 10) }));
  return parts.join(' · ');
}

function CancelDialog({ store, onClose }: { store: TemplateStore; onClose: () => void }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const discard = async () => {
    setBusy(true);
    try {
      await store.cancelEdits();
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error, say(generalMessages.loadFailed)));
      setBusy(false);
    }
  };
  return (
    <Dialog title={say(m.cancelTitle)} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <div className="dialog-body stack-sm">
        <p>{say(m.cancelHelp)}</p>
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{say(m.keepEditing)}</Button>
        <Button look="danger" busy={busy} onClick={discard}>
          {say(m.cancelConfirm)}
        </Button>
      </div>
    </Dialog>
  );
}
