import type { BulkOutcome } from '@vigie/domain/kernel/listing';
import type { Message } from '@vigie/domain/kernel/message';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { selectionMessages as m } from '@vigie/domain/messages/lists';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button';
import { Select } from '../../ui/choices/select';
import { TextArea } from '../../ui/fields/text-area';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { DayField } from '../page/day-field';
import { useForm } from '../page/form';
import { DialogFoot } from './dialog-foot';
import './change-dialog.css';
import { useSay } from '../page/messages';
import { type ChosenPerson, PersonChoice } from './person-choice';

/** One property that several records get another value of. */
export interface SharedChange {
  /** As the server calls it. */
  readonly name: string;
  readonly title: Message;
  readonly label: Message;
  /** A person of the company, a day, or one of these. */
  readonly takes: 'person' | 'day' | Readonly<Record<string, Message>>;
  /** What can be said of a value without asking the server. */
  readonly problemOf?: (value: string) => Message | null;
}

interface ChangeDialogProps {
  change: SharedChange;
  ids: readonly string[];
  texts: Readonly<Record<'which' | 'changed' | 'refused', Message>>;
  apply: (value: string, reason: string, ids: readonly string[]) => Promise<BulkOutcome>;
  onChanged: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** One change and one reason for all of them; those that refuse are listed with what they say. */
export function ChangeDialog({ change, ids, texts, apply, onChanged, onClose }: ChangeDialogProps) {
  const say = useSay();
  // What is changed leaves the selection while the dialog still speaks of it.
  const [concerned] = useState(ids);
  const [refused, setRefused] = useState<BulkOutcome['refused']>([]);
  const submit = async (value: string, reason: string) => {
    const outcome = await apply(value, reason, concerned);
    if (outcome.changed.length > 0) notify.success(say(texts.changed, { n: outcome.changed.length }));
    onChanged(outcome.changed);
    if (outcome.refused.length === 0) onClose();
    else setRefused(outcome.refused);
  };
  return (
    <Dialog title={say(change.title)} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      {refused.length > 0 ? (
        <Refused refused={refused} sentence={say(texts.refused, { n: refused.length })} onClose={onClose} />
      ) : (
        <ChangeForm
          change={change}
          which={say(texts.which, { n: concerned.length, ids: concerned.join(', ') })}
          submit={submit}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface ChangeFormProps {
  change: SharedChange;
  which: string;
  submit: (value: string, reason: string) => Promise<void>;
  onClose: () => void;
}

function ChangeForm({ change, which, submit, onClose }: ChangeFormProps) {
  const say = useSay();
  const { name, label, takes, problemOf } = change;
  const [values, setValues] = useState<Record<string, string>>({
    [name]: typeof takes === 'string' ? '' : (Object.keys(takes)[0] ?? ''),
    reason: '',
  });
  const [person, setPerson] = useState<ChosenPerson | null>(null);
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ [name]: value = '', reason = '' }) => {
      const problem = value ? problemOf?.(value) : takes === 'person' ? m.choosePerson : m.chooseDay;
      return {
        ...(problem && { [name]: say(problem) }),
        ...(!reason.trim() && { reason: say(fieldMessages.required) }),
      };
    },
    submit: ({ [name]: value = '', reason = '' }) => submit(value, reason.trim()),
  });
  const asked = { ...field(name), value: values[name] ?? '' };
  return (
    <form {...form}>
      <div className="dialog-body stack-sm">
        <p className="muted">{which}</p>
        {takes === 'person' && (
          <PersonChoice
            label={say(label)}
            required
            error={asked.error}
            disabled={asked.disabled}
            value={person}
            onChange={(chosen) => {
              setPerson(chosen);
              asked.onChange(chosen ? String(chosen.id) : '');
            }}
          />
        )}
        {takes === 'day' && <DayField {...asked} label={say(label)} required />}
        {typeof takes === 'object' && (
          <Select
            label={say(label)}
            disabled={asked.disabled}
            value={asked.value}
            options={Object.entries(takes).map(([value, word]) => ({ value, label: say(word) }))}
            onChange={asked.onChange}
          />
        )}
        <TextArea {...field('reason')} label={say(m.reason)} required rows={2} maxLength={1000} />
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : m.change)} onCancel={onClose} />
    </form>
  );
}

interface RefusedProps {
  refused: BulkOutcome['refused'];
  sentence: string;
  onClose: () => void;
}

function Refused({ refused, sentence, onClose }: RefusedProps) {
  const say = useSay();
  return (
    <>
      <div className="dialog-body stack-sm">
        <Banner kind="warning">{sentence}</Banner>
        <ul className="grid refused">
          {refused.map(({ id, sentence: why }) => (
            <li key={id}>
              <b>{id}</b> {why}
            </li>
          ))}
        </ul>
      </div>
      <div className="dialog-foot">
        <Button look="primary" autoFocus onClick={onClose}>
          {say(generalMessages.close)}
        </Button>
      </div>
    </>
  );
}
