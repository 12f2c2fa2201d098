-- Procedures with their versions and texts, what of them was in force when, and the copies that were handed out. Drafts, obsolete
-- versions and confidential procedures are hidden by the wall of confidential cases: a procedure stands there as what they belong to.

alter table parameters
  add column train_before_effective integer not null default 100 check (train_before_effective between 0 and 100),
  add column public_copy_check boolean not null default true;

create table procedures (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('draft', 'active', 'retired')),
  code text not null check (length(code) between 1 and 60),
  -- Without spaces and in capitals: codes that people would take for the same one.
  code_key text collate "C" not null,
  type text not null check (type in ('policy', 'procedure', 'instruction', 'form', 'specification', 'external')),
  title text not null check (length(title) between 1 and 200),
  owner_id integer not null,
  department text not null check (length(department) between 1 and 200),
  sites text[] not null default '{}' check (cardinality(sites) <= 20),
  equipment text[] not null default '{}' check (cardinality(equipment) <= 50),
  language text not null check (language in ('fr', 'en')),
  review_months integer not null default 24 check (review_months between 1 and 60),
  template_id text collate "C",
  issuer text not null default '' check (length(issuer) <= 200),
  edition text not null default '' check (length(edition) <= 100),
  address text not null default '' check (length(address) <= 500),
  is_confidential boolean not null default false,
  -- People with their number and what they were called then.
  readers jsonb not null default '[]',
  reader_ids integer[] not null generated always as (people_in(readers)) stored,
  -- What the owner has said at the periodic review, until QA confirms it.
  verdict text check (verdict in ('keep', 'revise', 'retire')),
  reviews jsonb not null default '[]',
  review_due_on date,
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, owner_id) references users (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id),
  foreign key (company_id, template_id) references templates (company_id, id)
);
create unique index procedures_by_code_key on procedures (company_id, code_key);
create index procedures_by_code on procedures (company_id, code, number);
create index procedures_by_title on procedures (company_id, title, number);
create index procedures_by_review on procedures (company_id, review_due_on, number);
create index procedures_by_status on procedures (company_id, status, code, number);
create index procedures_by_status_and_number on procedures (company_id, status, number);
create index procedures_by_owner on procedures (company_id, owner_id, code, number);
create index procedures_by_equipment on procedures using gin (equipment);
create index procedures_walled on procedures (company_id, id) where is_confidential;
select protect_table('procedures', audit_record => 'procedure');

create table procedure_totals (
  company_id integer not null,
  owner_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, owner_id, status)
);
select protect_table('procedure_totals', grants => 'select');
select keep_totals('procedures', 'procedure_totals', array['owner_id', 'status'], unless => array['is_confidential']);

create table procedure_versions (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('draft', 'in_review', 'in_approval', 'approved', 'effective', 'superseded',
    'retired', 'discarded')),
  procedure_id text collate "C" not null,
  version_number integer not null check (version_number > 0),
  title text not null check (length(title) between 1 and 200),
  -- Who leads the writing.
  writer_id integer not null,
  co_authors jsonb not null default '[]',
  reviewers jsonb not null default '[]',
  approvers jsonb not null default '[]',
  co_author_ids integer[] not null generated always as (people_in(co_authors)) stored,
  reviewer_ids integer[] not null generated always as (people_in(reviewers)) stored,
  approver_ids integer[] not null generated always as (people_in(approvers)) stored,
  -- Who marked and who signed it in this round.
  reviews jsonb not null default '[]',
  approvals jsonb not null default '[]',
  summary text not null default '' check (length(summary) <= 2000),
  impact text not null default '' check (impact in ('', 'none', 'changed', 'whole')),
  planned_from timestamptz,
  text_hash text not null,
  pdf_id uuid,
  pdf_hash text,
  -- How often it was submitted.
  round integer not null default 0 check (round >= 0),
  submitted_at timestamptz,
  approved_at timestamptz,
  effective_from timestamptz,
  effective_until timestamptz check (effective_until >= effective_from),
  is_confidential boolean not null default false,
  is_walled boolean not null generated always as (is_confidential or status not in ('approved', 'effective')) stored,
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  unique (company_id, procedure_id, version_number),
  foreign key (company_id, procedure_id) references procedures (company_id, id),
  foreign key (company_id, writer_id) references users (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id)
);
-- However many servers there are: one version of a procedure is in force.
create unique index procedure_versions_in_force on procedure_versions (company_id, procedure_id) where status = 'effective';
create index procedure_versions_by_title on procedure_versions (company_id, title, number);
create index procedure_versions_by_plan on procedure_versions (company_id, planned_from, number);
create index procedure_versions_by_status on procedure_versions (company_id, status, number);
create index procedure_versions_by_status_and_plan on procedure_versions (company_id, status, planned_from, number);
create index procedure_versions_by_writer on procedure_versions (company_id, writer_id, number);
create index procedure_versions_walled on procedure_versions (company_id, id) where is_walled;
select protect_table('procedure_versions', audit_record => 'procedure_version');

create table procedure_version_totals (
  company_id integer not null,
  writer_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, writer_id, status)
);
select protect_table('procedure_version_totals', grants => 'select');
select keep_totals('procedure_versions', 'procedure_version_totals', array['writer_id', 'status'], unless => array['is_walled']);

-- The text of each version, in blocks. It changes while the version is a draft.
create table procedure_texts (
  company_id integer not null,
  version_id text collate "C" not null,
  blocks jsonb not null default '[]' check (jsonb_typeof(blocks) = 'array'),
  -- Kept by a trigger.
  hash text not null default '',
  version integer not null default 1,
  primary key (company_id, version_id),
  foreign key (company_id, version_id) references procedure_versions (company_id, id)
);
select protect_table('procedure_texts', audit_record => 'procedure_version', id_column => 'version_id');

create function hash_procedure_text() returns trigger language plpgsql as $$
begin
  new.hash := hash_of_json(new.blocks);
  return new;
end $$;
create trigger hashed before insert or update on procedure_texts for each row execute function hash_procedure_text();

create function keep_submitted_text() returns trigger language plpgsql as $$
begin
  if not exists (select from procedure_versions v where v.company_id = old.company_id and v.id = old.version_id
      and v.status = 'draft') then
    raise exception 'the text of a submitted version never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger frozen before update on procedure_texts for each row execute function keep_submitted_text();

-- What is in force from which instant on; no version once the procedure was retired. Never changed.
create table procedure_epochs (
  company_id integer not null,
  procedure_id text collate "C" not null,
  begins_at timestamptz not null,
  version_id text collate "C",
  primary key (company_id, procedure_id, begins_at),
  unique nulls not distinct (company_id, procedure_id, version_id),
  foreign key (company_id, procedure_id) references procedures (company_id, id),
  foreign key (company_id, version_id) references procedure_versions (company_id, id)
);
select protect_table('procedure_epochs', audit_record => 'procedure', id_column => 'procedure_id', grants => 'select, insert');

create function keep_epochs_in_order() returns trigger language plpgsql as $$
begin
  if exists (select from procedure_epochs e where e.company_id = new.company_id and e.procedure_id = new.procedure_id
      and (e.begins_at >= new.begins_at or e.version_id is null)) then
    raise exception 'what is in force changes forwards, and no more once the procedure was retired'
      using errcode = 'unique_violation';
  end if;
  return new;
end $$;
create trigger in_order before insert on procedure_epochs for each row execute function keep_epochs_in_order();

-- Who was reminded of which review: each once.
create table procedure_reminders (
  company_id integer not null,
  procedure_id text collate "C" not null,
  due_on date not null,
  kind text not null check (kind ~ '^(overdue|due-\d{1,2})$'),
  reminded_at timestamptz not null default now(),
  primary key (company_id, procedure_id, due_on, kind),
  foreign key (company_id, procedure_id) references procedures (company_id, id)
);
select protect_table('procedure_reminders', audit_record => 'procedure', id_column => 'procedure_id', grants => 'select, insert');

create table procedure_copies (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('issued', 'to_collect', 'collected', 'lost', 'expired')),
  procedure_id text collate "C" not null,
  version_id text collate "C" not null,
  copy_number integer not null check (copy_number > 0),
  use text not null check (use in ('controlled', 'information')),
  holder_id integer not null,
  place text not null check (length(place) between 1 and 200),
  valid_until timestamptz,
  recalled_at timestamptz,
  -- The code that is printed on it: whoever knows it learns whether the copy is current.
  token text collate "C" not null check (token ~ '^[0-9a-f]{40}$'),
  is_confidential boolean not null default false,
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  unique (company_id, version_id, copy_number),
  unique (company_id, token),
  check ((use = 'information') = (valid_until is not null)),
  foreign key (company_id, procedure_id) references procedures (company_id, id),
  foreign key (company_id, version_id) references procedure_versions (company_id, id),
  foreign key (company_id, holder_id) references users (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id)
);
create index procedure_copies_by_place on procedure_copies (company_id, place, number);
create index procedure_copies_by_status on procedure_copies (company_id, status, number);
create index procedure_copies_by_holder on procedure_copies (company_id, holder_id, number);
create index procedure_copies_by_procedure on procedure_copies (company_id, procedure_id, number);
create index procedure_copies_to_expire on procedure_copies (company_id, valid_until) where status = 'issued' and valid_until is not null;
select protect_table('procedure_copies', audit_record => 'procedure_copy');

create table procedure_copy_totals (
  company_id integer not null,
  holder_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, holder_id, status)
);
select protect_table('procedure_copy_totals', grants => 'select');
select keep_totals('procedure_copies', 'procedure_copy_totals', array['holder_id', 'status'], unless => array['is_confidential']);

-- Who may read what of a procedure that not every colleague reads, beside QA: drafts those who take part in them, obsolete versions
-- the owner, a confidential procedure those named and those who take part in what is in force or comes. A picture that versions share is read by the readers of each.
create function walls_of_procedure(p procedures) returns table (record text, record_id text, reader_ids integer[])
  language sql stable as $$
  with
  taking_part (id, status, round, is_walled, ids) as (
    select v.id, v.status, v.round, v.is_walled, v.writer_id || v.co_author_ids || v.reviewer_ids || v.approver_ids
    from procedure_versions v where v.company_id = p.company_id and v.procedure_id = p.id),
  named (ids) as (select array(
    select unnest(p.owner_id || p.reader_ids)
    union select unnest(t.ids) from taking_part t where t.status not in ('superseded', 'retired', 'discarded')
    order by 1)),
  walled (id, round, ids) as (
    select t.id, t.round, case
      when t.status in ('superseded', 'retired') then array[p.owner_id]
      when t.status in ('approved', 'effective') then named.ids
      else array(select distinct person from unnest(t.ids) as person order by person) end
    from taking_part t, named where t.is_walled),
  own (record, record_id, ids) as (
    select word, p.id, named.ids from named, unnest(array['procedure', 'procedure_retirement']) as word
      where p.is_confidential
    union all select word, p.id || '/' || n, named.ids from named, unnest(array['procedure_verdict', 'procedure_review']) as word,
      generate_series(1, jsonb_array_length(p.reviews) + 1) as n where p.is_confidential
    union all select 'procedure_version', walled.id, walled.ids from walled
    union all select word, walled.id || '/' || n, walled.ids from walled, generate_series(0, walled.round + 1) as n,
      unnest(array['procedure_approval', 'procedure_go_live', 'procedure_withdrawal']) as word
    union all select 'procedure_copy', c.id,
      array(select unnest(named.ids) union select c.holder_id order by 1)
      from named, procedure_copies c where c.company_id = p.company_id and c.procedure_id = p.id and c.is_confidential)
  select own.record, own.record_id, own.ids from own
  union all select 'comment', m.id::text, own.ids from own join comments m on m.company_id = p.company_id
    and m.record = own.record and m.record_id = own.record_id collate "default"
  union all select 'signature', s.id::text, own.ids from own join signatures s on s.company_id = p.company_id
    and s.record = own.record and s.record_id = own.record_id collate "default"
  union all select 'attachment', l.attachment_id::text,
      array_agg(distinct person order by person)
    from own join attachment_links l on l.company_id = p.company_id and l.record = own.record
      and l.record_id = own.record_id collate "default", unnest(own.ids) as person
    where not exists (select from attachment_links elsewhere where elsewhere.company_id = p.company_id
      and elsewhere.attachment_id = l.attachment_id and not exists (select from own o where o.record = elsewhere.record
        and o.record_id = elsewhere.record_id collate "C"))
    group by l.attachment_id
$$;

-- All versions of a procedure by number and state, also those that the reader may not open: the next one has the next number, and
-- one at a time is under way.
create function versions_of_procedure(wanted_id text) returns table (id text, version_number integer, status text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare former text := coalesce(current_setting('vigie.case', true), '');
begin
  perform set_config('vigie.case', wanted_id, true);
  return query select v.id, v.version_number, v.status from procedure_versions v
    where v.company_id = current_company() and v.procedure_id = wanted_id collate "C" order by v.version_number;
  perform set_config('vigie.case', former, true);
end $$;

create function keep_procedure(kept_company integer, kept_id text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare kept procedures;
begin
  perform set_config('vigie.case', kept_id, true);
  select * into kept from procedures where company_id = kept_company and id = kept_id collate "C";
  if not found then return; end if;
  with walls as materialized (select * from walls_of_procedure(kept)),
  gone as (
    delete from confidential_records r where r.company_id = kept_company and r.case_id = kept.id
      and not exists (select from walls w where w.record = r.record collate "default"
        and w.record_id = r.record_id collate "default"))
  insert into confidential_records (company_id, record, record_id, case_id, reader_ids, reader_roles)
    select kept_company, record, record_id, kept.id, w.reader_ids, array['qa'] from walls w
    on conflict (company_id, record, record_id) do update
      set reader_ids = excluded.reader_ids, reader_roles = excluded.reader_roles, case_id = excluded.case_id
      where (confidential_records.reader_ids, confidential_records.reader_roles, confidential_records.case_id)
        is distinct from (excluded.reader_ids, excluded.reader_roles, excluded.case_id);
end $$;

create function procedure_is_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_procedure(new.company_id, to_jsonb(new) ->> tg_argv[0]);
  return null;
end $$;
create trigger kept_at_first after insert on procedures
  for each row when (new.is_confidential) execute function procedure_is_kept('id');
create trigger kept after update on procedures
  for each row when ((old.owner_id, old.reader_ids, old.is_confidential, jsonb_array_length(old.reviews))
    is distinct from (new.owner_id, new.reader_ids, new.is_confidential, jsonb_array_length(new.reviews)))
  execute function procedure_is_kept('id');
create trigger kept_at_first after insert on procedure_versions
  for each row execute function procedure_is_kept('procedure_id');
create trigger kept after update on procedure_versions
  for each row when ((old.status, old.writer_id, old.co_author_ids, old.reviewer_ids, old.approver_ids, old.round, old.is_confidential)
    is distinct from (new.status, new.writer_id, new.co_author_ids, new.reviewer_ids, new.approver_ids, new.round, new.is_confidential))
  execute function procedure_is_kept('procedure_id');
create trigger kept_at_first after insert on procedure_copies
  for each row when (new.is_confidential) execute function procedure_is_kept('procedure_id');
create trigger kept after update on procedure_copies
  for each row when ((old.holder_id, old.is_confidential) is distinct from (new.holder_id, new.is_confidential))
  execute function procedure_is_kept('procedure_id');

create function procedure_file_is_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare owned text := new.record_id collate "C";
begin
  perform keep_procedure(new.company_id, case new.record
    when 'procedure_version' then (select v.procedure_id from procedure_versions v
      where v.company_id = new.company_id and v.id = owned)
    when 'procedure_copy' then (select c.procedure_id from procedure_copies c
      where c.company_id = new.company_id and c.id = owned)
    else owned end);
  return null;
end $$;
create trigger kept_with_procedure after insert on attachment_links
  for each row when (new.record in ('procedure', 'procedure_version', 'procedure_copy'))
  execute function procedure_file_is_kept();

do $$
declare walled record;
begin
  for walled in select * from (values
    ('procedures', 'procedure', 'id'),
    ('procedure_epochs', 'procedure', 'procedure_id'),
    ('procedure_reminders', 'procedure', 'procedure_id'),
    ('procedure_versions', 'procedure_version', 'id'),
    ('procedure_texts', 'procedure_version', 'version_id'),
    ('procedure_copies', 'procedure_copy', 'id')
  ) as w (name, record, id) loop
    execute format('create policy readers on %I as restrictive using (%s)', walled.name, in_place(format('not exists (
        select from confidential_records r
        where r.company_id = %1$I.company_id and r.record = %2$L and r.record_id = %1$I.%3$I collate "C"
          and not reads_everything() and r.case_id <> current_case()
          and not (current_reader() = any (r.reader_ids) or r.reader_roles && current_roles()))',
      walled.name, walled.record, walled.id)));
  end loop;
  -- As it was, with procedures, their versions and copies.
  execute format('alter policy readers on notifications using (%s)', in_place('not exists (
    select from confidential_records r
    where r.company_id = notifications.company_id
      and r.record = any (array[''case'', ''action'', ''capa_check'', ''questionnaire'', ''audit'', ''finding'', ''procedure'',
        ''procedure_version'', ''procedure_copy''])
      and r.record_id = notifications.record_id::text collate "C"
      and not reads_everything() and r.case_id <> current_case()
      and not (current_reader() = any (r.reader_ids) or r.reader_roles && current_roles()))'));
end $$;

create or replace function is_closed_to(wanted_company integer, wanted_id text, wanted_user integer) returns boolean
  language sql stable parallel safe
  return exists (select from confidential_records r join users u on u.company_id = r.company_id and u.id = wanted_user
    where r.company_id = wanted_company
      and r.record in ('case', 'action', 'capa_check', 'questionnaire', 'audit', 'finding', 'procedure', 'procedure_version',
        'procedure_copy')
      and r.record_id = wanted_id collate "C" and not (u.id = any (r.reader_ids) or u.roles && r.reader_roles));

revoke execute on function hash_procedure_text(), keep_submitted_text(), keep_epochs_in_order(), walls_of_procedure(procedures),
  versions_of_procedure(text), keep_procedure(integer, text), procedure_is_kept(), procedure_file_is_kept() from public;
grant execute on function walls_of_procedure(procedures), versions_of_procedure(text) to vigie_app;
