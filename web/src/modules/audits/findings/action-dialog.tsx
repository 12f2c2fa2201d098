import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import { commandWords } from '@vigie/domain/messages/words/commands';
import { findingsEndpoints } from '@vigie/domain/modules/audits/findings/contract';
import { answerMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import { useState } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { DayField } from '../../../platform/page/day-field';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { type ChosenPerson, PersonChoice } from '../../../platform/records/person-choice';
import { call } from '../../../platform/transport/api';
import { useAttempt } from '../../../platform/transport/attempt';
import { queryClient } from '../../../platform/transport/query-client';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/overlays/toast';
import { type FindingDetail, findingCalls } from './queries';

interface Entered {
  readonly title: string;
  readonly assignTo: ChosenPerson | null;
  readonly dueDate: string;
}

/** A task that a finding asks for; it is one of its measures. */
export default function ActionDialog({ finding, onClose }: { finding: FindingDetail; onClose: () => void }) {
  const say = useSay();
  const attempt = useAttempt();
  const [values, setValues] = useState<Entered>({ title: '', assignTo: null, dueDate: '' });
  const { field, ...form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: (entered) => ({
      ...(!entered.title.trim() && { title: say(m.actionTitleMissing) }),
      ...(!entered.assignTo && { assignTo: say(m.assignToMissing) }),
    }),
    async submit({ title, assignTo, dueDate }) {
      const body = { title: title.trim(), assignTo: assignTo?.id ?? 0, dueDate: dueDate || null };
      const { actionId } = await call(findingsEndpoints.actOnAuditFinding, {
        params: { id: finding.id },
        body,
        idempotencyKey: attempt.keyFor(JSON.stringify(body)),
      });
      attempt.over();
      notify.success(say(m.actionBegun, { id: actionId }));
      void queryClient.invalidateQueries({ queryKey: ['action'] });
      await findingCalls.refetch();
      onClose();
    },
  });
  const { name: _name, ...assignTo } = field('assignTo');
  return (
    <FormDialog {...form} title={say(m.newAction)} submit={say(commandWords.create)} onClose={onClose}>
      <TextField {...field('title')} label={say(m.actionTitle)} required maxLength={200} autoComplete="off" />
      <PersonChoice {...assignTo} label={say(m.assignTo)} required />
      <DayField
        {...field('dueDate')}
        label={say(m.dueDate)}
        optional={say(reasonMessages.optional)}
        earliest={todayHere()}
      />
    </FormDialog>
  );
}
