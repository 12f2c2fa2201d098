import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { personChoiceMessages } from '@vigie/domain/messages/words/account-fields';
import { maxNewPlacements } from '@vigie/domain/modules/placements/contract';
import { placementPageMessages as m } from '@vigie/domain/modules/placements/page-messages';
import { placementPageTitles } from '@vigie/domain/modules/placements/page-titles';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { usePeople } from '../../platform/records/people';
import { Dialog } from '../../ui/overlays/dialog';
import { TagField } from '../../ui/pickers/tag-field';
import { PlaceForm } from './place-form';

interface Named {
  readonly username: string;
  readonly name: string;
}

/** Several people who come to the same department. */
export default function PlaceDialog({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const say = useSay();
  const [people, setPeople] = useState<readonly Named[]>([]);
  return (
    <Dialog
      title={say(placementPageTitles.place)}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      wide
      onClose={onClose}
    >
      <PlaceForm
        people={people.map(({ username }) => username)}
        choice={(error, disabled) => <People people={people} error={error} disabled={disabled} onChange={setPeople} />}
        onDone={onSent}
        onCancel={onClose}
      />
    </Dialog>
  );
}

interface PeopleProps {
  people: readonly Named[];
  error: string | undefined;
  disabled: boolean;
  onChange: (people: readonly Named[]) => void;
}

function People({ people, error, disabled, onChange }: PeopleProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const found = usePeople(typed);
  const offered = (found.data?.items ?? [])
    .filter(({ username }) => !people.some((one) => one.username === username))
    .slice(0, 8)
    .map(({ username, firstName, lastName }) => ({ username, name: `${firstName} ${lastName}`.trim() || username }));
  return (
    <TagField
      label={say(m.people)}
      error={error}
      disabled={disabled}
      placeholder={say(personChoiceMessages.selectPerson)}
      tags={people.map(({ username, name }) => ({
        id: username,
        label: name,
        removeLabel: say(m.removePerson, { name }),
      }))}
      options={offered.map(({ username, name }) => ({ id: username, label: name, note: username }))}
      text={typed}
      emptyText={say(found.isPending ? generalMessages.loading : personChoiceMessages.noneFound)}
      full={people.length >= maxNewPlacements}
      onText={setTyped}
      onAdd={(id) => onChange([...people, ...offered.filter(({ username }) => username === id)])}
      onRemove={(id) => onChange(people.filter(({ username }) => username !== id))}
    />
  );
}
