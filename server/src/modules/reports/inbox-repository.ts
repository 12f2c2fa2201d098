import { pageSize } from '@vigie/domain/kernel/listing';
import type { Kind } from '@vigie/domain/modules/cases/public';
import type { InboxEntry, InboxSort } from '@vigie/domain/modules/reports/contract';
import type { Severity } from '@vigie/domain/modules/reports/severity';
import type { ReportStatus } from '@vigie/domain/modules/reports/workflow';
import { empty, join, plannedAnew, raw, type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import { hasWordsOf } from '../../platform/search/words';

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
  readonly direction: 'asc' | 'desc';
  readonly page: number;
}

const mostFound = 10_000;

/** Each order is one that an index gives. */
const orderColumns: Record<InboxSort, string> = {
  id: '',
  status: 'r.status',
  detector: 'r.detector',
  appraiser: 'r.appraiser_name',
  date: 'r.filed_at',
};

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

/** The page is found in the index alone, and only its 15 reports are then read. */
export async function listInbox(
  reader: Reader,
  filter: InboxFilter,
  { sort, direction, page }: InboxOrder,
): Promise<InboxPage> {
  const where = matching(filter);
  const columns = [orderColumns[sort], 'r.number'].filter(Boolean);
  const order = raw(columns.map((column) => `${column} ${direction}`).join(', '));
  const found = await countFound(reader, filter, where);
  const rows = await reader.query<EntryRow>(
    plannedFor(
      filter,
      sql`select r.id, r.status, r.summary, r.detector, r.appraiser_name, r.category, r.answers ->> 'type' as type,
          r.answers ->> 'detectionMethod' as origin, r.filed_at, r.comment_count, r.severity, r.author_id
        from (select r.id from reports r where ${where} order by ${order}
          limit ${pageSize} offset ${(page - 1) * pageSize}) as shown
        join reports r on r.company_id = ${filter.companyId} and r.id = shown.id order by ${order}`,
    ),
  );
  const isMore = found > mostFound;
  return { items: rows.map(toEntry), total: isMore ? mostFound : found, isMore };
}

/** A search that finds nearly everything is not counted to its end: it says nothing, and costs most. */
async function countFound(reader: Reader, filter: InboxFilter, where: Sql): Promise<number> {
  const counted = filter.search.trim()
    ? sql`(select from reports r where ${where} limit ${mostFound + 1}) as r`
    : sql`reports r where ${where}`;
  const statement = sql`select count(*) as total from ${counted}`;
  return (await reader.get<{ total: number }>(plannedFor(filter, statement))).total;
}

/** How rare a word is decides how to look for it: such a statement is planned with its values, each time. */
function plannedFor({ search }: InboxFilter, statement: Sql): Sql {
  return search.trim() ? plannedAnew(statement) : statement;
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

export async function countWaiting(reader: Reader, filter: QueueFilter): Promise<number> {
  const row = await reader.get<{ total: number }>(
    sql`select count(*) as total from reports r where ${waiting(filter)}`,
  );
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
      sql`r.company_id = ${companyId}`,
      visible(filter),
      assigned(filter),
      hasWordsOf(companyId, ['report'], sql`r.id`, filter.search),
      filter.status ? sql`and r.status = ${filter.status}` : empty,
      filter.category ? sql`and r.category = ${filter.category}` : empty,
      filter.severity ? sql`and r.severity = ${filter.severity}` : empty,
      filter.detector ? sql`and starts_with(lower(r.detector), ${filter.detector.trim().toLowerCase()})` : empty,
      filter.from ? sql`and r.filed_at >= ${filter.from}::date` : empty,
      filter.to ? sql`and r.filed_at < ${filter.to}::date + 1` : empty,
    ],
    ' ',
  );
}

/** The rule of `rolesOnReport`, as a condition on rows. What was given up is shown only to its author, who asks for it. */
function visible({ readsAll, userId, status }: InboxFilter): Sql {
  const own = sql`r.author_id = ${userId} ${status ? empty : sql`and r.status <> 'discarded'`}`;
  return readsAll ? sql`and (r.is_sent or ${own})` : sql`and ${own}`;
}

function assigned({ people, decides }: InboxFilter): Sql {
  if (!people) return empty;
  const waitsForAnyone = decides ? sql`or r.status = 'waiting_approval'` : empty;
  return sql`and (r.author_id = any (${people}::int[]) or r.appraiser_id = any (${people}::int[]) ${waitsForAnyone})`;
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
