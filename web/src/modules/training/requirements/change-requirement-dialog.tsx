import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { TextArea } from '../../../ui/fields/text-area';
import { type EnteredRequirement, enteredOf, requirementChanges, requirementProblems } from './entered-requirement';
import { type RequirementDetail, requirementCalls } from './queries';
import { RequirementFields } from './requirement-fields';

interface ChangeRequirementDialogProps {
  requirement: RequirementDetail;
  onClose: () => void;
}

type Entered = EnteredRequirement & { readonly reason: string };

/** Changes what a requirement asks, for a reason. */
export default function ChangeRequirementDialog({ requirement, onClose }: ChangeRequirementDialogProps) {
  const say = useSay();
  const [before] = useState(() => enteredOf(requirement));
  const [values, setValues] = useState<Entered>({ ...before, reason: '' });
  const { field, ...form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: (entered) => ({
      ...requirementProblems(entered, say),
      ...(entered.reason.trim() === '' && { reason: say(recordPageMessages.reasonMissing) }),
    }),
    async submit({ reason, ...entered }) {
      const changes = { ...requirementChanges(before, entered), reason: reason.trim() };
      const answer = await reloadWhenStale(
        () => requirementCalls.change(requirement, changes as never),
        () => requirementCalls.reload(requirement.id),
        say(recordPageMessages.changedMeanwhile),
      );
      await requirementCalls.takeOver(answer);
      onClose();
    },
  });
  return (
    <FormDialog
      {...form}
      title={say(recordPageMessages.changeOne, { id: requirement.id })}
      submit={say(generalMessages.save)}
      onClose={onClose}
    >
      <RequirementFields values={values} field={field as never} isNew={false} />
      <TextArea {...field('reason')} label={say(reasonMessages.reason)} required rows={2} maxLength={1000} />
    </FormDialog>
  );
}
