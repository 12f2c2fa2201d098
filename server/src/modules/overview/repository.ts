import type { Visit } from '@vigie/domain/modules/overview/visits';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

interface VisitRow {
  before_at: Date | null;
  before_seq: number | null;
  last_at: Date;
  last_seq: number;
}

export async function findVisit(reader: Reader, companyId: number, userId: number): Promise<Visit | null> {
  const row = await reader.find<VisitRow>(sql`select before_at, before_seq, last_at, last_seq from overview_visits
    where company_id = ${companyId} and user_id = ${userId}`);
  if (!row) return null;
  const { before_at, before_seq, last_at, last_seq } = row;
  return {
    before: before_at && before_seq !== null ? { at: before_at.toISOString(), seq: before_seq } : null,
    last: { at: last_at.toISOString(), seq: last_seq },
  };
}

export async function saveVisit(tx: Tx, { before, last }: Visit): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  await tx.query(sql`insert into overview_visits (company_id, user_id, before_at, before_seq, last_at, last_seq)
    values (${companyId}, ${userId}, ${before?.at ?? null}, ${before?.seq ?? null}, ${last.at}, ${last.seq})
    on conflict (company_id, user_id) do update set before_at = excluded.before_at, before_seq = excluded.before_seq,
      last_at = excluded.last_at, last_seq = excluded.last_seq`);
}
