import type { ActionEntry, ActionSort, DueState } from '@vigie/domain/modules/actions/list-contract';
import type { OriginKind, Priority } from '@vigie/domain/modules/actions/record';
import type { ActionStatus } from '@vigie/domain/modules/actions/workflow';
import { entryList } from '../../platform/database/entry-list';
import { empty, join, raw, type Sql, sql } from '../../platform/database/statement';
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

const columns = sql`e.id, e.status, e.summary, e.priority, e.responsible_name, e.responsible_id, e.approver_name,
  e.approver_id, e.origin, e.case_id, e.due_date, e.todo_done, e.todo_total, e.comment_count, e.is_confidential,
  e.version`;

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
  is_confidential: boolean;
  version: number;
}

export const actionList = entryList<ActionFilter, EntryRow, ActionEntry, ActionSort>({
  entries: 'action_entries',
  totals: 'action_totals',
  columns,
  orders: {
    id: ['number'],
    status: ['status_rank', 'number'],
    summary: ['summary_order', 'number'],
    priority: ['priority_rank', 'number'],
    responsible: ['responsible_name', 'number'],
    approver: ['approver_name', 'number'],
    origin: ['origin', 'number'],
    dueDate: ['due_date', 'number'],
  },
  cardOrder: ['due_date', '-number'],
  keptMatching,
  matching,
  isKept: isKeptInTotals,
  isNarrowed,
  toEntry,
});

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
    isConfidential: row.is_confidential,
    version: row.version,
  };
}
