import { caseSelectionMessages as m } from '@vigie/domain/messages/case-list';
import { selectionMessages } from '@vigie/domain/messages/lists';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseEntry } from '@vigie/domain/modules/cases/list-contract';
import { propertyObjection } from '@vigie/domain/modules/cases/workflow';
import { useState } from 'react';
import { actorOf } from '../../../platform/actor';
import { call } from '../../../platform/api';
import { ChangeDialog } from '../../../platform/change-dialog';
import type { Chosen } from '../../../platform/list-table';
import { useSay } from '../../../platform/messages';
import { SelectionActions } from '../../../platform/selection-actions';
import { useUser } from '../../../platform/session';
import type { CaseSearch } from './case-search';
import { caseExport, useRefetchCases } from './queries';

interface CaseSelectionProps extends Chosen<CaseEntry> {
  kind: Kind;
  search: CaseSearch;
}

const mostAtOnce = 200;

const changes = [
  { name: 'ownerId', icon: 'user', title: m.changeOwner, label: m.newOwner, takes: 'person' },
  {
    name: 'dueDate',
    icon: 'calendar',
    title: selectionMessages.changeDueDate,
    label: selectionMessages.newDueDate,
    takes: 'day',
  },
] as const;
type Change = (typeof changes)[number];

export function CaseSelection({ kind, search, entries, onDrop, onClear }: CaseSelectionProps) {
  const say = useSay();
  const refetch = useRefetchCases();
  const why = useWhyNone(entries);
  const [changing, setChanging] = useState<Change | null>(null);
  const ids = entries.map(({ id }) => id);
  const tooMany = entries.length > mostAtOnce ? say(m.tooMany, { most: mostAtOnce }) : undefined;
  return (
    <>
      <SelectionActions
        ids={ids}
        actions={changes.map((change) => ({
          id: change.name,
          icon: change.icon,
          label: say(change.title),
          why: tooMany ?? why(change.name),
          onPress: () => setChanging(change),
        }))}
        source={caseExport(kind, search)}
        why={tooMany}
        onClear={onClear}
      />
      {changing && (
        <ChangeDialog
          change={changing}
          ids={ids}
          texts={m}
          apply={async (value, reason, concerned) => {
            const change = changing.name === 'ownerId' ? { ownerId: Number(value) } : { dueDate: value };
            const body = { ids: [...concerned], ...change, reason };
            const outcome = await call(casesEndpoints.changeCases, { body });
            await refetch();
            return outcome;
          }}
          onChanged={onDrop}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}

/** What stands in the way of every selected case; where only some refuse, the server says which. */
function useWhyNone(entries: readonly CaseEntry[]): (property: Change['name']) => string | undefined {
  const say = useSay();
  const actor = actorOf(useUser());
  return (property) => {
    const objections = entries.map(({ ownerId, status }) =>
      status === 'waiting_approval'
        ? { message: m.waiting }
        : propertyObjection({ companyId: actor.companyId, ownerId, status }, actor, property),
    );
    const first = objections[0];
    return first && objections.every((objection) => objection !== null) ? say(first.message, first.values) : undefined;
  };
}
