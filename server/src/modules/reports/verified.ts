import { pageAfter, type SignedKind, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { filesOf, listAttachedHashes } from '../attachments/public';
import { signedRecord } from './report-view';
import { findReports, listDecisionsOf, listReportsAfter } from './repository';
import { auditedReport, derivedColumns } from './service';
import { reportsColumns } from './verified-columns';
import { reportTables } from './verified-tables';

const ofTheEvent = {
  comment: 'what was said last; comments are compared by themselves',
  signedOnPageOf: 'tells of the event, not of the record',
  'assisted.*': 'tells of the event, not of the record',
  captureId: 'names the entry that was written without a network; captures are compared by themselves',
  observedAt: 'tells of the event, not of the record',
  deviceTime: 'tells of the event, not of the record',
  isClockOff: 'tells of the event, not of the record',
  contract: 'tells of the event, not of the record',
};

export const verifiedReports: VerifiedKind = {
  record: 'report',
  table: 'reports',
  idColumn: 'id',
  idType: 'text',
  list: async (reader, companyId, after, limit) => {
    const reports = await listReportsAfter(reader, companyId, pageAfter('r.id', 'text', after, limit));
    return reports.map((report) => {
      const { summary, severity } = derivedColumns(report.answers, report.criticality);
      return {
        id: report.id,
        fields: auditedReport(report),
        computed: {
          summary: { now: report.summary, wanted: summary },
          severity: { now: report.severity, wanted: severity },
        },
      };
    });
  },
  atOnce: 40,
  collections: [filesOf('report')],
  skipped: ofTheEvent,
};

const reportOf = (decisionId: string) => decisionId.slice(0, decisionId.lastIndexOf('/'));

export const decisionKind: SignedKind = {
  record: 'report_decision',
  now: async (reader, companyId, decisionIds) => {
    const ids = [...new Set(decisionIds.map(reportOf))];
    const reports = await findReports(reader, companyId, ids);
    const hashes = await listAttachedHashes(reader, companyId, 'report', ids);
    const decisions = await listDecisionsOf(reader, companyId, ids);
    const signed = reports.flatMap((report) =>
      (decisions.get(report.id) ?? []).map((one) => signedRecord(report, hashes.get(report.id) ?? [], one)),
    );
    return new Map(signed.map((one) => [String(one.recordId), () => one]));
  },
  subject: ({ recordId }) => ({ record: 'report', recordId: reportOf(String(recordId)) }),
  notSigned: ['status', 'criticality', 'appraiser', 'caseId', 'comment', 'signedOnPageOf', 'assisted.*'],
};

export const reportsVerified: VerifiedModule = {
  columns: reportsColumns,
  numbers: [{ series: 'report', table: 'reports' }],
  records: [verifiedReports],
  signed: [decisionKind],
  tables: reportTables,
};
