export {
  defaultParameters,
  type MailTopic,
  type Parameters,
  type RuleChanges,
  ruleChanges,
  withRules,
} from './contract';
export { modeObjection } from './detection-modes';
export {
  categoryObjection,
  gembaCategories,
  gembaCategoryBounds,
  isBuiltInCategory,
} from './gemba-categories';
export { gembaCategoryMessages } from './messages/gemba-categories';
