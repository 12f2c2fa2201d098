import { actionList as declared } from '@vigie/domain/modules/actions/list';
import { describeList } from '../../../platform/lists/list-search';

export const actionsPath = '/apps/actions';
export const newTaskPath = '/apps/actions/new';

export const actionList = describeList(declared);

export type ActionSearch = ReturnType<typeof actionList.searchOf>;
export type Show = (changes: Partial<ActionSearch>) => void;

export function addressOfActions(search: ActionSearch): string {
  return actionList.addressAt(actionsPath, search);
}
