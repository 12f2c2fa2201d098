import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { type AuditType, auditBounds, auditTypes } from '@vigie/domain/modules/audits/audits/audit';
import { auditTypeMessages } from '@vigie/domain/modules/audits/audits/messages';
import { isOfSupplier } from '@vigie/domain/modules/audits/programmes/line';
import { programmeLineFieldMessages as f } from '@vigie/domain/modules/audits/programmes/messages';
import { lineRhythms } from '@vigie/domain/modules/audits/programmes/occurrences';
import { lineFormMessages as m } from '@vigie/domain/modules/audits/programmes/page-messages';
import { useRef, useState } from 'react';
import { DayField } from '../../../platform/page/day-field';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { PersonChoice } from '../../../platform/records/person-choice';
import { ApiError } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { Select } from '../../../ui/choices/select';
import { TextField } from '../../../ui/fields/text-field';
import { Banner } from '../../../ui/overlays/banner';
import { useOfferedTemplates } from '../../questionnaires/public';
import { ValueField } from '../../values/public';
import { StandardsField } from '../plan/plan-fields';
import { WordsField } from '../plan/words-field';
import type { DraftProblems, LineDraft } from './line-draft';
import { rhythmInWords } from './rhythm';
import './programmes.css';

interface LineFormProps {
  draft: LineDraft;
  problemsIn: (draft: LineDraft) => DraftProblems;
  onSave: (draft: LineDraft) => Promise<unknown>;
  /** Once the line is kept: another one is begun, or the form is over. */
  onSaved: (draft: LineDraft, goesOn: boolean) => void;
  onClose: () => void;
}

type Field = ReturnType<typeof useForm<LineDraft>>['field'];

/** Everything that a line of a programme says. */
export function LineForm({ draft, problemsIn, onSave, onSaved, onClose }: LineFormProps) {
  const say = useSay();
  const [values, setValues] = useState(draft);
  const goesOn = useRef(false);
  const { field, busy, failure, form } = useForm<LineDraft>({
    values,
    onChange: setValues,
    check: problemsIn,
    async submit(typed) {
      await onSave(typed).catch(byField);
      onSaved(typed, goesOn.current);
    },
  });
  return (
    <form {...form}>
      <div className="dialog-body stack-sm">
        <Fields values={values} field={field} />
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{say(generalMessages.cancel)}</Button>
        <Button
          disabled={busy}
          onClick={() => {
            goesOn.current = true;
            form.ref.current?.requestSubmit();
          }}
        >
          {say(m.saveAndNext)}
        </Button>
        <Button
          type="submit"
          look="primary"
          busy={busy}
          onClick={() => {
            goesOn.current = false;
          }}
        >
          {say(busy ? generalMessages.saving : generalMessages.save)}
        </Button>
      </div>
    </form>
  );
}

/** A name of a field is none of a picker. */
const withoutName = <Named extends { readonly name: string }>({ name: _name, ...field }: Named) => field;

function Fields({ values, field }: { values: LineDraft; field: Field }) {
  const say = useSay();
  const optional = say(reasonMessages.optional);
  return (
    <>
      <div className="grid-2">
        <Select<AuditType>
          {...withoutName(field('type'))}
          label={say(f.type)}
          options={auditTypes.map((value) => ({ value, label: say(auditTypeMessages[value]) }))}
        />
        <ValueField {...field('site')} list="site" label={say(f.site)} required />
      </div>
      {isOfSupplier(values.type) ? (
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
          list="department"
          label={say(f.departments)}
          most={auditBounds.departments}
        />
      )}
      <WordsField
        {...withoutName(field('processes'))}
        label={say(f.processes)}
        optional={optional}
        most={auditBounds.processes}
      />
      <StandardsField {...field('standards')} />
      <div className="grid-2">
        <TemplateChoice field={field} />
        <PersonChoice
          {...withoutName(field('leadId'))}
          label={say(f.lead)}
          optional={optional}
          help={say(m.leadHelp)}
        />
      </div>
      <div className="grid gap-16 phone-column line-days">
        <DayField {...field('firstDay')} label={say(f.firstDay)} required />
        <Select
          {...withoutName(field('everyMonths'))}
          label={say(f.everyMonths)}
          options={rhythms.map((months) => ({ value: String(months ?? ''), label: rhythmInWords(months, say) }))}
        />
        <TextField
          {...field('days')}
          label={say(f.days)}
          required
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
        />
      </div>
    </>
  );
}

const rhythms = [null, ...lineRhythms];

function TemplateChoice({ field }: { field: Field }) {
  const say = useSay();
  const asked = withoutName(field('templateId'));
  const offered = useOfferedTemplates().data?.items ?? [];
  const isGone = asked.value !== '' && !offered.some(({ id }) => id === asked.value);
  return (
    <Select
      {...asked}
      label={say(f.template)}
      options={[
        { value: '', label: say(m.noTemplate) },
        ...(isGone ? [{ value: asked.value, label: asked.value }] : []),
        ...offered.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}

/** All lines are sent: what the server says of one of them belongs to its field here. */
function byField(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const fields = Object.entries(error.fields).map(([name, problem]) => {
    const own = /^lines\.\d+\.(\w+)/.exec(name)?.[1];
    return [own ?? name, problem];
  });
  throw new ApiError(error.status, error.code, error.message, Object.fromEntries(fields));
}
