import type { Permission } from '../../kernel/identity/permission';
import type { accountsEndpoints } from './contract';
import type { ownAccountEndpoints } from './own-account-contract';
import type { userAdministrationEndpoints } from './user-administration-contract';

export const accountsPermissions: Record<
  keyof typeof accountsEndpoints | keyof typeof ownAccountEndpoints | keyof typeof userAdministrationEndpoints,
  Permission
> = {
  getSignUp: 'anyone',
  signIn: 'anyone',
  signOut: 'signed_in',
  currentUser: 'signed_in',
  acknowledgeNotice: 'signed_in',
  getDraftKey: 'signed_in',
  updateProfile: 'signed_in',
  changePassword: 'signed_in',
  createUser: ['company_admin', 'platform_admin'],
  listUsers: 'signed_in',
  updateUser: ['company_admin'],
  deactivateUser: ['company_admin'],
  reactivateUser: ['company_admin'],
  resetUserPassword: ['company_admin'],
  importUsers: ['company_admin'],
  inviteUser: ['company_admin'],
  acceptInvitation: 'anyone',
  requestPasswordReset: 'anyone',
  resetPassword: 'anyone',
  requestEmailConfirmation: 'signed_in',
  confirmEmail: 'anyone',
  listTeams: 'signed_in',
  createTeam: ['company_admin'],
  renameTeam: ['company_admin'],
  listSessions: 'signed_in',
  revokeSession: 'signed_in',
  revokeAllSessions: 'signed_in',
};
