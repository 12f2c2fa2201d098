export {
  defaultParameters,
  type MailTopic,
  type Parameters,
  type RuleChanges,
  ruleChanges,
  withRules,
} from './contract';
export { modeObjection } from './detection-modes';
