import { everyColleague, type Permission } from '../../kernel/permission';
import type { reportsEndpoints } from './contract';

/** What each person may do to one report is said by the workflow. */
export const reportsPermissions: Record<keyof typeof reportsEndpoints, Permission> = {
  createReport: everyColleague,
  listReports: everyColleague,
  getQueue: everyColleague,
  getReport: everyColleague,
  changeReport: everyColleague,
  submitReport: everyColleague,
  discardReport: everyColleague,
  decideReport: everyColleague,
  attachToReport: everyColleague,
  detachFromReport: everyColleague,
  downloadReportAttachment: everyColleague,
  getReportHistory: everyColleague,
  listReportComments: everyColleague,
  commentOnReport: everyColleague,
  listReportReaders: everyColleague,
};
