export { type Person, person, personFields } from './contract';
export { identityAfter } from './identity';
export { type User, user, userChanges } from './user-administration-contract';
export { defaultUsername } from './username';
