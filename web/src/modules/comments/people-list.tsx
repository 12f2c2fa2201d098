import { commentsMessages as m } from '@vigie/domain/messages/comments';
import type { Person } from '@vigie/domain/modules/accounts/public';
import { useSay } from '../../platform/messages';

interface PeopleListProps {
  id: string;
  people: readonly Person[];
  active: number;
  onChoose: (person: Person) => void;
}

/** Who can be called. The text keeps the focus and hears the keys. */
export function PeopleList({ id, people, active, onChoose }: PeopleListProps) {
  const say = useSay();
  if (people.length === 0) {
    return (
      <p id={id} className="mention-list mention-none">
        {say(m.nobody)}
      </p>
    );
  }
  return (
    <div id={id} className="mention-list" role="listbox" aria-label={say(m.people)}>
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text keeps the focus and hears the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus and hears the keys
        <div
          key={person.id}
          id={`${id}-${index}`}
          className="mention-option"
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <span className="grow clip">{person.displayName}</span>
          <small>@{person.username}</small>
        </div>
      ))}
    </div>
  );
}
