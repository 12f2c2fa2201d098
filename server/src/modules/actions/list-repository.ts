import type { ActionEntry, ActionSort, DueState } from '@vigie/domain/modules/actions/list-contract';
import type { OriginKind, Priority } from '@vigie/domain/modules/actions/record';
import type { ActionStatus } from '@vigie/domain/modules/actions/workflow';
import {
  type Direction,
  type Listing,
  listIds,
  type Order,
  type Page,
  readFirst,
  readPage,
} from '../../platform/database/listing';
import { empty, join, plannedAnew, raw, type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import { hasWordsOf } from '../../platform/search/words';

export interface ActionFilter {
  readonly companyId: number;
  /** Whose actions: null for everyone's. */
  readonly people: readonly number[] | null;
  readonly search: string;
  /** Of what is found, only these. */
  readonly ids?: readonly string[] | undefined;
  readonly status?: readonly ActionStatus[] | undefined;
  readonly priority?: readonly Priority[] | undefined;
  readonly origin?: readonly OriginKind[] | undefined;
  readonly due?: readonly DueState[] | undefined;
  readonly dueFrom?: string | undefined;
  readonly dueTo?: string | undefined;
  readonly caseId?: string | undefined;
  readonly today: string;
}

export interface ActionOrder {
  readonly sort: ActionSort;
  readonly direction: Direction;
}

/** Each order is one that an index gives. */
const orders: Record<ActionSort, Order> = {
  id: ['number'],
  status: ['status_rank', 'number'],
  summary: ['summary_order', 'number'],
  priority: ['priority_rank', 'number'],
  responsible: ['responsible_name', 'number'],
  approver: ['approver_name', 'number'],
  origin: ['origin', 'number'],
  dueDate: ['due_date', 'number'],
};
const columnOrder: Order = ['due_date', '-number'];

const columns = sql`e.id, e.status, e.summary, e.priority, e.responsible_name, e.responsible_id, e.approver_name,
  e.approver_id, e.origin, e.case_id, e.due_date, e.todo_done, e.todo_total, e.comment_count, e.version`;

interface EntryRow {
  id: string;
  status: ActionStatus;
  summary: string;
  priority: Priority;
  responsible_name: string;
  responsible_id: number | null;
  approver_name: string | null;
  approver_id: number | null;
  origin: string;
  case_id: string | null;
  due_date: string | null;
  todo_done: number;
  todo_total: number;
  comment_count: number;
  version: number;
}

export async function listEntries(
  reader: Reader,
  filter: ActionFilter,
  { sort, direction }: ActionOrder,
  page: number,
): Promise<Omit<Page<never>, 'rows'> & { items: ActionEntry[] }> {
  const { rows, ...found } = await readPage<EntryRow>(reader, listing(filter, orders[sort], direction), page);
  return { items: rows.map(toEntry), ...found };
}

export async function countByStatus(
  reader: Reader,
  filter: ActionFilter,
): Promise<{ status: ActionStatus; total: number }[]> {
  if (isKeptInTotals(filter)) {
    return reader.query(sql`select e.status, sum(e.total) as total from action_totals e where ${keptMatching(filter)}
      group by e.status having sum(e.total) > 0`);
  }
  return reader.query(
    plannedAnew(
      sql`select e.status, count(*) as total from action_entries e where ${matching(filter)} group by e.status`,
    ),
  );
}

const cardsOfAColumn = 50;

export async function listColumn(reader: Reader, filter: ActionFilter, status: ActionStatus): Promise<ActionEntry[]> {
  const all = listing(filter, columnOrder, 'asc');
  const column = { ...all, where: sql`${all.where} and e.status = ${status}` };
  return (await readFirst<EntryRow>(reader, column, cardsOfAColumn)).map(toEntry);
}

export function listEntryIds(
  reader: Reader,
  filter: ActionFilter,
  { sort, direction }: ActionOrder,
  limit: number,
): Promise<string[]> {
  return listIds(reader, listing(filter, orders[sort], direction), limit);
}

export async function readEntries(reader: Reader, companyId: number, ids: readonly string[]): Promise<ActionEntry[]> {
  const rows = await reader.query<EntryRow>(sql`select ${columns} from unnest(${ids}::text[]) with ordinality as
      wanted (id, place) join action_entries e on e.company_id = ${companyId} and e.id = wanted.id collate "C"
    order by wanted.place`);
  return rows.map(toEntry);
}

function listing(filter: ActionFilter, order: Order, direction: Direction): Listing {
  const total = sql`select coalesce(sum(e.total), 0) as total from action_totals e where ${keptMatching(filter)}`;
  return {
    companyId: filter.companyId,
    table: 'action_entries',
    columns,
    where: matching(filter),
    order,
    direction,
    search: filter.search,
    isNarrowed: isNarrowed(filter),
    total: isKeptInTotals(filter) ? total : null,
  };
}

function isNarrowed(filter: ActionFilter): boolean {
  const { people, status, priority, origin } = filter;
  return !isKeptInTotals(filter) || people !== null || [status, priority, origin].some((values) => values?.length);
}

/** Words, days and single cases are counted in the entries themselves. */
function isKeptInTotals({ search, ids, due, dueFrom, dueTo, caseId }: ActionFilter): boolean {
  return !(search.trim() || ids || due?.length || dueFrom || dueTo || caseId);
}

/** A condition on the columns that `action_entries` and `action_totals` both have. */
function keptMatching({ companyId, people, status, priority, origin }: ActionFilter): Sql {
  const anyOf = (column: string, values: readonly string[] | undefined) =>
    values && values.length > 0 ? sql`and ${raw(column)} = any (${values}::text[])` : empty;
  return join(
    [
      sql`e.company_id = ${companyId}`,
      people ? sql`and e.responsible_id = any (${people}::int[])` : empty,
      anyOf('e.status', status),
      anyOf('e.priority', priority),
      anyOf('e.origin_kind', origin),
    ],
    ' ',
  );
}

function matching(filter: ActionFilter): Sql {
  return join(
    [
      keptMatching(filter),
      hasWordsOf(filter.companyId, ['action'], sql`e.id`, filter.search),
      filter.ids ? sql`and e.id = any (${filter.ids}::text[])` : empty,
      filter.caseId ? sql`and e.case_id = ${filter.caseId}` : empty,
      dueWithin(filter),
      filter.dueFrom ? sql`and e.due_date >= ${filter.dueFrom}` : empty,
      filter.dueTo ? sql`and e.due_date <= ${filter.dueTo}` : empty,
    ],
    ' ',
  );
}

/** Of what is still to be done. */
function dueWithin({ due, today }: ActionFilter): Sql {
  if (!due || due.length === 0) return empty;
  const conditions: Record<DueState, Sql> = {
    overdue: sql`e.due_date < ${today}::date`,
    week: sql`e.due_date between ${today}::date and ${today}::date + 7`,
    later: sql`e.due_date > ${today}::date + 7`,
    undated: sql`e.due_date is null`,
  };
  const wanted = due.map((one) => conditions[one]);
  return sql`and e.status in ('in_progress', 'ready_for_qa') and (${join(wanted, ' or ')})`;
}

function toEntry(row: EntryRow): ActionEntry {
  return {
    id: row.id,
    status: row.status,
    summary: row.summary,
    priority: row.priority,
    responsible: row.responsible_name,
    responsibleId: row.responsible_id,
    approver: row.approver_name,
    approverId: row.approver_id,
    origin: row.origin,
    caseId: row.case_id,
    dueDate: row.due_date,
    todos: { done: row.todo_done, total: row.todo_total },
    comments: row.comment_count,
    version: row.version,
  };
}
