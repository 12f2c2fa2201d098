import { auditsPermissions as auditPermissions, auditsEndpoints as ofAudits } from './audits/contract';
import { calendarEndpoints, calendarPermissions } from './calendar/contract';
import { coverageEndpoints, coveragePermissions } from './coverage/contract';
import { findingsEndpoints, findingsPermissions } from './findings/contract';
import { independenceEndpoints, independencePermissions } from './independence/contract';
import { programmesEndpoints, programmesPermissions } from './programmes/contract';

export const auditsEndpoints = {
  ...ofAudits,
  ...findingsEndpoints,
  ...programmesEndpoints,
  ...independenceEndpoints,
  ...calendarEndpoints,
  ...coverageEndpoints,
};
export const auditsPermissions = {
  ...auditPermissions,
  ...findingsPermissions,
  ...programmesPermissions,
  ...independencePermissions,
  ...calendarPermissions,
  ...coveragePermissions,
};
