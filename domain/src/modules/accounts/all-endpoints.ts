import type { Permission } from '../../kernel/identity/permission';
import { accountsEndpoints } from './contract';
import { ownAccountEndpoints } from './own-account-contract';
import { accountsPermissions } from './policy';
import { secondFactorEndpoints } from './second-factor-contract';
import { sessionLockEndpoints } from './session-lock-contract';
import { userAdministrationEndpoints } from './user-administration-contract';
import { vouchedResetEndpoints } from './vouched-reset-contract';

/** What every page needs, and beside it what few do: the first page of the web does not carry that. */
export const allAccountsEndpoints = {
  ...accountsEndpoints,
  ...ownAccountEndpoints,
  ...userAdministrationEndpoints,
  ...sessionLockEndpoints,
  ...vouchedResetEndpoints,
  ...secondFactorEndpoints,
};

export const allAccountsPermissions: Record<keyof typeof allAccountsEndpoints, Permission> = {
  ...accountsPermissions,
  stayActive: 'signed_in',
  lockSession: 'signed_in',
  unlockSession: 'signed_in',
  beginPasskeyUnlock: 'signed_in',
  unlockWithPasskey: 'signed_in',
  listPasswordResets: ['company_admin', 'platform_admin'],
  askPasswordReset: ['company_admin'],
  confirmPasswordReset: ['company_admin', 'platform_admin'],
  completeSignIn: 'anyone',
  beginPasskeySignIn: 'anyone',
  signInWithPasskey: 'anyone',
  getSecondFactor: 'signed_in',
  beginPasskey: 'signed_in',
  addPasskey: 'signed_in',
  renamePasskey: 'signed_in',
  removePasskey: 'signed_in',
  beginTotp: 'signed_in',
  addTotp: 'signed_in',
  removeTotp: 'signed_in',
  renewRecoveryCodes: 'signed_in',
  removeUserSecondFactor: ['company_admin'],
};
