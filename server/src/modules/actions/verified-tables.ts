import { sql } from '../../platform/database/statement';
import {
  byOwn,
  commentsOn,
  fromEvents,
  nameOf,
  numberIn,
  recordsField,
  textOf,
} from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const ofAction = { record: 'action', id: sql`t.id` } as const;

const actions = fromEvents({
  table: 'actions',
  key: ['id'],
  by: byOwn('actions', 'text'),
  also: {
    extension_reason: sql`k.extension ->> 'reason'`,
    extension_by: sql`(k.extension ->> 'id')::integer`,
    extension_at: sql`(k.extension ->> 'at')::timestamptz`,
  },
  events: {
    created: { ...ofAction, which: 'first' },
    completed: {
      ...ofAction,
      which: 'last',
      where: sql`t.status = 'completed' and e.changes @> '[{"field": "status", "to": "completed"}]'`,
    },
    planned: { ...ofAction, which: 'last', where: recordsField('plannedDueDate') },
    asked: {
      ...ofAction,
      which: 'last',
      actions: ['action.extension_asked'],
      where: sql`t.extension is not null`,
    },
  },
  columns: {
    number: numberIn(sql`t.id`),
    created_by: sql`created.actor_name`,
    comment_count: commentsOn('action'),
    // Recorded since it is compared; an action that follows no plan has none.
    planned_due_date: sql`case when planned.seq is not null then ${textOf('planned', 'plannedDueDate')}::date
      when t.origin like 'CAPA-%' then t.planned_due_date end`,
    extension_reason: sql`asked.reason`,
    extension_by: sql`asked.actor_id`,
  },
  times: { created_at: sql`created.at`, completed_at: sql`completed.at`, extension_at: sql`asked.at` },
});

const listed = ['number', 'status', 'summary', 'priority', 'responsible_id', 'responsible_name', 'approver_id'];

const entries: VerifiedTable = {
  table: 'action_entries',
  key: ['id'],
  by: byOwn('actions', 'text'),
  columns: [
    ...listed,
    'approver_name',
    'origin',
    'case_id',
    'due_date',
    'todo_done',
    'todo_total',
    'comment_count',
    'version',
    'is_confidential',
  ],
  expected: (companyId, ids) => sql`select t.id, t.number, t.status, t.summary, t.priority, t.responsible_id,
      coalesce(${nameOf(sql`t.responsible_id`)}, t.responsible) as responsible_name, t.approver_id,
      ${nameOf(sql`t.approver_id`)} as approver_name, t.origin, t.case_id, t.due_date,
      (select count(*) from jsonb_array_elements(t.todos) as item where (item ->> 'completed')::boolean) as todo_done,
      jsonb_array_length(t.todos) as todo_total, t.comment_count, t.version,
      coalesce((select c.is_confidential from cases c where c.company_id = t.company_id and c.id = t.case_id), false)
        as is_confidential
    from actions t where t.company_id = ${companyId} and t.id = any (${ids}::text[])`,
};

const totals: VerifiedTable = {
  table: 'action_totals',
  key: ['responsible_id', 'status', 'priority', 'origin_kind'],
  columns: ['total'],
  only: sql`k.total > 0`,
  expected: (
    companyId,
  ) => sql`select coalesce(a.responsible_id, 0) as responsible_id, a.status, a.priority, a.origin_kind,
      count(*)::integer as total
    from action_entries a where a.company_id = ${companyId} and not a.is_confidential group by 1, 2, 3, 4`,
};

const overallTotals: VerifiedTable = {
  table: 'action_overall_totals',
  key: ['status', 'priority', 'origin_kind'],
  columns: ['total'],
  only: sql`k.total > 0`,
  expected: (companyId) => sql`select a.status, a.priority, a.origin_kind, count(*)::integer as total
    from action_entries a where a.company_id = ${companyId} and not a.is_confidential group by 1, 2, 3`,
};

/** Each reminder once: its event holds the stage, and the due date is the one that the action had then. */
const notices: VerifiedTable = {
  table: 'action_notices',
  key: ['action_id', 'due_date', 'stage'],
  by: { ...byOwn('actions', 'text'), of: 'action_id' },
  columns: [],
  times: ['told_at'],
  expected: (companyId, ids) => sql`select e.record_id as action_id,
      (select (c.value ->> 'to')::date from audit_events d cross join jsonb_array_elements(d.changes) as c
        where d.company_id = e.company_id and d.record = 'action' and d.record_id = e.record_id and d.seq < e.seq
          and c.value ->> 'field' = 'dueDate' order by d.seq desc limit 1) as due_date,
      ${textOf('e', 'stage')} as stage, e.at as told_at
    from audit_events e where e.company_id = ${companyId} and e.record = 'action' and e.record_id = any (${ids}::text[])
      and e.action = 'action.reminded'`,
};

export const actionTables: readonly VerifiedTable[] = [actions, entries, totals, overallTotals, notices];
