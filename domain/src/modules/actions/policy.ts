import { everyColleague, type Permission } from '../../kernel/permission';
import type { actionsEndpoints } from './contract';

export const actionsPermissions: Record<keyof typeof actionsEndpoints, Permission> = {
  listActions: everyColleague,
};
