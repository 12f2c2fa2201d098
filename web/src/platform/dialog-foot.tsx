import { generalMessages } from '@vigie/domain/messages/shell';
import { Button } from '../ui/button';
import { useSay } from './messages';

interface DialogFootProps {
  busy: boolean;
  /** What the button that sends the form says now. */
  submit: string;
  onCancel: () => void;
}

/** The end of every dialog that holds a form: go back, or send it. */
export function DialogFoot({ busy, submit, onCancel }: DialogFootProps) {
  const say = useSay();
  return (
    <div className="dialog-foot">
      <Button onClick={onCancel}>{say(generalMessages.cancel)}</Button>
      <Button type="submit" look="primary" busy={busy}>
        {submit}
      </Button>
    </div>
  );
}
