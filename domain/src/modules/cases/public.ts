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
export { caseAddress, caseKinds, type Kind, kinds } from './kinds';
