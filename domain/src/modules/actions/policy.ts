import { everyColleague, type Permission } from '../../kernel/permission';
import type { actionsEndpoints } from './contract';

/** What each person may do to one action is said by its workflow. */
export const actionsPermissions: Record<keyof typeof actionsEndpoints, Permission> = {
  listActions: everyColleague,
  getActionBoard: everyColleague,
  exportActions: everyColleague,
  changeActions: everyColleague,
  createAction: everyColleague,
  getAction: everyColleague,
  changeAction: everyColleague,
  moveAction: everyColleague,
  askExtension: everyColleague,
  answerExtension: everyColleague,
  takeExtensionBack: everyColleague,
  attachToAction: everyColleague,
  detachFromAction: everyColleague,
  downloadActionAttachment: everyColleague,
  listActionComments: everyColleague,
  commentOnAction: everyColleague,
  listActionReaders: everyColleague,
  getActionHistory: everyColleague,
};
