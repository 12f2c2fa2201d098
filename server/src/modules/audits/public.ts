export { type AuditRecord, type AuditToPlan, auditTable, changePlan, planAudit } from './audits/audits';
