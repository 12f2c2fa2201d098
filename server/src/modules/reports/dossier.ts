import type { SpokenStyle } from '@vigie/domain/kernel/message';
import { criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { auditedAnswers, emptyImmediateAction } from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { meanings } from '@vigie/domain/modules/reports/decision';
import { reportEndpointNames } from '@vigie/domain/modules/reports/list';
import { approvalMessages } from '@vigie/domain/modules/reports/messages/approval';
import { reportDossierMessages as m } from '@vigie/domain/modules/reports/messages/dossier';
import { reportStatusMessages, severityMessages } from '@vigie/domain/modules/reports/messages/workflow';
import { reportWords } from '@vigie/domain/modules/reports/words';
import { list, type Node, pairs, type Speak, section, shown } from '../../platform/documents/nodes';
import {
  type DossierPlan,
  fileSection,
  type Made,
  recordPaper,
  type Seal,
  saidRows,
  signatureSection,
} from '../records/public';
import { assembleReport, readReport } from './report-view';

interface ReportContents {
  readonly report: Report;
}

/** A report by itself: what was said, who decided what on it, and whether that still stands. */
export const reportDossier: DossierPlan<'Report', ReportContents> = {
  names: reportEndpointNames,
  record: 'report',
  words: reportWords,
  read: readReport,
  gather: async (_platform, reader, context, id) => ({
    report: await assembleReport(reader, await readReport(reader, context, id)),
  }),
  definition,
};

function definition({ report, madeAt, madeBy }: ReportContents & Made, seal: Seal, style: SpokenStyle): Node {
  const title = [report.id, report.summary].filter(Boolean).join(' - ');
  const { actionsTaken, immediateAction } = report.answers;
  const said = { ...report.answers, immediateAction: actionsTaken ? immediateAction : emptyImmediateAction };
  const sections = (speak: Speak) => [
    ...section(speak(m.answers), pairs(saidRows(reportWords, auditedAnswers(said), speak))),
    ...section(speak(m.decisions), decisions(report, speak)),
    ...fileSection(report.attachments, speak),
    ...signatureSection(
      report.decisions.map(({ signature, isValid }) => ({ ...signature, isValid, on: report.id })),
      speak,
    ),
  ];
  const paper = { title, madeAt, madeBy, seal, words: reportWords };
  return recordPaper({ ...paper, overview: (speak) => overview(report, speak), sections }, style);
}

function overview(report: Report, speak: Speak): Node[] {
  const { author, createdAt, submittedAt, lateEntryDays: n, immediateActionId, caseId } = report;
  const rows: readonly (readonly [string, string | null])[] = [
    [speak(m.status), speak(reportStatusMessages[report.status])],
    [speak(m.author), author.displayName],
    [speak(m.begunAt), submittedAt === null ? shown(createdAt) : null],
    [speak(m.sentAt), submittedAt && shown(submittedAt)],
    [speak(m.late), n > 0 ? speak(m.lateDays, { n }) : null],
    [speak(m.severity), speak(severityMessages[report.severity])],
    [speak(m.immediateAction), immediateActionId],
    [speak(m.caseId), caseId],
  ];
  return pairs(rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])));
}

function decisions({ decisions: made }: Report, speak: Speak): Node[] {
  const lines = made.map(({ decision, decidedAt, decidedBy, criticality, leadWriter, comment }) => {
    const said = [
      speak(meanings[decision]),
      criticality &&
        speak(approvalMessages.decidedCriticality, { criticality: speak(criticalityMessages[criticality]) }),
      leadWriter && speak(approvalMessages.decidedLeadWriter, { name: leadWriter.displayName }),
      comment,
    ];
    return [shown(decidedAt), decidedBy.displayName, said.filter(Boolean).join('\n')];
  });
  return list(lines, speak);
}
