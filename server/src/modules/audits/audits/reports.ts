import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { auditsEndpoints, IssuedReport } from '@vigie/domain/modules/audits/audits/contract';
import type { ReportContent, ReportedFinding } from '@vigie/domain/modules/audits/audits/report';
import { listReasons } from '../../../platform/audit/events';
import type { Context } from '../../../platform/context';
import type { Reader, Tx } from '../../../platform/database/tx';
import { renderPdf } from '../../../platform/documents/pdf';
import type { ContentStore } from '../../../platform/files/content-store';
import { type Call, FileAnswer } from '../../../platform/http/call';
import { askerOf } from '../../../platform/jobs/queue';
import type { Platform } from '../../../platform/platform';
import { findShownSignatures } from '../../../platform/signatures/signatures';
import { findNames } from '../../accounts/public';
import { listAttached } from '../../attachments/public';
import { findingTable, ownerOfFinding } from '../findings/findings';
import { listReportedIds } from '../findings/repository';
import { type AuditRecord, auditTable } from './audits';
import { type Photos, reportPaper } from './report-paper';
import { findReport, listReports, type StoredReport } from './report-repository';
import { scoreIn, templateOf } from './work';
import { findWork } from './work-repository';

type Endpoints = typeof auditsEndpoints;

/** Everything that a report says, as it stands in the transaction that issues it. */
export async function reportOf(tx: Tx, audit: AuditRecord, number: number, now: Date): Promise<ReportContent> {
  const { companyId, id } = audit;
  const work = await findWork(tx, companyId, id);
  const template = work && work.templateId !== null ? await templateOf(tx, companyId, work) : null;
  const score = work && template ? await scoreIn(template, work.answers) : { percent: null, isFailed: false };
  const findings: ReportedFinding[] = [];
  for (const found of await listReportedIds(tx, companyId, id)) findings.push(await reported(tx, companyId, found.id));
  return {
    id,
    number,
    type: audit.type,
    title: audit.title,
    scope: audit.scope,
    standards: audit.standards,
    site: audit.site,
    where: audit.where,
    plannedFrom: audit.plannedFrom,
    plannedUntil: audit.plannedUntil,
    startedOn: (audit.startedAt ?? audit.plannedFrom).slice(0, 10),
    issuedOn: now.toISOString().slice(0, 10),
    lead: audit.lead,
    auditors: audit.auditors,
    observers: audit.observers,
    auditees: audit.auditees,
    agenda: audit.agenda,
    template:
      work && template && work.templateId !== null && work.templateVersion !== null
        ? { id: work.templateId, version: work.templateVersion, title: template.title }
        : null,
    percent: score.percent,
    isFailed: score.isFailed,
    answersHash: createHash('sha256')
      .update(canonicalJson((work?.answers ?? {}) as unknown as Json))
      .digest('hex'),
    summary: work?.summary ?? '',
    strengths: work?.strengths ?? '',
    grades: audit.grades ?? [],
    findings,
  };
}

async function reported(tx: Tx, companyId: number, id: string): Promise<ReportedFinding> {
  const finding = await findingTable.find(tx, companyId, id);
  if (!finding) throw new Refusal('not_found');
  const files = await listAttached(tx, companyId, ownerOfFinding(id));
  const owner =
    finding.ownerId === null ? '' : ((await findNames(tx, companyId, [finding.ownerId])).get(finding.ownerId) ?? '');
  const { statement, standard, clause, grade, department, equipment, step, question, dueOn, repeatOf } = finding;
  return {
    id,
    statement,
    standard,
    clause,
    grade,
    department,
    equipment,
    step,
    question,
    owner,
    dueOn,
    repeatOf,
    files: files.map(({ name, sha256 }) => ({ name, sha256 })),
  };
}

/** Every colleague reads what was issued; the wall of the audit decides of a confidential one. */
export function listAuditReports({ database }: Platform, { context, params }: Call<Endpoints['listAuditReports']>) {
  return database.read(context, async (reader) => {
    const audit = await auditTable.read(reader, context, params.id);
    return { items: await shownReports(reader, audit, await listReports(reader, audit.companyId, audit.id)) };
  });
}

async function shownReports(
  reader: Reader,
  { companyId, id }: AuditRecord,
  reports: readonly StoredReport[],
): Promise<IssuedReport[]> {
  const numbered = (number: number) => `${id}/${number}`;
  const signatures = await findShownSignatures(
    reader,
    companyId,
    'audit_report',
    reports.map(({ number }) => numbered(number)),
  );
  const reasons = await listReasons(reader, { companyId, record: 'audit', recordId: id }, 'audit.reopened');
  return reports.map(({ number, issuedAt, issuedBy, hash }) => ({
    number,
    issuedAt: issuedAt.toISOString(),
    issuedBy,
    hash,
    signature: signatures.get(numbered(number)) ?? null,
    replacedBecause: reasons[number - 1] ?? '',
  }));
}

async function readReport(reader: Reader, context: Context, id: string, number: number) {
  const audit = await auditTable.read(reader, context, id);
  const stored = await findReport(reader, audit.companyId, id, number);
  if (!stored) throw new Refusal('not_found');
  const [shown] = await shownReports(reader, audit, [stored]);
  if (!shown) throw new Refusal('not_found');
  return { ...shown, content: stored.content };
}

export function getAuditReport({ database }: Platform, { context, params }: Call<Endpoints['getAuditReport']>) {
  return database.read(context, (reader) => readReport(reader, context, params.id, params.number));
}

export async function printAuditReport(
  { database, contents }: Platform,
  { context, params: { id, number } }: Call<Endpoints['printAuditReport']>,
) {
  const report = await database.read(context, (reader) => readReport(reader, context, id, number));
  const photos = await photosOf(contents, report.content);
  const pdf = await renderPdf(askerOf(context), none(), () => ({
    definition: reportPaper(report, photos, context.style),
    footer: `${id} · ${number} · SHA-256 ${report.hash}`,
  }));
  return new FileAnswer(`${id}-${number}.pdf`, 'application/pdf', Readable.from([pdf]));
}

const most = { photos: 60, bytes: 30_000_000 };

/** The pictures of findings, by their hash, as many as a document bears; the others are named with their hash like all of them. */
async function photosOf(contents: ContentStore, { findings }: ReportContent): Promise<Photos> {
  const photos = new Map<string, string>();
  const files = findings.flatMap((finding) => finding.files).slice(0, most.photos);
  let bytes = 0;
  for (const { name, sha256 } of files) {
    const type = /\.(jpe?g|png)$/i.exec(name)?.[1]?.toLowerCase();
    if (!type || photos.has(sha256) || bytes > most.bytes) continue;
    const pieces: Buffer[] = [];
    for await (const piece of (await contents.open(sha256)) as AsyncIterable<Buffer>) pieces.push(piece);
    const content = Buffer.concat(pieces);
    bytes += content.length;
    photos.set(sha256, `data:image/${type === 'png' ? 'png' : 'jpeg'};base64,${content.toString('base64')}`);
  }
  return photos;
}

async function* none(): AsyncGenerator<never> {
  // Nothing follows what the report holds itself.
}
