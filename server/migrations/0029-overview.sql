-- When somebody last looked at the overview, and how far the trail reached then: no record, only a help for the page.
create table overview_visits (
  company_id integer not null,
  user_id integer not null,
  -- When the visit before this one ended.
  before_at timestamptz,
  before_seq bigint,
  last_at timestamptz not null,
  last_seq bigint not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id),
  check ((before_at is null) = (before_seq is null))
);
select protect_table('overview_visits');

-- How many steps of a case its lead writer has marked ready and nobody has reviewed: QA need not wait for the rest.
alter table case_entries add column ready_steps smallint not null default 0;

create function list_ready_steps() returns trigger language plpgsql as $$
begin
  update case_entries set ready_steps = (select count(*) from case_steps s
      where s.company_id = new.company_id and s.case_id = new.case_id and s.mark = 'ready')
    where company_id = new.company_id and id = new.case_id;
  return null;
end $$;
revoke execute on function list_ready_steps() from public;
grant execute on function list_ready_steps() to vigie_app;

create trigger listed_at_first after insert on case_steps
  for each row when (new.mark = 'ready') execute function list_ready_steps();
create trigger listed after update on case_steps
  for each row when (old.mark <> new.mark) execute function list_ready_steps();

do $$
declare company integer;
begin
  for company in select company_ids() loop
    perform set_config('vigie.company', company::text, true);
    update case_entries e set ready_steps = counted.total
      from (select case_id, count(*) as total from case_steps where company_id = company and mark = 'ready'
        group by case_id) as counted
      where e.company_id = company and e.id = counted.case_id;
  end loop;
  perform set_config('vigie.company', '', true);
end $$;

create index case_entries_with_ready_steps on case_entries (company_id, kind, status, due_date, number)
  include (owner_id, is_shown, is_confidential) where ready_steps > 0;
-- The most urgent and the gravest of all kinds together, of everyone and of somebody.
create index case_entries_by_due_status on case_entries (company_id, status, due_date, number)
  include (owner_id, kind, is_shown, ready_steps);
create index case_entries_by_grave_status on case_entries (company_id, status, criticality, due_date, number)
  include (owner_id, kind, is_shown, ready_steps);
create index case_entries_by_owner_status on case_entries (company_id, owner_id, status, due_date, number);
create index action_entries_by_responsible_status on action_entries (company_id, responsible_id, status, due_date, number);
create index action_entries_by_grave_status on action_entries (company_id, status, priority, due_date, number);

-- Who reviews an action: its approver, and 0 where it has none, which is whoever is QA.
alter table action_entries add column reviewer_id integer not null generated always as (coalesce(approver_id, 0)) stored;
create index action_entries_by_reviewer_status on action_entries (company_id, reviewer_id, status, due_date, number);

create index case_members_by_user on case_members (company_id, user_id, case_id) where removed_at is null;
