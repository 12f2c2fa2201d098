import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { vouchedResetMessages as m } from '@vigie/domain/modules/accounts/messages/vouched-resets';
import { parametersMessages } from '@vigie/domain/modules/parameters/messages/parameters';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { CopyField } from '../../ui/fields/copy-field';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';

interface HandOverDialogProps {
  title: string;
  note: string;
  label: string;
  value: string;
  onClose: () => void;
}

/** The only time that it is shown. */
export function HandOverDialog({ title, note, label, value, onClose }: HandOverDialogProps) {
  const say = useSay();
  return (
    <Dialog title={title} closeLabel={say(generalMessages.close)} closesBy="button" onClose={onClose}>
      <div className="dialog-body stack-sm">
        <Banner kind="warning">{note}</Banner>
        <CopyField
          label={label}
          value={value}
          copyLabel={say(parametersMessages.copy)}
          copiedLabel={say(parametersMessages.copied)}
        />
      </div>
      <div className="dialog-foot">
        <Button look="primary" onClick={onClose}>
          {say(m.noted)}
        </Button>
      </div>
    </Dialog>
  );
}
