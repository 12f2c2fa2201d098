-- Cases that only named people and roles read. Row-level security hides them, and everything that belongs to them, as it
-- hides other companies: a query that forgets to ask cannot tell.

alter table cases
  add column is_confidential boolean not null default false,
  add column reader_ids integer[] not null default '{}',
  add column reader_roles text[] not null default '{}';
alter table parameters add column confidential_kinds text[] not null default '{}';

-- Every record of a confidential case with all who may read it: its lead writer, its team, the people of its actions and
-- those that it names. Made from the records, by triggers, in the transaction that changes them. An ordinary case has no
-- row here, so the table stays small and what it costs the others is one look into its index.
create table confidential_records (
  company_id integer not null,
  record text collate "C" not null,
  record_id text collate "C" not null,
  case_id text collate "C" not null,
  reader_ids integer[] not null,
  reader_roles text[] not null,
  primary key (company_id, record, record_id)
);
create index confidential_records_by_case on confidential_records (company_id, case_id);
alter table confidential_records enable row level security;
alter table confidential_records force row level security;
create policy own_company on confidential_records using (company_id = (select current_company()));
grant select on confidential_records to vigie_app;

-- On whose behalf the transaction or connection reads. Nobody, when it is not said; the system reads everything.
create function reads_everything() returns boolean language sql stable parallel safe
  return coalesce(current_setting('vigie.reader', true), '') = 'system';
create function current_reader() returns integer language sql stable parallel safe
  return coalesce(nullif(nullif(current_setting('vigie.reader', true), ''), 'system')::integer, -1);
create function current_roles() returns text[] language sql stable parallel safe
  return coalesce(nullif(current_setting('vigie.roles', true), ''), '{}')::text[];
-- The case that this transaction was let into. Whoever gives it away with the change they make still finishes that change.
create function current_case() returns text language sql stable parallel safe
  return coalesce(current_setting('vigie.case', true), '');

do $$
declare walled record;
begin
  for walled in select * from (values
    ('cases', 'readers', '''case''', 'id'),
    ('case_entries', 'readers', '''case''', 'id'),
    ('case_steps', 'readers', '''case''', 'case_id'),
    ('case_links', 'readers', '''case''', 'case_id'),
    ('case_links', 'readers_of_other', '''case''', 'other_id'),
    ('case_members', 'readers', '''case''', 'case_id'),
    ('case_presence', 'readers', '''case''', 'case_id'),
    ('case_seen', 'readers', '''case''', 'case_id'),
    ('case_analyses', 'readers', '''case''', 'case_id'),
    ('case_dismissals', 'readers', '''case''', 'case_id'),
    ('case_dismissals', 'readers_of_other', '''case''', 'other_id'),
    ('capa_checks', 'readers', '''case''', 'case_id'),
    ('recurrence_documents', 'readers', '''case''', 'case_id'),
    ('actions', 'readers', '''action''', 'id'),
    ('action_entries', 'readers', '''action''', 'id'),
    ('action_notices', 'readers', '''action''', 'action_id'),
    ('comments', 'readers', 'comments.record', 'record_id'),
    ('attachment_links', 'readers', 'attachment_links.record', 'record_id'),
    ('attachments', 'readers', '''attachment''', 'id'),
    ('signatures', 'readers', 'signatures.record', 'record_id'),
    ('search_words', 'readers', 'search_words.record', 'record_id'),
    ('audit_events', 'readers', 'audit_events.record', 'record_id'),
    ('notifications', 'readers', 'any (array[''case'', ''action'', ''capa_check''])', 'record_id')
  ) as w (name, policy, record, id) loop
    execute format('create policy %2$I on %1$I as restrictive using ((select reads_everything()) or not exists (
        select from confidential_records r
        where r.company_id = %1$I.company_id and r.record = %3$s and r.record_id = %1$I.%4$I::text collate "C"
          and r.case_id <> (select current_case())
          and not ((select current_reader()) = any (r.reader_ids) or r.reader_roles && (select current_roles()))))',
      walled.name, walled.policy, walled.record, walled.id);
  end loop;
end $$;

-- Whether a person of the company may not read a case, an action or what a CAPA is checked by.
create function is_closed_to(wanted_company integer, wanted_id text, wanted_user integer) returns boolean
  language sql stable parallel safe
  return exists (select from confidential_records r join users u on u.company_id = r.company_id and u.id = wanted_user
    where r.company_id = wanted_company and r.record in ('case', 'action', 'capa_check')
      and r.record_id = wanted_id collate "C" and not (u.id = any (r.reader_ids) or u.roles && r.reader_roles));

-- Whom news of the case that this transaction is in may reach; null: everyone.
create function current_audience() returns integer[] language sql stable
  return (select array(select u.id from users u where u.company_id = r.company_id and u.state = 'active'
      and (u.id = any (r.reader_ids) or u.roles && r.reader_roles) order by u.id)
    from confidential_records r
    where r.company_id = current_company() and r.record = 'case' and r.record_id = current_case() collate "C");

-- What there is of events that the reader may not see: their place in the chain. Without it a hidden event would look like
-- a missing one.
create function event_places(after bigint, up_to bigint, from_day date, to_day date)
  returns table (seq bigint, at timestamptz, hash text, previous text) language plpgsql as $$
declare reader text := coalesce(current_setting('vigie.reader', true), '');
begin
  perform set_config('vigie.reader', 'system', true);
  return query select e.seq, e.at, encode(e.hash, 'hex'), encode(e.previous_hash, 'hex')
    from audit_events e
    where e.company_id = current_company() and e.seq > after and e.seq <= up_to
      and (from_day is null or e.at >= from_day) and (to_day is null or e.at < to_day + 1) order by e.seq;
  perform set_config('vigie.reader', reader, true);
end $$;

-- Who may read the case and what belongs to it, written down anew.
create function keep_confidential(kept_company integer, kept_id text) returns void
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
            and elsewhere.record not in ('case', 'action')))
    select kept_company, record, record_id, kept.id, readers, kept.reader_roles
      from (select * from own union all select * from below) as everything
    on conflict (company_id, record, record_id) do update
      set reader_ids = excluded.reader_ids, reader_roles = excluded.reader_roles, case_id = excluded.case_id
      where (confidential_records.reader_ids, confidential_records.reader_roles, confidential_records.case_id)
        is distinct from (excluded.reader_ids, excluded.reader_roles, excluded.case_id);
end $$;

-- Lists first: totals tell of ordinary cases and actions alone, the few others are counted as they are read.
alter table case_entries add column is_confidential boolean not null default false;
alter table action_entries add column is_confidential boolean not null default false;
create index case_entries_confidential on case_entries (company_id, kind) where is_confidential;
create index action_entries_confidential on action_entries (company_id) where is_confidential;

create function case_is_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_confidential(new.company_id, new.id);
  update case_entries set is_confidential = new.is_confidential
    where company_id = new.company_id and id = new.id and is_confidential <> new.is_confidential;
  update action_entries set is_confidential = new.is_confidential
    where company_id = new.company_id and case_id = new.id and is_confidential <> new.is_confidential;
  return null;
end $$;
create trigger kept_confidential_at_first after insert on cases
  for each row when (new.is_confidential) execute function case_is_kept();
create trigger kept_confidential after update on cases
  for each row when ((old.is_confidential, old.owner_id, old.reader_ids, old.reader_roles)
    is distinct from (new.is_confidential, new.owner_id, new.reader_ids, new.reader_roles))
  execute function case_is_kept();

-- For what names people of a case: its team and its actions.
create function people_are_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from confidential_records r where r.company_id = new.company_id and r.record = 'case'
      and r.record_id = new.case_id) then
    perform keep_confidential(new.company_id, new.case_id);
  end if;
  return null;
end $$;
create trigger kept_confidential after insert or update on case_members
  for each row execute function people_are_kept();
create trigger kept_confidential after insert or update of responsible_id, approver_id, case_id on actions
  for each row when (new.case_id is not null) execute function people_are_kept();
create trigger kept_confidential after insert on capa_checks for each row execute function people_are_kept();

-- For what stands on a record: it is read by whoever reads that.
create function part_is_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare part_id text := to_jsonb(new) ->> tg_argv[1];
begin
  insert into confidential_records (company_id, record, record_id, case_id, reader_ids, reader_roles)
    select r.company_id, tg_argv[0], part_id, r.case_id, r.reader_ids, r.reader_roles from confidential_records r
    where r.company_id = new.company_id and r.record = new.record collate "C"
      and r.record_id = new.record_id collate "C"
      and (tg_argv[0] <> 'attachment' or not exists (select from attachment_links l
        where l.company_id = new.company_id and l.attachment_id::text = part_id and l.record not in ('case', 'action')))
    on conflict do nothing;
  return null;
end $$;
create trigger kept_confidential after insert on comments
  for each row execute function part_is_kept('comment', 'id');
create trigger kept_confidential after insert on signatures
  for each row execute function part_is_kept('signature', 'id');
create trigger kept_confidential after insert on attachment_links
  for each row execute function part_is_kept('attachment', 'attachment_id');

create or replace function keep_case_totals() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.is_shown and not old.is_confidential then
    update case_totals set total = total - 1
      where company_id = old.company_id and kind = old.kind and owner_id = old.owner_id and is_case = old.is_case
        and status = old.status and criticality = coalesce(old.criticality, '') and origin = coalesce(old.origin, '');
  end if;
  if new.is_shown and not new.is_confidential then
    insert into case_totals as kept (company_id, kind, owner_id, is_case, status, criticality, origin, total)
      values (new.company_id, new.kind, new.owner_id, new.is_case, new.status, coalesce(new.criticality, ''),
        coalesce(new.origin, ''), 1)
      on conflict (company_id, kind, owner_id, is_case, status, criticality, origin)
      do update set total = kept.total + 1;
  end if;
  return null;
end $$;
drop trigger counted_again on case_entries;
create constraint trigger counted_again after update on case_entries deferrable initially deferred
  for each row when (
    (old.is_shown, old.is_confidential, old.kind, old.owner_id, old.is_case, old.status, old.criticality, old.origin)
      is distinct from (new.is_shown, new.is_confidential, new.kind, new.owner_id, new.is_case, new.status,
        new.criticality, new.origin))
  execute function keep_case_totals();

create or replace function keep_action_totals() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and not old.is_confidential then
    update action_totals set total = total - 1
      where company_id = old.company_id and responsible_id = coalesce(old.responsible_id, 0) and status = old.status
        and priority = old.priority and origin_kind = old.origin_kind;
  end if;
  if not new.is_confidential then
    insert into action_totals as kept (company_id, responsible_id, status, priority, origin_kind, total)
      values (new.company_id, coalesce(new.responsible_id, 0), new.status, new.priority, new.origin_kind, 1)
      on conflict (company_id, responsible_id, status, priority, origin_kind) do update set total = kept.total + 1;
  end if;
  return null;
end $$;
drop trigger counted_again on action_entries;
create constraint trigger counted_again after update on action_entries deferrable initially deferred
  for each row when ((old.is_confidential, old.responsible_id, old.status, old.priority)
    is distinct from (new.is_confidential, new.responsible_id, new.status, new.priority))
  execute function keep_action_totals();

create or replace function list_action() returns trigger language plpgsql as $$
begin
  insert into action_entries (company_id, id, number, status, summary, priority, responsible_id, responsible_name,
      approver_id, approver_name, origin, case_id, due_date, todo_done, todo_total, comment_count, is_confidential,
      version)
    values (new.company_id, new.id, new.number, new.status, new.summary, new.priority, new.responsible_id,
      coalesce((select u.first_name || ' ' || u.last_name from users u
        where u.company_id = new.company_id and u.id = new.responsible_id), new.responsible),
      new.approver_id,
      (select u.first_name || ' ' || u.last_name from users u
        where u.company_id = new.company_id and u.id = new.approver_id),
      new.origin, new.case_id, new.due_date,
      (select count(*) from jsonb_array_elements(new.todos) as item where (item ->> 'completed')::boolean),
      jsonb_array_length(new.todos), new.comment_count,
      exists (select from confidential_records r where r.company_id = new.company_id and r.record = 'case'
        and r.record_id = new.case_id),
      new.version)
    on conflict (company_id, id) do update set status = excluded.status, summary = excluded.summary,
      priority = excluded.priority, responsible_id = excluded.responsible_id,
      responsible_name = excluded.responsible_name, approver_id = excluded.approver_id,
      approver_name = excluded.approver_name, due_date = excluded.due_date, todo_done = excluded.todo_done,
      todo_total = excluded.todo_total, comment_count = excluded.comment_count,
      is_confidential = excluded.is_confidential, version = excluded.version;
  return null;
end $$;

-- Whoever renames a person renames them everywhere, also where they may not look.
create or replace function rename_owner() returns trigger language plpgsql as $$
declare reader text := coalesce(current_setting('vigie.reader', true), '');
begin
  perform set_config('vigie.reader', 'system', true);
  update case_entries set owner_name = new.first_name || ' ' || new.last_name
    where company_id = new.company_id and owner_id = new.id;
  perform set_config('vigie.reader', reader, true);
  return null;
end $$;
create or replace function rename_in_actions() returns trigger language plpgsql as $$
declare
  now_called text := new.first_name || ' ' || new.last_name;
  reader text := coalesce(current_setting('vigie.reader', true), '');
begin
  perform set_config('vigie.reader', 'system', true);
  update action_entries set responsible_name = now_called
    where company_id = new.company_id and responsible_id = new.id;
  update action_entries set approver_name = now_called where company_id = new.company_id and approver_id = new.id;
  perform set_config('vigie.reader', reader, true);
  return null;
end $$;

revoke execute on function reads_everything(), current_reader(), current_roles(), current_case(),
  is_closed_to(integer, text, integer), current_audience(), event_places(bigint, bigint, date, date),
  keep_confidential(integer, text), case_is_kept(), people_are_kept(), part_is_kept() from public;
grant execute on function reads_everything(), current_reader(), current_roles(), current_case(),
  is_closed_to(integer, text, integer), current_audience(), event_places(bigint, bigint, date, date) to vigie_app;
