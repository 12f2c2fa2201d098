import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { capaMessages as m } from '@vigie/domain/modules/cases/messages/capa-page';
import { useSay } from '../../../../../platform/page/messages';
import { Button } from '../../../../../ui/buttons/button';
import { Dialog } from '../../../../../ui/overlays/dialog';

interface RemoveDialogProps {
  title: string;
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before, not undone after: a measure that came back would get another number. */
export function RemoveDialog({ title, name, onConfirm, onClose }: RemoveDialogProps) {
  const say = useSay();
  return (
    <Dialog title={title} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <div className="dialog-body stack-sm">
        <p>{say(m.removeQuestion, { capa: name })}</p>
        <p className="muted">{say(m.removeNote)}</p>
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{say(generalMessages.cancel)}</Button>
        <Button
          look="danger"
          autoFocus
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {say(m.removeConfirm)}
        </Button>
      </div>
    </Dialog>
  );
}
