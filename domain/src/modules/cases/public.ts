export {
  type Definition,
  day,
  definition,
  detectionMethods,
  emptyDefinition,
  hour,
  ownMode,
  problemTypes,
  summaryOf,
} from './definition';
export { type Criticality, criticalities, type DueDays, dueDate, dueUnder } from './due-date';
export { addressOfCase, caseAddress, caseKinds, type Kind, kinds } from './kinds';
export { type CaseEntry, caseList, caseListEndpoints, importWord } from './list';
export { caseId, caseIdPattern } from './record';
export { folded, plain, termsOf } from './recurrence/terms';
export {
  type CustomerNotification,
  type FinalCriticality,
  type Recurrence,
  type RiskAnalysis,
  riskFactors,
} from './steps/assessments';
export {
  type Capa,
  type CapaOfPlan,
  type CapaPlan,
  type CauseOfPlan,
  nameOfCapa,
  newCapa,
  planOf,
  undecided,
} from './steps/capa-plan';
export { type CauseLine, outline, thereforeOf } from './steps/cause-tree';
export {
  type Explained,
  type PeopleEnvironment,
  type Process,
  type ProductBatch,
  peopleItems,
  processItems,
  type Regulatory,
  type Sqipp,
  sqippItems,
} from './steps/impact';
export { type Cause, type Causes, type MCategory, mCategories, newCause } from './steps/root-cause';
export { type StepName, stepNames, steps } from './steps/steps';
export { type CaseAction, type CaseStatus, caseStatuses, caseWorkflow } from './workflow';
