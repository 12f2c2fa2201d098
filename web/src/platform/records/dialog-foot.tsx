import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { Button } from '../../ui/buttons/button';
import { useSay } from '../page/messages';

interface DialogFootProps {
  busy: boolean;
  /** What the button that sends the form says now. */
  submit: string;
  /** Sending it takes something away. */
  danger?: boolean;
  onCancel: () => void;
}

/** The end of every dialog that holds a form: go back, or send it. */
export function DialogFoot({ busy, submit, danger = false, onCancel }: DialogFootProps) {
  const say = useSay();
  return (
    <div className="dialog-foot">
      <Button onClick={onCancel}>{say(generalMessages.cancel)}</Button>
      <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy}>
        {submit}
      </Button>
    </div>
  );
}
