import type { Person } from '@vigie/domain/modules/accounts/public';
import { commentsMessages as m } from '@vigie/domain/modules/comments/messages';
import { useSay } from '../../platform/page/messages';
import { OptionList } from '../../ui/pickers/option-list';

interface PeopleListProps {
  id: string;
  people: readonly Person[];
  active: number;
  onChoose: (person: Person) => void;
}

/** Who can be called. */
export function PeopleList({ id, people, active, onChoose }: PeopleListProps) {
  const say = useSay();
  if (people.length === 0) {
    return (
      <p id={id} className="bordered note option-list option-none">
        {say(m.none)}
      </p>
    );
  }
  const options = people.map((person) => ({
    id: String(person.id),
    label: person.displayName,
    note: `@${person.username}`,
    person,
  }));
  return (
    <OptionList
      id={id}
      label={say(m.people)}
      options={options}
      active={active}
      onChoose={({ person }) => onChoose(person)}
    />
  );
}
