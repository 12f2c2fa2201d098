import type { Permission } from '../../kernel/permission';
import type { reportsEndpoints } from './contract';

/** What each person may do to one report is said by the workflow. */
export const reportsPermissions: Record<keyof typeof reportsEndpoints, Permission> = {
  createReport: 'signed_in',
  listReports: 'signed_in',
  getQueue: 'signed_in',
  getReport: 'signed_in',
  changeReport: 'signed_in',
  submitReport: 'signed_in',
  discardReport: 'signed_in',
  decideReport: 'signed_in',
  attachToReport: 'signed_in',
  detachFromReport: 'signed_in',
  downloadReportAttachment: 'signed_in',
  getReportHistory: 'signed_in',
  listReportComments: 'signed_in',
  commentOnReport: 'signed_in',
  listReportReaders: 'signed_in',
};
