export { importsTitle } from '@vigie/domain/messages/shell/page-titles';
export { importsPermissions } from '@vigie/domain/modules/imports/policy';
