import { initialsOfName } from '@vigie/domain/modules/reports/answers';
import { questionMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import { useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { usePeople } from '../../../../platform/records/people';
import { PersonField } from '../../../../ui/pickers/person-field';

interface NameFieldProps {
  name: string;
  label: string;
  optional?: string | undefined;
  value: string;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onChange: (name: string) => void;
}

const offeredAtMost = 6;

/** A person, known to the company or not: a report may name a visitor or a supplier. */
export function NameField({ value, ...rest }: NameFieldProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const people = usePeople(text).data?.items ?? [];
  return (
    <PersonField
      {...rest}
      help={say(m.whoHelp)}
      value={value}
      items={people.slice(0, offeredAtMost).map(({ id, firstName, lastName, username }) => ({
        id: String(id),
        label: `${firstName} ${lastName}`.trim(),
        note: username,
      }))}
      onText={setText}
      initials={initialsOfName(value)}
      removeLabel={say(m.removePerson, { name: value })}
      maxLength={200}
    />
  );
}
