export {
  defaultParameters,
  type MailTopic,
  type Parameters,
  type RuleChanges,
  ruleChanges,
  type TrainingGate,
  withRules,
} from './contract';
export { modeObjection } from './detection-modes';
export {
  builtInGrades,
  defaultGrades,
  type FindingGrade,
  findingGrade,
  findingGradeBounds,
} from './finding-grades';
export {
  categoryObjection,
  gembaCategories,
  gembaCategoryBounds,
  isBuiltInCategory,
} from './gemba-categories';
export { findingGradeMessages } from './messages/finding-grades';
export { gembaCategoryMessages } from './messages/gemba-categories';
export { parametersPermissions } from './policy';
