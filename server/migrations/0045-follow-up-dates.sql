-- An approved case is done when its actions and checks are: the list says how long the first of them still has.
alter table case_entries add column follow_up_date date;

-- The first day on which an open action or check of the case is due; null when none is left that has a day.
create function follow_up_of(of_company integer, of_case text) returns date
  language sql stable set search_path = public, pg_temp as $$
  select least(
    (select min(a.due_date) from actions a where a.company_id = of_company and a.case_id = of_case
      and a.status in ('in_progress', 'ready_for_qa', 'approved')),
    (select min(case when k.measure is null then k.check_on
        else a.completed_at::date + (k.measure ->> 'days')::integer end)
      from capa_checks k
      join actions a on a.company_id = k.company_id and a.case_id = k.case_id and a.origin = k.capa_id
      where k.company_id = of_company and k.case_id = of_case and k.verdict is null and k.criterion <> ''
        and a.status <> 'cancelled'))
$$;
revoke execute on function follow_up_of(integer, text) from public;
grant execute on function follow_up_of(integer, text) to vigie_app;

create function list_follow_up() returns trigger language plpgsql as $$
begin
  update case_entries set follow_up_date = follow_up_of(company_id, id)
    where company_id = new.company_id and id = new.case_id and status = 'approved';
  return null;
end $$;
create function list_approved_case() returns trigger language plpgsql as $$
begin
  update case_entries set follow_up_date = case when new.status = 'approved' then follow_up_of(company_id, id) end
    where company_id = new.company_id and id = new.id;
  return null;
end $$;
revoke execute on function list_follow_up(), list_approved_case() from public;
grant execute on function list_follow_up(), list_approved_case() to vigie_app;

create trigger listed_with_case_at_first after insert on actions
  for each row when (new.case_id is not null) execute function list_follow_up();
create trigger listed_with_case after update on actions
  for each row when (new.case_id is not null and (old.status, old.due_date, old.completed_at)
    is distinct from (new.status, new.due_date, new.completed_at)) execute function list_follow_up();
create trigger listed_with_case_at_first after insert on capa_checks
  for each row execute function list_follow_up();
create trigger listed_with_case after update on capa_checks
  for each row when ((old.measure, old.check_on, old.verdict, old.criterion)
    is distinct from (new.measure, new.check_on, new.verdict, new.criterion)) execute function list_follow_up();
-- After `listed`, which writes the status: triggers of one table fire in the order of their names. No case begins approved.
create trigger listed_when_approved after update on cases
  for each row when (old.status <> new.status and 'approved' in (old.status, new.status))
  execute function list_approved_case();

do $$
declare company integer;
begin
  perform set_config('vigie.reader', 'system', true);
  for company in select company_ids() loop
    perform set_config('vigie.company', company::text, true);
    update case_entries set follow_up_date = follow_up_of(company_id, id)
      where company_id = company and status = 'approved' and is_case;
  end loop;
  perform set_config('vigie.company', '', true);
  perform set_config('vigie.reader', '', true);
end $$;

-- What is still to be done, by its day; an approved case with nothing left to wait for comes before those that have ended.
alter table case_entries drop column urgency_date;
alter table case_entries add column urgency_date date not null generated always as (
  case when status in ('in_progress', 'ready_for_qa') then due_date
    when status = 'approved' then coalesce(follow_up_date, '9998-12-31'::date)
    else '9999-12-31'::date end) stored;
create index case_entries_by_urgency on case_entries (company_id, kind, urgency_date, number)
  include (id, is_case, status, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_by_column on case_entries (company_id, kind, status, urgency_date, number desc)
  include (id, is_case, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_to_follow_up on case_entries (company_id, follow_up_date) include (id)
  where status = 'approved';
