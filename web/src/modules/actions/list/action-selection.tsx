import { actionSelectionMessages as m } from '@vigie/domain/messages/action-list';
import { actionEditMessages } from '@vigie/domain/messages/action-page';
import { priorityMessages } from '@vigie/domain/messages/actions';
import { selectionMessages } from '@vigie/domain/messages/lists';
import { changeObjection, dueDateProblem } from '@vigie/domain/modules/actions/changes';
import { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { ActionEntry } from '@vigie/domain/modules/actions/list-contract';
import { priorities } from '@vigie/domain/modules/actions/record';
import { actorOf } from '../../../platform/actor';
import { call } from '../../../platform/api';
import { todayHere } from '../../../platform/dates';
import { ListChanges } from '../../../platform/list-changes';
import type { Chosen } from '../../../platform/list-table';
import { useUser } from '../../../platform/session';
import { refetchActions } from '../queries';
import type { ActionSearch } from './action-search';
import { actionExport } from './queries';

interface ActionSelectionProps extends Chosen<ActionEntry> {
  search: ActionSearch;
}

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

export function ActionSelection({ search, ...chosen }: ActionSelectionProps) {
  const actor = actorOf(useUser());
  return (
    <ListChanges
      {...chosen}
      changes={changes}
      texts={m}
      source={actionExport(search)}
      objectionTo={(entry, field) =>
        changeObjection({ ...entry, companyId: actor.companyId }, field, actor, { isCaseEnded: false })
      }
      apply={async (name, value, reason, ids) => {
        const body = { ids: [...ids], ...changeTo(name, value), reason };
        const outcome = await call(actionsEndpoints.changeActions, { body });
        await refetchActions();
        return outcome;
      }}
    />
  );
}

function changeTo(name: Change['name'], value: string) {
  if (name === 'priority') return { priority: priorities.find((one) => one === value) ?? 'low' };
  return { [name]: name === 'dueDate' ? value : Number(value) };
}
