import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseEntry, CaseSort, EntryStatus, urgencies } from '@vigie/domain/modules/cases/list-contract';
import { entryList } from '../../../platform/database/entry-list';
import { empty, join, raw, type Sql, sql } from '../../../platform/database/statement';
import { hasWordsOf } from '../../../platform/search/words';

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

const columns = sql`e.id, e.kind, e.status, e.summary, e.criticality, e.owner_id, e.owner_name, e.origin,
  e.detection_date, e.due_date, e.comment_count, e.is_confidential, e.version`;

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
  is_confidential: boolean;
  version: number;
}

/** What waits for a decision comes before the cases, newest first. */
export const caseList = entryList<CaseFilter, EntryRow, CaseEntry, CaseSort>({
  entries: 'case_entries',
  totals: 'case_totals',
  columns,
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
  keptMatching,
  matching,
  isKept: isKeptInTotals,
  isNarrowed,
  toEntry,
});

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
    isConfidential: row.is_confidential,
    version: row.version,
  };
}
