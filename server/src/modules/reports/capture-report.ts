import type { EntryAnswer, EntryHead } from '@vigie/domain/kernel/offline/entry';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import { auditedAnswers, withChanges } from '@vigie/domain/modules/reports/answers';
import { type ReportEntry, reportEntryContracts } from '@vigie/domain/modules/reports/capture-contract';
import { fileLimitPerReport } from '@vigie/domain/modules/reports/contract';
import { captureMessages } from '@vigie/domain/modules/reports/messages/capture';
import type { Context } from '../../platform/context';
import { findCreatedWith } from '../../platform/database/idempotency';
import type { Tx } from '../../platform/database/tx';
import { captureOnce, contentOf, type ReceivedEntry } from '../../platform/offline/captures';
import type { Platform } from '../../platform/platform';
import { attachCaptured, listAttachedHashes } from '../attachments/public';
import { lockReport, type ReportRecord } from './repository';
import { addDraft, lockForEditing, refuseUnofferedMode, submitReportIn, writeReport } from './service';

/** A report written without a network: created or its draft completed, with its photos, and sent, all of it or nothing. */
export function captureReport(platform: Platform, context: Context, entry: ReceivedEntry): Promise<EntryAnswer> {
  return captureOnce(platform, context, 'report', entry, (tx) =>
    writeEntry(tx, entry.head, contentOf(reportEntryContracts, entry)),
  );
}

async function writeEntry(tx: Tx, head: EntryHead, { answers, draftKey }: ReportEntry): Promise<string> {
  const begun = head.base?.recordId ?? (draftKey && (await findCreatedWith(tx, draftKey)));
  const record = begun ? await completedDraft(tx, begun, head, answers) : await createdDraft(tx, answers);
  if (!record) return begun as string;
  await attachCaptured(tx, { record: 'report', recordId: record.id }, head, fileLimitPerReport);
  await submitReportIn(tx, record);
  return record.id;
}

async function createdDraft(tx: Tx, answers: ReportEntry['answers']): Promise<ReportRecord> {
  await refuseUnofferedMode(tx, answers);
  const id = await addDraft(tx, answers).newId.read();
  return (await lockReport(tx, id)) as ReportRecord;
}

/** Null where nothing is left to do: the report was sent, and only the answer to that was lost. */
async function completedDraft(
  tx: Tx,
  id: string,
  { photos, originals = {} }: EntryHead,
  answers: ReportEntry['answers'],
): Promise<ReportRecord | null> {
  const record = await lockForEditing(tx, id);
  if (record.status === 'draft') return writeReport(tx, { id, version: record.version, answers, reason: undefined });
  const after = withChanges(record.answers, answers);
  const attached = (await listAttachedHashes(tx, record.companyId, 'report', [id])).get(id) ?? [];
  const isComplete =
    differences(auditedAnswers(record.answers), auditedAnswers(after)).length === 0 &&
    photos.every((sha256) => attached.includes(sha256) || attached.includes(originals[sha256] ?? ''));
  if (!isComplete) throw new Refusal('wrong_state', { message: captureMessages.sentMeanwhile, values: { id } });
  return null;
}
