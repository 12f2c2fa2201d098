export { glossaryPermissions } from '@vigie/domain/modules/glossary/policy';
