import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages/parameters';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { CopyField } from '../../ui/fields/copy-field';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';

interface InitialPasswordDialogProps {
  username: string;
  password: string;
  onClose: () => void;
}

/** The only time that it is shown. */
export function InitialPasswordDialog({ username, password, onClose }: InitialPasswordDialogProps) {
  const say = useSay();
  const copying = { copyLabel: say(m.copy), copiedLabel: say(m.copied) };
  return (
    <Dialog
      title={say(m.initialPasswordTitle)}
      closeLabel={say(generalMessages.close)}
      closesBy="button"
      onClose={onClose}
    >
      <div className="dialog-body stack-sm">
        <Banner kind="warning">{say(m.initialPasswordNote)}</Banner>
        <CopyField label={say(m.username)} value={username} {...copying} />
        <CopyField label={say(m.password)} value={password} {...copying} />
      </div>
      <div className="dialog-foot">
        <Button look="primary" onClick={onClose}>
          {say(m.noted)}
        </Button>
      </div>
    </Dialog>
  );
}
