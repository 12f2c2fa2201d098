import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseEntry, CaseSort, EntryStatus, urgencies } from '@vigie/domain/modules/cases/list-contract';
import {
  type Direction,
  type Listing,
  listIds,
  type Order,
  readFirst,
  readPage,
} from '../../platform/database/listing';
import { empty, join, plannedAnew, raw, type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import { hasWordsOf } from '../../platform/search/words';

type Urgency = (typeof urgencies)[number];

export interface CaseFilter {
  readonly companyId: number;
  readonly userId: number;
  readonly kind: Kind;
  /** Sees the reports of others that wait. */
  readonly readsReports: boolean;
  /** What waits for a decision is theirs too, whoever wrote it. */
  readonly decides: boolean;
  /** Whose cases: null for everyone's. */
  readonly people: readonly number[] | null;
  readonly search: string;
  /** Of what is found, only these. */
  readonly ids?: readonly string[] | undefined;
  readonly status?: readonly EntryStatus[] | undefined;
  readonly criticality?: readonly Criticality[] | undefined;
  readonly origin?: readonly string[] | undefined;
  readonly urgency?: readonly Urgency[] | undefined;
  readonly detectedFrom?: string | undefined;
  readonly detectedTo?: string | undefined;
  readonly dueFrom?: string | undefined;
  readonly dueTo?: string | undefined;
  readonly today: string;
}

export interface CaseOrder {
  readonly sort: CaseSort;
  readonly direction: Direction;
}

/** Each order is one that an index gives. What waits for a decision comes before the cases, newest first. */
const orders: Record<CaseSort, Order> = {
  id: ['-is_case', 'number'],
  status: ['status_rank', 'number'],
  criticality: ['criticality_rank', 'number'],
  owner: ['owner_name', 'number'],
  origin: ['origin', 'number'],
  dueDate: ['due_date', 'number'],
  urgency: ['urgency_date', 'number'],
};
const columnOrder: Order = ['urgency_date', '-number'];

const columns = sql`e.id, e.kind, e.status, e.summary, e.criticality, e.owner_id, e.owner_name, e.origin,
  e.detection_date, e.due_date, e.comment_count, e.version`;

interface EntryRow {
  id: string;
  kind: Kind;
  status: EntryStatus;
  summary: string;
  criticality: Criticality | null;
  owner_id: number;
  owner_name: string;
  origin: CaseEntry['origin'];
  detection_date: string | null;
  due_date: string | null;
  comment_count: number;
  version: number;
}

export interface CasePage {
  readonly items: CaseEntry[];
  readonly total: number;
  readonly isMore: boolean;
}

export async function listEntries(
  reader: Reader,
  filter: CaseFilter,
  order: CaseOrder,
  page: number,
): Promise<CasePage> {
  const { rows, ...found } = await readPage<EntryRow>(
    reader,
    listing(filter, orders[order.sort], order.direction),
    page,
  );
  return { items: rows.map(toEntry), ...found };
}

export async function countByStatus(reader: Reader, filter: CaseFilter): Promise<{ status: string; total: number }[]> {
  if (isKeptInTotals(filter)) {
    return reader.query(sql`select e.status, sum(e.total) as total from case_totals e where ${keptMatching(filter)}
      group by e.status having sum(e.total) > 0`);
  }
  return reader.query(
    plannedAnew(
      sql`select e.status, count(*) as total from case_entries e where ${matching(filter)} group by e.status`,
    ),
  );
}

const cardsOfAColumn = 50;

export async function listColumn(reader: Reader, filter: CaseFilter, status: string): Promise<CaseEntry[]> {
  const all = listing(filter, columnOrder, 'asc');
  const column = { ...all, where: sql`${all.where} and e.status = ${status}` };
  return (await readFirst<EntryRow>(reader, column, cardsOfAColumn)).map(toEntry);
}

/** Which ones, in their order: an export then reads them in bounded steps, each as it is at that moment. */
export function listEntryIds(reader: Reader, filter: CaseFilter, order: CaseOrder, limit: number): Promise<string[]> {
  return listIds(reader, listing(filter, orders[order.sort], order.direction), limit);
}

export async function readEntries(reader: Reader, companyId: number, ids: readonly string[]): Promise<CaseEntry[]> {
  const rows = await reader.query<EntryRow>(sql`select ${columns} from unnest(${ids}::text[]) with ordinality as
      wanted (id, place) join case_entries e on e.company_id = ${companyId} and e.id = wanted.id collate "C"
    order by wanted.place`);
  return rows.map(toEntry);
}

function listing(filter: CaseFilter, order: Order, direction: Direction): Listing {
  const total = sql`select coalesce(sum(e.total), 0) as total from case_totals e where ${keptMatching(filter)}`;
  return {
    companyId: filter.companyId,
    table: 'case_entries',
    columns,
    where: matching(filter),
    order,
    direction,
    search: filter.search,
    isNarrowed: isNarrowed(filter),
    total: isKeptInTotals(filter) ? total : null,
  };
}

function isNarrowed(filter: CaseFilter): boolean {
  const { people, status, criticality, origin } = filter;
  return !isKeptInTotals(filter) || people !== null || [status, criticality, origin].some((values) => values?.length);
}

/** Words and days are counted in the entries themselves. */
function isKeptInTotals({ search, ids, urgency, detectedFrom, detectedTo, dueFrom, dueTo }: CaseFilter): boolean {
  return !(search.trim() || ids || urgency?.length || detectedFrom || detectedTo || dueFrom || dueTo);
}

/** A condition on the columns that `case_entries` and `case_totals` both have. */
function keptMatching(filter: CaseFilter): Sql {
  const anyOf = (column: string, values: readonly string[] | undefined) =>
    values && values.length > 0 ? sql`and ${raw(column)} = any (${values}::text[])` : empty;
  return join(
    [
      sql`e.company_id = ${filter.companyId} and e.kind = ${filter.kind}`,
      visible(filter),
      assigned(filter),
      anyOf('e.status', filter.status),
      anyOf('e.criticality', filter.criticality),
      anyOf('e.origin', filter.origin),
    ],
    ' ',
  );
}

function matching(filter: CaseFilter): Sql {
  return join(
    [
      sql`${keptMatching(filter)} and e.is_shown`,
      hasWordsOf(filter.companyId, ['case', 'report'], sql`e.id`, filter.search),
      filter.ids ? sql`and e.id = any (${filter.ids}::text[])` : empty,
      urgent(filter),
      filter.detectedFrom ? sql`and e.detection_date >= ${filter.detectedFrom}` : empty,
      filter.detectedTo ? sql`and e.detection_date <= ${filter.detectedTo}` : empty,
      filter.dueFrom ? sql`and e.due_date >= ${filter.dueFrom}` : empty,
      filter.dueTo ? sql`and e.due_date <= ${filter.dueTo}` : empty,
    ],
    ' ',
  );
}

/** Cases are everybody's to read; a report that waits is its author's and those who read reports. */
function visible({ readsReports, userId }: CaseFilter): Sql {
  return readsReports ? empty : sql`and (e.is_case or e.owner_id = ${userId})`;
}

function assigned({ people, decides }: CaseFilter): Sql {
  if (!people) return empty;
  const waitsForAnyone = decides ? sql`or not e.is_case` : empty;
  return sql`and (e.owner_id = any (${people}::int[]) ${waitsForAnyone})`;
}

/** The same bounds as `urgencyOf`. */
function urgent({ urgency, today }: CaseFilter): Sql {
  if (!urgency || urgency.length === 0) return empty;
  const open = sql`e.status in ('in_progress', 'ready_for_qa')`;
  const conditions: Record<Urgency, Sql> = {
    overdue: sql`(${open} and e.due_date < ${today}::date)`,
    week: sql`(${open} and e.due_date between ${today}::date and ${today}::date + 7)`,
    later: sql`(${open} and e.due_date > ${today}::date + 7)`,
    closed: sql`e.status in ('approved', 'closed', 'void')`,
  };
  return sql`and (${join(
    urgency.map((one) => conditions[one]),
    ' or ',
  )})`;
}

function toEntry(row: EntryRow): CaseEntry {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    summary: row.summary,
    criticality: row.criticality,
    ownerId: row.owner_id,
    owner: row.owner_name,
    origin: row.origin,
    detectionDate: row.detection_date,
    dueDate: row.due_date,
    comments: row.comment_count,
    version: row.version,
  };
}
