import type { Kind } from '@vigie/domain/kernel/kinds';
import { pageSize } from '@vigie/domain/kernel/listing';
import type { FigureRef } from '@vigie/domain/modules/insights/question';
import { planEachTime, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';
import { actionsOf, casesOf } from './conditions';
import { actionsFrom, caseFacts, type Days, isCounted, type Scope } from './facts';

export async function listNamesOf(
  reader: Reader,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await reader.query<{ id: number; name: string }>(sql`select id, first_name || ' ' || last_name as name
    from users where company_id = ${companyId} and id = any (${ids}::int[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface CountedRow {
  readonly id: string;
  readonly kind: Kind | null;
  readonly status: string;
  readonly ownerId: number | null;
  readonly openedDay: string;
  readonly dueDay: string | null;
  readonly closedDay: string | null;
  readonly cost: number | null;
  readonly isImported: boolean;
}

interface Page {
  readonly rows: CountedRow[];
  readonly total: number;
}

/** Exactly those that the figure counts, the latest first, and how many they are. */
export async function listCounted(
  reader: Reader,
  scope: Scope,
  days: Days,
  ref: FigureRef,
  page: number,
): Promise<Page> {
  const condition = sql`from ${caseFacts(scope)} where ${isCounted(scope)} and ${casesOf(ref, days)}`;
  const [rows, { total }] = await Promise.all([
    reader.query<CountedRow>(
      planEachTime(sql`select f.case_id as id, f.kind, f.status, f.owner_id as "ownerId", f.opened_day as "openedDay",
        f.due_day as "dueDay", nullif(f.closed_day, 'infinity') as "closedDay", f.cost, f.is_imported as "isImported" ${condition}
      order by f.opened_day desc, f.case_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`),
    ),
    reader.get<{ total: number }>(planEachTime(sql`select count(*)::int as total ${condition}`)),
  ]);
  return { rows, total };
}

export async function listCountedActions(
  reader: Reader,
  scope: Scope,
  days: Days,
  ref: FigureRef,
  page: number,
): Promise<Page> {
  const condition = sql`from ${actionsFrom(scope)} and ${actionsOf(ref, days)}`;
  const [rows, { total }] = await Promise.all([
    reader.query<CountedRow>(
      planEachTime(sql`select a.action_id as id, null::text as kind,
        case when a.ended_day = 'infinity' then 'open' else 'ended' end as status, a.responsible_id as "ownerId",
        a.created_day as "openedDay", nullif(a.due_day, 'infinity') as "dueDay",
        nullif(a.ended_day, 'infinity') as "closedDay", null::int as cost, false as "isImported" ${condition}
      order by a.created_day desc, a.action_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`),
    ),
    reader.get<{ total: number }>(planEachTime(sql`select count(*)::int as total ${condition}`)),
  ]);
  return { rows, total };
}

export async function listSites(reader: Reader, companyId: number): Promise<string[]> {
  const rows = await reader.query<{ site: string }>(sql`select site from case_facts
    where company_id = ${companyId} and site <> '' group by site order by site collate "fr-x-icu" limit 500`);
  return rows.map(({ site }) => site);
}
