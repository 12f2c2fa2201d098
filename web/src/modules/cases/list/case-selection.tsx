import { caseExportMessages, caseSelectionMessages as m } from '@vigie/domain/messages/case-list';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseEntry } from '@vigie/domain/modules/cases/list-contract';
import { type ChangeableProperty, propertyObjection } from '@vigie/domain/modules/cases/workflow';
import { useState } from 'react';
import { actorOf } from '../../../platform/actor';
import { useSay } from '../../../platform/messages';
import { useUser } from '../../../platform/session';
import { SelectionBar } from '../../../ui/selection-bar';
import { sizeShown } from '../../attachments/public';
import type { CaseSearch } from './case-search';
import { ChangeCasesDialog } from './change-cases-dialog';
import { useExport } from './use-export';

interface CaseSelectionProps {
  kind: Kind;
  search: CaseSearch;
  entries: readonly CaseEntry[];
  /** These have been dealt with. */
  onDrop: (ids: readonly string[]) => void;
  onClear: () => void;
}

const mostAtOnce = 200;

export function CaseSelection({ kind, search, entries, onDrop, onClear }: CaseSelectionProps) {
  const say = useSay();
  const why = useWhyNone(entries);
  const [changing, setChanging] = useState<'ownerId' | 'dueDate' | null>(null);
  const { received, start, cancel } = useExport(kind, search);
  const exporting = received !== null;
  return (
    <>
      <SelectionBar
        label={say(m.label)}
        count={say(m.count, { n: entries.length })}
        clearLabel={say(m.clear)}
        onClear={onClear}
        actions={[
          {
            id: 'owner',
            icon: 'user',
            label: say(m.changeOwner),
            why: why('ownerId'),
            onPress: () => setChanging('ownerId'),
          },
          {
            id: 'due-date',
            icon: 'calendar',
            label: say(m.changeDueDate),
            why: why('dueDate'),
            onPress: () => setChanging('dueDate'),
          },
          {
            id: 'export',
            icon: exporting ? 'x' : 'download',
            label: exporting
              ? `${say(caseExportMessages.cancel)} (${sizeShown(received)})`
              : say(caseExportMessages.export),
            why: entries.length > mostAtOnce ? say(m.tooMany, { most: mostAtOnce }) : undefined,
            onPress: () => (exporting ? cancel() : void start(entries.map(({ id }) => id))),
          },
        ]}
      />
      {changing && (
        <ChangeCasesDialog
          property={changing}
          ids={entries.map(({ id }) => id)}
          onChanged={onDrop}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}

/** What stands in the way of every selected case; where only some refuse, the server says which. */
function useWhyNone(entries: readonly CaseEntry[]): (property: ChangeableProperty) => string | undefined {
  const say = useSay();
  const actor = actorOf(useUser());
  return (property) => {
    if (entries.length > mostAtOnce) return say(m.tooMany, { most: mostAtOnce });
    const objections = entries.map(({ ownerId, status }) =>
      status === 'waiting_approval'
        ? { message: m.waiting }
        : propertyObjection({ companyId: actor.companyId, ownerId, status }, actor, property),
    );
    const first = objections[0];
    return first && objections.every((objection) => objection !== null) ? say(first.message, first.values) : undefined;
  };
}
