import { parametersMessages as m } from '@vigie/domain/messages/parameters';
import { generalMessages } from '@vigie/domain/messages/shell';
import { useSay } from '../../platform/messages';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { CopyField } from '../../ui/copy-field';
import { Dialog } from '../../ui/dialog';

interface InitialPasswordDialogProps {
  username: string;
  password: string;
  onClose: () => void;
}

/** The only time that anybody sees it. */
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
