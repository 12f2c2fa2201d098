export { importsTitle } from '@vigie/domain/modules/imports/messages/title';
export { importsPermissions } from '@vigie/domain/modules/imports/policy';
