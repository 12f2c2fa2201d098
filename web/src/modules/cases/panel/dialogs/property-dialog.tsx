import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { criticalities } from '@vigie/domain/modules/cases/due-date';
import { casePropertyMessages as m } from '@vigie/domain/modules/cases/messages/dialogs';
import { criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { caseMenuMessages } from '@vigie/domain/modules/cases/messages/panel';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { costOf } from '@vigie/domain/modules/cases/record';
import type { ChangeableProperty } from '@vigie/domain/modules/cases/workflow';
import { useState } from 'react';
import { DayField } from '../../../../platform/page/day-field';
import { useForm } from '../../../../platform/page/form';
import { type Say, useSay } from '../../../../platform/page/messages';
import { DialogFoot } from '../../../../platform/records/dialog-foot';
import { type ChosenPerson, PersonChoice } from '../../../../platform/records/person-choice';
import { reloadWhenStale } from '../../../../platform/transport/stale-version';
import { ChoiceGroup } from '../../../../ui/choices/choice-group';
import { formatDay } from '../../../../ui/fields/day';
import { TextArea } from '../../../../ui/fields/text-area';
import { TextField } from '../../../../ui/fields/text-field';
import { Banner } from '../../../../ui/overlays/banner';
import { Dialog } from '../../../../ui/overlays/dialog';
import { notify } from '../../../../ui/overlays/toast';
import { caseCalls, takeOverCase } from '../../queries';

interface PropertyDialogProps {
  record: CaseRecord;
  property: ChangeableProperty;
  onClose: () => void;
}

const titles = {
  ownerId: caseMenuMessages.owner,
  dueDate: caseMenuMessages.dueDate,
  criticality: caseMenuMessages.criticality,
  cost: caseMenuMessages.cost,
};

/** Another lead writer, due date, criticality or cost, with the reason for it. */
export function PropertyDialog({ record, property, onClose }: PropertyDialogProps) {
  const say = useSay();
  const [values, setValues] = useState<Entered>({ ownerId: '', dueDate: '', criticality: '', cost: '', reason: '' });
  const { field, busy, failure, form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: (entered) => problemsOf(record, property, entered, say),
    async submit(entered) {
      const change = () => caseCalls.change(record, changeOf(property, entered));
      takeOverCase(await reloadWhenStale(change, () => caseCalls.reload(record.id), say(m.changedMeanwhile)));
      notify.success(say(m.changed));
      onClose();
    },
  });
  return (
    <Dialog title={say(titles[property])} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      <form {...form}>
        <div className="dialog-body stack-sm">
          <PropertyField property={property} present={presentValue(record, property, say)} field={field(property)} />
          <TextArea
            {...field('reason')}
            label={say(reasonMessages.reason)}
            help={say(m.note)}
            required
            rows={2}
            maxLength={1000}
          />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : m.change)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

type Entered = Record<ChangeableProperty | 'reason', string>;

function problemsOf(record: CaseRecord, property: ChangeableProperty, entered: Entered, say: Say) {
  const present = {
    ownerId: String(record.owner.id),
    dueDate: record.dueDate,
    criticality: record.criticality,
    cost: record.cost === null ? '' : String(record.cost),
  };
  const value = entered[property];
  const problems: Partial<Entered> = {};
  if (!value) problems[property] = say(fieldMessages.required);
  else if (value === present[property]) problems[property] = say(m.same);
  else if (property === 'cost' && costOf(value) === null) problems.cost = say(m.costInvalid);
  if (!entered.reason.trim()) problems.reason = say(fieldMessages.required);
  return problems;
}

function changeOf(property: ChangeableProperty, entered: Entered): Parameters<typeof caseCalls.change>[1] {
  const reason = entered.reason.trim();
  if (property === 'ownerId') return { ownerId: Number(entered.ownerId), reason };
  if (property === 'dueDate') return { dueDate: entered.dueDate, reason };
  if (property === 'cost') return { cost: costOf(entered.cost), reason };
  const criticality = criticalities.find((one) => one === entered.criticality);
  return { ...(criticality && { criticality }), reason };
}

function presentValue(record: CaseRecord, property: ChangeableProperty, say: Say): string {
  const value = {
    ownerId: record.owner.displayName,
    dueDate: formatDay(record.dueDate),
    criticality: say(criticalityMessages[record.criticality]),
    cost: record.cost === null ? say(m.noCost) : `${record.cost} €`,
  }[property];
  return say(m.now, { value });
}

interface PropertyFieldProps {
  property: ChangeableProperty;
  present: string;
  field: {
    name: string;
    value: string;
    error: string | undefined;
    disabled: boolean;
    onChange: (value: string) => void;
  };
}

function PropertyField({ property, present, field }: PropertyFieldProps) {
  const say = useSay();
  const [person, setPerson] = useState<ChosenPerson | null>(null);
  const { error, disabled, onChange } = field;
  if (property === 'ownerId') {
    return (
      <PersonChoice
        label={say(m.newOwner)}
        help={present}
        error={error}
        disabled={disabled}
        required
        value={person}
        onChange={(chosen) => {
          setPerson(chosen);
          onChange(chosen ? String(chosen.id) : '');
        }}
      />
    );
  }
  if (property === 'dueDate') {
    return <DayField {...field} label={say(m.newDueDate)} help={present} required pickLabel={say(m.newDueDate)} />;
  }
  if (property === 'cost') {
    return <TextField {...field} label={say(m.newCost)} help={present} required inputMode="numeric" maxLength={16} />;
  }
  return (
    <ChoiceGroup
      {...field}
      label={say(m.newCriticality)}
      help={present}
      required
      options={criticalities.map((value) => ({ value, label: say(criticalityMessages[value]) }))}
      value={criticalities.find((one) => one === field.value) ?? null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
