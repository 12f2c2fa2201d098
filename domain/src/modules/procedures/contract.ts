import { copiesEndpoints, copiesPermissions } from './copies/contract';
import {
  proceduresEndpoints as ofProcedures,
  proceduresPermissions as procedurePermissions,
} from './procedures/contract';
import { versionsEndpoints, versionsPermissions } from './versions/contract';

export const proceduresEndpoints = { ...ofProcedures, ...versionsEndpoints, ...copiesEndpoints };
export const proceduresPermissions = { ...procedurePermissions, ...versionsPermissions, ...copiesPermissions };
