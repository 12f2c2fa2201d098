import type { Permission } from '../../kernel/permission';
import { accountsEndpoints } from './contract';
import { accountsPermissions } from './policy';
import { sessionLockEndpoints } from './session-lock-contract';
import { vouchedResetEndpoints } from './vouched-reset-contract';

/** What every page needs, and beside it what few do: the first page of the web does not carry that. */
export const allAccountsEndpoints = { ...accountsEndpoints, ...sessionLockEndpoints, ...vouchedResetEndpoints };

export const allAccountsPermissions: Record<keyof typeof allAccountsEndpoints, Permission> = {
  ...accountsPermissions,
  stayActive: 'signed_in',
  lockSession: 'signed_in',
  unlockSession: 'signed_in',
  listPasswordResets: ['company_admin', 'platform_admin'],
  askPasswordReset: ['company_admin'],
  confirmPasswordReset: ['company_admin', 'platform_admin'],
};
