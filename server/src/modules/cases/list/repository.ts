import type { QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { type Criticality, criticalities } from '@vigie/domain/modules/cases/due-date';
import { type Kind, kinds } from '@vigie/domain/modules/cases/kinds';
import {
  type CaseEntry,
  type CaseSort,
  type caseListEndpoints,
  type EntryStatus,
  entryStatuses,
  type urgencies,
} from '@vigie/domain/modules/cases/list';
import { columnsOf, empty, join, type RowOf, raw, type Sql, sql } from '../../../platform/database/statement';
import { entryList, isOneOfPeople, type SearchedSeries } from '../../../platform/lists/entry-list';
import type { FilterOf } from '../../records/public';
import type { Tables } from '../schema';
import { caseSeries } from './search-words';

type Urgency = (typeof urgencies)[number];

type AskedFilter = FilterOf<QueryOf<(typeof caseListEndpoints)['listCases']>>;
/** Without a kind, of all of them. */
export type CaseFilter = Omit<AskedFilter, 'kind'> & { readonly kind?: AskedFilter['kind'] | undefined } & CaseReader;

export interface CaseReader {
  /** May see waiting reports of others. */
  readonly readsReports: boolean;
  /** What waits for a decision is theirs too, of any author. */
  readonly decides: boolean;
}

type Table = Tables['case_entries'];
const columns = [
  'id',
  'kind',
  'status',
  'summary',
  'criticality',
  'owner_id',
  'owner_name',
  'origin',
  'detection_date',
  'due_date',
  'follow_up_date',
  'comment_count',
  'is_confidential',
  'is_imported',
  'version',
] as const;
type EntryRow = RowOf<
  Table,
  (typeof columns)[number],
  { kind: Kind; status: EntryStatus; criticality: Criticality | null; origin: CaseEntry['origin'] }
>;

/** What waits for a decision comes before the cases, newest first. */
export const caseEntries = entryList<CaseFilter, EntryRow, CaseEntry, CaseSort, keyof Table>({
  entries: 'case_entries',
  totals: 'case_totals',
  hasConfidential: true,
  overallTotals,
  searched,
  columns: columnsOf('e', columns),
  orders: {
    id: ['-is_case', 'number'],
    status: ['status_rank', 'number'],
    criticality: ['criticality_rank', 'number'],
    owner: ['owner_name', 'number'],
    origin: ['origin', 'number'],
    dueDate: ['due_date', 'number'],
    urgency: ['urgency_date', 'number'],
  },
  cardOrder: ['urgency_date', '-number'],
  scope: (filter) => [...ofKind(filter), ...visible(filter), ...assigned(filter), ...ledBy(filter)],
  parts: ({ readsReports, userId }) =>
    readsReports
      ? null
      : [sql`e.is_case`, sql`not e.is_case and e.status = 'waiting_approval' and e.owner_id = ${userId}`],
  ranks: {
    status: { column: 'status_rank', values: entryStatuses },
    criticality: { column: 'criticality_rank', values: criticalities },
  },
  implied,
  splitBy: 'status',
  counted: { status: 'status', criticality: 'criticality', origin: 'origin' },
  uncounted: {
    urgency: (wanted, filter) => urgent(wanted, filter),
    steps: (wanted) =>
      sql`(${join(
        wanted.map((one) => (one === 'ready' ? sql`e.ready_steps > 0` : sql`e.ready_steps = 0`)),
        ' or ',
      )})`,
    member: (_, { companyId, userId }) => sql`e.id in (select m.case_id from case_members m
      where m.company_id = ${companyId} and m.user_id = ${userId} and m.removed_at is null)`,
    detectedFrom: (day) => sql`e.detection_date >= ${day}`,
    detectedTo: (day) => sql`e.detection_date <= ${day}`,
    dueFrom: (day) => sql`e.due_date >= ${day}`,
    dueTo: (day) => sql`e.due_date <= ${day}`,
  },
  shown: sql`e.is_shown`,
  toEntry: (row) => ({
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
    followUpDate: row.follow_up_date,
    comments: row.comment_count,
    isConfidential: row.is_confidential,
    isImported: row.is_imported,
    version: row.version,
  }),
});

/** Cases of each kind have numbers of their own; of the reports, those that wait stand in the list. */
function searched({ kind, lead }: CaseFilter): SearchedSeries[] {
  const ofCases = (one: Kind) => ({
    series: caseSeries(one),
    rows: kind ? sql`e.is_case` : sql`e.is_case and e.kind = ${one}`,
    isWhole: !lead?.length,
  });
  return [...(kind ? [kind] : kinds).map(ofCases), { series: 'report', rows: sql`not e.is_case` }];
}

/**
 * Of those who read no reports but their own, all cases and the reports of one: adding up those of each person would
 * take as long as all the rest of a page.
 */
function overallTotals({ companyId, userId, people, readsReports, lead }: CaseFilter): Sql | null {
  if (people || lead?.length) return null;
  if (readsReports) return raw('case_overall_totals');
  const columns = raw('company_id, kind, is_case, status, criticality, origin, total');
  return sql`(select ${columns}, null::int as owner_id from case_overall_totals where company_id = ${companyId} and is_case
    union all select ${columns}, owner_id from case_totals
      where company_id = ${companyId} and owner_id = ${userId} and not is_case)`;
}

/** Every colleague reads cases; a report that waits is its author's and those who read reports. */
function visible({ readsReports, userId }: CaseFilter): Sql[] {
  return readsReports ? [] : [sql`(e.is_case or e.owner_id = ${userId})`];
}

/** A status says whether it is that of a case. */
function implied({ status = [] }: CaseFilter): Sql[] {
  const [only] = status.length === 1 ? status : [];
  return only ? [only === 'waiting_approval' ? sql`not e.is_case` : sql`e.is_case`] : [];
}

function ofKind({ kind }: CaseFilter): Sql[] {
  return kind ? [sql`e.kind = ${kind}`] : [];
}

/** A lead writer does not review their own case. */
function ledBy({ lead, userId }: CaseFilter): Sql[] {
  return lead?.length ? [sql`e.owner_id <> ${userId}`] : [];
}

function assigned({ people, decides }: CaseFilter): Sql[] {
  if (!people) return [];
  const waitsForAnyone = decides ? sql`or not e.is_case` : empty;
  return [sql`(${isOneOfPeople(sql`e.owner_id`, people)} ${waitsForAnyone})`];
}

/**
 * The same bounds as `urgencyOf`. The indexes of the other orders have no day of approved cases, which are few: they are
 * found first, by an index of their own.
 */
function urgent(wanted: readonly Urgency[], { companyId, today }: Pick<CaseFilter, 'companyId' | 'today'>): Sql {
  const open = sql`e.status in ('in_progress', 'ready_for_qa')`;
  const followed = (condition: Sql) => sql`(select f.id from case_entries f
    where f.company_id = ${companyId} and f.status = 'approved' and ${condition})`;
  const overdue = followed(sql`f.follow_up_date < ${today}::date`);
  const thisWeek = followed(sql`f.follow_up_date between ${today}::date and ${today}::date + 7`);
  const dueSoon = followed(sql`f.follow_up_date <= ${today}::date + 7`);
  const conditions: Record<Urgency, Sql> = {
    overdue: sql`(${open} and e.due_date < ${today}::date or e.id in ${overdue})`,
    week: sql`(${open} and e.due_date between ${today}::date and ${today}::date + 7 or e.id in ${thisWeek})`,
    later: sql`(${open} and e.due_date > ${today}::date + 7 or e.status = 'approved' and e.id not in ${dueSoon})`,
    closed: sql`e.status in ('closed', 'void')`,
  };
  return sql`(${join(
    wanted.map((one) => conditions[one]),
    ' or ',
  )})`;
}
