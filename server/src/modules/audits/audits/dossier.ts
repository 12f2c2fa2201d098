import { formatDay } from '@vigie/domain/kernel/day';
import type { SpokenStyle } from '@vigie/domain/kernel/message';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { auditNames } from '@vigie/domain/modules/audits/audits/contract';
import { auditKind, auditSigned } from '@vigie/domain/modules/audits/audits/kind';
import { importedAuditMessages as i, auditFieldMessages as m } from '@vigie/domain/modules/audits/audits/messages';
import type { ReportContent } from '@vigie/domain/modules/audits/audits/report';
import { canReadWork } from '@vigie/domain/modules/audits/audits/workflow';
import { findingFieldMessages as f } from '@vigie/domain/modules/audits/findings/messages';
import type { FlatFilling } from '@vigie/domain/modules/questionnaires/public';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import { list, type Node, pairs, type Speak, section } from '../../../platform/documents/nodes';
import type { Platform } from '../../../platform/platform';
import { listSignaturesUnder } from '../../../platform/signatures/signatures';
import { listAttached } from '../../attachments/public';
import {
  type DossierPlan,
  fileSection,
  type Made,
  type PrintedSignature,
  recordPaper,
  type Seal,
  saidRows,
  signatureSection,
} from '../../records/public';
import { type FindingRecord, findingTable } from '../findings/findings';
import { listReportedIds } from '../findings/repository';
import { type AuditRecord, auditTable } from './audits';
import { listReports } from './report-repository';
import { ownerOfAudit } from './work';
import { findWork } from './work-repository';

interface AuditContents {
  readonly audit: AuditRecord & { readonly attachments: readonly Attachment[] };
  /** Whole, each as it was signed. */
  readonly reports: readonly { readonly number: number; readonly hash: string; readonly content: ReportContent }[];
  readonly findings: readonly FindingRecord[];
  /** As far as the reader may see the work of the team. */
  readonly answers: FlatFilling;
  readonly signatures: readonly PrintedSignature[];
}

/** An audit complete: its plan, every report, its findings with their answers, its checklist, its signatures. */
export const auditDossier: DossierPlan<'Audit', AuditContents> = {
  names: auditNames,
  record: 'audit',
  words: auditKind.words,
  read: auditTable.read,
  gather,
  definition,
};

async function gather(platform: Platform, reader: Reader, context: Context, id: string): Promise<AuditContents> {
  const audit = await auditTable.read(reader, context, id);
  const { companyId } = audit;
  const reports = await listReports(reader, companyId, id);
  const findings: FindingRecord[] = [];
  for (const found of await listReportedIds(reader, companyId, id)) {
    findings.push(await findingTable.read(reader, context, found.id));
  }
  const work = canReadWork(audit, context.actor) ? await findWork(reader, companyId, id) : null;
  return {
    audit: { ...audit, attachments: await listAttached(reader, companyId, ownerOfAudit(id)) },
    reports: reports.map(({ number, hash, content }) => ({ number, hash, content })),
    findings,
    answers: work?.answers ?? {},
    signatures: await signaturesOf(platform, reader, audit),
  };
}

async function signaturesOf(
  { signedKinds }: Platform,
  reader: Reader,
  { companyId, id, reports }: AuditRecord,
): Promise<PrintedSignature[]> {
  const records = Object.keys(auditSigned);
  const ids = [id, ...Array.from({ length: reports }, (_, place) => `${id}/${place + 1}`)];
  const stored = await Promise.all(ids.map((one) => listSignaturesUnder(reader, companyId, records, one)));
  const judged = await signedKinds.judge(reader, companyId, stored.flat());
  return judged.map((signature, place) => ({ ...signature, on: stored.flat()[place]?.recordId ?? id }));
}

function definition(contents: AuditContents & Made, seal: Seal, style: SpokenStyle): Node {
  const { audit, madeAt, madeBy } = contents;
  const paper = { title: `${audit.id} - ${audit.title}`, madeAt, madeBy, seal, words: auditKind.words };
  const sections = (speak: Speak) => [
    ...section(speak(m.reports), reportsOf(contents, speak)),
    ...section(speak(m.findings), findingsOf(contents, speak)),
    ...fileSection(audit.attachments, speak),
    ...signatureSection(contents.signatures, speak),
  ];
  return recordPaper({ ...paper, overview: (speak) => overview(audit, speak), sections }, style);
}

function overview(audit: AuditRecord, speak: Speak): Node[] {
  const { status, type, scope, site, where, plannedFrom, plannedUntil, lead } = audit;
  const names = (people: AuditRecord['auditors']) => people.map(({ name }) => name).join(', ');
  return pairs([
    ...saidRows(auditKind.words, { status, type, scope, site, plannedFrom, plannedUntil, lead }, speak),
    [speak(m.department), where],
    [speak(m.auditors), names(audit.auditors)],
    [speak(m.auditees), names(audit.auditees)],
    ...origin(audit, speak),
  ]);
}

/** Where it comes from that was not made here, which is why it bears neither report nor signature. */
function origin(
  { isImported, createdAt, author, originalNumber, reportedOn, closedOn, conclusion }: AuditRecord,
  speak: Speak,
): [string, string][] {
  if (!isImported) return [];
  const day = formatDay(createdAt.slice(0, 10));
  const said: [string, string | null][] = [
    [speak(m.isImported), `${speak(i.imported, { day, who: author })}. ${speak(i.signedElsewhere)}`],
    [speak(m.originalNumber), originalNumber],
    [speak(m.reportedOn), reportedOn && formatDay(reportedOn)],
    [speak(m.closedOn), closedOn && formatDay(closedOn)],
    [speak(m.conclusion), conclusion],
  ];
  return said.filter((row): row is [string, string] => row[1] !== null);
}

function reportsOf({ reports }: AuditContents, speak: Speak): Node[] {
  const lines = reports.map(({ number, hash, content }) => [String(number), content.summary, hash]);
  return list(lines, speak, [20, '*', 150]);
}

function findingsOf({ findings }: AuditContents, speak: Speak): Node[] {
  return findings.flatMap((finding) => [
    { text: `${finding.id} · ${finding.gradeLabel?.fr ?? finding.grade}`, bold: true, margin: [0, 6, 0, 0] },
    { text: finding.statement },
    ...pairs(
      [
        [speak(f.clause), finding.clause],
        [speak(f.owner), finding.owner ?? ''],
        [speak(f.dueOn), finding.dueOn ? formatDay(finding.dueOn) : ''],
        [speak(f.cause), finding.cause],
        [speak(f.correction), finding.correction],
        [speak(f.measures), [finding.measures.join(', '), finding.noMeasures].filter(Boolean).join(' · ')],
      ].filter((row): row is [string, string] => row[1] !== ''),
    ),
  ]);
}
