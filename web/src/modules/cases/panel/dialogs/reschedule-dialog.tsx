import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import { type CapaCheck, checkDayProblem } from '@vigie/domain/modules/cases/capa/capa-check';
import { capaCheckMessages } from '@vigie/domain/modules/cases/messages/capa-check';
import { checkMessages as m } from '@vigie/domain/modules/cases/messages/capa-page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { todayHere } from '../../../../platform/page/dates';
import { DayField } from '../../../../platform/page/day-field';
import { useForm } from '../../../../platform/page/form';
import { useSay } from '../../../../platform/page/messages';
import { FormDialog } from '../../../../platform/records/form-dialog';
import { type Credentials, TransitionDialog } from '../../../../platform/records/transition-dialog';
import { useTransition } from '../../../../platform/records/use-transition';
import { useUser } from '../../../../platform/session/session';
import { formatDay } from '../../../../ui/fields/day';
import { TextArea } from '../../../../ui/fields/text-area';
import { useChangesSinceViewed } from '../../page/changes-since-viewed';
import { caseCalls, takeOverCase } from '../../queries';
import { rescheduleCheck } from '../panel-queries';

interface Values extends Readonly<Record<string, string>> {
  readonly checkOn: string;
  readonly reason: string;
}

interface RescheduleDialogProps {
  record: CaseRecord;
  check: CapaCheck;
  onClose: () => void;
}

/** R18: the day and the reason are complete before they are signed. */
export function RescheduleDialog({ record, check, onClose }: RescheduleDialogProps) {
  const [decided] = useState(check);
  const [values, setValues] = useState<Values>({ checkOn: check.checkOn ?? '', reason: '' });
  const [isSigning, setIsSigning] = useState(false);
  return isSigning ? (
    <SignDay record={record} check={decided} values={values} onBack={() => setIsSigning(false)} onClose={onClose} />
  ) : (
    <DayForm
      record={record}
      check={decided}
      values={values}
      onChange={setValues}
      onContinue={() => setIsSigning(true)}
      onClose={onClose}
    />
  );
}

interface DayFormProps extends RescheduleDialogProps {
  values: Values;
  onChange: (values: Values) => void;
  onContinue: () => void;
}

function DayForm({ record, check, values, onChange, onContinue, onClose }: DayFormProps) {
  const say = useSay();
  const dueDate = record.actions.find(({ id }) => id === check.actionId)?.dueDate ?? null;
  const { field, busy, failure, form } = useForm<Values>({
    values,
    onChange,
    check: ({ checkOn, reason }) => {
      const problem = checkOn ? checkDayProblem(checkOn, { today: todayHere(), dueDate }) : null;
      return {
        ...(!checkOn && { checkOn: say(fieldMessages.required) }),
        ...(problem && { checkOn: say(problem.message, problem.values) }),
        ...(!reason.trim() && { reason: say(fieldMessages.required) }),
      };
    },
    submit: async () => onContinue(),
  });
  return (
    <FormDialog
      title={say(m.rescheduleTitle, { capa: check.capaId })}
      busy={busy}
      failure={failure}
      form={form}
      onClose={onClose}
      submit={say(m.toSignature)}
    >
      <p className="strong">{check.titre}</p>
      <p className="muted">{say(m.rescheduleNote)}</p>
      <DayField {...field('checkOn')} label={say(m.newDay)} required />
      <TextArea {...field('reason')} label={say(reasonMessages.reason)} required rows={2} maxLength={1000} />
    </FormDialog>
  );
}

interface SignDayProps extends RescheduleDialogProps {
  values: Values;
  onBack: () => void;
}

function SignDay({ record, check, values: { checkOn, reason }, onBack, onClose }: SignDayProps) {
  const say = useSay();
  const { username } = useUser();
  const since = useChangesSinceViewed(record);
  const [sinceThen] = useState(since);
  const { capaId, version } = check;
  const day = formatDay(checkOn);
  const { run } = useTransition({
    send: (credentials: Credentials) => rescheduleCheck(record.id, check, { checkOn, reason, credentials }),
    reload: () => caseCalls.reload(record.id),
    changedMeanwhile: say(m.changedMeanwhile),
    done: () => say(m.rescheduled, { capa: capaId, day }),
    onDone: takeOverCase,
  });
  return (
    <TransitionDialog
      signature={{
        title: say(m.signatureTitle),
        meaning: say(capaCheckMessages.signedRescheduled),
        details: [day, reason],
        record: { id: capaId, version },
        since: sinceThen,
        username,
        isOwn: true,
        signLabel: say(m.signDay),
      }}
      onConfirm={async ({ credentials }) => credentials && run(credentials)}
      onBack={onBack}
      onClose={onClose}
    />
  );
}
