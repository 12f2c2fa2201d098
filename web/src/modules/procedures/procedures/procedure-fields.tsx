import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import { procedurePagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import {
  procedureFieldMessages as f,
  procedureLanguageMessages,
  procedureTypeMessages,
} from '@vigie/domain/modules/procedures/procedures/messages';
import {
  procedureBounds as bounds,
  procedureLanguages,
  procedureTypes,
} from '@vigie/domain/modules/procedures/procedures/procedure';
import type { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { PersonChoice } from '../../../platform/records/person-choice';
import { Checkbox } from '../../../ui/choices/checkbox';
import { Select } from '../../../ui/choices/select';
import { TextField } from '../../../ui/fields/text-field';
import { PeopleField, WordsField } from '../../audits/public';
import { useOfferedTemplates } from '../../questionnaires/public';
import { ValueField } from '../../values/public';
import type { EnteredProcedure } from './entered-procedure';

type CardField = ReturnType<typeof useForm<EnteredProcedure>>['field'];

interface ProcedureFieldsProps {
  values: EnteredProcedure;
  field: CardField;
  /** Code and type stay as they were begun. */
  isNew: boolean;
}

const withoutName = <Field extends { readonly name: string }>({ name: _name, ...field }: Field) => field;

/** The card of a procedure. */
export function ProcedureFields({ values, field, isNew }: ProcedureFieldsProps) {
  const say = useSay();
  const optional = say(reasonMessages.optional);
  const line = { autoComplete: 'off' } as const;
  return (
    <>
      {isNew && (
        <div className="grid-2">
          <TextField {...field('code')} {...line} label={say(f.code)} required maxLength={bounds.code} />
          <Select
            {...withoutName(field('type'))}
            label={say(f.type)}
            options={procedureTypes.map((value) => ({ value, label: say(procedureTypeMessages[value]) }))}
          />
        </div>
      )}
      <TextField {...field('title')} {...line} label={say(f.title)} required maxLength={bounds.title} />
      <ValueField {...field('department')} label={say(f.department)} list="department" required />
      <PersonChoice {...withoutName(field('ownerId'))} label={say(f.owner)} required={!isNew} />
      <WordsField
        {...withoutName(field('sites'))}
        label={say(f.sites)}
        optional={optional}
        list="site"
        most={bounds.places}
      />
      <WordsField
        {...withoutName(field('equipment'))}
        label={say(f.equipment)}
        help={say(p.equipmentHelp)}
        optional={optional}
        list="equipment"
        most={bounds.equipment}
      />
      <div className="grid-2">
        <Select
          {...withoutName(field('language'))}
          label={say(f.language)}
          options={procedureLanguages.map((value) => ({ value, label: say(procedureLanguageMessages[value]) }))}
        />
        <TextField
          {...field('reviewMonths')}
          {...line}
          label={say(f.reviewMonths)}
          inputMode="numeric"
          required
          maxLength={2}
        />
      </div>
      {values.type === 'form' && <TemplateField field={field} kept={values.templateId} />}
      {values.type === 'external' && (
        <>
          <TextField {...field('issuer')} {...line} label={say(f.issuer)} required maxLength={bounds.issuer} />
          <TextField {...field('edition')} {...line} label={say(f.edition)} required maxLength={bounds.edition} />
          <TextField {...field('address')} {...line} label={say(f.address)} required maxLength={bounds.address} />
        </>
      )}
      <Checkbox
        label={say(f.isConfidential)}
        help={say(p.confidentialHelp)}
        checked={values.isConfidential}
        onChange={field('isConfidential').onChange}
      />
      {values.isConfidential && (
        <PeopleField
          {...withoutName(field('readerIds'))}
          label={say(f.readers)}
          help={say(p.readersHelp)}
          most={bounds.readers}
        />
      )}
    </>
  );
}

/** The questionnaire that the form is filled with, also where it is offered no longer. */
function TemplateField({ field, kept }: { field: CardField; kept: string }) {
  const say = useSay();
  const offered = useOfferedTemplates().data?.items ?? [];
  const isGone = kept !== '' && !offered.some(({ id }) => id === kept);
  return (
    <Select
      {...withoutName(field('templateId'))}
      label={say(f.template)}
      options={[
        { value: '', label: say(p.noTemplate) },
        ...offered.map(({ id, title }) => ({ value: id, label: `${id} - ${title}` })),
        ...(isGone ? [{ value: kept, label: kept }] : []),
      ]}
    />
  );
}
