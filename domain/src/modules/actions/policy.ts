import { everyColleague, type Permission } from '../../kernel/permission';
import type { actionsEndpoints } from './contract';

/** What each person may do to one action is said by its workflow. */
export const actionsPermissions: Record<keyof typeof actionsEndpoints, Permission> = {
  listActions: everyColleague,
  getAction: everyColleague,
  moveAction: everyColleague,
};
