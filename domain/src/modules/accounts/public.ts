export { type Person, person, personFields, type User, user, userChanges } from './contract';
export { identityAfter } from './identity';
export { defaultUsername } from './username';
