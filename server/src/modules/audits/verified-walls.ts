import { sql } from '../../platform/database/statement';
import { byOwn } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

/** Walls that belong to audits: those of confidential cases are held by the cases. */
export const verifiedWalls: VerifiedTable = {
  table: 'confidential_records',
  key: ['record', 'record_id', 'case_id'],
  by: { ...byOwn('audits', 'text'), of: 'case_id', atOnce: 200 },
  only: sql`k.case_id ~ '^AUD_'`,
  columns: ['reader_ids', 'reader_roles'],
  expected: (companyId, ids) => sql`
    select part.record, part.record_id, a.id as case_id, part.reader_ids, array['qa'] as reader_roles
    from audits a
    cross join lateral (select array(select distinct person
      from unnest(a.lead_id || a.auditor_ids || a.observer_ids) as person order by person) as ids) as team
    cross join lateral (select case when a.is_unannounced and a.started_at is null then team.ids
      else array(select unnest(team.ids) union select unnest(a.auditee_ids)
        union select f.owner_id from findings f where f.company_id = a.company_id and f.audit_id = a.id
          and f.issued_on is not null and f.owner_id is not null order by 1) end as ids) as readers
    cross join lateral (
      with own (record, record_id, reader_ids) as (
        select 'audit', a.id, readers.ids where a.is_walled
        union all select word, a.id, readers.ids from unnest(array['audit_closing', 'audit_cancellation']) as word
          where a.is_walled
        union all select word, a.id || '/' || number, readers.ids from generate_series(1, a.reports + 1) as number,
            unnest(array['audit_report', 'audit_reopening']) as word where a.is_walled
        union all select 'audit_work', a.id, case when a.status in ('issued', 'closed') then readers.ids else team.ids end
          where a.started_at is not null and (a.is_confidential or a.status not in ('issued', 'closed'))
        union all select word, f.id, case when f.issued_on is null then team.ids else readers.ids end
          from findings f, unnest(array['finding', 'finding_acceptance', 'finding_withdrawal']) as word
          where f.company_id = a.company_id and f.audit_id = a.id and f.is_walled)
      select * from own
      union select 'comment', m.id::text, own.reader_ids from own join comments m on m.company_id = a.company_id
        and m.record = own.record and m.record_id = own.record_id collate "default"
      union select 'signature', s.id::text, own.reader_ids from own join signatures s on s.company_id = a.company_id
        and s.record = own.record and s.record_id = own.record_id collate "default"
      union select 'attachment', l.attachment_id::text, own.reader_ids from own join attachment_links l
        on l.company_id = a.company_id and l.record_id = own.record_id collate "default" and own.record = case
          when l.record = 'audit' and a.started_at is not null and l.attached_at >= a.started_at
            and (a.is_confidential or a.status not in ('issued', 'closed')) then 'audit_work' else l.record end
        where not exists (select from attachment_links elsewhere where elsewhere.company_id = l.company_id
          and elsewhere.attachment_id = l.attachment_id and elsewhere.record not in ('audit', 'finding')))
      as part (record, record_id, reader_ids)
    where a.company_id = ${companyId} and a.id = any (${ids}::text[])`,
};
