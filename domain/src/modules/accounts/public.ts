export { type Person, person, personFields } from './contract';
export { type CsvRow, parseCsv } from './csv';
export { identityAfter } from './identity';
export { accountsPermissions } from './policy';
export { type User, user, userChanges } from './user-administration-contract';
export { defaultUsername } from './username';
