import { parametersMessages } from '@vigie/domain/messages/parameters';
import { generalMessages } from '@vigie/domain/messages/shell';
import { vouchedResetMessages as m } from '@vigie/domain/messages/vouched-resets';
import { useSay } from '../../platform/messages';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { CopyField } from '../../ui/copy-field';
import { Dialog } from '../../ui/dialog';

interface HandOverDialogProps {
  title: string;
  note: string;
  label: string;
  value: string;
  onClose: () => void;
}

/** The only time that anybody sees it. */
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
