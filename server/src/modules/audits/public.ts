export { type AuditRecord, type AuditToPlan, auditTable, changePlan, planAudit } from './audits/audits';
export { countAudits, countFindings } from './figures-repository';
export { findingTable } from './findings/findings';
export { type AuditToImport, importAudits } from './imported/import-audits';
export { listIssuedFindings, listOriginalAuditNumbers } from './imported/repository';
