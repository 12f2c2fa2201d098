export { type Person, person, personFields, type User, user, userChanges } from './contract';
export { defaultUsername } from './username';
