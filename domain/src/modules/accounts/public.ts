export { type Person, person, personFields } from './contract';
export { type CsvRow, parseCsv } from './csv';
export { identityAfter } from './identity';
export { accountsPermissions } from './policy';
export { userChanges } from './user-administration-contract';
export { type User, user } from './user-list-contract';
export { defaultUsername } from './username';
