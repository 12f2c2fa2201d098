import { everyColleague, type Permission } from '../../kernel/identity/permission';
import { recordPermissions } from '../records/public';
import type { actionsEndpoints } from './contract';

/** Who gets to the pages of actions. Apart from the table, which the first page of the web can do without. */
export const actionReaders: Permission = everyColleague;

/** What each person may do to one action is said by its workflow. */
export const actionsPermissions: Record<keyof typeof actionsEndpoints, Permission> = {
  ...recordPermissions('Action', everyColleague),
  listActions: actionReaders,
  getActionBoard: everyColleague,
  exportActions: everyColleague,
  changeActions: everyColleague,
  createAction: actionReaders,
  getAction: actionReaders,
  changeAction: everyColleague,
  moveAction: everyColleague,
  askExtension: everyColleague,
  answerExtension: everyColleague,
  withdrawExtension: everyColleague,
};
