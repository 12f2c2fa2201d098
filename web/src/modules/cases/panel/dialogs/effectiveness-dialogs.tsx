import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { casePropertyMessages } from '@vigie/domain/modules/cases/messages/dialogs';
import { effectivenessMessages as m } from '@vigie/domain/modules/cases/messages/effectiveness';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { useForm } from '../../../../platform/page/form';
import { useSay } from '../../../../platform/page/messages';
import { FormDialog } from '../../../../platform/records/form-dialog';
import { useTransition } from '../../../../platform/records/use-transition';
import { TextArea } from '../../../../ui/fields/text-area';
import { useChangesSinceViewed } from '../../page/changes-since-viewed';
import { caseCalls, takeOverCase } from '../../queries';
import { askEffectiveness, recordEffectiveness } from '../panel-queries';
import { VerdictDialog } from './verdict-dialog';

interface EffectivenessDialogProps {
  record: CaseRecord;
  onClose: () => void;
}

export function AskEffectivenessDialog({ record, onClose }: EffectivenessDialogProps) {
  const say = useSay();
  const { run } = useTransition({
    send: (criterion: string) => askEffectiveness(record, { criterion }),
    reload: () => caseCalls.reload(record.id),
    changedMeanwhile: say(casePropertyMessages.changedMeanwhile),
    done: () => say(m.asked),
    onDone: takeOverCase,
  });
  const [values, setValues] = useState({ criterion: record.effectiveness?.criterion ?? '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ criterion }): { criterion?: string } =>
      criterion.trim() ? {} : { criterion: say(fieldMessages.required) },
    submit: ({ criterion }) => run(criterion).then(onClose),
  });
  return (
    <FormDialog
      busy={busy}
      failure={failure}
      form={form}
      onClose={onClose}
      title={say(m.ask)}
      submit={say(busy ? generalMessages.saving : m.ask)}
    >
      <TextArea
        {...field('criterion')}
        label={say(m.criterion)}
        help={say(m.criterionHelp)}
        required
        rows={3}
        maxLength={4000}
        autoFocus
      />
    </FormDialog>
  );
}

export function RecordEffectivenessDialog({ record, onClose }: EffectivenessDialogProps) {
  const say = useSay();
  const [decided] = useState(record);
  const since = useChangesSinceViewed(record);
  const [sinceThen] = useState(since);
  return (
    <VerdictDialog
      title={say(m.record)}
      question={say(m.verdict)}
      caseId={record.id}
      judged={decided}
      since={sinceThen}
      initial={{ verdict: '', findings: '' }}
      options={{ yes: say(m.effective), no: say(m.notEffective) }}
      send={(body) => recordEffectiveness(decided, body)}
      done={say(m.recorded)}
      onClose={onClose}
    >
      <p>{record.effectiveness?.criterion}</p>
    </VerdictDialog>
  );
}
