import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import { trainingPageTexts as p } from '@vigie/domain/modules/training/pages/messages';
import {
  requirementFieldMessages as f,
  requirementTypeMessages,
} from '@vigie/domain/modules/training/requirements/messages';
import {
  requirementBounds as bounds,
  isAssessed,
  requirementTypes,
} from '@vigie/domain/modules/training/requirements/requirement';
import type { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { Checkbox } from '../../../ui/choices/checkbox';
import { Select } from '../../../ui/choices/select';
import { TextField } from '../../../ui/fields/text-field';
import { PeopleField } from '../../audits/public';
import { useOfferedTemplates } from '../../questionnaires/public';
import { RecordReferenceField } from '../../records/public';
import type { EnteredRequirement } from './entered-requirement';

type FieldOf = ReturnType<typeof useForm<EnteredRequirement>>['field'];

interface RequirementFieldsProps {
  values: EnteredRequirement;
  field: FieldOf;
  /** Type and procedure stay as they were begun. */
  isNew: boolean;
}

const withoutName = <Field extends { readonly name: string }>({ name: _name, ...field }: Field) => field;

/** What is asked of people: each type has fields of its own. */
export function RequirementFields({ values, field, isNew }: RequirementFieldsProps) {
  const say = useSay();
  const optional = say(reasonMessages.optional);
  const number = { autoComplete: 'off', inputMode: 'numeric', maxLength: 3 } as const;
  return (
    <>
      <TextField {...field('title')} label={say(f.title)} required maxLength={bounds.title} autoComplete="off" />
      {isNew && (
        <>
          <Select
            {...withoutName(field('type'))}
            label={say(f.type)}
            options={requirementTypes.map((value) => ({ value, label: say(requirementTypeMessages[value]) }))}
          />
          <RecordReferenceField
            {...field('procedureId')}
            label={say(f.procedure)}
            help={say(p.searchMember)}
            {...(values.type === 'read' ? { required: true } : { optional })}
            kinds={['procedure']}
            maxLength={40}
          />
        </>
      )}
      {values.type === 'quiz' && <QuizFields values={values} field={field} />}
      {isAssessed(values.type) && (
        <PeopleField {...withoutName(field('trainerIds'))} label={say(f.trainers)} most={bounds.trainers} />
      )}
      <div className="grid-2">
        <TextField {...field('dueDays')} {...number} label={say(f.dueDays)} required />
        <TextField {...field('validityMonths')} {...number} label={say(f.validityMonths)} optional={optional} />
      </div>
      <Checkbox
        label={say(f.refreshOnReturn)}
        checked={values.refreshOnReturn}
        onChange={field('refreshOnReturn').onChange}
      />
    </>
  );
}

/** Also with a template that is offered no longer. */
function QuizFields({ values, field }: Omit<RequirementFieldsProps, 'isNew'>) {
  const say = useSay();
  const offered = useOfferedTemplates().data?.items ?? [];
  const kept = values.templateId;
  const isGone = kept !== '' && !offered.some(({ id }) => id === kept);
  const number = { autoComplete: 'off', inputMode: 'numeric', maxLength: 3 } as const;
  return (
    <>
      <Select
        {...withoutName(field('templateId'))}
        label={say(f.template)}
        required
        options={[
          { value: '', label: '–' },
          ...offered.map(({ id, title }) => ({ value: id, label: `${id} - ${title}` })),
          ...(isGone ? [{ value: kept, label: kept }] : []),
        ]}
      />
      <div className="grid-2">
        <TextField {...field('passPercent')} {...number} label={say(f.passPercent)} required />
        <TextField {...field('attempts')} {...number} label={say(f.attempts)} required />
      </div>
    </>
  );
}
