import { actionSelectionMessages as m } from '@vigie/domain/messages/action-list';
import { actionEditMessages } from '@vigie/domain/messages/action-page';
import { priorityMessages } from '@vigie/domain/messages/actions';
import { selectionMessages } from '@vigie/domain/messages/lists';
import { changeObjection, dueDateProblem } from '@vigie/domain/modules/actions/changes';
import { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { ActionEntry } from '@vigie/domain/modules/actions/list-contract';
import { priorities } from '@vigie/domain/modules/actions/record';
import { useState } from 'react';
import { actorOf } from '../../../platform/actor';
import { call } from '../../../platform/api';
import { ChangeDialog } from '../../../platform/change-dialog';
import { todayHere } from '../../../platform/dates';
import type { Chosen } from '../../../platform/list-table';
import { useSay } from '../../../platform/messages';
import { SelectionActions } from '../../../platform/selection-actions';
import { useUser } from '../../../platform/session';
import { refetchActions } from '../queries';
import type { ActionSearch } from './action-search';
import { actionExport } from './queries';

interface ActionSelectionProps extends Chosen<ActionEntry> {
  search: ActionSearch;
}

const mostAtOnce = 200;

const changes = [
  {
    name: 'responsibleId',
    icon: 'user',
    title: m.changeResponsible,
    label: actionEditMessages.newResponsible,
    takes: 'person',
  },
  {
    name: 'approverId',
    icon: 'users',
    title: actionEditMessages.changeApprover,
    label: actionEditMessages.newApprover,
    takes: 'person',
  },
  {
    name: 'dueDate',
    icon: 'calendar',
    title: selectionMessages.changeDueDate,
    label: selectionMessages.newDueDate,
    takes: 'day',
    problemOf: (day: string) => dueDateProblem(day, todayHere())?.message ?? null,
  },
  {
    name: 'priority',
    icon: 'sort',
    title: actionEditMessages.changePriority,
    label: m.newPriority,
    takes: priorityMessages,
  },
] as const;
type Change = (typeof changes)[number];

export function ActionSelection({ search, entries, onDrop, onClear }: ActionSelectionProps) {
  const say = useSay();
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
        source={actionExport(search)}
        why={tooMany}
        onClear={onClear}
      />
      {changing && (
        <ChangeDialog
          change={changing}
          ids={ids}
          texts={m}
          apply={async (value, reason, concerned) => {
            const body = { ids: [...concerned], ...changeTo(changing.name, value), reason };
            const outcome = await call(actionsEndpoints.changeActions, { body });
            await refetchActions();
            return outcome;
          }}
          onChanged={onDrop}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}

function changeTo(name: Change['name'], value: string) {
  if (name === 'priority') return { priority: priorities.find((one) => one === value) ?? 'low' };
  return { [name]: name === 'dueDate' ? value : Number(value) };
}

/** What stands in the way of every selected action; where only some refuse, the server says which. */
function useWhyNone(entries: readonly ActionEntry[]): (field: Change['name']) => string | undefined {
  const say = useSay();
  const actor = actorOf(useUser());
  return (field) => {
    const objections = entries.map((entry) =>
      changeObjection({ ...entry, companyId: actor.companyId }, field, actor, { isCaseEnded: false }),
    );
    const first = objections[0];
    return first && objections.every((objection) => objection !== null) ? say(first.message, first.values) : undefined;
  };
}
