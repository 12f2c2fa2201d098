import type { Role } from '@vigie/domain/kernel/identity/actor';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import type { CarriedValue } from '../cases/public';

export interface Waiting {
  readonly authorId: number;
  readonly roles: readonly Role[];
  readonly category: string | null;
  readonly total: number;
}

/** Reports that wait for a decision, by author and category. */
export function countWaitingByAuthor(reader: Reader, companyId: number): Promise<Waiting[]> {
  return reader.query(sql`select r.author_id as "authorId", u.roles, r.category, count(*)::int as total
    from reports r join users u on u.company_id = r.company_id and u.id = r.author_id
    where r.company_id = ${companyId} and r.status = 'waiting_approval'
    group by r.author_id, u.roles, r.category`);
}

export interface ReportTitle {
  readonly id: string;
  readonly title: string;
  readonly authorId: number;
}

async function listSent(reader: Reader, companyId: number, condition: Sql, limit: number) {
  const rows = await reader.query<ReportTitle & { total: number }>(sql`select r.id, r.summary as title,
      r.author_id as "authorId", count(*) over ()::int as total
    from reports r where r.company_id = ${companyId} and ${condition} order by r.number limit ${limit}`);
  return { total: rows[0]?.total ?? 0, records: rows.map(({ total: _total, ...one }) => one) };
}

export function listWaitingOf(
  reader: Reader,
  companyId: number,
  { authors, categories }: { authors?: readonly number[]; categories?: readonly string[] },
  limit: number,
) {
  return listSent(
    reader,
    companyId,
    sql`r.status = 'waiting_approval'
      ${authors ? sql`and r.author_id = any (${authors}::int[])` : empty}
      ${categories ? sql`and r.category = any (${categories}::text[])` : empty}`,
    limit,
  );
}

/** Drafts are visible to their author alone: only what was sent counts. */
const undecided = sql`r.status in ('waiting_approval', 'waiting_for_update')`;

export function listReportsWithValue(
  reader: Reader,
  companyId: number,
  { list, label, product }: CarriedValue,
  limit: number,
) {
  const ofProduct = product === null ? empty : sql`and r.answers ->> 'product' = ${product}`;
  return listSent(reader, companyId, sql`${undecided} and r.answers ->> ${list} = ${label} ${ofProduct}`, limit);
}

export function listReportsWithMode(reader: Reader, companyId: number, modes: readonly string[], limit: number) {
  const condition = sql`${undecided} and r.answers ->> 'detectionMethod' = any (${modes}::text[])`;
  return listSent(reader, companyId, condition, limit);
}
