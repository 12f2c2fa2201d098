export { valuesPermissions } from '@vigie/domain/modules/values/policy';
export { type OfferedList, useOfferedLabels } from './offered-labels';
export { ValueField, ValueInput } from './value-field';
