import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { personChoiceMessages } from '@vigie/domain/messages/words/account-fields';
import { type ReactNode, useState } from 'react';
import { Combobox } from '../../ui/pickers/combobox';
import { useSay } from '../page/messages';
import { usePeople } from './people';

export interface ChosenPerson {
  readonly id: number;
  readonly name: string;
}

interface PersonChoiceProps {
  label: string;
  explanation?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  optional?: string | undefined;
  labelEnd?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  value: ChosenPerson | null;
  onChange: (person: ChosenPerson | null) => void;
}

/** One of the company's active users; typing searches among all of them. */
export function PersonChoice({ value, onChange, ...field }: PersonChoiceProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const people = usePeople(value ? '' : typed);
  const found = people.data?.items ?? [];
  const nameOf = (user: (typeof found)[number]) => `${user.firstName} ${user.lastName}`.trim() || user.username;
  const choose = (id: string) => {
    const user = found.find((one) => String(one.id) === id);
    setTyped('');
    onChange(user ? { id: user.id, name: nameOf(user) } : null);
  };
  return (
    <Combobox
      {...field}
      placeholder={say(personChoiceMessages.selectPerson)}
      items={found.map((user) => ({ id: String(user.id), label: nameOf(user), note: user.username }))}
      value={value && String(value.id)}
      text={value ? value.name : typed}
      emptyText={say(people.isPending ? generalMessages.loading : personChoiceMessages.noneFound)}
      onText={(text) => {
        setTyped(text);
        if (value) onChange(null);
      }}
      onChange={choose}
    />
  );
}
