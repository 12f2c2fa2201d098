import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import type { useForm } from '../page/form';
import { useSay } from '../page/messages';
import { DialogFoot } from './dialog-foot';

interface FormDialogProps extends Pick<ReturnType<typeof useForm>, 'busy' | 'failure' | 'form'> {
  title: string;
  /** What the button that sends the form says now. */
  submit: string;
  /** Sending it takes something away. */
  danger?: boolean;
  /** In the place of going back and sending, once neither makes sense. */
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form that is asked for in a dialog: what stood in its way is said above its buttons. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, danger = false, foot, busy, failure, form, onClose, children } = props;
  const say = useSay();
  return (
    <Dialog title={title} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      <form {...form}>
        <div className="dialog-body stack-sm">
          {children}
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        {foot ?? <DialogFoot busy={busy} submit={submit} danger={danger} onCancel={onClose} />}
      </form>
    </Dialog>
  );
}
