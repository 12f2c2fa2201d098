import type { QueryOf } from '@vigie/domain/kernel/http/endpoint';
import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseEntry, CaseSort, caseListEndpoints, EntryStatus, urgencies } from '@vigie/domain/modules/cases/list';
import { columnsOf, type RowOf } from '../../../platform/database/row';
import { empty, join, raw, type Sql, sql } from '../../../platform/database/statement';
import { entryList } from '../../../platform/lists/entry-list';
import type { FilterOf } from '../../records/public';
import type { Tables } from '../schema';

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
  searched: ['case', 'report'],
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
  counted: { status: 'status', criticality: 'criticality', origin: 'origin' },
  uncounted: {
    urgency: (wanted, { today }) => urgent(wanted, today),
    steps: () => sql`e.ready_steps > 0`,
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
    comments: row.comment_count,
    isConfidential: row.is_confidential,
    isImported: row.is_imported,
    version: row.version,
  }),
});

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
  return [sql`(e.owner_id = any (${people}::int[]) ${waitsForAnyone})`];
}

/** The same bounds as `urgencyOf`. */
function urgent(wanted: readonly Urgency[], today: string): Sql {
  const open = sql`e.status in ('in_progress', 'ready_for_qa')`;
  const conditions: Record<Urgency, Sql> = {
    overdue: sql`(${open} and e.due_date < ${today}::date)`,
    week: sql`(${open} and e.due_date between ${today}::date and ${today}::date + 7)`,
    later: sql`(${open} and e.due_date > ${today}::date + 7)`,
    closed: sql`e.status in ('approved', 'closed', 'void')`,
  };
  return sql`(${join(
    wanted.map((one) => conditions[one]),
    ' or ',
  )})`;
}
