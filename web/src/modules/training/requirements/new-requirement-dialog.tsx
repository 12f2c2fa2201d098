import { commandWords } from '@vigie/domain/messages/words/commands';
import { requirementsPath } from '@vigie/domain/modules/training/id';
import { trainingPageTitles } from '@vigie/domain/modules/training/pages/titles';
import { requirementsEndpoints } from '@vigie/domain/modules/training/requirements/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { useRouter } from '../../../platform/router/router';
import { call } from '../../../platform/transport/api';
import { useAttempt } from '../../../platform/transport/attempt';
import { type EnteredRequirement, emptyRequirement, requirementOf, requirementProblems } from './entered-requirement';
import { requirementCalls } from './queries';
import { RequirementFields } from './requirement-fields';

/** Begins a requirement, and leads to it. */
export default function NewRequirementDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { history } = useRouter();
  const attempt = useAttempt();
  const [values, setValues] = useState<EnteredRequirement>(emptyRequirement);
  const { field, ...form } = useForm<EnteredRequirement>({
    values,
    onChange: setValues,
    check: (entered) => requirementProblems(entered, say),
    async submit(entered) {
      const body = requirementOf(entered);
      const idempotencyKey = attempt.keyFor(JSON.stringify(body));
      const { id } = await call(requirementsEndpoints.createTrainingRequirement, { body, idempotencyKey });
      attempt.over();
      void requirementCalls.refetch();
      history.push(`${requirementsPath}/${id}`);
    },
  });
  return (
    <FormDialog
      {...form}
      title={say(trainingPageTitles.newRequirement)}
      submit={say(commandWords.create)}
      onClose={onClose}
    >
      <RequirementFields values={values} field={field} isNew />
    </FormDialog>
  );
}
