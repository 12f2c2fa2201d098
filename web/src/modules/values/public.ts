export { valuesPermissions } from '@vigie/domain/modules/values/policy';
export { ValueField, ValueInput } from './value-field';
