-- Questionnaires that people fill. One keeps the version of the template that it was begun with, for ever: the version is
-- frozen, and the answers stand beside it as one table of keys.

create table questionnaires (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  template_id text collate "C" not null,
  template_version integer not null,
  needs_signature boolean not null,
  title text not null,
  status text not null check (status in ('in_progress', 'submitted', 'discarded')),
  answers jsonb not null default '{}',
  filler_id integer not null,
  case_id text collate "C",
  started_at timestamptz not null default now(),
  submitted_at timestamptz,
  -- What was reached when it was submitted; while it is being filled, nothing.
  points double precision,
  possible double precision,
  percent double precision,
  is_failed boolean not null default false,
  findings integer not null default 0,
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, template_id, template_version) references template_versions (company_id, template_id, number),
  foreign key (company_id, filler_id) references users (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id)
);
select protect_table('questionnaires', audit_record => 'questionnaire', case_column => 'case_id');
-- The results of a template, newest first.
create index questionnaires_by_template on questionnaires (company_id, template_id, submitted_at desc, number desc)
  where status = 'submitted';
create index questionnaires_by_case on questionnaires (company_id, case_id) where case_id is not null;
create index questionnaires_by_filler on questionnaires (company_id, filler_id);

-- Reports that findings have raised; an answer outside repeatable sections has the instance ''.
create table questionnaire_findings (
  company_id integer not null,
  questionnaire_id text collate "C" not null,
  question_id text collate "C" not null,
  instance_id text collate "C" not null,
  report_id text collate "C" not null,
  primary key (company_id, questionnaire_id, question_id, instance_id),
  foreign key (company_id, questionnaire_id) references questionnaires (company_id, id),
  foreign key (company_id, report_id) references reports (company_id, id)
);
select protect_table('questionnaire_findings', audit_record => 'questionnaire', id_column => 'questionnaire_id');
create index questionnaire_findings_by_report on questionnaire_findings (company_id, report_id);

create table questionnaire_entries (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null,
  title text not null,
  template_id text collate "C" not null,
  template_version integer not null,
  filler_id integer not null,
  filler_name text collate "fr-x-icu" not null,
  case_id text collate "C",
  started_at timestamptz not null,
  submitted_at timestamptz,
  percent double precision,
  is_failed boolean not null,
  findings integer not null,
  comment_count integer not null,
  is_confidential boolean not null,
  version integer not null,
  status_rank smallint not null generated always as (
    case status when 'in_progress' then 1 when 'submitted' then 2 else 3 end) stored,
  -- An index takes no text of any length.
  title_order text collate "fr-x-icu" not null generated always as (left(title, 100)) stored,
  title_start text collate "C" not null generated always as (lower(left(title, 100))) stored,
  primary key (company_id, id),
  foreign key (company_id, filler_id) references users (company_id, id)
);
select protect_table('questionnaire_entries', case_column => 'case_id');

create unique index questionnaire_entries_by_number on questionnaire_entries (company_id, number)
  include (id, status, filler_id, case_id);
create index questionnaire_entries_by_status on questionnaire_entries (company_id, status_rank, number)
  include (id, status, filler_id, case_id);
create index questionnaire_entries_by_title on questionnaire_entries (company_id, title_order, number)
  include (id, status, filler_id, case_id);
create index questionnaire_entries_by_title_start on questionnaire_entries (company_id, title_start, number);
create index questionnaire_entries_by_filler on questionnaire_entries (company_id, filler_name, number)
  include (id, status, filler_id, case_id);
create index questionnaire_entries_by_start on questionnaire_entries (company_id, started_at, number)
  include (id, status, filler_id, case_id);
create index questionnaire_entries_by_submission on questionnaire_entries (company_id, submitted_at, number)
  include (id, status, filler_id, case_id);
create index questionnaire_entries_by_percent on questionnaire_entries (company_id, percent, number)
  include (id, status, filler_id, case_id);
create index questionnaire_entries_by_filler_id on questionnaire_entries (company_id, filler_id, started_at, number);
create index questionnaire_entries_by_template on questionnaire_entries (company_id, template_id, started_at, number);
create index questionnaire_entries_by_case on questionnaire_entries (company_id, case_id, number)
  where case_id is not null;

create index questionnaire_entries_confidential on questionnaire_entries (company_id) where is_confidential;

create table questionnaire_totals (
  company_id integer not null,
  filler_id integer not null,
  status text not null,
  total integer not null check (total >= 0),
  primary key (company_id, filler_id, status)
) with (fillfactor = 70);
select protect_table('questionnaire_totals', grants => 'select');
select keep_totals('questionnaire_entries', 'questionnaire_totals', array['filler_id', 'status'],
  unless => array['is_confidential']);

create function list_questionnaire() returns trigger language plpgsql as $$
declare
  is_kept boolean := new.case_id is not null and exists (select from confidential_records r
    where r.company_id = new.company_id and r.record = 'case' and r.record_id = new.case_id);
begin
  if tg_op = 'INSERT' then
    insert into questionnaire_entries (company_id, id, number, status, title, template_id, template_version, filler_id,
        filler_name, case_id, started_at, submitted_at, percent, is_failed, findings, comment_count, is_confidential,
        version)
      values (new.company_id, new.id, new.number, new.status, new.title, new.template_id, new.template_version,
        new.filler_id, (select u.first_name || ' ' || u.last_name from users u
          where u.company_id = new.company_id and u.id = new.filler_id),
        new.case_id, new.started_at, new.submitted_at, new.percent, new.is_failed, new.findings, new.comment_count,
        is_kept, new.version);
  else
    update questionnaire_entries set status = new.status, submitted_at = new.submitted_at, percent = new.percent,
        is_failed = new.is_failed, findings = new.findings, comment_count = new.comment_count,
        is_confidential = is_kept, version = new.version
      where company_id = new.company_id and id = new.id;
  end if;
  return null;
end $$;
create trigger listed after insert or update on questionnaires for each row execute function list_questionnaire();

-- A person who is renamed is listed under the new name, also where whoever renames them may not look.
create function rename_in_questionnaires() returns trigger language plpgsql as $$
declare reader text := coalesce(current_setting('vigie.reader', true), '');
begin
  perform set_config('vigie.reader', 'system', true);
  update questionnaire_entries set filler_name = new.first_name || ' ' || new.last_name
    where company_id = new.company_id and filler_id = new.id;
  perform set_config('vigie.reader', reader, true);
  return null;
end $$;
create trigger rename_in_questionnaires after update of first_name, last_name on users
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function rename_in_questionnaires();

-- A questionnaire of a confidential case is read by the readers of the case alone, with its comments, files, signature,
-- words and events.
create or replace function keep_confidential(kept_company integer, kept_id text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept cases;
  readers integer[];
begin
  perform set_config('vigie.case', kept_id, true);
  select * into kept from cases where company_id = kept_company and id = kept_id collate "C";
  if not found then return; end if;
  if not kept.is_confidential then
    delete from confidential_records where company_id = kept_company and case_id = kept_id collate "C";
    return;
  end if;
  readers := array(
    select kept.owner_id union select unnest(kept.reader_ids)
    union select user_id from case_members
      where company_id = kept_company and case_id = kept.id and removed_at is null
    union select person from actions a, unnest(array[a.responsible_id, a.approver_id]) as person
      where a.company_id = kept_company and a.case_id = kept.id and person is not null
    order by 1);
  insert into confidential_records (company_id, record, record_id, case_id, reader_ids, reader_roles)
    with own (record, record_id) as (
      select 'case', kept.id
      union select 'effectiveness', kept.id
      union select 'action', id from actions where company_id = kept_company and case_id = kept.id
      union select 'questionnaire', id from questionnaires where company_id = kept_company and case_id = kept.id
      union select 'questionnaire_submission', id from questionnaires
        where company_id = kept_company and case_id = kept.id
      union select 'capa_check', origin from actions
        where company_id = kept_company and case_id = kept.id and origin like 'CAPA-%'
      union select 'capa_check', capa_id from capa_checks where company_id = kept_company and case_id = kept.id),
    below (record, record_id) as (
      select 'comment', c.id::text from comments c join own on c.record = own.record
        and c.record_id collate "C" = own.record_id where c.company_id = kept_company
      union select 'signature', s.id::text from signatures s join own on s.record = own.record
        and s.record_id collate "C" = own.record_id where s.company_id = kept_company
      -- A file that came with the report stays with the report's readers.
      union select 'attachment', l.attachment_id::text from attachment_links l join own on l.record = own.record
        and l.record_id collate "C" = own.record_id
        where l.company_id = kept_company and not exists (select from attachment_links elsewhere
          where elsewhere.company_id = l.company_id and elsewhere.attachment_id = l.attachment_id
            and elsewhere.record not in ('case', 'action', 'questionnaire')))
    select kept_company, record, record_id, kept.id, readers, kept.reader_roles
      from (select * from own union all select * from below) as everything
    on conflict (company_id, record, record_id) do update
      set reader_ids = excluded.reader_ids, reader_roles = excluded.reader_roles, case_id = excluded.case_id
      where (confidential_records.reader_ids, confidential_records.reader_roles, confidential_records.case_id)
        is distinct from (excluded.reader_ids, excluded.reader_roles, excluded.case_id);
end $$;

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
          and l.record not in ('case', 'action', 'questionnaire')))
    on conflict do nothing;
  return null;
end $$;

create or replace function case_is_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_confidential(new.company_id, new.id);
  update action_entries set is_confidential = new.is_confidential
    where company_id = new.company_id and case_id = new.id and is_confidential <> new.is_confidential;
  update questionnaire_entries set is_confidential = new.is_confidential
    where company_id = new.company_id and case_id = new.id and is_confidential <> new.is_confidential;
  return null;
end $$;

create trigger kept_confidential after insert on questionnaires
  for each row when (new.case_id is not null) execute function people_are_kept();

create or replace function is_closed_to(wanted_company integer, wanted_id text, wanted_user integer) returns boolean
  language sql stable parallel safe
  return exists (select from confidential_records r join users u on u.company_id = r.company_id and u.id = wanted_user
    where r.company_id = wanted_company and r.record in ('case', 'action', 'capa_check', 'questionnaire')
      and r.record_id = wanted_id collate "C" and not (u.id = any (r.reader_ids) or u.roles && r.reader_roles));

drop policy readers on notifications;
create policy readers on notifications as restrictive using ((select reads_everything()) or not exists (
  select from confidential_records r
  where r.company_id = notifications.company_id
    and r.record = any (array['case', 'action', 'capa_check', 'questionnaire'])
    and r.record_id = notifications.record_id::text collate "C"
    and r.case_id <> (select current_case())
    and not ((select current_reader()) = any (r.reader_ids) or r.reader_roles && (select current_roles()))));
create policy readers on questionnaire_findings as restrictive using ((select reads_everything()) or not exists (
  select from confidential_records r
  where r.company_id = questionnaire_findings.company_id and r.record = 'questionnaire'
    and r.record_id = questionnaire_findings.questionnaire_id
    and r.case_id <> (select current_case())
    and not ((select current_reader()) = any (r.reader_ids) or r.reader_roles && (select current_roles()))));

create table questionnaire_template_totals (
  company_id integer not null,
  template_id text collate "C" not null,
  total integer not null check (total >= 0),
  primary key (company_id, template_id)
) with (fillfactor = 70);
select protect_table('questionnaire_template_totals', grants => 'select');
select keep_totals('questionnaire_entries', 'questionnaire_template_totals', array['template_id']);
create or replace function filled_with(company integer, template text) returns integer language sql stable as $$
  select coalesce((select total from questionnaire_template_totals t
    where t.company_id = company and t.template_id = template collate "C"), 0) $$;
