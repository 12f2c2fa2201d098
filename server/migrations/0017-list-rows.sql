-- List rows follow their records inside the database: nobody who changes a record can forget the lists. And what every
-- table needs (walls, grants, the trail, totals) is given to it by one function, for this migration and for those to come.

-- Row-level security that keeps rows inside their company, grants for the application, and where the rows are records or
-- belong to one, the trigger that asks for an event of the trail: `audit_record` is the event's record, `id_column` holds its
-- id. Rows that belong to a case say in `case_column` to which: they are then read by whoever reads the case.
create function protect_table(
  name text,
  audit_record text default null,
  id_column text default 'id',
  grants text default 'select, insert, update',
  case_column text default null
) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy own_company on %I using (company_id = (select current_company()))', name);
  execute format('grant %s on %I to vigie_app', grants, name);
  if audit_record is not null then
    execute format('create constraint trigger audited after insert or update on %I deferrable initially deferred
      for each row execute function require_audit_event(%L, %L)', name, audit_record, id_column);
  end if;
  if case_column is not null then
    execute format('create policy readers on %1$I as restrictive using ((select reads_everything()) or not exists (
        select from confidential_records r
        where r.company_id = %1$I.company_id and r.record = ''case'' and r.record_id = %1$I.%2$I collate "C"
          and r.case_id <> (select current_case())
          and not ((select current_reader()) = any (r.reader_ids) or r.reader_roles && (select current_roles()))))',
      name, case_column);
  end if;
end $$;

-- Keeps in `totals` how many rows of `entries` there are of each combination of `columns`, which both tables have; what is
-- null there is '', 0 or false here. Rows are counted where every column of `only_if` is true and none of `unless`. The
-- function is written out for its table, because a statement made at run time would be planned anew for each row. It runs at
-- commit, when the transaction already holds the head of its company's trail: writers that count the same rows wait for one
-- another there and nowhere else, and never in a circle.
create function keep_totals(
  entries text,
  totals text,
  columns text[],
  only_if text[] default '{}',
  unless text[] default '{}'
) returns void language plpgsql as $$
declare
  watched text[] := columns || only_if || unless;
  function_name text := 'keep_' || totals;
  blanks text[] := array(
    select case format_type(a.atttypid, null) when 'boolean' then 'false' when 'text' then '''''' else '0' end
    from unnest(columns) with ordinality as wanted (name, place)
    join pg_attribute a on a.attrelid = totals::regclass and a.attname = wanted.name order by wanted.place);
  new_values text;
  old_counts text;
  new_counts text;
  old_watched text;
  new_watched text;
  is_same text;
begin
  if cardinality(blanks) <> cardinality(columns) then
    raise exception '% lacks one of the columns %', totals, columns;
  end if;
  select string_agg(format('coalesce(new.%I, %s)', name, blank), ', '),
      string_agg(format('%I = coalesce(old.%I, %s)', name, name, blank), ' and ')
    into new_values, is_same from unnest(columns, blanks) as c (name, blank);
  select coalesce(string_agg(condition, ' and '), 'true') into new_counts from (
    select format('new.%I', name) from unnest(only_if) as c (name)
    union all select format('not new.%I', name) from unnest(unless) as c (name)) as conditions (condition);
  old_counts := replace(new_counts, 'new.', 'old.');
  select string_agg(format('old.%I', name), ', '), string_agg(format('new.%I', name), ', ')
    into old_watched, new_watched from unnest(watched) as c (name);

  execute format($made$
    create function %1$I() returns trigger language plpgsql security definer set search_path = public, pg_temp as $body$
    begin
      if tg_op = 'UPDATE' and %2$s then
        update %3$I set total = total - 1 where company_id = old.company_id and %4$s;
      end if;
      if %5$s then
        insert into %3$I as kept (company_id, %6$s, total) values (new.company_id, %7$s, 1)
          on conflict (company_id, %6$s) do update set total = kept.total + 1;
      end if;
      return null;
    end $body$ $made$,
    function_name, old_counts, totals, is_same, new_counts,
    (select string_agg(format('%I', name), ', ') from unnest(columns) as c (name)), new_values);
  execute format('revoke execute on function %I() from public', function_name);
  execute format('create constraint trigger %I after insert on %I deferrable initially deferred
    for each row when (%s) execute function %I()', totals || '_count', entries, new_counts, function_name);
  execute format('create constraint trigger %I after update on %I deferrable initially deferred
    for each row when ((%s) is distinct from (%s)) execute function %I()',
    totals || '_recount', entries, old_watched, new_watched, function_name);
end $$;

revoke execute on function protect_table(text, text, text, text, text),
  keep_totals(text, text, text[], text[], text[]) from public;

drop trigger counted on case_entries;
drop trigger counted_again on case_entries;
drop function keep_case_totals();
select keep_totals('case_entries', 'case_totals', array['kind', 'owner_id', 'is_case', 'status', 'criticality', 'origin'],
  only_if => array['is_shown'], unless => array['is_confidential']);
drop trigger counted on action_entries;
drop trigger counted_again on action_entries;
drop function keep_action_totals();
select keep_totals('action_entries', 'action_totals', array['responsible_id', 'status', 'priority', 'origin_kind'],
  unless => array['is_confidential']);

-- Whoever changes a case holds it, and so passes the wall around its row here. A case that becomes confidential is walled
-- first: triggers of one table fire in the order of their names, and `kept_confidential` comes before `listed`.
create function list_case() returns trigger language plpgsql as $$
begin
  insert into case_entries (company_id, id, kind, number, is_case, status, summary, criticality, owner_id, owner_name, origin,
      detection_date, due_date, comment_count, is_confidential, version)
    values (new.company_id, new.id, new.kind, new.number, true, new.status, new.title, new.criticality, new.owner_id,
      (select u.first_name || ' ' || u.last_name from users u where u.company_id = new.company_id and u.id = new.owner_id),
      new.definition ->> 'detectionMethod', new.detection_date, new.due_date, new.comment_count, new.is_confidential,
      new.version + case_parts_version(new.company_id, new.id))
    on conflict (company_id, id) do update set status = excluded.status, summary = excluded.summary,
      criticality = excluded.criticality, owner_id = excluded.owner_id, owner_name = excluded.owner_name,
      origin = excluded.origin, detection_date = excluded.detection_date, due_date = excluded.due_date,
      comment_count = excluded.comment_count, is_confidential = excluded.is_confidential, version = excluded.version;
  return null;
end $$;
create trigger listed after insert or update on cases for each row execute function list_case();

-- The walls alone: the row in the list follows by `listed`.
create or replace function case_is_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_confidential(new.company_id, new.id);
  update action_entries set is_confidential = new.is_confidential
    where company_id = new.company_id and case_id = new.id and is_confidential <> new.is_confidential;
  return null;
end $$;

-- A report that waits for a decision stands in the list of its category, under its author's name; once it is decided, or
-- sent back, it is shown there no longer.
create function list_waiting_report() returns trigger language plpgsql as $$
begin
  if new.status <> 'waiting_approval' or new.category is null then
    update case_entries set is_shown = false
      where company_id = new.company_id and id = new.id and not is_case and is_shown;
    return null;
  end if;
  insert into case_entries (company_id, id, kind, number, is_case, status, summary, owner_id, owner_name, origin,
      detection_date, comment_count, version)
    values (new.company_id, new.id, new.category, new.number, false, new.status, new.summary, new.author_id,
      (select u.first_name || ' ' || u.last_name from users u where u.company_id = new.company_id and u.id = new.author_id),
      new.answers ->> 'detectionMethod', (new.answers ->> 'detectionDate')::date, new.comment_count, new.version)
    on conflict (company_id, id) do update set kind = excluded.kind, summary = excluded.summary, origin = excluded.origin,
      detection_date = excluded.detection_date, comment_count = excluded.comment_count, version = excluded.version,
      is_shown = true;
  return null;
end $$;
create trigger listed_at_first after insert on reports
  for each row when (new.status = 'waiting_approval') execute function list_waiting_report();
create trigger listed after update on reports
  for each row when (old.status = 'waiting_approval' or new.status = 'waiting_approval')
  execute function list_waiting_report();

revoke execute on function list_case(), list_waiting_report() from public;
grant execute on function list_case(), list_waiting_report() to vigie_app;
