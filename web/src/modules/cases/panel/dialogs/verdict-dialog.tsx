import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { capaCheckMessages } from '@vigie/domain/modules/cases/messages/capa-check';
import { checkMessages as m } from '@vigie/domain/modules/cases/messages/capa-page';
import { effectivenessMessages } from '@vigie/domain/modules/cases/messages/effectiveness';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { type ReactNode, useState } from 'react';
import { useForm } from '../../../../platform/page/form';
import { useSay } from '../../../../platform/page/messages';
import { FormDialog } from '../../../../platform/records/form-dialog';
import {
  type ChangesSinceViewed,
  type Credentials,
  TransitionDialog,
} from '../../../../platform/records/transition-dialog';
import { useTransition } from '../../../../platform/records/use-transition';
import { useUser } from '../../../../platform/session/session';
import { ChoiceGroup } from '../../../../ui/choices/choice-group';
import { TextArea } from '../../../../ui/fields/text-area';
import { caseCalls, takeOverCase } from '../../queries';

interface Values extends Readonly<Record<string, string>> {
  readonly verdict: string;
  readonly findings: string;
}

interface VerdictDialogProps {
  title: string;
  question: string;
  /** The case, and what of it is judged as it was when the person began: what changes from here on is read again. */
  caseId: string;
  judged: { readonly id: string; readonly version: number };
  since: ChangesSinceViewed | null;
  initial: Values;
  options: { readonly yes: string; readonly no: string };
  send: (body: { isEffective: boolean; findings: string; credentials: Credentials }) => Promise<CaseRecord>;
  done: string;
  onClose: () => void;
  /** What is judged, and by which criterion. */
  children: ReactNode;
}

/** R18: the verdict is complete before it is signed; going back from the signature keeps what was written. */
export function VerdictDialog(props: VerdictDialogProps) {
  const [values, setValues] = useState(props.initial);
  const [isSigning, setIsSigning] = useState(false);
  return isSigning ? (
    <SignVerdict {...props} values={values} onBack={() => setIsSigning(false)} />
  ) : (
    <VerdictForm {...props} values={values} onChange={setValues} onContinue={() => setIsSigning(true)} />
  );
}

interface VerdictFormProps extends VerdictDialogProps {
  values: Values;
  onChange: (values: Values) => void;
  onContinue: () => void;
}

function VerdictForm({ title, question, options, values, onChange, onContinue, onClose, children }: VerdictFormProps) {
  const say = useSay();
  const { field, busy, failure, form } = useForm<Values>({
    values,
    onChange,
    check: ({ verdict, findings }) => ({
      ...(verdict ? {} : { verdict: say(effectivenessMessages.chooseVerdict) }),
      ...(findings.trim() ? {} : { findings: say(fieldMessages.required) }),
    }),
    submit: async () => onContinue(),
  });
  const verdict = field('verdict');
  return (
    <FormDialog title={title} busy={busy} failure={failure} form={form} onClose={onClose} submit={say(m.toSignature)}>
      {children}
      <ChoiceGroup
        {...verdict}
        label={question}
        required
        options={[
          { value: 'yes', label: options.yes },
          { value: 'no', label: options.no },
        ]}
        value={verdict.value || null}
        onChange={(chosen) => verdict.onChange(chosen ?? '')}
      />
      <TextArea {...field('findings')} label={say(effectivenessMessages.findings)} required rows={3} maxLength={4000} />
    </FormDialog>
  );
}

interface SignVerdictProps extends VerdictDialogProps {
  values: Values;
  onBack: () => void;
}

function SignVerdict({ caseId, judged, since, values, send, done, onBack, onClose }: SignVerdictProps) {
  const say = useSay();
  const { username } = useUser();
  const isEffective = values.verdict === 'yes';
  const findings = values.findings.trim();
  const { run } = useTransition({
    send: (credentials: Credentials) => send({ isEffective, findings, credentials }),
    reload: () => caseCalls.reload(caseId),
    changedMeanwhile: say(m.changedMeanwhile),
    done: () => done,
    onDone: takeOverCase,
  });
  const { signedEffective, signedNotEffective } = capaCheckMessages;
  return (
    <TransitionDialog
      signature={{
        title: say(m.signatureTitle),
        meaning: say(isEffective ? signedEffective : signedNotEffective),
        details: [findings],
        record: judged,
        since,
        username,
        isOwn: true,
        signLabel: say(m.sign),
      }}
      onConfirm={async ({ credentials }) => credentials && run(credentials)}
      onBack={onBack}
      onClose={onClose}
    />
  );
}
