import type { Kind } from '@vigie/domain/modules/cases/public';
import type { InboxEntry, InboxSort } from '@vigie/domain/modules/reports/contract';
import type { Severity } from '@vigie/domain/modules/reports/severity';
import type { ReportStatus } from '@vigie/domain/modules/reports/workflow';
import { type Direction, type Order, readPage } from '../../platform/database/listing';
import { empty, join, type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import { beginsWith, hasWordsOf } from '../../platform/search/words';

export interface InboxFilter {
  readonly companyId: number;
  readonly userId: number;
  /** Reads what others have sent, and not only own reports. */
  readonly readsAll: boolean;
  /** What waits for a decision is theirs too, whoever wrote it. */
  readonly decides: boolean;
  /** Whose reports: null for everyone's. */
  readonly people: readonly number[] | null;
  readonly search: string;
  readonly status?: ReportStatus | undefined;
  readonly category?: Kind | undefined;
  readonly severity?: Severity | undefined;
  readonly detector?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface InboxOrder {
  readonly sort: InboxSort;
  readonly direction: Direction;
  readonly page: number;
}

/** Each order is one that an index gives. */
const orders: Record<InboxSort, Order> = {
  id: ['number'],
  status: ['status', 'number'],
  detector: ['detector', 'number'],
  appraiser: ['appraiser_name', 'number'],
  date: ['filed_at', 'number'],
};

const columns = sql`e.id, e.status, e.summary, e.detector, e.appraiser_name, e.category, e.answers ->> 'type' as type,
  e.answers ->> 'detectionMethod' as origin, e.filed_at, e.comment_count, e.severity, e.author_id`;

interface EntryRow {
  id: string;
  status: ReportStatus;
  summary: string;
  detector: string;
  appraiser_name: string | null;
  category: Kind | null;
  type: InboxEntry['type'];
  origin: InboxEntry['origin'];
  filed_at: Date;
  comment_count: number;
  severity: Severity;
  author_id: number;
}

export interface InboxPage {
  readonly items: InboxEntry[];
  readonly total: number;
  readonly isMore: boolean;
}

export async function listInbox(
  reader: Reader,
  filter: InboxFilter,
  { sort, direction, page }: InboxOrder,
): Promise<InboxPage> {
  const { companyId, search } = filter;
  const listing = {
    companyId,
    table: 'reports',
    columns,
    where: matching(filter),
    order: orders[sort],
    direction,
    search,
    isNarrowed: isNarrowed(filter),
    total: isKeptInTotals(filter) ? keptTotal(filter) : null,
  };
  const { rows, ...found } = await readPage<EntryRow>(reader, listing, page);
  return { items: rows.map(toEntry), ...found };
}

function isNarrowed(filter: InboxFilter): boolean {
  const { people, status, category, severity } = filter;
  return !isKeptInTotals(filter) || Boolean(people || status || category || severity);
}

/** Words and days are counted in the reports themselves; so are the few that one person has written. */
function isKeptInTotals({ readsAll, people, search, category, severity, detector, from, to }: InboxFilter): boolean {
  const isCountedAnyway = search.trim() || detector || from || to || (people && (category || severity));
  return readsAll && !isCountedAnyway;
}

function keptTotal(filter: InboxFilter): Sql {
  const { companyId, userId, people, status } = filter;
  const total = sql`select coalesce(sum(e.total), 0) as total from`;
  if (people) {
    return sql`${total} report_people_totals e where e.company_id = ${companyId} ${visible(filter)} ${assigned(filter)}
      ${status ? sql`and e.status = ${status}` : empty}`;
  }
  // What was sent is kept under nobody's name, the rest under its author's: the two that `visible` lets through.
  return sql`${total} report_totals e where e.company_id = ${companyId} and e.author_id in (0, ${userId})
    ${notGivenUp(filter)} ${kept(filter)}`;
}

export interface QueueFilter {
  readonly companyId: number;
  readonly userId: number;
  /** Four eyes: own reports are for somebody else. */
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

function matching(filter: InboxFilter): Sql {
  const { companyId } = filter;
  return join(
    [
      sql`e.company_id = ${companyId}`,
      visible(filter),
      assigned(filter),
      hasWordsOf(companyId, ['report'], sql`e.id`, filter.search),
      kept(filter),
      filter.detector ? sql`and ${beginsWith(sql`e.detector_key`, filter.detector.trim().toLowerCase())}` : empty,
      // As moments and not as days: comparing the two kinds leaks by the rules of PostgreSQL, and so uses no index.
      filter.from ? sql`and e.filed_at >= ${filter.from}::date::timestamptz` : empty,
      filter.to ? sql`and e.filed_at < (${filter.to}::date + 1)::timestamptz` : empty,
    ],
    ' ',
  );
}

/** A condition on the columns that `reports` and `report_totals` both have. */
function kept({ status, category, severity }: Pick<InboxFilter, 'status' | 'category' | 'severity'>): Sql {
  return join(
    [
      status ? sql`and e.status = ${status}` : empty,
      category ? sql`and e.category = ${category}` : empty,
      severity ? sql`and e.severity = ${severity}` : empty,
    ],
    ' ',
  );
}

/** The rule of `rolesOnReport`, as a condition on rows. */
function visible({ readsAll, userId, status }: InboxFilter): Sql {
  const own = sql`e.author_id = ${userId} ${notGivenUp({ status })}`;
  return readsAll ? sql`and (e.is_sent or ${own})` : sql`and ${own}`;
}

/** What was given up is shown only to its author, who asks for it. */
function notGivenUp({ status }: Pick<InboxFilter, 'status'>): Sql {
  return status ? empty : sql`and e.status <> 'discarded'`;
}

function assigned({ people, decides }: InboxFilter): Sql {
  if (!people) return empty;
  const waitsForAnyone = decides ? sql`or e.status = 'waiting_approval'` : empty;
  return sql`and (e.author_id = any (${people}::int[]) or e.appraiser_id = any (${people}::int[]) ${waitsForAnyone})`;
}

function toEntry(row: EntryRow): InboxEntry {
  return {
    id: row.id,
    status: row.status,
    summary: row.summary,
    detector: row.detector,
    appraiser: row.appraiser_name,
    category: row.category,
    type: row.type,
    origin: row.origin,
    createdAt: row.filed_at.toISOString(),
    comments: row.comment_count,
    severity: row.severity,
    authorId: row.author_id,
  };
}
