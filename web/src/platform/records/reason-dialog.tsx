import { fieldMessages } from '@vigie/domain/messages/refusals';
import { generalMessages, reasonMessages as m } from '@vigie/domain/messages/shell/shell';
import { useState } from 'react';
import { TextArea } from '../../ui/fields/text-area';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { useForm } from '../page/form';
import { useSay } from '../page/messages';
import { DialogFoot } from './dialog-foot';

interface ReasonDialogProps {
  title: string;
  question: string;
  /** What will happen, and whether there is a way back. */
  note?: string;
  confirmLabel: string;
  danger?: boolean;
  optional?: boolean;
  onConfirm: (reason: string) => Promise<unknown>;
  refusal?: (error: unknown) => string;
  onClose: () => void;
}

/** Asks before something is done, and why; a refusal is said here, so that the reason need not be written twice. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, question, note, confirmLabel, danger, optional, onConfirm, refusal, onClose } = props;
  const say = useSay();
  const [values, setValues] = useState({ reason: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ reason }): { reason?: string } =>
      optional || reason.trim() ? {} : { reason: say(fieldMessages.required) },
    ...(refusal && { refusal }),
    async submit({ reason }) {
      await onConfirm(reason.trim());
      onClose();
    },
  });
  return (
    <Dialog title={title} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      <form {...form}>
        <div className="dialog-body stack-sm">
          <p>{question}</p>
          {note && <p className="muted">{note}</p>}
          <TextArea
            {...field('reason')}
            label={say(m.reason)}
            optional={optional ? say(m.optional) : undefined}
            required={!optional}
            rows={2}
            maxLength={1000}
            autoFocus
          />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={confirmLabel} danger={danger} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
