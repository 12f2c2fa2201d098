import { everyColleague, type Permission } from '../../kernel/identity/permission';
import { dossierPermissions, recordPermissions } from '../records/public';
import type { reportsEndpoints } from './contract';
import { reportReaders } from './readers';

/** What each person may do to one report is said by the workflow. */
export const reportsPermissions: Record<keyof typeof reportsEndpoints, Permission> = {
  ...recordPermissions('Report', everyColleague),
  ...dossierPermissions('Report', everyColleague),
  createReport: reportReaders,
  reportFinding: reportReaders,
  captureReport: reportReaders,
  dryRunParameters: ['designer', 'company_admin'],
  listReports: reportReaders,
  exportReports: everyColleague,
  getQueue: everyColleague,
  getReport: reportReaders,
  changeReport: everyColleague,
  submitReport: everyColleague,
  discardReport: everyColleague,
  decideReport: everyColleague,
};
