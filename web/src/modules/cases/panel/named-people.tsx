import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { personChoiceMessages } from '@vigie/domain/messages/words/account-fields';
import { alertsMessages } from '@vigie/domain/modules/alerts/messages';
import { confidentialityMessages as m } from '@vigie/domain/modules/cases/messages/confidentiality';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { usePeople } from '../../../platform/records/people';
import type { ChosenPerson } from '../../../platform/records/person-choice';
import { TagField } from '../../../ui/pickers/tag-field';

interface NamedPeopleProps {
  people: readonly ChosenPerson[];
  error: string | undefined;
  disabled: boolean;
  onChange: (people: ChosenPerson[]) => void;
}

/** Several of the company's active users, by name. */
export function NamedPeople({ people, error, disabled, onChange }: NamedPeopleProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const found = usePeople(typed);
  const chosen = new Set(people.map(({ id }) => id));
  const offered = (found.data?.items ?? []).filter(({ id }) => !chosen.has(id)).slice(0, 8);
  const nameOf = (user: (typeof offered)[number]) => `${user.firstName} ${user.lastName}`.trim() || user.username;
  const add = (id: string) => {
    const user = offered.find((one) => String(one.id) === id);
    if (user) onChange([...people, { id: user.id, name: nameOf(user) }]);
  };
  return (
    <TagField
      label={say(m.people)}
      optional={say(reasonMessages.optional)}
      error={error}
      placeholder={say(personChoiceMessages.selectPerson)}
      tags={people.map(({ id, name }) => ({
        id: String(id),
        label: name,
        removeLabel: say(alertsMessages.removeRecipient, { name }),
      }))}
      options={offered.map((user) => ({ id: String(user.id), label: nameOf(user), note: user.username }))}
      text={typed}
      emptyText={say(found.isPending ? generalMessages.loading : personChoiceMessages.noneFound)}
      disabled={disabled}
      onText={setTyped}
      onAdd={add}
      onRemove={(id) => onChange(people.filter((person) => String(person.id) !== id))}
    />
  );
}
