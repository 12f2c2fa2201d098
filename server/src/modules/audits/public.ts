export { type AuditRecord, type AuditToPlan, auditTable, changePlan, planAudit } from './audits/audits';
export { countAudits, countFindings } from './figures-repository';
