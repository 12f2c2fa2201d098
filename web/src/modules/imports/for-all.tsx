import { kinds } from '@vigie/domain/kernel/kinds';
import { kindMessages } from '@vigie/domain/messages/kinds';
import { criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { criticalities } from '@vigie/domain/modules/cases/public';
import type { ChosenForAll } from '@vigie/domain/modules/imports/mapping';
import { importPageMessages as m } from '@vigie/domain/modules/imports/messages/page';
import type { ImportSubject } from '@vigie/domain/modules/imports/subjects';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { type ChosenPerson, PersonChoice } from '../../platform/records/person-choice';
import { Select } from '../../ui/choices/select';
import { Card } from '../../ui/foundation/card';

interface ForAllProps {
  subject: ImportSubject;
  chosen: ChosenForAll;
  /** Of the person who was chosen before. */
  ownerName: string | null;
  onChange: (changes: Partial<ChosenForAll>) => void;
}

/** What holds where a line says nothing. */
export function ForAll({ subject, chosen, ownerName, onChange }: ForAllProps) {
  const say = useSay();
  const nothing = { value: '' as const, label: say(m.nothingForAll) };
  const kindOptions = kinds.map((kind) => ({ value: kind, label: say(kindMessages[kind]) }));
  const criticalityOptions = criticalities.map((one) => ({ value: one, label: say(criticalityMessages[one]) }));
  return (
    <Card title={say(m.forAll)}>
      <div className="grid import-fields">
        {subject === 'cases' && (
          <>
            <Select
              label={say(m.kindForAll)}
              options={[nothing, ...kindOptions]}
              value={chosen.kind ?? ''}
              onChange={(kind) => onChange({ kind: kind || null })}
            />
            <Select
              label={say(m.criticalityForAll)}
              options={[nothing, ...criticalityOptions]}
              value={chosen.criticality ?? ''}
              onChange={(criticality) => onChange({ criticality: criticality || null })}
            />
          </>
        )}
        <OwnerForAll
          subject={subject}
          ownerName={ownerName}
          ownerId={chosen.ownerId}
          onChange={(ownerId) => onChange({ ownerId })}
        />
      </div>
    </Card>
  );
}

interface OwnerForAllProps {
  subject: ImportSubject;
  ownerId: number | null;
  ownerName: string | null;
  onChange: (id: number | null) => void;
}

function OwnerForAll({ subject, ownerId, ownerName, onChange }: OwnerForAllProps) {
  const say = useSay();
  const before = ownerId === null ? null : { id: ownerId, name: ownerName ?? '' };
  const [person, setPerson] = useState<ChosenPerson | null>(before);
  return (
    <PersonChoice
      label={say(subject === 'cases' ? m.ownerForAll : m.leadForAll)}
      help={say(subject === 'cases' ? m.ownerForAllHelp : m.leadForAllHelp)}
      value={person}
      onChange={(chosen) => {
        setPerson(chosen);
        onChange(chosen?.id ?? null);
      }}
    />
  );
}
