import { commandWords } from '@vigie/domain/messages/words/commands';
import { procedureAddress } from '@vigie/domain/modules/procedures/id';
import { proceduresEndpoints } from '@vigie/domain/modules/procedures/procedures/contract';
import { procedureTitleMessages } from '@vigie/domain/modules/procedures/procedures/messages';
import { useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { useRouter } from '../../../platform/router/router';
import { call } from '../../../platform/transport/api';
import { useAttempt } from '../../../platform/transport/attempt';
import { type EnteredProcedure, emptyProcedure, procedureMissing, procedureOf } from './entered-procedure';
import { ProcedureFields } from './procedure-fields';
import { procedureCalls } from './queries';

/** Begins a procedure with its first draft, and leads to it. */
export default function NewProcedureDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { history } = useRouter();
  const attempt = useAttempt();
  const [values, setValues] = useState<EnteredProcedure>(emptyProcedure);
  const { field, ...form } = useForm<EnteredProcedure>({
    values,
    onChange: setValues,
    check: (entered) => procedureMissing(entered, say),
    async submit(entered) {
      const body = procedureOf(entered);
      const idempotencyKey = attempt.keyFor(JSON.stringify(body));
      const { id } = await call(proceduresEndpoints.createProcedure, { body, idempotencyKey });
      attempt.over();
      void procedureCalls.refetch();
      history.push(procedureAddress(id));
    },
  });
  return (
    <FormDialog
      {...form}
      title={say(procedureTitleMessages.newOne)}
      submit={say(commandWords.create)}
      onClose={onClose}
    >
      <ProcedureFields values={values} field={field} isNew />
    </FormDialog>
  );
}
