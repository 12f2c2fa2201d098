import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

const thisMonth = sql`date_trunc('month', now() at time zone 'utc')::date`;

export async function findUsedTokens(reader: Reader, companyId: number): Promise<number> {
  const row = await reader.find<{ tokens: number }>(sql`select tokens from assistant_usage
    where company_id = ${companyId} and month = ${thisMonth}`);
  return row?.tokens ?? 0;
}

/** Null when that would be more than the month has left: of two who ask for the last of it, one gets it. */
export async function addTokens(tx: Tx, tokens: number, most: number): Promise<string | null> {
  const row = await tx.find<{ month: string }>(sql`insert into assistant_usage (company_id, month, tokens, requests)
    select ${tx.context.actor.companyId}, ${thisMonth}, ${tokens}, 1 where ${tokens}::bigint <= ${most}::bigint
    on conflict (company_id, month) do update set tokens = assistant_usage.tokens + excluded.tokens,
      requests = assistant_usage.requests + 1
    where assistant_usage.tokens + excluded.tokens <= ${most}::bigint returning month`);
  return row?.month ?? null;
}

export async function correctTokens(tx: Tx, month: string, difference: number): Promise<void> {
  await tx.query(sql`update assistant_usage set tokens = greatest(0, tokens + ${difference})
    where company_id = ${tx.context.actor.companyId} and month = ${month}::date`);
}
