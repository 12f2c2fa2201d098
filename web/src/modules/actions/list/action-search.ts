import { dueFilterMessages } from '@vigie/domain/messages/lists';
import { dueStates } from '@vigie/domain/modules/actions/list-contract';
import { actionListMessages as m } from '@vigie/domain/modules/actions/messages/list';
import {
  actionColumnMessages,
  actionStatusMessages,
  originKindMessages,
  priorityMessages,
} from '@vigie/domain/modules/actions/messages/workflow';
import { originKinds, priorities } from '@vigie/domain/modules/actions/record';
import { actionStatuses } from '@vigie/domain/modules/actions/workflow';
import { describeList } from '../../../platform/lists/list-search';

export const actionsPath = '/apps/actions';
export const newTaskPath = '/apps/actions/new';

/** What the list of actions is narrowed and sorted by. */
export const actionList = describeList(
  {
    status: { label: actionColumnMessages.status, values: actionStatuses, words: actionStatusMessages },
    priority: { label: actionColumnMessages.priority, values: priorities, words: priorityMessages },
    origin: { label: actionColumnMessages.origin, values: originKinds, words: originKindMessages },
    due: { label: m.due, values: dueStates, words: dueFilterMessages },
    dueFrom: { label: dueFilterMessages.dueFrom },
    dueTo: { label: dueFilterMessages.dueTo },
  },
  actionColumnMessages,
);

export type ActionSearch = ReturnType<typeof actionList.searchOf>;
export type Show = (changes: Partial<ActionSearch>) => void;

export function addressOfActions(search: ActionSearch): string {
  return actionList.addressAt(actionsPath, search);
}
