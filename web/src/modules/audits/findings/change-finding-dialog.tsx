import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { findingFieldMessages as f } from '@vigie/domain/modules/audits/findings/messages';
import { findingFormMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import { useState } from 'react';
import { DayField } from '../../../platform/page/day-field';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { PersonChoice } from '../../../platform/records/person-choice';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { TextArea } from '../../../ui/fields/text-area';
import { auditCalls } from '../audits/queries';
import { useGrades } from '../grades';
import { type EnteredFinding, enteredOf, findingChanges, findingMissing } from './entered-finding';
import { FindingFields } from './finding-fields';
import { type FindingDetail, findingCalls } from './queries';
import './findings.css';

type Entered = EnteredFinding & { readonly dueOn: string; readonly reason: string };

/** Changes a finding; once it was issued, only who answers until when, with a reason. */
export default function ChangeFindingDialog({ finding, onClose }: { finding: FindingDetail; onClose: () => void }) {
  const say = useSay();
  const isDraft = finding.status === 'draft';
  const audit = auditCalls.useOne(finding.auditId).data;
  const offered = useGrades();
  const [before] = useState(() => enteredOf(finding));
  const [values, setValues] = useState<Entered>({ ...before, dueOn: finding.dueOn ?? '', reason: '' });
  const { field, ...form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: (entered) => ({
      ...(isDraft && findingMissing(entered, say)),
      ...(!isDraft && !entered.reason.trim() && { reason: say(recordPageMessages.reasonMissing) }),
    }),
    async submit({ reason, dueOn, ...entered }) {
      const late = !isDraft && { ...(dueOn && dueOn !== finding.dueOn && { dueOn }), reason: reason.trim() };
      const answer = await reloadWhenStale(
        () => findingCalls.change(finding, { ...findingChanges(before, entered), ...late } as never),
        () => findingCalls.reload(finding.id),
        say(recordPageMessages.changedMeanwhile),
      );
      await findingCalls.takeOver(answer);
      onClose();
    },
  });
  const { name: _name, ...owner } = field('ownerId');
  return (
    <FormDialog
      {...form}
      title={say(m.changeOf, { id: finding.id })}
      submit={say(generalMessages.save)}
      onClose={onClose}
    >
      {isDraft ? (
        <FindingFields
          auditId={finding.auditId}
          grades={audit?.grades ?? offered}
          values={values}
          field={field as never}
        />
      ) : (
        <>
          <PersonChoice {...owner} label={say(f.owner)} help={say(m.ownerHelp)} required />
          <DayField {...field('dueOn')} label={say(f.dueOn)} />
          <TextArea {...field('reason')} label={say(reasonMessages.reason)} required maxLength={1000} rows={2} />
        </>
      )}
    </FormDialog>
  );
}
