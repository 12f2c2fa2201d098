import { caseSelectionMessages as m } from '@vigie/domain/messages/case-list';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import { generalMessages } from '@vigie/domain/messages/shell';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { useState } from 'react';
import { call } from '../../../platform/api';
import { DayField } from '../../../platform/day-field';
import { DialogFoot } from '../../../platform/dialog-foot';
import { useForm } from '../../../platform/form';
import { useSay } from '../../../platform/messages';
import { type ChosenPerson, PersonChoice } from '../../../platform/person-choice';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/text-area';
import { notify } from '../../../ui/toast';
import { useRefetchCases } from './queries';

interface ChangeCasesDialogProps {
  property: 'ownerId' | 'dueDate';
  ids: readonly string[];
  onChanged: (ids: readonly string[]) => void;
  onClose: () => void;
}

interface Values extends Record<string, string> {
  ownerId: string;
  dueDate: string;
  reason: string;
}

interface Refused {
  readonly id: string;
  readonly sentence: string;
}

/** One change and one reason for all of them; those that refuse are listed with what they say. */
export function ChangeCasesDialog({ property, ids, onChanged, onClose }: ChangeCasesDialogProps) {
  const say = useSay();
  const refetch = useRefetchCases();
  // What is changed leaves the selection while the dialog still speaks of it.
  const [concerned] = useState(ids);
  const [refused, setRefused] = useState<readonly Refused[] | null>(null);
  const title = say(property === 'ownerId' ? m.changeOwner : m.changeDueDate);
  const apply = async ({ ownerId, dueDate, reason }: Values) => {
    const change = property === 'ownerId' ? { ownerId: Number(ownerId) } : { dueDate };
    const answer = await call(casesEndpoints.changeCases, {
      body: { ids: [...concerned], ...change, reason: reason.trim() },
    });
    await refetch();
    if (answer.changed.length > 0) notify.success(say(m.changed, { n: answer.changed.length }));
    onChanged(answer.changed);
    if (answer.refused.length === 0) onClose();
    else setRefused(answer.refused);
  };
  return (
    <Dialog title={title} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      {refused ? (
        <RefusedCases refused={refused} onClose={onClose} />
      ) : (
        <ChangeForm property={property} ids={concerned} apply={apply} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ChangeFormProps extends Omit<ChangeCasesDialogProps, 'onChanged'> {
  apply: (values: Values) => Promise<void>;
}

function ChangeForm({ property, ids, apply, onClose }: ChangeFormProps) {
  const say = useSay();
  const [values, setValues] = useState<Values>({ ownerId: '', dueDate: '', reason: '' });
  const [person, setPerson] = useState<ChosenPerson | null>(null);
  const { field, busy, failure, form } = useForm<Values>({
    values,
    onChange: setValues,
    check: (entered) => ({
      ...(property === 'ownerId' && !entered.ownerId && { ownerId: say(m.choosePerson) }),
      ...(property === 'dueDate' && !entered.dueDate && { dueDate: say(m.chooseDay) }),
      ...(!entered.reason.trim() && { reason: say(fieldMessages.required) }),
    }),
    submit: apply,
  });
  const owner = field('ownerId');
  return (
    <form {...form}>
      <div className="dialog-body stack-sm">
        <p className="muted">{say(m.whichCases, { n: ids.length, ids: ids.join(', ') })}</p>
        {property === 'ownerId' ? (
          <PersonChoice
            label={say(m.newOwner)}
            required
            error={owner.error}
            disabled={owner.disabled}
            value={person}
            onChange={(chosen) => {
              setPerson(chosen);
              owner.onChange(chosen ? String(chosen.id) : '');
            }}
          />
        ) : (
          <DayField {...field('dueDate')} label={say(m.newDueDate)} required />
        )}
        <TextArea {...field('reason')} label={say(m.reason)} required rows={2} maxLength={1000} />
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : m.change)} onCancel={onClose} />
    </form>
  );
}

function RefusedCases({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) {
  const say = useSay();
  return (
    <>
      <div className="dialog-body stack-sm">
        <Banner kind="warning">{say(m.refused, { n: refused.length })}</Banner>
        <ul className="cases-refused">
          {refused.map(({ id, sentence }) => (
            <li key={id}>
              <b>{id}</b> {sentence}
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
