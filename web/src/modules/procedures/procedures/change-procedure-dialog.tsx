import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { procedurePagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import { useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { TextArea } from '../../../ui/fields/text-area';
import { type EnteredProcedure, enteredOf, procedureChanges, procedureMissing } from './entered-procedure';
import { ProcedureFields } from './procedure-fields';
import { type ProcedureDetail, procedureCalls } from './queries';

type Entered = EnteredProcedure & { readonly reason: string };

interface ChangeProcedureDialogProps {
  procedure: ProcedureDetail;
  onClose: () => void;
}

/** Changes the card of a procedure; with a reason once a version of it was in force. */
export default function ChangeProcedureDialog({ procedure, onClose }: ChangeProcedureDialogProps) {
  const say = useSay();
  const needsReason = procedure.status !== 'draft';
  const [before] = useState(() => enteredOf(procedure));
  const [values, setValues] = useState<Entered>({ ...before, reason: '' });
  const { field, ...form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: (entered) => ({
      ...procedureMissing(entered, say),
      ...(needsReason && !entered.reason.trim() && { reason: say(recordPageMessages.reasonMissing) }),
    }),
    async submit({ reason, ...entered }) {
      const changes = { ...procedureChanges(before, entered), ...(needsReason && { reason: reason.trim() }) };
      const answer = await reloadWhenStale(
        () => procedureCalls.change(procedure, changes as never),
        () => procedureCalls.reload(procedure.id),
        say(recordPageMessages.changedMeanwhile),
      );
      await procedureCalls.takeOver(answer);
      onClose();
    },
  });
  return (
    <FormDialog
      {...form}
      title={say(p.changeOf, { id: procedure.id })}
      submit={say(generalMessages.save)}
      onClose={onClose}
    >
      <ProcedureFields values={values} field={field as never} isNew={false} />
      {needsReason && (
        <TextArea {...field('reason')} label={say(reasonMessages.reason)} required maxLength={1000} rows={2} />
      )}
    </FormDialog>
  );
}
