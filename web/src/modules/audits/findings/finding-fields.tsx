import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import { findingBounds } from '@vigie/domain/modules/audits/findings/finding';
import { findingFieldMessages as f } from '@vigie/domain/modules/audits/findings/messages';
import { findingFormMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import type { FindingGrade } from '@vigie/domain/modules/parameters/public';
import type { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { PersonChoice } from '../../../platform/records/person-choice';
import { Select } from '../../../ui/choices/select';
import { TextArea } from '../../../ui/fields/text-area';
import { TextField } from '../../../ui/fields/text-field';
import { ValueField } from '../../values/public';
import type { EnteredFinding } from './entered-finding';
import { SimilarFindings } from './similar-findings';

interface FindingFieldsProps {
  auditId: string;
  grades: readonly FindingGrade[];
  values: EnteredFinding;
  field: ReturnType<typeof useForm<EnteredFinding>>['field'];
  /** A device has no list of people: who answers is chosen later. */
  isOnPhone?: boolean;
}

/** What a finding says, with what other audits have found below the statement while it is typed. */
export function FindingFields({ auditId, grades, values, field, isOnPhone = false }: FindingFieldsProps) {
  const say = useSay();
  const optional = say(reasonMessages.optional);
  const { name: _name, ...owner } = field('ownerId');
  return (
    <>
      <TextArea
        {...field('statement')}
        label={say(f.statement)}
        help={say(m.statementHelp)}
        required
        maxLength={findingBounds.statement}
        rows={4}
      />
      <SimilarFindings
        auditId={auditId}
        text={values.statement}
        repeatOf={values.repeatOf}
        onRepeat={field('repeatOf').onChange}
      />
      <Select
        {...field('grade')}
        label={say(f.grade)}
        help={say(m.gradeHelp)}
        options={[
          { value: '', label: say(m.noGrade) },
          ...grades.map(({ key, fr, en }) => ({ value: key, label: say({ fr, en, mixed: 'page' }) })),
        ]}
      />
      <div className="grid-2">
        <TextField
          {...field('standard')}
          label={say(f.standard)}
          optional={optional}
          maxLength={findingBounds.place}
          autoComplete="off"
        />
        <TextField
          {...field('clause')}
          label={say(f.clause)}
          optional={optional}
          maxLength={findingBounds.clause}
          autoComplete="off"
        />
      </div>
      <ValueField {...field('department')} label={say(f.department)} list="department" required />
      <div className="grid-2">
        <ValueField {...field('equipment')} label={say(f.equipment)} list="equipment" optional={optional} />
        <TextField
          {...field('step')}
          label={say(f.step)}
          optional={optional}
          maxLength={findingBounds.place}
          autoComplete="off"
        />
      </div>
      {!isOnPhone && <PersonChoice {...owner} label={say(f.owner)} help={say(m.ownerHelp)} />}
    </>
  );
}
