import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { reasonMessages as m } from '@vigie/domain/messages/shell/shell';
import { type ReactNode, useState } from 'react';
import { TextArea } from '../../ui/fields/text-area';
import { useForm } from '../page/form';
import { useSay } from '../page/messages';
import { FormDialog } from './form-dialog';
import { SignatureForm, type SignatureQuestion } from './signature-form';

export interface ReasonQuestion {
  readonly title: string;
  readonly question: string;
  /** What will happen, and whether there is a way back. */
  readonly note?: string | undefined;
  /** More of it than a sentence says. */
  readonly preview?: ReactNode;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly optional?: boolean;
}

/** What a person gives for a step of a workflow: why, and their signature where it is asked for. */
export interface Given {
  readonly reason: string;
  readonly credentials?: SigningCredentials;
}

interface TransitionFormProps {
  /** Asked first; left out where a signature alone is needed. */
  ask?: ReasonQuestion | undefined;
  /** Asked last; left out where a reason is enough. */
  signature?: SignatureQuestion | undefined;
  /** Throws to refuse; what is thrown is said here, so that nothing need be written twice. */
  onConfirm: (given: Given) => Promise<unknown>;
  refusal?: (error: unknown) => string;
  /** Where leaving the signature leads while there is still something to sign; otherwise it closes the dialog. */
  onBack?: () => void;
  onClose: () => void;
}

export default function TransitionForm({ ask, signature, onConfirm, refusal, onBack, onClose }: TransitionFormProps) {
  const [reason, setReason] = useState<string | null>(null);
  if (ask && (!signature || reason === null)) {
    const confirm = async (given: string) => {
      if (signature) return setReason(given);
      await onConfirm({ reason: given });
      onClose();
    };
    return <ReasonForm {...ask} onConfirm={confirm} {...(refusal && { refusal })} onClose={onClose} />;
  }
  if (!signature) return null;
  const { details = [] } = signature;
  return (
    <SignatureForm
      {...signature}
      details={reason ? [...details, reason] : details}
      onSign={async (credentials) => {
        await onConfirm({ reason: reason ?? '', credentials });
        onClose();
      }}
      {...(onBack && { onBack })}
      onClose={onClose}
    />
  );
}

interface ReasonFormProps extends ReasonQuestion {
  onConfirm: (reason: string) => Promise<unknown>;
  refusal?: (error: unknown) => string;
  onClose: () => void;
}

function ReasonForm(props: ReasonFormProps) {
  const { title, question, note, preview, confirmLabel, danger = false, optional = false } = props;
  const { onConfirm, refusal, onClose } = props;
  const say = useSay();
  const [values, setValues] = useState({ reason: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ reason }): { reason?: string } =>
      optional || reason.trim() ? {} : { reason: say(fieldMessages.required) },
    ...(refusal && { refusal }),
    submit: ({ reason }) => onConfirm(reason.trim()),
  });
  return (
    <FormDialog
      title={title}
      busy={busy}
      failure={failure}
      form={form}
      danger={danger}
      onClose={onClose}
      submit={confirmLabel}
    >
      <p>{question}</p>
      {note && <p className="muted">{note}</p>}
      {preview}
      <TextArea
        {...field('reason')}
        label={say(m.reason)}
        optional={optional ? say(m.optional) : undefined}
        required={!optional}
        rows={2}
        maxLength={1000}
        autoFocus
      />
    </FormDialog>
  );
}
