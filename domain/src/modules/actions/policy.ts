import { everyColleague, type Permission } from '../../kernel/identity/permission';
import { dossierPermissions, recordPermissions } from '../records/public';
import type { actionsEndpoints } from './contract';
import { actionReaders } from './readers';

/** What each person may do to one action is said by its workflow. */
export const actionsPermissions: Record<keyof typeof actionsEndpoints, Permission> = {
  ...recordPermissions('Action', everyColleague),
  ...dossierPermissions('Action', everyColleague),
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
