import { everyColleague, type Permission } from '../../kernel/identity/permission';
import type { recordsEndpoints } from './contract';

export const recordsPermissions: Record<keyof typeof recordsEndpoints, Permission> = {
  findRecords: everyColleague,
  listRelatedRecords: everyColleague,
  listSavedViews: everyColleague,
  saveView: everyColleague,
  archiveView: everyColleague,
};
