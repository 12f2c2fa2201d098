import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { useEffect, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { guardLeaving, history } from '../../../platform/router/history';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { Banner } from '../../../ui/overlays/banner';
import { Dialog } from '../../../ui/overlays/dialog';
import type { TemplateStore } from './store/template-store';

/** Asks before the page is left with unsaved changes. The draft has them all the same. */
export function LeaveGuard({ store }: { store: TemplateStore }) {
  const say = useSay();
  const [leaving, setLeaving] = useState<{ readonly go: () => void } | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (isLeaving) return;
    const { pathname } = history.location;
    return guardLeaving((address, go) => {
      const stays = store.isUnsaved && address.split(/[?#]/, 1)[0] !== pathname;
      if (stays) setLeaving({ go });
      return stays;
    });
  }, [store, isLeaving]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => store.isUnsaved && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [store]);
  useEffect(() => {
    if (isLeaving) leaving?.go();
  }, [isLeaving, leaving]);

  if (!leaving || isLeaving) return null;
  const close = () => {
    setLeaving(null);
    setFailure(null);
  };
  const saveAndLeave = async () => {
    try {
      await store.save();
      setIsLeaving(true);
    } catch (error) {
      setFailure(sentenceOf(error, say(generalMessages.loadFailed)));
    }
  };
  return (
    <Dialog title={say(m.leaveTitle)} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={close}>
      <div className="dialog-body stack-sm">
        <p>{say(m.leaveHelp)}</p>
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <div className="dialog-foot">
        <Button onClick={close}>{say(m.keepEditing)}</Button>
        <Button onClick={() => setIsLeaving(true)}>{say(m.leave)}</Button>
        <Button look="primary" onClick={saveAndLeave}>
          {say(m.saveAndLeave)}
        </Button>
      </div>
    </Dialog>
  );
}
