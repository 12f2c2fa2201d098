import type { QueryOf } from '@vigie/domain/kernel/http/endpoint';
import type { Kind } from '@vigie/domain/modules/cases/public';
import type { Severity } from '@vigie/domain/modules/reports/decision';
import type { authors, InboxEntry, InboxSort, reportListEndpoints } from '@vigie/domain/modules/reports/list';
import type { ReportStatus } from '@vigie/domain/modules/reports/workflow';
import { columnsOf, empty, join, type RowOf, type Sql, sql } from '../../platform/database/statement';
import { entryList, isOneOf } from '../../platform/lists/entry-list';
import { beginsWith } from '../../platform/search/found-numbers';
import type { FilterOf } from '../records/public';
import type { Tables } from './schema';

export interface InboxReader {
  /** Reads what others have sent, and not only own reports. */
  readonly readsAll: boolean;
  /** What waits for a decision is theirs too, of any author. */
  readonly decides: boolean;
}

type InboxFilter = FilterOf<QueryOf<(typeof reportListEndpoints)['listReports']>> & InboxReader;

type Table = Tables['reports'];
const columns = [
  'id',
  'status',
  'summary',
  'detector',
  'appraiser_name',
  'category',
  'filed_at',
  'comment_count',
  'severity',
  'author_id',
] as const;
type EntryRow = RowOf<
  Table,
  (typeof columns)[number],
  { status: ReportStatus; category: Kind | null; severity: Severity }
> &
  Pick<InboxEntry, 'type' | 'origin'>;

export const inboxEntries = entryList<InboxFilter, EntryRow, InboxEntry, InboxSort, keyof Table>({
  entries: 'reports',
  totals: keptTotal,
  searched: () => [{ series: 'report' }],
  columns: sql`${columnsOf('e', columns)}, e.answers ->> 'type' as type, e.answers ->> 'detectionMethod' as origin`,
  orders: {
    id: ['number'],
    status: ['status', 'number'],
    detector: ['detector', 'number'],
    appraiser: ['appraiser_name', 'number'],
    date: ['filed_at', 'number'],
  },
  scope: (filter) => [visible(filter), ...assigned(filter)],
  counted: { status: 'status', category: 'category', severity: 'severity' },
  uncounted: {
    author: (wanted, filter) => writtenBy(wanted, filter),
    detector: (name) => beginsWith(sql`e.detector_key`, name.trim().toLowerCase()),
    // As moments and not as days: comparing the two kinds leaks by the rules of PostgreSQL, and so uses no index.
    from: (day) => sql`e.filed_at >= ${day}::date::timestamptz`,
    to: (day) => sql`e.filed_at < (${day}::date + 1)::timestamptz`,
  },
  toEntry: (row) => ({
    id: row.id,
    status: row.status,
    summary: row.summary,
    detector: row.detector ?? '',
    appraiser: row.appraiser_name,
    category: row.category,
    type: row.type,
    origin: row.origin,
    createdAt: row.filed_at.toISOString(),
    comments: row.comment_count,
    severity: row.severity,
    authorId: row.author_id,
  }),
});

function writtenBy(wanted: readonly (typeof authors)[number][], { people, userId }: InboxFilter): Sql {
  const conditions = {
    own: people ? sql`e.author_id = any (${people}::int[])` : sql`e.author_id = ${userId}`,
    others: sql`e.author_id <> ${userId}`,
  };
  return sql`(${join(
    wanted.map((one) => conditions[one]),
    ' or ',
  )})`;
}

/** The few that one person has written are counted in the reports themselves. */
function keptTotal(filter: InboxFilter): Sql | null {
  const { companyId, userId, people, readsAll, status = [], category = [], severity = [] } = filter;
  if (!readsAll || (people && category.length + severity.length > 0)) return null;
  const total = sql`select coalesce(sum(e.total), 0) as total from`;
  const kept = Object.entries({ status, category, severity }).flatMap(([column, values]) =>
    values.length > 0 ? [sql`and ${isOneOf(column, values)}`] : [],
  );
  const narrowed = kept.length > 0 ? join(kept, ' ') : empty;
  if (people) {
    return sql`${total} report_people_totals e where e.company_id = ${companyId} and ${join(
      [visible(filter), ...assigned(filter)],
      ' and ',
    )} ${narrowed}`;
  }
  // What was sent is counted without a name, the rest under its author's: the two that `visible` lets through.
  return sql`${total} report_totals e where e.company_id = ${companyId} and e.author_id in (0, ${userId})
    ${notGivenUp(filter)} ${narrowed}`;
}

/** The rule of `rolesOnReport`, as a condition on rows. */
function visible({ readsAll, userId, status }: InboxFilter): Sql {
  const own = sql`e.author_id = ${userId} ${notGivenUp({ status })}`;
  return readsAll ? sql`(e.is_sent or ${own})` : own;
}

/** What was given up is shown only to its author, who asks for it. */
function notGivenUp({ status }: Pick<InboxFilter, 'status'>): Sql {
  return status?.length ? empty : sql`and e.status <> 'discarded'`;
}

function assigned({ people, decides }: InboxFilter): Sql[] {
  if (!people) return [];
  const waitsForAnyone = decides ? sql`or e.status = 'waiting_approval'` : empty;
  return [sql`(e.author_id = any (${people}::int[]) or e.appraiser_id = any (${people}::int[]) ${waitsForAnyone})`];
}
