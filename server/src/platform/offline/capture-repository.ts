import type { EntryAnswer, EntryHead } from '@vigie/domain/kernel/offline/entry';
import { sql } from '../database/statement';
import type { Reader, Tx } from '../database/tx';

export interface Capture {
  readonly userId: number;
  readonly record: string;
  readonly contentHash: string;
  readonly answer: EntryAnswer;
}

/** A second request with the id waits here until the first has committed, on whichever copy of the server. */
export async function lockCapture(tx: Tx, captureId: string): Promise<void> {
  const place = `capture ${tx.context.actor.companyId} ${captureId.toLowerCase()}`;
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
}

interface CaptureRow {
  capture_id: string;
  user_id: number;
  record: string;
  record_id: string;
  content_hash: string;
  observed_at: Date;
  received_at: Date;
  is_clock_off: boolean;
}

export async function findCapture(reader: Reader, companyId: number, captureId: string): Promise<Capture | null> {
  const row =
    await reader.find<CaptureRow>(sql`select capture_id, user_id, record, record_id, content_hash, observed_at,
      received_at, is_clock_off
    from captures where company_id = ${companyId} and capture_id = ${captureId}`);
  return (
    row && {
      userId: row.user_id,
      record: row.record,
      contentHash: row.content_hash,
      answer: {
        captureId: row.capture_id,
        recordId: row.record_id,
        observedAt: row.observed_at.toISOString(),
        receivedAt: row.received_at.toISOString(),
        isClockOff: row.is_clock_off,
      },
    }
  );
}

export async function insertCapture(tx: Tx, head: EntryHead, { answer, ...capture }: Capture): Promise<void> {
  await tx.query(sql`insert into captures (company_id, capture_id, user_id, record, record_id, content_hash, contract,
      device_time, observed_at, is_clock_off, received_at)
    values (${tx.context.actor.companyId}, ${answer.captureId}, ${capture.userId}, ${capture.record}, ${answer.recordId},
      ${capture.contentHash}, ${head.contract}, ${head.deviceTime}, ${answer.observedAt}, ${answer.isClockOff},
      ${answer.receivedAt})`);
}
