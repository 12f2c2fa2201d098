import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Value } from '@vigie/domain/modules/values/contract';
import { valuesPageMessages as m } from '@vigie/domain/modules/values/messages/page';
import { valueWorkflow } from '@vigie/domain/modules/values/workflow';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { FormDialog } from '../../platform/records/form-dialog';
import { notify } from '../../ui/overlays/toast';
import { DryRun } from '../reports/public';
import { useValueCalls } from './queries';

/** Says what carries the value before it is no longer offered. */
export function RetireValueDialog({ value, onClose }: { value: Value; onClose: () => void }) {
  const say = useSay();
  const { move } = useValueCalls();
  const [nothing, setNothing] = useState({});
  const { label } = value;
  const { busy, failure, form } = useForm({
    values: nothing,
    onChange: setNothing,
    async submit() {
      await move(value, 'retire');
      notify.success(say(m.retired));
      onClose();
    },
  });
  return (
    <FormDialog
      title={say(m.retireValue, { label })}
      busy={busy}
      failure={failure}
      form={form}
      onClose={onClose}
      submit={say(busy ? generalMessages.saving : valueWorkflow.transitions.retire.label)}
      danger
    >
      <p>{say(m.retireAsk, { label })}</p>
      <DryRun question={{ retire: value.id }} />
    </FormDialog>
  );
}
