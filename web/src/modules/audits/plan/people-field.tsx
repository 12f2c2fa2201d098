import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { personChoiceMessages } from '@vigie/domain/messages/words/account-fields';
import { planMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { usePeople } from '../../../platform/records/people';
import type { ChosenPerson } from '../../../platform/records/person-choice';
import { TagField } from '../../../ui/pickers/tag-field';

interface PeopleFieldProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  value: readonly ChosenPerson[];
  most: number;
  onChange: (people: readonly ChosenPerson[]) => void;
}

/** Several of the company's active users, by name. */
export function PeopleField({ value, most, onChange, disabled, ...field }: PeopleFieldProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const found = usePeople(typed);
  const chosen = new Set(value.map(({ id }) => id));
  const offered = (found.data?.items ?? []).filter(({ id }) => !chosen.has(id)).slice(0, 8);
  const nameOf = (user: (typeof offered)[number]) => `${user.firstName} ${user.lastName}`.trim() || user.username;
  const add = (id: string) => {
    const user = offered.find((one) => String(one.id) === id);
    if (user) onChange([...value, { id: user.id, name: nameOf(user) }]);
  };
  return (
    <TagField
      {...field}
      placeholder={say(personChoiceMessages.selectPerson)}
      tags={value.map(({ id, name }) => ({
        id: String(id),
        label: name,
        removeLabel: say(m.removeWord, { word: name }),
      }))}
      options={offered.map((user) => ({ id: String(user.id), label: nameOf(user), note: user.username }))}
      text={typed}
      full={value.length >= most}
      disabled={disabled === true}
      emptyText={say(found.isPending ? generalMessages.loading : personChoiceMessages.noneFound)}
      onText={setTyped}
      onAdd={add}
      onRemove={(id) => onChange(value.filter((person) => String(person.id) !== id))}
    />
  );
}
