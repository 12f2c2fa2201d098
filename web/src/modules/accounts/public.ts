export { defaultUsername, initialsOf } from '@vigie/domain/modules/accounts/username';
export { InitialPasswordDialog } from './initial-password-dialog';
export { createUser } from './queries';
export { UserStatus } from './user-status';
