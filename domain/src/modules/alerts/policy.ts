import { everyColleague, type Permission } from '../../kernel/permission';
import type { alertsEndpoints } from './contract';

/** Everyone may write to everyone of their company; an alert is read by whoever wrote or received it. */
export const alertsPermissions: Record<keyof typeof alertsEndpoints, Permission> = {
  listAlerts: everyColleague,
  countUnreadAlerts: everyColleague,
  getAlert: everyColleague,
  sendAlert: everyColleague,
  readAlerts: everyColleague,
  tickAlert: everyColleague,
  searchRecipients: everyColleague,
  searchRecords: everyColleague,
};
