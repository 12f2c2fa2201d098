import { auditsPermissions as auditPermissions, auditsEndpoints as ofAudits } from './audits/contract';
import { findingsEndpoints, findingsPermissions } from './findings/contract';

export const auditsEndpoints = { ...ofAudits, ...findingsEndpoints };
export const auditsPermissions = { ...auditPermissions, ...findingsPermissions };
