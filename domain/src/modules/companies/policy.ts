import type { Permission } from '../../kernel/identity/permission';
import type { companiesEndpoints } from './contract';

const platform: Permission = ['platform_admin'];

export const companiesPermissions: Record<keyof typeof companiesEndpoints, Permission> = {
  signUp: 'anyone',
  confirmSignUp: 'anyone',
  // Every user of the page meets the gate; only the platform's administrator gets through it.
  openGate: 'signed_in',
  getInstallation: platform,
  listCompanies: platform,
  createCompany: platform,
  createAdmin: platform,
  browseCompanies: platform,
  getCompany: platform,
  updateCompany: platform,
  archiveCompany: platform,
  restoreCompany: platform,
  linkProvider: platform,
  getQuotas: platform,
  setQuotas: platform,
  listAdmins: platform,
  updateAdmin: platform,
  deactivateAdmin: platform,
  reactivateAdmin: platform,
};
