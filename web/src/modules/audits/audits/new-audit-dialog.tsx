import { commandWords } from '@vigie/domain/messages/words/commands';
import { auditsEndpoints } from '@vigie/domain/modules/audits/audits/contract';
import { auditAddress } from '@vigie/domain/modules/audits/audits/id';
import { auditPageMessages } from '@vigie/domain/modules/audits/messages';
import { useState } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { useRouter } from '../../../platform/router/router';
import { call } from '../../../platform/transport/api';
import { useAttempt } from '../../../platform/transport/attempt';
import { type EnteredPlan, emptyPlan, planOf } from '../plan/entered-plan';
import { PlanFields, planMissing } from '../plan/plan-fields';
import { auditCalls } from './queries';
import '../plan/plan.css';

/** Plans an audit that no programme has planned, and leads to it. */
export default function NewAuditDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { history } = useRouter();
  const attempt = useAttempt();
  const [values, setValues] = useState<EnteredPlan>(() => emptyPlan(todayHere()));
  const { field, ...form } = useForm<EnteredPlan>({
    values,
    onChange: setValues,
    check: (entered) => planMissing(entered, say),
    async submit(entered) {
      const body = planOf(entered);
      const { id } = await call(auditsEndpoints.createAudit, {
        body,
        idempotencyKey: attempt.keyFor(JSON.stringify(body)),
      });
      attempt.over();
      void auditCalls.refetch();
      history.push(auditAddress(id));
    },
  });
  return (
    <FormDialog {...form} title={say(auditPageMessages.newAudit)} submit={say(commandWords.create)} onClose={onClose}>
      <PlanFields values={values} field={field} isNew />
    </FormDialog>
  );
}
