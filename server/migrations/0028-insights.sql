-- What figures are made of: one narrow row for each case and each action as it is known now, and one for each state that it
-- was known in before. Made from the records, by triggers, in the transaction that changes them and that tells the trail.

alter table cases add column cost integer check (cost between 0 and 1000000000);

-- Everything that a scan asks of each row, the walls included, comes first: a row is walked through up to the last column that is
-- asked for. A day that has not come, or was taken back (by a return, a reopening), is infinity, and so after every other. Days
-- are those of UTC.
create table case_facts (
  company_id integer not null,
  is_void boolean not null default false,
  -- As of now in every state that is kept: who may not read a case does not count it in the past either.
  is_confidential boolean not null default false,
  case_id text collate "C" not null,
  opened_day date not null,
  closed_day date not null default 'infinity',
  due_day date not null,
  approved_day date not null default 'infinity',
  submitted_day date not null default 'infinity',
  reported_day date not null,
  owner_id integer not null,
  judged_day date not null default 'infinity',
  reopened_day date not null default 'infinity',
  -- The bits of root causes by M category, in the order of the domain's list.
  causes smallint not null default 0,
  returned smallint not null default 0,
  reopened smallint not null default 0,
  extended smallint not null default 0,
  judged smallint not null default 0,
  ineffective smallint not null default 0,
  cost integer,
  -- Null while the analysis has not answered.
  is_recurrent boolean,
  kind text collate "C" not null,
  detection text collate "C" not null,
  product text collate "C" not null,
  department text collate "C" not null,
  team_id integer,
  site text collate "C" not null,
  status text collate "C" not null,
  criticality text collate "C" not null,
  known_from timestamptz not null default clock_timestamp(),
  -- The transaction that wrote the row: an answer that was made before it is remembered no longer.
  written bigint not null default pg_current_xact_id()::text::bigint
);
create index case_facts_by_writing on case_facts (company_id, written);
-- For short periods, and for the few that are open.
create index case_facts_by_opening on case_facts (company_id, opened_day);
create index case_facts_by_closing on case_facts (company_id, closed_day);
create index case_facts_by_approval on case_facts (company_id, approved_day);
create table case_fact_versions (like case_facts, known_to timestamptz not null);
create index case_fact_versions_by_time on case_fact_versions (company_id, known_to);

create table action_facts (
  company_id integer not null,
  is_confidential boolean not null default false,
  action_id text collate "C" not null,
  case_id text collate "C",
  created_day date not null,
  ended_day date not null default 'infinity',
  -- Infinity for one that has no due date.
  due_day date not null default 'infinity',
  responsible_id integer,
  team_id integer,
  extended smallint not null default 0,
  known_from timestamptz not null default clock_timestamp(),
  written bigint not null default pg_current_xact_id()::text::bigint
);
create index action_facts_by_writing on action_facts (company_id, written);
create index action_facts_by_case on action_facts (company_id, case_id) where case_id is not null;
create table action_fact_versions (like action_facts, known_to timestamptz not null);
create index action_fact_versions_by_time on action_fact_versions (company_id, known_to);

-- The keys come last: of two indexes that look equally good PostgreSQL takes the newer one, and while a company has no rows all of
-- them do. A plan that is kept from then on would read all facts of the company for each case of a large import.
alter table case_facts add primary key (company_id, case_id);
alter table case_fact_versions add primary key (company_id, case_id, known_to);
alter table action_facts add primary key (company_id, action_id);
alter table action_fact_versions add primary key (company_id, action_id, known_to);

-- The walls of the company, and inside it the readers of a confidential case. An ordinary case says so itself, and the
-- confidential ones that somebody reads are looked up once for all rows: a hundred thousand are counted as fast as without a
-- wall.
do $$
declare walled record;
begin
  for walled in select * from (values ('case_facts', 'case'), ('case_fact_versions', 'case'), ('action_facts', 'action'),
      ('action_fact_versions', 'action')) as w (name, record) loop
    perform protect_table(walled.name, grants => 'select');
    execute format('create policy readers on %1$I as restrictive using (not is_confidential or (select reads_everything())
        or case_id = (select current_case())
        or %3$I = any (array(select r.record_id from confidential_records r
          where r.company_id = (select current_company()) and r.record = %2$L
            and ((select current_reader()) = any (r.reader_ids) or r.reader_roles && (select current_roles())))))',
      walled.name, walled.record, walled.record || '_id');
  end loop;
end $$;

-- What a row said goes to its versions when it says something else: once for each transaction, and never when nothing of it
-- has changed. The row is locked by then, so that the times of one case follow one another as its changes do.
create function keep_case_fact_version() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.known_from := old.known_from;
  new.written := old.written;
  if new is not distinct from old then return null; end if;
  if new.is_confidential <> old.is_confidential then
    update case_fact_versions set is_confidential = new.is_confidential
      where company_id = new.company_id and case_id = new.case_id;
    old.is_confidential := new.is_confidential;
  end if;
  new.written := pg_current_xact_id()::text::bigint;
  if old.written <> new.written then
    new.known_from := clock_timestamp();
    insert into case_fact_versions values (old.*, new.known_from);
  end if;
  return new;
end $$;
create trigger versioned before update on case_facts for each row execute function keep_case_fact_version();

create function keep_action_fact_version() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.known_from := old.known_from;
  new.written := old.written;
  if new is not distinct from old then return null; end if;
  if new.is_confidential <> old.is_confidential then
    update action_fact_versions set is_confidential = new.is_confidential
      where company_id = new.company_id and action_id = new.action_id;
    old.is_confidential := new.is_confidential;
  end if;
  new.written := pg_current_xact_id()::text::bigint;
  if old.written <> new.written then
    new.known_from := clock_timestamp();
    insert into action_fact_versions values (old.*, new.known_from);
  end if;
  return new;
end $$;
create trigger versioned before update on action_facts for each row execute function keep_action_fact_version();

create function today_of_the_house() returns date language sql stable
  return (clock_timestamp() at time zone 'UTC')::date;

create function bits_of_causes(content jsonb) returns smallint language sql immutable
  return (select coalesce(bit_or(1 << (place::integer - 1)), 0)::smallint
    from jsonb_each(content) as entry
    join unnest(array['Manpower', 'Mother Nature', 'Management', 'Machines', 'Money', 'Measurement', 'Material', 'Method'])
      with ordinality as category (name, place) on name = entry.value ->> 'mCategory'
    where (entry.value ->> 'isRootCause')::boolean);

-- How often the effectiveness of a case and of its measures was judged, how often they had not worked, and when last.
create function judged_of(of_company integer, of_case text, of_effectiveness jsonb, out judged smallint,
    out ineffective smallint, out judged_day date) language sql stable as $$
  select count(*)::smallint, (count(*) filter (where not (verdict ->> 'isEffective')::boolean))::smallint,
    coalesce(max(((verdict #>> '{recorded,at}')::timestamptz at time zone 'UTC')::date), 'infinity')
  from (select k.verdict from capa_checks k where k.company_id = of_company and k.case_id = of_case collate "C"
      union all select of_effectiveness -> 'verdict') as verdicts (verdict)
  where verdict is not null and jsonb_typeof(verdict) = 'object' $$;

create function add_case_facts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into case_facts (company_id, case_id, reported_day, opened_day, due_day, owner_id, team_id, cost, is_confidential,
      is_void, status, kind, criticality, site, department, product, detection)
    select new.company_id, new.id,
      least(coalesce((select (r.submitted_at at time zone 'UTC')::date from reports r
        where r.company_id = new.company_id and r.id = new.report_id), opened), opened),
      opened, new.due_date, new.owner_id,
      (select u.team_id from users u where u.company_id = new.company_id and u.id = new.owner_id),
      new.cost, new.is_confidential, new.status = 'void', new.status, new.kind, new.criticality,
      coalesce(new.definition ->> 'site', ''), coalesce(new.definition ->> 'department', ''),
      coalesce(new.definition ->> 'product', ''), coalesce(new.definition ->> 'detectionMethod', '')
    from (select (new.created_at at time zone 'UTC')::date) as days (opened);
  return null;
end $$;
create trigger kept_facts_at_first after insert on cases for each row execute function add_case_facts();

create function follow_case_facts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date := today_of_the_house();
  is_returned boolean := old.status = 'ready_for_qa' and new.status = 'in_progress';
  is_reopened boolean := old.status in ('approved', 'closed') and new.status = 'in_progress';
begin
  update case_facts f set
    status = new.status, kind = new.kind, criticality = new.criticality, due_day = new.due_date, cost = new.cost,
    is_confidential = new.is_confidential, is_void = new.status = 'void', owner_id = new.owner_id,
    team_id = case when new.owner_id = old.owner_id then f.team_id
      else (select u.team_id from users u where u.company_id = new.company_id and u.id = new.owner_id) end,
    site = coalesce(new.definition ->> 'site', ''), department = coalesce(new.definition ->> 'department', ''),
    product = coalesce(new.definition ->> 'product', ''), detection = coalesce(new.definition ->> 'detectionMethod', ''),
    extended = f.extended + (new.due_date > old.due_date)::integer::smallint,
    returned = f.returned + is_returned::integer::smallint,
    reopened = f.reopened + is_reopened::integer::smallint,
    reopened_day = case when is_reopened then today else f.reopened_day end,
    submitted_day = case when new.status = old.status or new.status = 'void' then f.submitted_day
      when new.status = 'in_progress' then 'infinity' when new.status = 'ready_for_qa' then today else f.submitted_day end,
    approved_day = case when new.status = old.status or new.status = 'void' then f.approved_day
      when new.status = 'in_progress' then 'infinity' when new.status = 'approved' then today else f.approved_day end,
    closed_day = case when new.status = old.status or new.status = 'void' then f.closed_day
      when new.status = 'in_progress' then 'infinity' when new.status = 'closed' then today else f.closed_day end
  where f.company_id = new.company_id and f.case_id = new.id;
  if new.effectiveness is distinct from old.effectiveness then
    update case_facts f set (judged, ineffective, judged_day)
        = (select * from judged_of(new.company_id, new.id, new.effectiveness))
      where f.company_id = new.company_id and f.case_id = new.id;
  end if;
  if new.is_confidential <> old.is_confidential then
    update action_facts set is_confidential = new.is_confidential
      where company_id = new.company_id and case_id = new.id;
  end if;
  return null;
end $$;
-- After the walls of a case that becomes confidential, which stand by then: triggers fire in the order of their names.
create trigger kept_facts after update on cases
  for each row when ((old.status, old.kind, old.criticality, old.due_date, old.cost, old.is_confidential, old.owner_id,
      old.effectiveness, old.definition)
    is distinct from (new.status, new.kind, new.criticality, new.due_date, new.cost, new.is_confidential, new.owner_id,
      new.effectiveness, new.definition))
  execute function follow_case_facts();

create function follow_step_facts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.step = 'rootCause' then
    update case_facts set causes = bits_of_causes(new.content)
      where company_id = new.company_id and case_id = new.case_id and causes <> bits_of_causes(new.content);
  else
    update case_facts set is_recurrent = case new.content #>> '{isRecurrent,answer}' when 'Yes' then true
        when 'No' then false end
      where company_id = new.company_id and case_id = new.case_id;
  end if;
  return null;
end $$;
create trigger kept_facts_at_first after insert on case_steps
  for each row when (new.step in ('rootCause', 'recurrence')) execute function follow_step_facts();
create trigger kept_facts after update of content on case_steps
  for each row when (new.step in ('rootCause', 'recurrence') and old.content is distinct from new.content)
  execute function follow_step_facts();

create function follow_check_facts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update case_facts f set (judged, ineffective, judged_day)
      = (select j.judged, j.ineffective, j.judged_day from cases c, judged_of(c.company_id, c.id, c.effectiveness) as j
        where c.company_id = new.company_id and c.id = new.case_id)
    where f.company_id = new.company_id and f.case_id = new.case_id;
  return null;
end $$;
create trigger kept_facts after update of verdict on capa_checks
  for each row when (old.verdict is distinct from new.verdict) execute function follow_check_facts();

create function follow_action_facts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  has_ended boolean := new.status in ('completed', 'cancelled');
  team integer := (select u.team_id from users u where u.company_id = new.company_id and u.id = new.responsible_id);
begin
  if tg_op = 'INSERT' then
    insert into action_facts (company_id, action_id, case_id, created_day, due_day, ended_day, responsible_id, team_id,
        is_confidential)
      values (new.company_id, new.id, new.case_id, (new.created_at at time zone 'UTC')::date,
        coalesce(new.due_date, 'infinity'),
        case when has_ended then (coalesce(new.completed_at, new.created_at) at time zone 'UTC')::date
          else 'infinity' end,
        new.responsible_id, team,
        new.case_id is not null and exists (select from confidential_records r
          where r.company_id = new.company_id and r.record = 'case' and r.record_id = new.case_id collate "C"));
    return null;
  end if;
  update action_facts f set case_id = new.case_id, due_day = coalesce(new.due_date, 'infinity'), responsible_id = new.responsible_id,
      team_id = case when new.responsible_id is not distinct from old.responsible_id then f.team_id else team end,
      extended = f.extended + coalesce(new.due_date > old.due_date, false)::integer::smallint,
      ended_day = case when has_ended then least(f.ended_day, today_of_the_house()) else 'infinity' end
    where f.company_id = new.company_id and f.action_id = new.id;
  return null;
end $$;
create trigger kept_facts_at_first after insert on actions for each row execute function follow_action_facts();
create trigger kept_facts after update on actions
  for each row when ((old.status, old.due_date, old.responsible_id, old.case_id)
    is distinct from (new.status, new.due_date, new.responsible_id, new.case_id))
  execute function follow_action_facts();

-- The days of a case that has lived elsewhere: what was imported closed was not closed on the day of the import.
create function tell_case_days(told_case text, reported date, submitted date, approved date, closed date) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update case_facts set reported_day = least(coalesce(reported, reported_day), opened_day),
        submitted_day = coalesce(greatest(submitted, case when submitted is not null then opened_day end), 'infinity'),
        approved_day = coalesce(greatest(approved, case when approved is not null then opened_day end), 'infinity'),
        closed_day = coalesce(greatest(closed, case when closed is not null then opened_day end), 'infinity')
      where company_id = current_company() and case_id = told_case collate "C";
  end;

-- What there is already: each case as its trail tells it. Moves and due dates are known at their times; what else a case says
-- is taken as it is today, for its past as well.
create function replay_case_facts(kept case_facts, told_status text, told_due date, told_at timestamptz) returns case_facts
  language plpgsql as $$
declare
  day date := (told_at at time zone 'UTC')::date;
  was text := kept.status;
begin
  if told_due is not null then
    kept.extended := kept.extended + (told_due > kept.due_day)::integer;
    kept.due_day := told_due;
  end if;
  if told_status is null or told_status = was then return kept; end if;
  kept.status := told_status;
  kept.is_void := told_status = 'void';
  if told_status = 'ready_for_qa' then kept.submitted_day := day;
  elsif told_status = 'approved' then kept.approved_day := day;
  elsif told_status = 'closed' then kept.closed_day := day;
  elsif told_status = 'in_progress' then
    if was = 'ready_for_qa' then kept.returned := kept.returned + 1;
    else
      kept.reopened := kept.reopened + 1;
      kept.reopened_day := day;
    end if;
    kept.submitted_day := 'infinity';
    kept.approved_day := 'infinity';
    kept.closed_day := 'infinity';
  end if;
  return kept;
end $$;

do $$
declare
  company integer;
  one record;
  event record;
  facts case_facts;
  after_event case_facts;
begin
  perform set_config('vigie.reader', 'system', true);
  for company in select company_ids() loop
    perform set_config('vigie.company', company::text, true);
    for one in
      select c.*, (c.created_at at time zone 'UTC')::date as opened, u.team_id,
        (r.submitted_at at time zone 'UTC')::date as reported, coalesce(bits_of_causes(causes.content), 0) as bits,
        recurrence.content #>> '{isRecurrent,answer}' as answer, j.*
      from cases c join users u on u.company_id = c.company_id and u.id = c.owner_id
      left join reports r on r.company_id = c.company_id and r.id = c.report_id
      left join case_steps causes on causes.company_id = c.company_id and causes.case_id = c.id
        and causes.step = 'rootCause'
      left join case_steps recurrence on recurrence.company_id = c.company_id and recurrence.case_id = c.id
        and recurrence.step = 'recurrence'
      cross join lateral judged_of(c.company_id, c.id, c.effectiveness) as j
      where c.company_id = company
    loop
      facts := null;
      facts.company_id := company;
      facts.case_id := one.id;
      facts.opened_day := one.opened;
      facts.reported_day := least(coalesce(one.reported, one.opened), one.opened);
      facts.due_day := coalesce((select (change ->> 'to')::date from audit_events e, jsonb_array_elements(e.changes) as change
        where e.company_id = company and e.record = 'case' and e.record_id = one.id and e.action = 'case.opened'
          and change ->> 'field' = 'dueDate' limit 1), one.due_date);
      facts.owner_id := one.owner_id;
      facts.team_id := one.team_id;
      facts.submitted_day := 'infinity';
      facts.approved_day := 'infinity';
      facts.closed_day := 'infinity';
      facts.judged_day := 'infinity';
      facts.reopened_day := 'infinity';
      facts.causes := one.bits;
      facts.returned := 0;
      facts.reopened := 0;
      facts.extended := 0;
      facts.judged := 0;
      facts.ineffective := 0;
      facts.is_recurrent := case one.answer when 'Yes' then true when 'No' then false end;
      facts.is_confidential := one.is_confidential;
      facts.is_void := false;
      facts.status := 'in_progress';
      facts.kind := one.kind;
      facts.criticality := one.criticality;
      facts.site := coalesce(one.definition ->> 'site', '');
      facts.department := coalesce(one.definition ->> 'department', '');
      facts.product := coalesce(one.definition ->> 'product', '');
      facts.detection := coalesce(one.definition ->> 'detectionMethod', '');
      facts.known_from := one.created_at;
      facts.written := 0;
      for event in
        select e.at, max(change ->> 'to') filter (where change ->> 'field' = 'status') as told_status,
          max(change ->> 'to') filter (where change ->> 'field' = 'dueDate')::date as told_due
        from audit_events e, jsonb_array_elements(e.changes) as change
        where e.company_id = company and e.record = 'case' and e.record_id = one.id and e.action <> 'case.opened'
          and change ->> 'field' in ('status', 'dueDate')
        group by e.seq, e.at order by e.seq
      loop
        after_event := replay_case_facts(facts, event.told_status, event.told_due, event.at);
        if after_event is distinct from facts then
          insert into case_fact_versions values (facts.*, event.at);
          facts := after_event;
          facts.known_from := event.at;
        end if;
      end loop;
      facts.status := one.status;
      facts.is_void := one.status = 'void';
      facts.due_day := one.due_date;
      facts.judged := one.judged;
      facts.ineffective := one.ineffective;
      facts.judged_day := one.judged_day;
      insert into case_facts values (facts.*);
    end loop;
    insert into action_facts (company_id, action_id, case_id, created_day, due_day, ended_day, responsible_id, team_id,
        is_confidential, known_from, written)
      select a.company_id, a.id, a.case_id, (a.created_at at time zone 'UTC')::date, coalesce(a.due_date, 'infinity'),
        case when a.status = 'completed' then (coalesce(a.completed_at, a.created_at) at time zone 'UTC')::date
          when a.status = 'cancelled' then coalesce((select (max(e.at) at time zone 'UTC')::date from audit_events e
            where e.company_id = a.company_id and e.record = 'action' and e.record_id = a.id),
            (a.created_at at time zone 'UTC')::date) else 'infinity' end,
        a.responsible_id, u.team_id, coalesce(c.is_confidential, false), a.created_at, 0
      from actions a left join users u on u.company_id = a.company_id and u.id = a.responsible_id
      left join cases c on c.company_id = a.company_id and c.id = a.case_id
      where a.company_id = company;
  end loop;
  perform set_config('vigie.company', '', true);
  perform set_config('vigie.reader', '', true);
end $$;
drop function replay_case_facts(case_facts, text, date, timestamptz);

revoke execute on function keep_case_fact_version(), keep_action_fact_version(), today_of_the_house(), bits_of_causes(jsonb),
  judged_of(integer, text, jsonb), add_case_facts(), follow_case_facts(), follow_step_facts(), follow_check_facts(),
  follow_action_facts(), tell_case_days(text, date, date, date, date) from public;
grant execute on function tell_case_days(text, date, date, date, date) to vigie_app;
