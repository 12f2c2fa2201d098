import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

export interface QueueFilter {
  readonly companyId: number;
  readonly userId: number;
  /** Four eyes: own reports are for another validator. */
  readonly withoutOwn: boolean;
}

/** The oldest report that waits, after the one that is on the screen; behind the newest, the oldest again. */
export async function findNextWaiting(
  reader: Reader,
  filter: QueueFilter,
  at: string | undefined,
): Promise<string | null> {
  const others = sql`select r.id from reports r where ${waiting(filter)} ${at ? sql`and r.id <> ${at}` : empty}`;
  const later =
    at && (await reader.find<{ id: string }>(sql`${others} and r.number > ${numberIn(at)} order by r.number limit 1`));
  const found = later || (await reader.find<{ id: string }>(sql`${others} order by r.number limit 1`));
  return found?.id ?? null;
}

/** Null for the one that has waited longest. */
export async function findPreviousWaiting(reader: Reader, filter: QueueFilter, at: string): Promise<string | null> {
  const row = await reader.find<{ id: string }>(sql`select r.id from reports r where ${waiting(filter)}
    and r.number < ${numberIn(at)} order by r.number desc limit 1`);
  return row?.id ?? null;
}

function numberIn(id: string): number {
  return Number(id.slice(id.indexOf('_') + 1));
}

export async function countWaiting(reader: Reader, { companyId, userId, withoutOwn }: QueueFilter): Promise<number> {
  const own = sql`- (select count(*) from reports r where r.company_id = ${companyId} and r.author_id = ${userId}
    and r.status = 'waiting_approval')`;
  const row = await reader.get<{
    total: number;
  }>(sql`select coalesce(sum(e.total), 0) ${withoutOwn ? own : empty} as total
    from report_totals e where e.company_id = ${companyId} and e.author_id = 0 and e.status = 'waiting_approval'`);
  return row.total;
}

function waiting({ companyId, userId, withoutOwn }: QueueFilter): Sql {
  return sql`r.company_id = ${companyId} and r.status = 'waiting_approval'
    ${withoutOwn ? sql`and r.author_id <> ${userId}` : empty}`;
}
