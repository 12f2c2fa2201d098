import { sql } from '../../platform/database/statement';
import {
  byOwn,
  commentsOn,
  fromEvents,
  indexed,
  nameOf,
  numberIn,
  recordsField,
  textOf,
} from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const ofCase = { record: 'case', id: sql`t.id` } as const;
const ofItsCase = { record: 'case', id: sql`t.case_id` } as const;
const byCase = { ...byOwn('cases', 'text'), of: 'case_id', atOnce: 200 };

const cases = fromEvents({
  table: 'cases',
  key: ['id'],
  by: byOwn('cases', 'text'),
  also: {
    asked_by: sql`(k.effectiveness #>> '{asked,id}')::integer`,
    asked_at: sql`(k.effectiveness #>> '{asked,at}')::timestamptz`,
    judged_by: sql`(k.effectiveness #>> '{verdict,recorded,id}')::integer`,
    judged_at: sql`(k.effectiveness #>> '{verdict,recorded,at}')::timestamptz`,
  },
  events: {
    opened: { ...ofCase, which: 'first' },
    asked: { ...ofCase, which: 'last', actions: ['case.effectiveness_asked'] },
    judged: {
      ...ofCase,
      which: 'last',
      actions: ['case.effectiveness_recorded'],
      where: sql`t.effectiveness -> 'verdict' <> 'null'`,
    },
    numbered: {
      record: 'import',
      id: sql`t.import_id::text`,
      which: 'first',
      where: sql`t.imported_at >= e.at`,
    },
  },
  columns: {
    number: numberIn(sql`t.id`),
    reporter_id: sql`case when t.report_id is null then opened.actor_id else (select r.author_id from reports r
      where r.company_id = t.company_id and r.id = t.report_id) end`,
    comment_count: commentsOn('case'),
    asked_by: sql`asked.actor_id`,
    judged_by: sql`judged.actor_id`,
    // Of an imported case its event holds them.
    import_id: sql`case when opened.action = 'case.imported' then t.import_id end`,
    original_number: sql`case when opened.action = 'case.imported' then t.original_number end`,
    opened_on: sql`case when opened.action = 'case.imported' then t.opened_on end`,
    closed_on: sql`case when opened.action = 'case.imported' then t.closed_on end`,
  },
  times: {
    created_at: sql`case when opened.action = 'case.imported' then t.imported_at else opened.at end`,
    // An import takes as long as its file is: begun after its file came, done with the event.
    imported_at: sql`case when opened.action <> 'case.imported' then null
      when numbered.at is not null and t.imported_at <= opened.at then t.imported_at else opened.at end`,
    asked_at: sql`asked.at`,
    judged_at: sql`judged.at`,
  },
});

const marked = sql`t.step || '.mark'`;

const steps = fromEvents({
  table: 'case_steps',
  key: ['case_id', 'step'],
  by: byCase,
  events: {
    changed: {
      ...ofItsCase,
      which: 'last',
      actions: ['case.step_changed'],
      where: sql`exists (select from jsonb_array_elements(e.changes) as c
        where starts_with(c.value ->> 'field', t.step || '.'))`,
    },
    ready: {
      ...ofItsCase,
      which: 'last',
      actions: ['case.step_marked_ready'],
      where: sql`t.mark <> 'open' and ${recordsField(marked)}`,
    },
    reviewed: {
      ...ofItsCase,
      which: 'last',
      actions: ['case.step_reviewed'],
      where: sql`t.mark = 'reviewed' and ${recordsField(marked)}`,
    },
  },
  columns: {
    changed_by: sql`changed.actor_name`,
    // Earlier releases kept the name alone.
    changed_by_id: sql`case when t.changed_by_id is null and t.changed_by = changed.actor_name then null
      else changed.actor_id end`,
    ready_by: sql`ready.actor_name`,
    ready_by_id: sql`case when t.ready_by_id is null and t.ready_by = ready.actor_name then null else ready.actor_id end`,
    reviewed_by: sql`reviewed.actor_name`,
    reviewed_by_id: sql`case when t.reviewed_by_id is null and t.reviewed_by = reviewed.actor_name then null
      else reviewed.actor_id end`,
  },
  times: { changed_at: sql`changed.at`, ready_at: sql`ready.at`, reviewed_at: sql`reviewed.at` },
});

/** Events hold the number of a member since this is compared; before, the name alone. */
const members: VerifiedTable = {
  table: 'case_members',
  key: ['case_id', 'user_id'],
  by: byCase,
  columns: ['part'],
  times: ['removed_at'],
  only: sql`(exists (select from audit_events e where e.company_id = k.company_id and e.record = 'case'
      and e.record_id = ${indexed(sql`k.case_id`)} and e.action = 'case.member_added'
      and e.changes @> jsonb_build_array(jsonb_build_object('field', 'memberId', 'to', k.user_id)))
    or not exists (select from audit_events e where e.company_id = k.company_id and e.record = 'case'
      and e.record_id = ${indexed(sql`k.case_id`)} and e.action = 'case.member_added' and not ${recordsField('memberId')}))`,
  expected: (companyId, ids) => sql`select recorded.case_id, recorded.user_id,
      (array_agg(recorded.part order by recorded.seq desc) filter (where recorded.is_added))[1] as part,
      case when not (array_agg(recorded.is_added order by recorded.seq desc))[1] then max(recorded.at) end as removed_at
    from (select e.record_id as case_id, e.seq, e.at, e.action = 'case.member_added' as is_added,
        coalesce(c.value ->> 'to', c.value ->> 'from')::integer as user_id, coalesce(substring(${textOf('e', 'member')} from ' \\((.*)\\)$'), '') as part
      from audit_events e cross join jsonb_array_elements(e.changes) as c
      where e.company_id = ${companyId} and e.record = 'case' and e.record_id = any (${ids}::text[])
        and e.action in ('case.member_added', 'case.member_removed') and c.value ->> 'field' = 'memberId') as recorded
    group by recorded.case_id, recorded.user_id having bool_or(recorded.is_added)`,
};

const analyses: VerifiedTable = {
  table: 'case_analyses',
  key: ['case_id', 'n'],
  by: byCase,
  columns: ['ran_by', 'recorded_matches'],
  times: ['ran_at'],
  also: {
    recorded_matches: sql`coalesce((select string_agg(format('%s %s %%', m.value ->> 'id', m.value ->> 'score'), ', '
      order by m.ordinality) from jsonb_array_elements(k.matches) with ordinality as m), '–')`,
  },
  expected: (companyId, ids) => sql`select e.record_id as case_id,
      (row_number() over (partition by e.record_id order by e.seq))::integer as n, e.actor_name as ran_by,
      ${textOf('e', 'matches')} as recorded_matches, e.at as ran_at
    from audit_events e where e.company_id = ${companyId} and e.record = 'case' and e.record_id = any (${ids}::text[])
      and e.action = 'case.recurrence_analysed'`,
};

/** The last word on each, of those that were dismissed at some time. */
const dismissals: VerifiedTable = {
  table: 'case_dismissals',
  key: ['case_id', 'other_id'],
  by: byCase,
  columns: ['reason', 'who'],
  times: ['at', 'restored_at'],
  expected: (companyId, ids) => sql`select dismissed.case_id, dismissed.other_id, dismissed.reason,
      dismissed.actor_name as who, dismissed.at,
      (select e.at from audit_events e where e.company_id = ${companyId} and e.record = 'case'
          and e.record_id = dismissed.case_id and e.action = 'case.match_restored' and e.seq > dismissed.seq
          and e.changes -> 0 ->> 'from' = dismissed.other_id order by e.seq desc limit 1) as restored_at
    from (select distinct on (e.record_id, e.changes -> 0 ->> 'to') e.record_id as case_id,
        e.changes -> 0 ->> 'to' as other_id, e.reason, e.actor_name, e.at, e.seq
      from audit_events e where e.company_id = ${companyId} and e.record = 'case' and e.record_id = any (${ids}::text[])
        and e.action = 'case.match_dismissed'
      order by e.record_id, e.changes -> 0 ->> 'to', e.seq desc) as dismissed`,
};

/** What the plan said when it was last reviewed; when the verdict was signed, where there is one. */
const planned = (part: string) => sql`(select c.value -> 'to' from audit_events e
    cross join jsonb_array_elements(e.changes) as c
  where e.company_id = t.company_id and e.record = 'case' and e.record_id = ${indexed(sql`t.case_id`)} and e.seq <= reviewed.seq
    and c.value ->> 'field' = 'capaPlan.' || place.key || '.' || ${part}
  order by e.seq desc limit 1)`;

const checks: VerifiedTable = {
  table: 'capa_checks',
  key: ['capa_id'],
  by: byCase,
  columns: ['case_id', 'titre', 'criterion', 'measure', 'check_on', 'drafted', 'draft_cases', 'judged_by'],
  times: ['drafted_at', 'judged_at'],
  also: {
    drafted: sql`k.draft -> 'isEffective'`,
    draft_cases: sql`(select string_agg(one.value, ', ' order by one.ordinality)
      from jsonb_array_elements_text(k.draft -> 'cases') with ordinality as one)`,
    drafted_at: sql`(k.draft ->> 'evaluatedAt')::timestamptz`,
    judged_by: sql`(k.verdict #>> '{recorded,id}')::integer`,
    judged_at: sql`(k.verdict #>> '{recorded,at}')::timestamptz`,
  },
  expected: () => sql`select t.capa_id, reviewed.record_id as case_id, ${planned('titre')} #>> '{}' as titre,
      btrim(${planned('effectiveness')} ->> 'criterion') as criterion,
      nullif(${planned('effectiveness')} -> 'measure', 'null') as measure,
      case when moved.day is not null then moved.day else (${planned('effectiveness')} ->> 'checkOn')::date end as check_on,
      case when t.draft is not null then ${textOf('drafted', sql`'check.' || t.capa_id || '.draft'`)}::jsonb end as drafted,
      case when t.draft is not null then nullif(${textOf('drafted', sql`'check.' || t.capa_id || '.cases'`)}, '') end
        as draft_cases,
      case when t.draft is not null then drafted.at end as drafted_at, judged.actor_id as judged_by, judged.at as judged_at
    from kept t
    left join lateral (select e.seq, e.at, e.actor_id from audit_events e where e.company_id = t.company_id
        and e.record = 'case' and e.record_id = ${indexed(sql`t.case_id`)} and e.action = 'case.check_recorded'
        and t.verdict is not null and ${recordsField(sql`'check.' || t.capa_id || '.isEffective'`)}
      order by e.seq desc limit 1) as judged on true
    left join lateral (select e.record_id, e.seq from audit_events e where e.company_id = t.company_id
        and e.record = 'case' and e.record_id = ${indexed(sql`t.case_id`)} and e.action = 'case.step_reviewed'
        and ${recordsField('capaPlan.mark')} and e.seq < coalesce(judged.seq, 9223372036854775807)
      order by e.seq desc limit 1) as reviewed on true
    left join lateral (select (c.value ->> 'to')::date as day from audit_events e
        cross join jsonb_array_elements(e.changes) as c
      where e.company_id = t.company_id and e.record = 'case' and e.record_id = ${indexed(sql`t.case_id`)}
        and e.action = 'case.check_rescheduled' and c.value ->> 'field' = 'check.' || t.capa_id || '.checkOn'
        and e.seq > coalesce(reviewed.seq, 0)
      order by e.seq desc limit 1) as moved on true
    left join lateral (select split_part(c.value ->> 'field', '.', 2) as key from audit_events e
        cross join jsonb_array_elements(e.changes) as c
      where e.company_id = t.company_id and e.record = 'case' and e.record_id = ${indexed(sql`t.case_id`)}
        and c.value ->> 'field' like 'capaPlan.%.number' and c.value ->> 'to' = t.capa_id
      order by e.seq desc limit 1) as place on true
    left join lateral (select e.changes, e.at from audit_events e where e.company_id = t.company_id
        and e.record = 'case' and e.record_id = ${indexed(sql`t.case_id`)} and e.action = 'case.check_evaluated'
        and ${recordsField(sql`'check.' || t.capa_id || '.draft'`)}
      order by e.seq desc limit 1) as drafted on true`,
};

const entryColumns = [
  'kind',
  'number',
  'is_shown',
  'status',
  'summary',
  'criticality',
  'owner_id',
  'owner_name',
  'origin',
];
const entryDays = ['detection_date', 'due_date', 'follow_up_date', 'comment_count', 'is_confidential', 'is_imported'];

const caseEntries: VerifiedTable = {
  table: 'case_entries',
  key: ['id'],
  by: byOwn('cases', 'text'),
  only: sql`k.is_case`,
  columns: [...entryColumns, ...entryDays, 'ready_steps'],
  expected: (companyId, ids) => sql`select t.id, t.kind, t.number, true as is_shown, t.status, t.title as summary,
      t.criticality, t.owner_id, ${nameOf(sql`t.owner_id`)} as owner_name, t.definition ->> 'detectionMethod' as origin,
      t.detection_date, t.due_date, t.comment_count, t.is_confidential, t.imported_at is not null as is_imported,
      case when t.status = 'approved' then follow_up_of(t.company_id, t.id) end as follow_up_date,
      (select count(*) from case_steps s where s.company_id = t.company_id and s.case_id = t.id and s.mark = 'ready')
        as ready_steps
    from cases t where t.company_id = ${companyId} and t.id = any (${ids}::text[])`,
};

const waitingReports: VerifiedTable = {
  table: 'case_entries',
  key: ['id'],
  by: byOwn('reports', 'text'),
  only: sql`not k.is_case and k.is_shown`,
  columns: [...entryColumns, ...entryDays, 'version'],
  expected: (companyId, ids) => sql`select t.id, t.category as kind, t.number, true as is_shown, t.status, t.summary,
      null::text as criticality, t.author_id as owner_id, ${nameOf(sql`t.author_id`)} as owner_name,
      t.answers ->> 'detectionMethod' as origin, (t.answers ->> 'detectionDate')::date as detection_date,
      null::date as due_date, null::date as follow_up_date, t.comment_count, false as is_confidential, false as is_imported, t.version
    from reports t where t.company_id = ${companyId} and t.id = any (${ids}::text[])
      and t.status = 'waiting_approval' and t.category is not null`,
};

const counted = sql`from case_entries c where c.is_shown and not c.is_confidential`;

const totals: VerifiedTable = {
  table: 'case_totals',
  key: ['kind', 'owner_id', 'is_case', 'status', 'criticality', 'origin'],
  columns: ['total'],
  only: sql`k.total > 0`,
  expected: (
    companyId,
  ) => sql`select c.kind, c.owner_id, c.is_case, c.status, coalesce(c.criticality, '') as criticality,
      coalesce(c.origin, '') as origin, count(*)::integer as total
    ${counted} and c.company_id = ${companyId} group by 1, 2, 3, 4, 5, 6`,
};

const overallTotals: VerifiedTable = {
  table: 'case_overall_totals',
  key: ['kind', 'is_case', 'status', 'criticality', 'origin'],
  columns: ['total'],
  only: sql`k.total > 0`,
  expected: (companyId) => sql`select c.kind, c.is_case, c.status, coalesce(c.criticality, '') as criticality,
      coalesce(c.origin, '') as origin, count(*)::integer as total
    ${counted} and c.company_id = ${companyId} group by 1, 2, 3, 4, 5`,
};

/** Who reads a confidential case reads everything that is part of it. */
const confidentialRecords: VerifiedTable = {
  table: 'confidential_records',
  key: ['record', 'record_id', 'case_id'],
  by: byCase,
  // Those of audits are held by the audits.
  only: sql`k.case_id !~ '^(AUD|PRC)_'`,
  columns: ['reader_ids', 'reader_roles'],
  expected: (companyId, ids) => sql`
    select part.record, part.record_id, c.id as case_id, readers.ids as reader_ids, c.reader_roles
    from cases c
    cross join lateral (select array(
      select c.owner_id union select unnest(c.reader_ids)
      union select m.user_id from case_members m
        where m.company_id = c.company_id and m.case_id = c.id and m.removed_at is null
      union select person from actions a, unnest(array[a.responsible_id, a.approver_id]) as person
        where a.company_id = c.company_id and a.case_id = c.id and person is not null
      order by 1) as ids) as readers
    cross join lateral (
      with own (record, record_id) as (
        select 'case', c.id union select 'effectiveness', c.id
        union select 'action', a.id from actions a where a.company_id = c.company_id and a.case_id = c.id
        union select word, q.id from questionnaires q,
            unnest(array['questionnaire', 'questionnaire_submission']) as word
          where q.company_id = c.company_id and q.case_id = c.id
        union select 'capa_check', a.origin from actions a
          where a.company_id = c.company_id and a.case_id = c.id and a.origin like 'CAPA-%'
        union select 'capa_check', k.capa_id from capa_checks k where k.company_id = c.company_id and k.case_id = c.id)
      select * from own
      union select 'comment', m.id::text from own join comments m on m.company_id = c.company_id
        and m.record = own.record and m.record_id = own.record_id collate "default"
      union select 'signature', s.id::text from own join signatures s on s.company_id = c.company_id
        and s.record = own.record and s.record_id = own.record_id collate "default"
      union select 'attachment', l.attachment_id::text from own join attachment_links l on l.company_id = c.company_id
        and l.record = own.record and l.record_id = own.record_id collate "default"
        where not exists (select from attachment_links elsewhere where elsewhere.company_id = l.company_id
          and elsewhere.attachment_id = l.attachment_id
          and elsewhere.record not in ('case', 'action', 'questionnaire'))) as part (record, record_id)
    where c.company_id = ${companyId} and c.id = any (${ids}::text[]) and c.is_confidential`,
};

export const caseTables: readonly VerifiedTable[] = [
  cases,
  steps,
  members,
  analyses,
  dismissals,
  checks,
  caseEntries,
  waitingReports,
  totals,
  overallTotals,
  confidentialRecords,
];
