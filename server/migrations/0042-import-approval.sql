-- Imports are approved by a second person, the past has a last day, and what was brought from elsewhere is marked where it is
-- listed and counted.

alter table imports
  drop constraint imports_status_check,
  add constraint imports_status_check
    check (status in ('uploaded', 'checked', 'prepared', 'running', 'done', 'refused')),
  -- Who sent it for approval.
  add column prepared_by integer,
  add foreign key (company_id, prepared_by) references users (company_id, id);

-- The last day of the past; null: the day before the company was created.
alter table parameters add column import_cut_off date;

alter table case_entries add column is_imported boolean not null default false;
alter table case_facts drop column packed, add column is_imported boolean not null default false;
alter table case_fact_versions drop column packed, add column is_imported boolean not null default false;

-- What was imported is what it was, also in the states that were known before. The time of its creation is that of its entry
-- here: the day on which it was opened elsewhere stands in `opened_on`.
alter table cases disable trigger user;
alter table case_entries disable trigger user;
alter table case_facts disable trigger user;
do $$
declare company integer;
begin
  perform set_config('vigie.reader', 'system', true);
  for company in select company_ids() loop
    perform set_config('vigie.company', company::text, true);
    update case_entries e set is_imported = true from cases c
      where e.company_id = company and c.company_id = company and c.id = e.id and c.imported_at is not null;
    update case_facts f set is_imported = true from cases c
      where f.company_id = company and c.company_id = company and c.id = f.case_id and c.imported_at is not null;
    update case_fact_versions f set is_imported = true from cases c
      where f.company_id = company and c.company_id = company and c.id = f.case_id and c.imported_at is not null;
    update cases set created_at = imported_at where company_id = company and imported_at is not null;
  end loop;
  perform set_config('vigie.company', '', true);
  perform set_config('vigie.reader', '', true);
end $$;
alter table cases enable trigger user;
alter table case_entries enable trigger user;
alter table case_facts enable trigger user;

-- As in 0033, with one mark more.
do $$
declare facts text;
begin
  foreach facts in array array['case_facts', 'case_fact_versions'] loop
    execute format($facts$alter table %I add column packed text collate "C" not null generated always as (
      character_of_day(reported_day) || character_of_day(opened_day) || character_of_day(due_day)
      || character_of_day(submitted_day) || character_of_day(approved_day) || character_of_day(closed_day)
      || character_of_day(judged_day) || characters_of_number(owner_id) || characters_of_number(coalesce(cost, 0))
      || chr(256 + (returned > 0)::integer + (reopened > 0)::integer * 2 + (extended > 0)::integer * 4
        + (ineffective > 0)::integer * 8 + (is_recurrent is not null)::integer * 16 + coalesce(is_recurrent, false)::integer * 32
        + (cost is not null)::integer * 64 + is_imported::integer * 128)) stored$facts$, facts);
  end loop;
end $$;

create or replace function keep_case_fact_version() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.known_from := old.known_from;
  new.written := old.written;
  new.packed := old.packed;
  if new is not distinct from old then return null; end if;
  if new.is_confidential <> old.is_confidential then
    update case_fact_versions set is_confidential = new.is_confidential
      where company_id = new.company_id and case_id = new.case_id;
    old.is_confidential := new.is_confidential;
  end if;
  new.written := pg_current_xact_id()::text::bigint;
  if old.written <> new.written then
    new.known_from := clock_timestamp();
    insert into case_fact_versions (company_id, is_void, is_confidential, case_id, opened_day, closed_day, due_day, approved_day,
        submitted_day, reported_day, owner_id, judged_day, reopened_day, causes, returned, reopened, extended, judged,
        ineffective, cost, is_recurrent, kind, detection, product, department, team_id, site, status, criticality,
        is_imported, known_from, written, known_to)
      values (old.company_id, old.is_void, old.is_confidential, old.case_id, old.opened_day, old.closed_day, old.due_day,
        old.approved_day, old.submitted_day, old.reported_day, old.owner_id, old.judged_day, old.reopened_day, old.causes,
        old.returned, old.reopened, old.extended, old.judged, old.ineffective, old.cost, old.is_recurrent, old.kind,
        old.detection, old.product, old.department, old.team_id, old.site, old.status, old.criticality,
        old.is_imported, old.known_from, old.written, new.known_from);
  end if;
  return new;
end $$;

-- After `kept_facts_at_first` and `listed`, which make the rows: triggers of one table fire in the order of their names. Cases
-- that are opened here pay nothing for it.
create function mark_imported_case() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update case_entries set is_imported = true where company_id = new.company_id and id = new.id;
  update case_facts set is_imported = true, opened_day = new.opened_on, reported_day = new.opened_on
    where company_id = new.company_id and case_id = new.id;
  return null;
end $$;
create trigger marked_as_imported after insert on cases
  for each row when (new.imported_at is not null) execute function mark_imported_case();
revoke execute on function mark_imported_case() from public;
