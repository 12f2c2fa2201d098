export { defaultUsername, initialsOf } from '@vigie/domain/modules/accounts/username';
export { textOfCsv } from './csv-file';
export { InitialPasswordDialog } from './initial-password-dialog';
export { createUser } from './queries';
export { TeamsTab } from './teams-tab';
export { UserStatus } from './user-status';
export { type UsersSearch, usersSearchOf } from './users-search';
export { UsersTab } from './users-tab';
export { WaitingResets } from './waiting-resets';
