import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { isBeforeStart } from '@vigie/domain/modules/audits/audits/workflow';
import { planMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { TextArea } from '../../../ui/fields/text-area';
import { type AuditDetail, auditCalls } from '../audits/queries';
import { type EnteredPlan, enteredOf, planChanges } from './entered-plan';
import { AccompanyingFields, PlanFields, planMissing } from './plan-fields';
import './plan.css';

type Entered = EnteredPlan & { readonly reason: string };

interface ChangePlanDialogProps {
  audit: AuditDetail;
  /** Others rely on the plan already: the change says why. */
  needsReason: boolean;
  onClose: () => void;
}

/** Changes the plan of an audit. Only what was changed is sent. */
export default function ChangePlanDialog({ audit, needsReason, onClose }: ChangePlanDialogProps) {
  const say = useSay();
  const [before] = useState(() => enteredOf(audit));
  const [values, setValues] = useState<Entered>({ ...before, reason: '' });
  const { field, ...form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: (entered) => ({
      ...planMissing(entered, say),
      ...(needsReason && !entered.reason.trim() && { reason: say(recordPageMessages.reasonMissing) }),
    }),
    async submit({ reason, ...entered }) {
      const changes = { ...planChanges(before, entered), ...(needsReason && { reason: reason.trim() }) };
      const answer = await reloadWhenStale(
        () => auditCalls.change(audit, changes as never),
        () => auditCalls.reload(audit.id),
        say(recordPageMessages.changedMeanwhile),
      );
      await auditCalls.takeOver(answer);
      onClose();
    },
  });
  return (
    <FormDialog
      {...form}
      title={say(m.changeOf, { id: audit.id })}
      submit={say(generalMessages.save)}
      onClose={onClose}
    >
      {isBeforeStart(audit.status) ? (
        <PlanFields values={values} field={field as never} isNew={false} template={audit.templateId} />
      ) : (
        <AccompanyingFields values={values} field={field as never} />
      )}
      {needsReason && (
        <TextArea {...field('reason')} label={say(reasonMessages.reason)} required maxLength={1000} rows={2} />
      )}
    </FormDialog>
  );
}
