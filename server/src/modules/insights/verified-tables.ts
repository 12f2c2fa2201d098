import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents, indexed, isNear } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const never = sql`'infinity'::timestamptz`;

/** The changes of one field of the records of one kind, as a table `m` of the row's record. */
const moves = (record: string, id: string, field: string) => sql`(select e.seq, e.at, c.value ->> 'from' as was,
    c.value ->> 'to' as now
  from audit_events e cross join jsonb_array_elements(e.changes) as c
  where e.company_id = t.company_id and e.record = ${record} and e.record_id = ${indexed(sql`t.${sql([id])}`)}
    and c.value ->> 'field' = ${field}) as m`;

const longer = (record: string, id: string) => sql`(select count(*) from ${moves(record, id, 'dueDate')}
  where m.now::date > m.was::date)::smallint`;

const stepContent = (step: string) => sql`(select s.content from case_steps s where s.company_id = t.company_id
  and s.case_id = t.id and s.step = ${step})`;

const said = (name: string) => sql`coalesce(t.definition ->> ${name}, '')`;

/** What is counted of a case: of the case itself, of its steps and verdicts, and of its recorded moves. */
const caseFacts: VerifiedTable = {
  table: 'case_facts',
  key: ['case_id'],
  by: { ...byOwn('cases', 'text'), of: 'case_id' },
  columns: [
    'is_void',
    'is_confidential',
    'opened_day',
    'due_day',
    'reported_day',
    'owner_id',
    'causes',
    'returned',
    'reopened',
    'extended',
    'judged',
    'ineffective',
    'judged_day',
    'cost',
    'is_recurrent',
    'kind',
    'detection',
    'product',
    'department',
    'site',
    'status',
    'criticality',
    'is_imported',
  ],
  days: ['closed_day', 'approved_day', 'submitted_day', 'reopened_day'],
  expected: (
    companyId,
    ids,
  ) => sql`select t.id as case_id, t.status = 'void' as is_void, t.is_confidential, days.opened as opened_day,
      t.due_date as due_day, least(coalesce(case when t.imported_at is null then (select (r.submitted_at at time zone 'UTC')::date
        from reports r where r.company_id = t.company_id and r.id = t.report_id) else t.detection_date end, days.opened),
        days.opened) as reported_day,
      t.owner_id, coalesce(bits_of_causes(${stepContent('rootCause')}), 0)::smallint as causes, moved.returned,
      moved.reopened, ${longer('case', 'id')} as extended, judged.judged, judged.ineffective, judged.judged_day, t.cost,
      case ${stepContent('recurrence')} #>> '{isRecurrent,answer}' when 'Yes' then true when 'No' then false end
        as is_recurrent,
      t.kind, ${said('detectionMethod')} as detection, ${said('product')} as product, ${said('department')} as department,
      ${said('site')} as site, t.status, t.criticality, t.imported_at is not null as is_imported,
      coalesce(moved.closed, case when moved.back is null and t.closed_on is not null
        then greatest(t.closed_on, days.opened) + time '12:00' at time zone 'UTC' end, ${never}) as closed_day,
      coalesce(moved.approved, ${never}) as approved_day, coalesce(moved.submitted, ${never}) as submitted_day,
      coalesce(moved.reopened_at, ${never}) as reopened_day
    from cases t
    cross join lateral (select coalesce(t.opened_on, (t.created_at at time zone 'UTC')::date) as opened) as days
    cross join lateral judged_of(t.company_id, t.id, t.effectiveness) as judged
    cross join lateral (select max(m.seq) filter (where m.now = 'in_progress' and m.was is not null) as back
      from ${moves('case', 'id', 'status')}) as returns
    cross join lateral (select returns.back,
        (count(*) filter (where m.was = 'ready_for_qa' and m.now = 'in_progress'))::smallint as returned,
        (count(*) filter (where m.was in ('approved', 'closed') and m.now = 'in_progress'))::smallint as reopened,
        max(m.at) filter (where m.was in ('approved', 'closed') and m.now = 'in_progress') as reopened_at,
        max(m.at) filter (where m.now = 'ready_for_qa' and m.seq > coalesce(returns.back, 0)) as submitted,
        max(m.at) filter (where m.now = 'approved' and m.seq > coalesce(returns.back, 0)) as approved,
        max(m.at) filter (where m.now = 'closed' and m.was is not null and m.seq > coalesce(returns.back, 0)) as closed
      from ${moves('case', 'id', 'status')}) as moved
    where t.company_id = ${companyId} and t.id = any (${ids}::text[])`,
};

/** What was known until then: what the trail had recorded last before. */
const knownUntil = (record: string, id: string, field: string) => sql`(select m.now from ${moves(record, id, field)}
  where m.at < t.known_to order by m.seq desc limit 1)`;

const nextKnown = (facts: string, id: string) => sql`coalesce(
  lead(t.known_from) over (partition by t.${sql([id])} order by t.known_from),
  (select f.known_from from ${sql([facts])} f where f.company_id = t.company_id and f.${sql([id])} = t.${sql([id])}))`;

/** When the first of what is kept of a record was known: when the record was made. */
const firstKnown = (id: string) =>
  sql`first_value(k.known_from) over (partition by k.${sql([id])} order by k.known_from)`;

const caseFactVersions = fromEvents({
  table: 'case_fact_versions',
  key: ['case_id', 'known_from'],
  by: { ...byOwn('cases', 'text'), of: 'case_id' },
  also: { first_known_from: firstKnown('case_id') },
  events: { made: { record: 'case', id: sql`t.case_id`, which: 'first' } },
  times: { first_known_from: sql`made.at` },
  columns: {
    status: knownUntil('case', 'case_id', 'status'),
    is_void: sql`${knownUntil('case', 'case_id', 'status')} = 'void'`,
    due_day: sql`${knownUntil('case', 'case_id', 'dueDate')}::date`,
    is_confidential: sql`(select c.is_confidential from cases c where c.company_id = t.company_id and c.id = t.case_id)`,
    is_imported: sql`(select c.imported_at is not null from cases c where c.company_id = t.company_id and c.id = t.case_id)`,
    known_to: nextKnown('case_facts', 'case_id'),
  },
});

/** Since an event of the record, or of its case whose readers changed; since the first, as long as no version was kept. */
const knownSince = (record: 'case' | 'action') => {
  const id = sql([`t.${record}_id`]);
  const versions = sql([
    `${record}_fact_versions v where v.company_id = t.company_id and v.${record}_id = t.${record}_id`,
  ]);
  const nearest = { which: 'last', where: isNear(sql`t.known_from`) } as const;
  return fromEvents({
    table: `${record}_facts`,
    key: [`${record}_id`],
    by: { ...byOwn(`${record}s`, 'text'), of: `${record}_id` },
    events: {
      made: { record, id, which: 'first' },
      own: { record, id, ...nearest },
      of_case: { record: 'case', id: sql`t.case_id`, ...nearest },
    },
    times: {
      known_from: sql`case when exists (select from ${versions}) then coalesce(own.at, of_case.at) else made.at end`,
    },
  });
};

const actionFacts: VerifiedTable = {
  table: 'action_facts',
  key: ['action_id'],
  by: { ...byOwn('actions', 'text'), of: 'action_id' },
  columns: ['is_confidential', 'case_id', 'created_day', 'due_day', 'responsible_id', 'extended'],
  days: ['ended_day'],
  expected: (
    companyId,
    ids,
  ) => sql`select t.id as action_id, t.case_id, (t.created_at at time zone 'UTC')::date as created_day,
      coalesce(t.due_date, 'infinity') as due_day, t.responsible_id, ${longer('action', 'id')} as extended,
      coalesce((select c.is_confidential from cases c where c.company_id = t.company_id and c.id = t.case_id), false)
        as is_confidential,
      coalesce((select min(m.at) from ${moves('action', 'id', 'status')} where m.now in ('completed', 'cancelled')
        and m.seq > coalesce((select max(m.seq) from ${moves('action', 'id', 'status')}
          where m.now not in ('completed', 'cancelled')), 0)), ${never}) as ended_day
    from actions t where t.company_id = ${companyId} and t.id = any (${ids}::text[])`,
};

const actionFactVersions = fromEvents({
  table: 'action_fact_versions',
  key: ['action_id', 'known_from'],
  by: { ...byOwn('actions', 'text'), of: 'action_id' },
  also: { first_known_from: firstKnown('action_id') },
  events: { made: { record: 'action', id: sql`t.action_id`, which: 'first' } },
  times: { first_known_from: sql`made.at` },
  columns: {
    due_day: sql`coalesce(${knownUntil('action', 'action_id', 'dueDate')}::date, 'infinity')`,
    case_id: sql`(select a.case_id from actions a where a.company_id = t.company_id and a.id = t.action_id)`,
    is_confidential: sql`(select f.is_confidential from action_facts f where f.company_id = t.company_id
      and f.action_id = t.action_id)`,
    known_to: nextKnown('action_facts', 'action_id'),
  },
});

const signals = fromEvents({
  table: 'kpi_signals',
  key: ['id'],
  by: byOwn('kpi_signals', 'integer'),
  events: { found: { record: 'kpi_signal', id: sql`t.id::text`, which: 'first' } },
  times: { found_at: sql`found.at` },
});

export const insightTables: readonly VerifiedTable[] = [
  caseFacts,
  knownSince('case'),
  caseFactVersions,
  actionFacts,
  knownSince('action'),
  actionFactVersions,
  signals,
];
