export {
  type AgendaRow,
  type AuditStandard,
  type AuditType,
  agendaRow,
  auditBounds,
  auditTypes,
  type Participant,
  planProblem,
} from './audits/audit';
export {
  auditFieldMessages,
  auditPlanMessages,
  auditStatusMessages,
  auditTitleMessages,
  auditTypeMessages,
} from './audits/messages';
export { findingBounds } from './findings/finding';
export { findingFieldMessages, findingTitleMessages } from './findings/messages';
