import type { Permission } from '../../kernel/identity/permission';
import type { trailEndpoints } from './contract';

const trailReaders: Permission = ['qa', 'company_admin', 'platform_admin'];

export const trailPermissions: Record<keyof typeof trailEndpoints, Permission> = {
  listAuditEvents: trailReaders,
  exportAuditEvents: trailReaders,
  downloadTrailVerifier: trailReaders,
  getTrailKey: trailReaders,
};
