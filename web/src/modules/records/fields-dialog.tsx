import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import type { Message } from '@vigie/domain/kernel/message';
import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { type ComponentType, useState } from 'react';
import { DayField } from '../../platform/page/day-field';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { FormDialog } from '../../platform/records/form-dialog';
import { type ChosenPerson, PersonChoice } from '../../platform/records/person-choice';
import type { RecordVersion } from '../../platform/records/record-transition';
import { useRouter } from '../../platform/router/router';
import { call } from '../../platform/transport/api';
import { useAttempt } from '../../platform/transport/attempt';
import { queryClient } from '../../platform/transport/query-client';
import { reloadWhenStale } from '../../platform/transport/stale-version';
import { Select } from '../../ui/choices/select';
import { TextArea } from '../../ui/fields/text-area';
import { TextField } from '../../ui/fields/text-field';
import type { RecordCalls } from './record-calls';

/** A field of a record; its name is that of the request's body. */
export interface RecordField {
  readonly label: Message;
  /** A line, a text, a day, a person of the company, or one of these. */
  readonly takes: 'line' | 'text' | 'day' | 'person' | Readonly<Record<string, Message>>;
  readonly maxLength?: number;
  /** What is said when nothing was given; absent, the field may stay empty. */
  readonly missing?: Message;
  /** Draws it, where it is more than its text. */
  readonly Input?: ComponentType<FieldInputProps>;
  /** A section of the page shows it in its own way. */
  readonly hasSection?: boolean;
  /** What is sent for the text that was entered. */
  readonly given?: (entered: string) => unknown;
}

export interface FieldInputProps {
  label: string;
  required: boolean;
  name: string;
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

export type RecordFields = Readonly<Record<string, RecordField>>;
type Entered = Readonly<Record<string, string>>;
type Given = Readonly<Record<string, unknown>>;

interface FieldsDialogProps {
  title: string;
  fields: RecordFields;
  initial: Entered;
  /** Who stands in the fields that take a person. */
  people?: Readonly<Record<string, ChosenPerson | null>>;
  submit: Message;
  submitting?: Message;
  onSubmit: (given: Given) => Promise<unknown>;
  onClose: () => void;
}

function FieldsDialog(props: FieldsDialogProps) {
  const { title, fields, initial, people, submit, submitting = generalMessages.saving, onSubmit, onClose } = props;
  const say = useSay();
  const [values, setValues] = useState<Entered>(() =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initial[name] ?? firstOf(field)])),
  );
  const { field, ...form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: (entered) =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, { missing }]) =>
          missing && !entered[name]?.trim() ? [[name, say(missing)]] : [],
        ),
      ),
    submit: (entered) =>
      onSubmit(
        Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, givenIn(one, entered[name] ?? '')])),
      ),
  });
  return (
    <FormDialog {...form} title={title} submit={say(form.busy ? submitting : submit)} onClose={onClose}>
      {Object.entries(fields).map(([name, one]) => (
        <FieldOf
          key={name}
          declared={one}
          person={people?.[name] ?? null}
          field={{ ...field(name), value: values[name] ?? '' }}
        />
      ))}
    </FormDialog>
  );
}

const firstOf = ({ takes, Input }: RecordField) =>
  typeof takes === 'object' && !Input ? (Object.keys(takes)[0] ?? '') : '';

function givenIn({ takes, given }: RecordField, entered: string): unknown {
  const value = entered.trim();
  if (given) return given(value);
  if (takes === 'person') return value ? Number(value) : null;
  return takes === 'day' && !value ? null : value;
}

interface FieldOfProps {
  declared: RecordField;
  person: ChosenPerson | null;
  field: {
    name: string;
    value: string;
    error: string | undefined;
    disabled: boolean;
    onChange: (value: string) => void;
  };
}

function FieldOf({ declared: { label, takes, maxLength, missing, Input }, person: first, field }: FieldOfProps) {
  const say = useSay();
  const [person, setPerson] = useState(first);
  const asked = { ...field, label: say(label), required: missing !== undefined };
  const bound = maxLength === undefined ? {} : { maxLength };
  if (Input) return <Input {...asked} />;
  if (takes === 'day') return <DayField {...asked} />;
  if (takes === 'text') return <TextArea {...asked} {...bound} rows={4} />;
  if (takes === 'line') return <TextField {...asked} {...bound} autoComplete="off" />;
  if (takes === 'person') {
    const { name: _name, value: _id, onChange, ...choice } = asked;
    return (
      <PersonChoice
        {...choice}
        value={person}
        onChange={(chosen) => {
          setPerson(chosen);
          onChange(chosen ? String(chosen.id) : '');
        }}
      />
    );
  }
  return (
    <Select
      label={asked.label}
      disabled={field.disabled}
      value={field.value}
      options={Object.entries(takes).map(([value, word]) => ({ value, label: say(word) }))}
      onChange={field.onChange}
    />
  );
}

/** How another record of a kind is begun. */
export interface CreationView {
  readonly record: string;
  readonly endpoint: Endpoint;
  readonly title: Message;
  readonly submit?: Message;
  readonly submitting?: Message;
  readonly fields: RecordFields;
  readonly addressOf: (id: string) => string;
}

interface NewRecordDialogProps {
  view: CreationView;
  /** In the place of the declared title. */
  title?: string;
  /** What the fields hold at first, and what else is sent with them. */
  initial?: Entered;
  also?: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** Asks for what a new record needs, and leads to it. */
export function NewRecordDialog({ view, title, initial = {}, also, onClose }: NewRecordDialogProps) {
  const say = useSay();
  const { history } = useRouter();
  const attempt = useAttempt();
  const create = async (given: Given) => {
    const body = { ...given, ...also };
    const idempotencyKey = attempt.keyFor(JSON.stringify(body));
    const { id } = (await call(view.endpoint, { body, idempotencyKey } as never)) as unknown as { id: string };
    attempt.over();
    void queryClient.invalidateQueries({ queryKey: [view.record, 'list'] });
    history.push(view.addressOf(id));
  };
  return (
    <FieldsDialog
      title={title ?? say(view.title)}
      fields={view.fields}
      initial={initial}
      submit={view.submit ?? recordPageMessages.create}
      {...(view.submitting && { submitting: view.submitting })}
      onSubmit={create}
      onClose={onClose}
    />
  );
}

interface ChangeRecordDialogProps<Detail extends RecordVersion> {
  calls: Pick<RecordCalls<Detail>, 'change' | 'reload' | 'takeOver'>;
  record: Detail;
  fields: RecordFields;
  people?: Readonly<Record<string, ChosenPerson | null>>;
  /** Others rely on the record already: the change says why. */
  needsReason: boolean;
  onClose: () => void;
}

/** Changes the fields of a record. Only what was changed is sent. */
export function ChangeRecordDialog<Detail extends RecordVersion>(props: ChangeRecordDialogProps<Detail>) {
  const { calls, record, fields, people, needsReason, onClose } = props;
  const say = useSay();
  const [initial] = useState(() => enteredIn(record, fields));
  const reason: RecordField = {
    label: reasonMessages.reason,
    takes: 'text',
    maxLength: 1000,
    missing: recordPageMessages.reasonMissing,
  };
  const change = async (given: Given) => {
    const changed = Object.entries(given).filter(([name, value]) => String(value ?? '') !== initial[name]);
    const answer = await reloadWhenStale(
      () => calls.change(record, Object.fromEntries(changed) as never),
      () => calls.reload(record.id),
      say(recordPageMessages.changedMeanwhile),
    );
    await calls.takeOver(answer);
    onClose();
  };
  return (
    <FieldsDialog
      title={say(recordPageMessages.changeOne, { id: record.id })}
      fields={needsReason ? { ...fields, reason } : fields}
      initial={initial}
      {...(people && { people })}
      submit={generalMessages.save}
      onSubmit={change}
      onClose={onClose}
    />
  );
}

function enteredIn(record: object, fields: RecordFields): Entered {
  const held = record as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, String(held[name] ?? '')]));
}
