export {
  type Definition,
  day,
  definition,
  detectionMethods,
  emptyDefinition,
  hour,
  problemTypes,
  summaryOf,
} from './definition';
export { type Criticality, criticalities, dueDate } from './due-date';
export { addressOfCase, caseAddress, caseKinds, type Kind, kinds } from './kinds';
export { caseList } from './list';
