-- Audits with their checklist, reports and findings. What the team has not issued yet, plans that are not announced, and audits that
-- are confidential are hidden by the wall of confidential cases: an audit stands there as what its rows belong to.

alter table parameters
  add column finding_grades jsonb,
  add column audit_lead_days integer not null default 60,
  add column independence_months integer not null default 12;

-- The numbers of the people in a list of them; of a supplier there are names alone.
create function people_in(people jsonb) returns integer[] language sql immutable parallel safe
  return array(select (person ->> 'id')::integer from jsonb_array_elements(people) as person
    where person ->> 'id' is not null);

create table audits (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null
    check (status in ('planned', 'scheduled', 'in_progress', 'reporting', 'issued', 'closed', 'cancelled')),
  type text not null check (type in ('internal', 'supplier', 'regulatory')),
  title text not null check (length(title) between 1 and 200),
  -- Where a programme made it: the line of it, and which of its occurrences.
  programme_id text collate "C",
  line_id uuid,
  occurrence integer,
  scope text not null check (length(scope) between 1 and 4000),
  standards jsonb not null default '[]',
  processes text[] not null default '{}',
  site text not null check (length(site) between 1 and 200),
  departments text[] not null default '{}' check (cardinality(departments) <= 20),
  supplier text not null default '' check (length(supplier) <= 200),
  planned_from date not null,
  planned_until date not null,
  lead_id integer not null,
  -- People with their number and what they were called then.
  auditors jsonb not null default '[]',
  observers jsonb not null default '[]',
  auditees jsonb not null default '[]',
  auditor_ids integer[] not null generated always as (people_in(auditors)) stored,
  observer_ids integer[] not null generated always as (people_in(observers)) stored,
  auditee_ids integer[] not null generated always as (people_in(auditees)) stored,
  agenda jsonb not null default '[]',
  is_unannounced boolean not null default false,
  is_confidential boolean not null default false,
  template_id text collate "C",
  -- Frozen at the start.
  template_version integer,
  grades jsonb,
  started_at timestamptz,
  finished_at timestamptz,
  issued_at timestamptz,
  closed_at timestamptz,
  reports integer not null default 0,
  report_hash text,
  -- It came from elsewhere, closed.
  is_imported boolean not null default false,
  is_walled boolean not null generated always as (is_confidential or is_unannounced and started_at is null) stored,
  -- None where a programme made it.
  author_id integer,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  check ((line_id is null) = (occurrence is null)),
  check (planned_until >= planned_from),
  check (type = 'supplier' or cardinality(departments) > 0),
  foreign key (company_id, lead_id) references users (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id)
);
-- However often and on however many servers audits are made: each occurrence of a line is one.
create unique index audits_by_occurrence on audits (company_id, line_id, occurrence);
create index audits_by_title on audits (company_id, title, number);
create index audits_by_day on audits (company_id, planned_from, number);
create index audits_by_end on audits (company_id, planned_until);
create index audits_by_status on audits (company_id, status, planned_from, number);
create index audits_by_status_and_number on audits (company_id, status, number);
create index audits_by_lead on audits (company_id, lead_id, planned_from, number);
create index audits_by_programme on audits (company_id, programme_id) where programme_id is not null;
create index audits_walled on audits (company_id, id) where is_walled;
select protect_table('audits', audit_record => 'audit');

create table audit_totals (
  company_id integer not null,
  lead_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, lead_id, status)
);
select protect_table('audit_totals', grants => 'select');
select keep_totals('audits', 'audit_totals', array['lead_id', 'status'], unless => array['is_walled']);

-- What the team writes: the answers of the checklist, the summary. Its history is its own, and hidden with it.
create table audit_works (
  company_id integer not null,
  audit_id text collate "C" not null,
  template_id text collate "C",
  template_version integer,
  answers jsonb not null default '{}',
  -- By question: answers that somebody gave elsewhere, until the lead has chosen.
  rivals jsonb not null default '{}',
  summary text not null default '' check (length(summary) <= 8000),
  strengths text not null default '' check (length(strengths) <= 4000),
  version integer not null default 1,
  primary key (company_id, audit_id),
  foreign key (company_id, audit_id) references audits (company_id, id),
  foreign key (company_id, template_id, template_version) references template_versions (company_id, template_id, number)
);
select protect_table('audit_works', audit_record => 'audit_work', id_column => 'audit_id');

-- Who holds an audit on a phone.
create table audit_leases (
  company_id integer not null,
  id uuid not null,
  audit_id text collate "C" not null,
  user_id integer not null,
  device text not null check (length(device) between 1 and 200),
  since timestamptz not null,
  ended_at timestamptz,
  -- Its holder was reminded that the phone still holds it.
  reminded_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, audit_id) references audits (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index audit_leases_by_audit on audit_leases (company_id, audit_id) where ended_at is null;
select protect_table('audit_leases', audit_record => 'audit', id_column => 'audit_id');

-- Each report that was issued, as it was signed. Never changed.
create table audit_reports (
  company_id integer not null,
  audit_id text collate "C" not null,
  number integer not null check (number > 0),
  content jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  issued_at timestamptz not null,
  issued_by integer not null,
  primary key (company_id, audit_id, number),
  foreign key (company_id, audit_id) references audits (company_id, id),
  foreign key (company_id, issued_by) references users (company_id, id)
);
select protect_table('audit_reports', audit_record => 'audit', id_column => 'audit_id', grants => 'select, insert');

create table findings (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null
    check (status in ('draft', 'awaiting_response', 'responded', 'accepted', 'closed', 'withdrawn')),
  audit_id text collate "C" not null,
  statement text not null check (length(statement) between 10 and 4000),
  title text not null generated always as (left(statement, 200)) stored,
  standard text not null default '' check (length(standard) <= 200),
  clause text not null default '' check (length(clause) <= 60),
  grade text not null default '' check (length(grade) <= 30),
  site text not null default '',
  department text not null default '' check (length(department) <= 200),
  equipment text not null default '' check (length(equipment) <= 200),
  step text not null default '' check (length(step) <= 200),
  question_key text,
  question text not null default '',
  owner_id integer,
  repeat_of text collate "C",
  observed_at timestamptz,
  -- The report that it was issued in, and when.
  report_number integer,
  issued_on date,
  due_on date,
  cause text not null default '' check (length(cause) <= 8000),
  correction text not null default '' check (length(correction) <= 8000),
  measures text[] not null default '{}' check (cardinality(measures) <= 20),
  no_measures text not null default '' check (length(no_measures) <= 2000),
  answerer_ids integer[] not null default '{}',
  responded_at timestamptz,
  accepted_at timestamptz,
  -- As the audit is, whose findings come after it has started.
  is_confidential boolean not null default false,
  is_walled boolean not null generated always as (issued_on is null or is_confidential) stored,
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, audit_id) references audits (company_id, id),
  foreign key (company_id, repeat_of) references findings (company_id, id),
  foreign key (company_id, owner_id) references users (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id)
);
create index findings_by_due_day on findings (company_id, due_on, number);
create index findings_by_status on findings (company_id, status, number);
create index findings_by_status_and_day on findings (company_id, status, due_on, number);
create index findings_by_owner on findings (company_id, owner_id, number);
create index findings_by_owner_and_day on findings (company_id, owner_id, due_on, number);
create index findings_by_grade on findings (company_id, grade, number);
create index findings_by_audit on findings (company_id, audit_id, number) include (status, grade, due_on);
create index findings_by_repeat on findings (company_id, repeat_of) where repeat_of is not null;
create index findings_accepted on findings (company_id, id) where status = 'accepted';
create index findings_walled on findings (company_id, id) where is_walled;
select protect_table('findings', audit_record => 'finding');

create table finding_totals (
  company_id integer not null,
  owner_id integer not null,
  status text not null,
  grade text not null,
  total integer not null,
  primary key (company_id, owner_id, status, grade)
);
select protect_table('finding_totals', grants => 'select');
select keep_totals('findings', 'finding_totals', array['owner_id', 'status', 'grade'], unless => array['is_walled']);

-- Who was reminded of an answer, and of which day of it: each once.
create table finding_reminders (
  company_id integer not null,
  finding_id text collate "C" not null,
  due_on date not null,
  kind text not null check (kind ~ '^(overdue|due-\d{1,2})$'),
  reminded_at timestamptz not null default now(),
  primary key (company_id, finding_id, due_on, kind),
  foreign key (company_id, finding_id) references findings (company_id, id)
);
select protect_table('finding_reminders', audit_record => 'finding', id_column => 'finding_id', grants => 'select, insert');

create function finding_is_begun() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select a.is_confidential, a.site into new.is_confidential, new.site from audits a
    where a.company_id = new.company_id and a.id = new.audit_id;
  return new;
end $$;
create trigger begun before insert on findings for each row execute function finding_is_begun();

-- Who may read an audit and what belongs to it, written down anew: the work of the team and drafts of findings until they are issued,
-- the plan of an audit that is not announced until it starts, all of a confidential one.
create function keep_audit(kept_company integer, kept_id text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept audits;
  team integer[];
  readers integer[];
  is_issued boolean;
  has_work boolean;
begin
  perform set_config('vigie.case', kept_id, true);
  select * into kept from audits where company_id = kept_company and id = kept_id collate "C";
  if not found then return; end if;
  team := array(select distinct person from unnest(kept.lead_id || kept.auditor_ids || kept.observer_ids) as person
    order by person);
  readers := team;
  is_issued := kept.status in ('issued', 'closed');
  has_work := kept.started_at is not null and (kept.is_confidential or not is_issued);
  if kept.started_at is not null or not kept.is_unannounced then
    readers := array(select unnest(team) union select unnest(kept.auditee_ids)
      union select owner_id from findings
        where company_id = kept_company and audit_id = kept.id and issued_on is not null and owner_id is not null
      order by 1);
  end if;
  with own (record, record_id, readers) as (
    select 'audit', kept.id, readers where kept.is_walled
    union all select name, kept.id, readers from unnest(array['audit_closing', 'audit_cancellation']) as name
      where kept.is_walled
    union all select name, kept.id || '/' || number, readers
      from generate_series(1, kept.reports + 1) as number, unnest(array['audit_report', 'audit_reopening']) as name
      where kept.is_walled
    union all select 'audit_work', kept.id, case when is_issued then readers else team end
      where has_work
    union all select name, f.id, case when f.issued_on is null then team else readers end
      from findings f, unnest(array['finding', 'finding_acceptance', 'finding_withdrawal']) as name
      where f.company_id = kept_company and f.audit_id = kept.id and f.is_walled),
  walls as (
    select * from own
    union all select 'comment', c.id::text, own.readers from comments c join own on c.record = own.record
      and c.record_id = own.record_id collate "default" where c.company_id = kept_company
    union all select 'signature', s.id::text, own.readers from signatures s join own on s.record = own.record
      and s.record_id = own.record_id collate "default" where s.company_id = kept_company
    -- A photo that is an answer comes onto the audit, and is work of the team like the answer.
    union all select 'attachment', l.attachment_id::text, own.readers from attachment_links l
      join own on l.record in ('audit', 'finding') and l.record_id = own.record_id collate "default" and own.record
        = case when l.record = 'audit' and has_work and l.attached_at >= kept.started_at then 'audit_work' else l.record end
      where l.company_id = kept_company and not exists (select from attachment_links elsewhere
        where elsewhere.company_id = l.company_id and elsewhere.attachment_id = l.attachment_id
          and elsewhere.record not in ('audit', 'finding'))),
  gone as (
    delete from confidential_records r where r.company_id = kept_company and r.case_id = kept.id
      and not exists (select from walls w where w.record = r.record and w.record_id = r.record_id))
  insert into confidential_records (company_id, record, record_id, case_id, reader_ids, reader_roles)
    select distinct on (record, record_id) kept_company, record, record_id, kept.id, w.readers, array['qa'] from walls w
    on conflict (company_id, record, record_id) do update
      set reader_ids = excluded.reader_ids, reader_roles = excluded.reader_roles, case_id = excluded.case_id
      where (confidential_records.reader_ids, confidential_records.reader_roles, confidential_records.case_id)
        is distinct from (excluded.reader_ids, excluded.reader_roles, excluded.case_id);
end $$;

create function audit_is_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_audit(new.company_id, new.id);
  return null;
end $$;
create trigger kept_at_first after insert on audits for each row execute function audit_is_kept();
create trigger kept after update on audits
  for each row when ((old.lead_id, old.auditor_ids, old.observer_ids, old.auditee_ids, old.is_walled, old.status, old.reports)
    is distinct from (new.lead_id, new.auditor_ids, new.observer_ids, new.auditee_ids, new.is_walled, new.status, new.reports))
  execute function audit_is_kept();

create function audit_file_is_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_audit(new.company_id, new.record_id);
  return null;
end $$;
create trigger kept_with_audit after insert on attachment_links
  for each row when (new.record = 'audit') execute function audit_file_is_kept();

create function finding_is_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_audit(new.company_id, new.audit_id);
  return null;
end $$;
create trigger kept_at_first after insert on findings for each row execute function finding_is_kept();
create trigger kept after update on findings
  for each row when ((old.is_walled, old.owner_id) is distinct from (new.is_walled, new.owner_id))
  execute function finding_is_kept();

do $$
declare walled record;
begin
  for walled in select * from (values
    ('audits', '''audit''', 'id'),
    ('audit_works', '''audit_work''', 'audit_id'),
    ('audit_leases', '''audit''', 'audit_id'),
    ('audit_reports', '''audit''', 'audit_id'),
    ('findings', '''finding''', 'id'),
    ('finding_reminders', '''finding''', 'finding_id')
  ) as w (name, record, id) loop
    execute format('create policy readers on %1$I as restrictive using ((select reads_everything()) or not exists (
        select from confidential_records r
        where r.company_id = %1$I.company_id and r.record = %2$s and r.record_id = %1$I.%3$I collate "C"
          and r.case_id <> current_case()
          and not (current_reader() = any (r.reader_ids) or r.reader_roles && current_roles())))',
      walled.name, walled.record, walled.id);
  end loop;
end $$;

-- As they were, with audits and findings.
create or replace function is_closed_to(wanted_company integer, wanted_id text, wanted_user integer) returns boolean
  language sql stable parallel safe
  return exists (select from confidential_records r join users u on u.company_id = r.company_id and u.id = wanted_user
    where r.company_id = wanted_company
      and r.record in ('case', 'action', 'capa_check', 'questionnaire', 'audit', 'finding')
      and r.record_id = wanted_id collate "C" and not (u.id = any (r.reader_ids) or u.roles && r.reader_roles));
alter policy readers on notifications using ((select reads_everything()) or not exists (
  select from confidential_records r
  where r.company_id = notifications.company_id
    and r.record = any (array['case', 'action', 'capa_check', 'questionnaire', 'audit', 'finding'])
    and r.record_id = notifications.record_id::text collate "C"
    and r.case_id <> current_case()
    and not (current_reader() = any (r.reader_ids) or r.reader_roles && current_roles())));
create or replace function part_is_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare part_id text := to_jsonb(new) ->> tg_argv[1];
begin
  insert into confidential_records (company_id, record, record_id, case_id, reader_ids, reader_roles)
    select r.company_id, tg_argv[0], part_id, r.case_id, r.reader_ids, r.reader_roles from confidential_records r
    where r.company_id = new.company_id and r.record = new.record collate "C"
      and r.record_id = new.record_id collate "C"
      and (tg_argv[0] <> 'attachment' or not exists (select from attachment_links l
        where l.company_id = new.company_id and l.attachment_id::text = part_id
          and l.record not in ('case', 'action', 'questionnaire', 'audit', 'finding')))
    on conflict do nothing;
  return null;
end $$;

revoke execute on function people_in(jsonb), finding_is_begun(), keep_audit(integer, text), audit_is_kept(),
  audit_file_is_kept(), finding_is_kept() from public;
grant execute on function people_in(jsonb) to vigie_app;
