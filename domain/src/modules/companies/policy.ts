import type { Permission } from '../../kernel/permission';
import type { companiesEndpoints } from './contract';

export const companiesPermissions: Record<keyof typeof companiesEndpoints, Permission> = {
  signUp: 'anyone',
};
