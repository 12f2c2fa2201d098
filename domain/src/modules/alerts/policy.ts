import { everyColleague, type Permission } from '../../kernel/identity/permission';
import type { alertsEndpoints } from './contract';

/** Who gets to the pages of alerts. Apart from the table, which the first page of the web can do without. */
export const alertReaders: Permission = everyColleague;

/** Everyone may write to everyone of their company; an alert is read by its author and its recipients. */
export const alertsPermissions: Record<keyof typeof alertsEndpoints, Permission> = {
  listAlerts: alertReaders,
  countUnreadAlerts: everyColleague,
  getAlert: everyColleague,
  sendAlert: everyColleague,
  readAlerts: everyColleague,
  tickAlert: everyColleague,
  searchRecipients: everyColleague,
  searchRecords: everyColleague,
};
