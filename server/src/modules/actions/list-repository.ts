import type { QueryOf } from '@vigie/domain/kernel/http/endpoint';
import type { ActionEntry, ActionSort, actionListEndpoints, DueState } from '@vigie/domain/modules/actions/list';
import type { Priority } from '@vigie/domain/modules/actions/record';
import type { ActionStatus } from '@vigie/domain/modules/actions/workflow';
import { columnsOf, join, type RowOf, raw, type Sql, sql } from '../../platform/database/statement';
import { entryList, isOneOfPeople } from '../../platform/lists/entry-list';
import type { FilterOf } from '../records/public';
import type { Tables } from './schema';

export interface ActionReader {
  /** Reviews actions without an approver. */
  readonly isQa: boolean;
}

type ActionFilter = FilterOf<QueryOf<(typeof actionListEndpoints)['listActions']>> & ActionReader;

type Table = Tables['action_entries'];
const columns = [
  'id',
  'status',
  'summary',
  'priority',
  'responsible_name',
  'responsible_id',
  'approver_name',
  'approver_id',
  'origin',
  'case_id',
  'due_date',
  'todo_done',
  'todo_total',
  'comment_count',
  'is_confidential',
  'version',
] as const;
type EntryRow = RowOf<Table, (typeof columns)[number], { status: ActionStatus; priority: Priority }>;

export const actionEntries = entryList<ActionFilter, EntryRow, ActionEntry, ActionSort, keyof Table>({
  entries: 'action_entries',
  totals: 'action_totals',
  hasConfidential: true,
  overallTotals: ({ people }) => (people ? null : raw('action_overall_totals')),
  searched: () => [{ series: 'action', isWhole: true }],
  columns: columnsOf('e', columns),
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
  scope: ({ people }) => (people ? [isOneOfPeople(sql`e.responsible_id`, people)] : []),
  counted: { status: 'status', priority: 'priority', origin: 'origin_kind' },
  uncounted: {
    due: (states, { today }) => dueWithin(states, today),
    review: (_, filter) => reviewedBy(filter),
    dueFrom: (day) => sql`e.due_date >= ${day}`,
    dueTo: (day) => sql`e.due_date <= ${day}`,
    caseId: (id) => sql`e.case_id = ${id}`,
  },
  toEntry: (row) => ({
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
  }),
});

/** Stands for no approver in `reviewer_id`. */
const withoutApprover = 0;

/** By its approver, or without one by any member of QA; never by its responsible. */
function reviewedBy({ userId, isQa }: ActionFilter): Sql {
  const isReviewer = isOneOfPeople(sql`e.reviewer_id`, isQa ? [userId, withoutApprover] : [userId]);
  return sql`${isReviewer} and e.responsible_id is distinct from ${userId}`;
}

/** Only open actions can be due. */
function dueWithin(states: readonly DueState[], today: string): Sql {
  const conditions: Record<DueState, Sql> = {
    overdue: sql`e.due_date < ${today}::date`,
    week: sql`e.due_date between ${today}::date and ${today}::date + 7`,
    later: sql`e.due_date > ${today}::date + 7`,
    undated: sql`e.due_date is null`,
  };
  const wanted = states.map((one) => conditions[one]);
  return sql`e.status in ('in_progress', 'ready_for_qa') and (${join(wanted, ' or ')})`;
}
