import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import { auditBounds, auditTypes } from '@vigie/domain/modules/audits/audits/audit';
import {
  auditPlanMessages,
  auditTypeMessages,
  auditFieldMessages as f,
} from '@vigie/domain/modules/audits/audits/messages';
import { planMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { DayField } from '../../../platform/page/day-field';
import type { useForm } from '../../../platform/page/form';
import { type Say, useSay } from '../../../platform/page/messages';
import { PersonChoice } from '../../../platform/records/person-choice';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Checkbox } from '../../../ui/choices/checkbox';
import { Select } from '../../../ui/choices/select';
import { TextArea } from '../../../ui/fields/text-area';
import { TextField } from '../../../ui/fields/text-field';
import { useOfferedTemplates } from '../../questionnaires/public';
import { ValueField } from '../../values/public';
import type { EnteredPlan } from './entered-plan';
import { PeopleField } from './people-field';
import { wordsIn } from './words';
import { WordsField } from './words-field';

export type PlanField = ReturnType<typeof useForm<EnteredPlan>>['field'];

interface PlanFieldsProps {
  values: EnteredPlan;
  field: PlanField;
  /** An audit keeps the type that it was planned with. */
  isNew: boolean;
  /** What the audit names already, also where it is offered no longer. */
  template?: string | null;
}

/** Unpacked, because a name of a field is none of a picker. */
const withoutName = <Field extends { readonly name: string }>({ name: _name, ...field }: Field) => field;

/** What an audit is planned with. */
export function PlanFields({ values, field, isNew, template = null }: PlanFieldsProps) {
  const say = useSay();
  const { type, plannedFrom } = values;
  const optional = say(reasonMessages.optional);
  return (
    <>
      {isNew && (
        <Select
          {...withoutName(field('type'))}
          label={say(f.type)}
          options={auditTypes.map((value) => ({ value, label: say(auditTypeMessages[value]) }))}
        />
      )}
      <TextField {...field('title')} label={say(f.title)} required maxLength={auditBounds.title} autoComplete="off" />
      <TextArea {...field('scope')} label={say(f.scope)} required maxLength={auditBounds.scope} rows={3} />
      <ValueField {...field('site')} label={say(f.site)} list="site" required />
      {type === 'supplier' ? (
        <TextField
          {...field('supplier')}
          label={say(f.supplier)}
          required
          maxLength={auditBounds.supplier}
          autoComplete="off"
        />
      ) : (
        <WordsField
          {...withoutName(field('departments'))}
          label={say(f.departments)}
          required
          list="department"
          most={auditBounds.departments}
        />
      )}
      <div className="grid-2">
        <DayField {...field('plannedFrom')} label={say(f.plannedFrom)} required />
        <DayField {...field('plannedUntil')} label={say(f.plannedUntil)} earliest={plannedFrom || undefined} required />
      </div>
      <PersonChoice {...withoutName(field('leadId'))} label={say(f.lead)} required />
      <PeopleField {...withoutName(field('auditorIds'))} label={say(f.auditors)} most={auditBounds.auditors} />
      <AccompanyingFields values={values} field={field} />
      <TemplateField field={field} kept={template} />
      <StandardsField {...field('standards')} />
      <WordsField
        {...withoutName(field('processes'))}
        label={say(f.processes)}
        optional={optional}
        most={auditBounds.processes}
      />
      <Checkbox
        label={say(f.isUnannounced)}
        help={say(m.unannouncedHelp)}
        checked={values.isUnannounced}
        onChange={field('isUnannounced').onChange}
      />
      <Checkbox
        label={say(f.isConfidential)}
        help={say(m.confidentialHelp)}
        checked={values.isConfidential}
        onChange={field('isConfidential').onChange}
      />
    </>
  );
}

/** Observers and auditees: they may still be others once the audit has started. */
export function AccompanyingFields({ values: { type }, field }: Pick<PlanFieldsProps, 'values' | 'field'>) {
  const say = useSay();
  return (
    <>
      <PeopleField {...withoutName(field('observerIds'))} label={say(f.observers)} most={auditBounds.observers} />
      {type === 'supplier' ? (
        <WordsField {...withoutName(field('auditeeNames'))} label={say(m.auditeeNames)} most={auditBounds.auditees} />
      ) : (
        <PeopleField {...withoutName(field('auditeeIds'))} label={say(f.auditees)} most={auditBounds.auditees} />
      )}
    </>
  );
}

function TemplateField({ field, kept }: { field: PlanField; kept: string | null }) {
  const say = useSay();
  const offered = useOfferedTemplates().data?.items ?? [];
  const isGone = kept !== null && !offered.some(({ id }) => id === kept);
  return (
    <Select
      {...withoutName(field('templateId'))}
      label={say(f.template)}
      options={[
        { value: '', label: say(m.noTemplate) },
        ...(isGone ? [{ value: kept, label: kept }] : []),
        ...offered.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}

export function StandardsField({ value, error, disabled, onChange }: ReturnType<typeof standardsOf>) {
  const say = useSay();
  const change = (at: number, part: Partial<EnteredPlan['standards'][number]>) =>
    onChange(value.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <fieldset className="stack-sm">
      <legend className="label">{say(f.standards)}</legend>
      {value.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that distinguishes it
        <div key={at} className="row-top standard-row">
          <TextField
            label={say(m.standardName)}
            help={say(m.standardHelp)}
            value={one.standard}
            disabled={disabled}
            maxLength={auditBounds.place}
            autoComplete="off"
            error={error && !one.standard.trim() ? error : undefined}
            onChange={(standard) => change(at, { standard })}
          />
          <TextField
            label={say(f.clauses)}
            help={say(m.clausesHelp)}
            value={one.clauses}
            disabled={disabled}
            maxLength={1000}
            autoComplete="off"
            onChange={(clauses) => change(at, { clauses })}
          />
          <IconButton
            icon="x"
            label={say(m.removeStandard, { n: at + 1 })}
            tooltipAlign="end"
            disabled={disabled}
            onClick={() => onChange(value.filter((_one, place) => place !== at))}
          />
        </div>
      ))}
      <div className="row">
        <Button
          icon="plus"
          disabled={disabled || value.length >= auditBounds.standards}
          onClick={() => onChange([...value, { standard: '', clauses: '' }])}
        >
          {say(m.addStandard)}
        </Button>
      </div>
    </fieldset>
  );
}

const standardsOf = (field: PlanField) => field('standards');

/** What is missing, said before the server is asked. */
export function planMissing(entered: EnteredPlan, say: Say): Partial<Record<keyof EnteredPlan, string>> {
  const { type } = entered;
  return {
    ...(!entered.title.trim() && { title: say(m.titleMissing) }),
    ...(!entered.scope.trim() && { scope: say(m.scopeMissing) }),
    ...(!entered.site.trim() && { site: say(m.siteMissing) }),
    ...(type === 'supplier' && !entered.supplier.trim() && { supplier: say(auditPlanMessages.supplierMissing) }),
    ...(type !== 'supplier' &&
      wordsIn(entered.departments).length === 0 && { departments: say(auditPlanMessages.departmentMissing) }),
    ...(!entered.plannedFrom && { plannedFrom: say(m.dayMissing) }),
    ...(!entered.plannedUntil && { plannedUntil: say(m.dayMissing) }),
    ...(!entered.leadId && { leadId: say(m.leadMissing) }),
    ...(entered.standards.some(({ standard }) => !standard.trim()) && { standards: say(m.standardMissing) }),
  };
}
