import { Refusal } from '@vigie/domain/kernel/refusal';
import type { SignedContent } from '@vigie/domain/kernel/trail/signed-content';
import { auditedAnswers, lateEntryDays } from '@vigie/domain/modules/reports/answers';
import type { Report, ReportDecision } from '@vigie/domain/modules/reports/contract';
import type { reportSigned } from '@vigie/domain/modules/reports/kind';
import { canRead } from '@vigie/domain/modules/reports/workflow';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { findSignatures, holds, type SignedRecord, shownSignature } from '../../platform/signatures/signatures';
import { listAttached } from '../attachments/public';
import { findCaseTitles } from '../cases/public';
import { findParameters } from '../parameters/public';
import { findReport, listDecisions, type NewDecision, type ReportRecord } from './repository';

export const ownerOf = (id: string) => ({ record: 'report', recordId: id });

/** A user who may not read a report gets the answer for those of other companies: there is none. */
export async function readReport(reader: Reader, context: Context, id: string): Promise<ReportRecord> {
  const record = await findReport(reader, context.actor.companyId, id);
  if (!record || !canRead(record, context.actor)) throw new Refusal('not_found');
  return record;
}

export function showReport({ database }: Platform, context: Context, id: string): Promise<Report> {
  return database.read(context, async (reader) => assembleReport(reader, await readReport(reader, context, id)));
}

/** It bears the number of its report. */
export function immediateActionId(reportId: string): string {
  return reportId.replace(/^IN_/, 'IA_');
}

export async function assembleReport(reader: Reader, record: ReportRecord): Promise<Report> {
  const { companyId, id } = record;
  const attachments = await listAttached(reader, companyId, ownerOf(id));
  const { fourEyes } = await findParameters(reader, companyId);
  const hashes = attachments.map(({ sha256 }) => sha256);
  return reportOf(record, {
    attachments,
    decisions: await signedDecisions(reader, record, hashes),
    // Null for users who may not read the case.
    caseId:
      record.caseId && (await findCaseTitles(reader, companyId, [record.caseId])).length > 0 ? record.caseId : null,
    fourEyes,
  });
}

/** With what stands elsewhere than in its own row. */
export function reportOf(
  record: Omit<ReportRecord, 'number'>,
  around: Pick<Report, 'attachments' | 'decisions' | 'caseId' | 'fourEyes'>,
): Report {
  const { answers } = record;
  return {
    id: record.id,
    status: record.status,
    author: record.author,
    answers,
    summary: record.summary,
    severity: record.severity,
    immediateActionId: answers.actionsTaken ? immediateActionId(record.id) : null,
    createdAt: record.filedAt,
    submittedAt: record.submittedAt,
    lateEntryDays: lateEntryDays(answers.detectionDate, record.submittedAt),
    commentCount: record.commentCount,
    version: record.version,
    ...around,
  };
}

async function signedDecisions(
  reader: Reader,
  record: ReportRecord,
  fileHashes: readonly string[],
): Promise<ReportDecision[]> {
  const made = await listDecisions(reader, record.companyId, record.id);
  const signedAs = made.map((decision) => signedRecord(record, fileHashes, decision));
  const ids = signedAs.map(({ recordId }) => String(recordId));
  const signatures = await findSignatures(reader, record.companyId, 'report_decision', ids);
  return made.flatMap(({ n: _n, leadWriterId: _id, ...decision }, place) => {
    const signed = signedAs[place] as SignedRecord;
    const signature = signatures.get(String(signed.recordId));
    if (!signature) return [];
    return [{ ...decision, signature: shownSignature(signature), isValid: holds(signature, signed) }];
  });
}

export function signedRecord(
  { id, answers }: Pick<ReportRecord, 'id' | 'answers'>,
  fileHashes: readonly string[],
  { n, decision, comment, criticality, leadWriterId }: NewDecision,
): SignedRecord {
  const content: SignedContent<typeof reportSigned.report_decision> = {
    answers: auditedAnswers(answers),
    files: [...fileHashes].sort(),
    decision: { decision, comment, criticality, leadWriterId },
  };
  return { record: 'report_decision', recordId: `${id}/${n}`, content };
}
