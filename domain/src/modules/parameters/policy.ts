import { everyColleague, type Permission } from '../../kernel/identity/permission';
import type { parametersEndpoints } from './contract';

export const parametersPermissions: Record<keyof typeof parametersEndpoints, Permission> = {
  getParameters: everyColleague,
  changeParameters: ['designer', 'company_admin'],
  getNumbering: ['designer', 'company_admin'],
  getUsage: ['company_admin'],
};
