import { pageSize } from '@vigie/domain/kernel/listing';
import type { CaseEntry, CaseSort, EntryStatus, urgencies } from '@vigie/domain/modules/cases/contract';
import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
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
  readonly direction: 'asc' | 'desc';
}

/** Each order is one that an index gives. What waits for a decision comes before the cases, newest first. */
const orders: Record<CaseSort, Record<'asc' | 'desc', string>> = {
  id: { desc: 'e.is_case asc, e.number desc', asc: 'e.is_case desc, e.number asc' },
  status: { asc: 'e.status_rank asc, e.number asc', desc: 'e.status_rank desc, e.number desc' },
  criticality: { asc: 'e.criticality_rank asc, e.number asc', desc: 'e.criticality_rank desc, e.number desc' },
  owner: { asc: 'e.owner_name asc, e.number asc', desc: 'e.owner_name desc, e.number desc' },
  origin: { asc: 'e.origin asc, e.number asc', desc: 'e.origin desc, e.number desc' },
  dueDate: { asc: 'e.due_date asc, e.number asc', desc: 'e.due_date desc, e.number desc' },
  urgency: { asc: 'e.urgency_date asc, e.number asc', desc: 'e.urgency_date desc, e.number desc' },
};

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

export const mostFound = 10_000;

export interface CasePage {
  readonly items: CaseEntry[];
  readonly total: number;
  readonly isMore: boolean;
}

/** The page is found in the index alone, and only its 15 rows are then read. */
export async function listEntries(
  reader: Reader,
  filter: CaseFilter,
  order: CaseOrder,
  page: number,
): Promise<CasePage> {
  const found = await countEntries(reader, filter);
  const bounds = sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const rows = await reader.query<EntryRow>(
    plannedFor(
      filter,
      sql`select ${columns} from (select e.id from case_entries e where ${matching(filter)}
          order by ${orderOf(order)} ${bounds}) as shown
        join case_entries e on e.company_id = ${filter.companyId} and e.id = shown.id order by ${orderOf(order)}`,
    ),
  );
  const isMore = found > mostFound && filter.search.trim() !== '';
  return { items: rows.map(toEntry), total: isMore ? mostFound : found, isMore };
}

/** A search that finds nearly everything is not counted to its end: it says nothing, and costs most. */
async function countEntries(reader: Reader, filter: CaseFilter): Promise<number> {
  const counted = filter.search.trim()
    ? sql`(select from case_entries e where ${matching(filter)} limit ${mostFound + 1}) as e`
    : sql`case_entries e where ${matching(filter)}`;
  const statement = plannedFor(filter, sql`select count(*) as total from ${counted}`);
  return (await reader.get<{ total: number }>(statement)).total;
}

export async function countByStatus(reader: Reader, filter: CaseFilter): Promise<{ status: string; total: number }[]> {
  const statement = sql`select e.status, count(*) as total from case_entries e where ${matching(filter)} group by e.status`;
  return reader.query(plannedFor(filter, statement));
}

const cardsOfAColumn = 50;

export async function listColumn(reader: Reader, filter: CaseFilter, status: string): Promise<CaseEntry[]> {
  const rows = await reader.query<EntryRow>(
    plannedFor(
      filter,
      sql`select ${columns} from case_entries e where ${matching(filter)} and e.status = ${status}
        order by e.urgency_date, e.number desc limit ${cardsOfAColumn}`,
    ),
  );
  return rows.map(toEntry);
}

/** Which ones, in their order: an export then reads them in bounded steps, each as it is at that moment. */
export async function listIds(reader: Reader, filter: CaseFilter, order: CaseOrder, limit: number): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    plannedFor(
      filter,
      sql`select e.id from case_entries e where ${matching(filter)} order by ${orderOf(order)} limit ${limit}`,
    ),
  );
  return rows.map(({ id }) => id);
}

export async function readEntries(reader: Reader, companyId: number, ids: readonly string[]): Promise<CaseEntry[]> {
  const rows = await reader.query<EntryRow>(sql`select ${columns} from unnest(${ids}::text[]) with ordinality as
      wanted (id, place) join case_entries e on e.company_id = ${companyId} and e.id = wanted.id collate "C"
    order by wanted.place`);
  return rows.map(toEntry);
}

/** How rare a word is decides how to look for it: such a statement is planned with its values, each time. */
function plannedFor({ search }: CaseFilter, statement: Sql): Sql {
  return search.trim() ? plannedAnew(statement) : statement;
}

function orderOf({ sort, direction }: CaseOrder): Sql {
  return raw(orders[sort][direction]);
}

function matching(filter: CaseFilter): Sql {
  const { companyId } = filter;
  const anyOf = (column: string, values: readonly string[] | undefined) =>
    values && values.length > 0 ? sql`and ${raw(column)} = any (${values}::text[])` : empty;
  return join(
    [
      sql`e.company_id = ${companyId} and e.kind = ${filter.kind} and e.is_shown`,
      visible(filter),
      assigned(filter),
      hasWordsOf(companyId, ['case', 'report'], sql`e.id`, filter.search),
      anyOf('e.status', filter.status),
      anyOf('e.criticality', filter.criticality),
      anyOf('e.origin', filter.origin),
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
