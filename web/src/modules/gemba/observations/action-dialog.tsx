import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import { commandWords } from '@vigie/domain/messages/words/commands';
import { type Observation, observationsEndpoints } from '@vigie/domain/modules/gemba/observations/contract';
import { gembaFormMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
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
import { observationCalls } from './queries';

interface Entered {
  readonly title: string;
  readonly assignTo: ChosenPerson | null;
  readonly dueDate: string;
}

interface ActionDialogProps {
  observation: Pick<Observation, 'id' | 'title'>;
  onClose: () => void;
  onBegun?: () => void;
}

/** A task that an observation asks for; it stays linked to it. */
export default function ActionDialog({ observation: { id, title }, onClose, onBegun }: ActionDialogProps) {
  const say = useSay();
  const attempt = useAttempt();
  const [values, setValues] = useState<Entered>({ title: title.slice(0, 200), assignTo: null, dueDate: '' });
  const { field, ...form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: (entered) => ({
      ...(!entered.title.trim() && { title: say(m.actionTitleMissing) }),
      ...(!entered.assignTo && { assignTo: say(m.assignToMissing) }),
    }),
    async submit(entered) {
      const body = { title: entered.title, assignTo: entered.assignTo?.id ?? 0, dueDate: entered.dueDate || null };
      const { actionId } = await call(observationsEndpoints.actOnObservation, {
        params: { id },
        body,
        idempotencyKey: attempt.keyFor(JSON.stringify(body)),
      });
      attempt.over();
      notify.success(say(m.actionBegun, { id: actionId }));
      void queryClient.invalidateQueries({ queryKey: ['action'] });
      await observationCalls.refetch();
      onClose();
      onBegun?.();
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
