-- Actions with a page of their own and a list, what is said of their due dates, alerts, and notifications that can be put
-- off or told in other ways.

alter table actions
  add column priority text not null default 'low' check (priority in ('low', 'medium', 'high')),
  -- What the CAPA plan said when the action last took it over: an extension that was granted since stays.
  add column planned_due_date date,
  add column todos jsonb not null default '[]' check (jsonb_typeof(todos) = 'array'),
  -- A later due date that was asked for and not answered yet.
  add column extension jsonb,
  add column created_by text not null default '',
  add column comment_count integer not null default 0;

-- What the list shows, in a shape that each order has an index for. Made from the actions, in the transaction that changes
-- them.
create table action_entries (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null,
  summary text not null,
  priority text not null,
  responsible_id integer,
  responsible_name text collate "fr-x-icu" not null,
  approver_id integer,
  approver_name text collate "fr-x-icu",
  origin text not null,
  case_id text collate "C",
  due_date date,
  todo_done integer not null,
  todo_total integer not null,
  comment_count integer not null,
  version integer not null,
  origin_kind text not null generated always as (
    case when origin = '' then 'task' when origin like 'CAPA-%' then 'capa' else 'immediate' end) stored,
  -- The order of an action's life, and of its weight, which are not those of the alphabet.
  status_rank smallint not null generated always as (
    case status when 'in_progress' then 1 when 'ready_for_qa' then 2 when 'approved' then 3 when 'completed' then 4
      else 5 end) stored,
  priority_rank smallint not null generated always as (
    case priority when 'high' then 1 when 'medium' then 2 else 3 end) stored,
  -- An index takes no text of any length.
  summary_order text collate "fr-x-icu" not null generated always as (left(summary, 100)) stored,
  primary key (company_id, id),
  foreign key (company_id, responsible_id) references users (company_id, id),
  foreign key (company_id, approver_id) references users (company_id, id)
);

-- How many of them there are, by what narrows the list down and is no date and no word. Kept at commit, as case_totals is.
create table action_totals (
  company_id integer not null,
  -- 0 for somebody without an account.
  responsible_id integer not null,
  status text not null,
  priority text not null,
  origin_kind text not null,
  total integer not null check (total >= 0),
  primary key (company_id, responsible_id, status, priority, origin_kind)
) with (fillfactor = 70);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['action_entries', 'action_totals'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_company on %I using (company_id = (select current_company()))', tenant_table);
  end loop;
end $$;

create function list_action() returns trigger language plpgsql as $$
begin
  insert into action_entries (company_id, id, number, status, summary, priority, responsible_id, responsible_name,
      approver_id, approver_name, origin, case_id, due_date, todo_done, todo_total, comment_count, version)
    values (new.company_id, new.id, new.number, new.status, new.summary, new.priority, new.responsible_id,
      coalesce((select u.first_name || ' ' || u.last_name from users u
        where u.company_id = new.company_id and u.id = new.responsible_id), new.responsible),
      new.approver_id,
      (select u.first_name || ' ' || u.last_name from users u
        where u.company_id = new.company_id and u.id = new.approver_id),
      new.origin, new.case_id, new.due_date,
      (select count(*) from jsonb_array_elements(new.todos) as item where (item ->> 'completed')::boolean),
      jsonb_array_length(new.todos), new.comment_count, new.version)
    on conflict (company_id, id) do update set status = excluded.status, summary = excluded.summary,
      priority = excluded.priority, responsible_id = excluded.responsible_id,
      responsible_name = excluded.responsible_name, approver_id = excluded.approver_id,
      approver_name = excluded.approver_name, due_date = excluded.due_date, todo_done = excluded.todo_done,
      todo_total = excluded.todo_total, comment_count = excluded.comment_count, version = excluded.version;
  return null;
end $$;

-- The actions that there are already, company by company, because row-level security binds an ordinary owner too; a
-- superuser it does not.
do $$
declare company integer;
begin
  for company in select company_ids() loop
    perform set_config('vigie.company', company::text, true);
    insert into action_entries (company_id, id, number, status, summary, priority, responsible_id, responsible_name,
        approver_id, approver_name, origin, case_id, due_date, todo_done, todo_total, comment_count, version)
      select a.company_id, a.id, a.number, a.status, a.summary, a.priority, a.responsible_id,
        coalesce(r.first_name || ' ' || r.last_name, a.responsible), a.approver_id, p.first_name || ' ' || p.last_name,
        a.origin, a.case_id, a.due_date, 0, 0, 0, a.version
      from actions a
      left join users r on r.company_id = a.company_id and r.id = a.responsible_id
      left join users p on p.company_id = a.company_id and p.id = a.approver_id
      where a.company_id = company;
    insert into action_totals (company_id, responsible_id, status, priority, origin_kind, total)
      select company_id, coalesce(responsible_id, 0), status, priority, origin_kind, count(*) from action_entries
      where company_id = company group by company_id, coalesce(responsible_id, 0), status, priority, origin_kind;
  end loop;
  perform set_config('vigie.company', '', true);
end $$;

create trigger listed after insert or update on actions for each row execute function list_action();

create function keep_action_totals() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    update action_totals set total = total - 1
      where company_id = old.company_id and responsible_id = coalesce(old.responsible_id, 0) and status = old.status
        and priority = old.priority and origin_kind = old.origin_kind;
  end if;
  insert into action_totals as kept (company_id, responsible_id, status, priority, origin_kind, total)
    values (new.company_id, coalesce(new.responsible_id, 0), new.status, new.priority, new.origin_kind, 1)
    on conflict (company_id, responsible_id, status, priority, origin_kind) do update set total = kept.total + 1;
  return null;
end $$;
create constraint trigger counted after insert on action_entries deferrable initially deferred
  for each row execute function keep_action_totals();
create constraint trigger counted_again after update on action_entries deferrable initially deferred
  for each row when ((old.responsible_id, old.status, old.priority)
    is distinct from (new.responsible_id, new.status, new.priority))
  execute function keep_action_totals();

-- A person who is renamed is listed under the new name.
create function rename_in_actions() returns trigger language plpgsql as $$
declare now_called text := new.first_name || ' ' || new.last_name;
begin
  update action_entries set responsible_name = now_called
    where company_id = new.company_id and responsible_id = new.id;
  update action_entries set approver_name = now_called where company_id = new.company_id and approver_id = new.id;
  return null;
end $$;
create trigger rename_in_actions after update of first_name, last_name on users
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function rename_in_actions();

create unique index action_entries_by_number on action_entries (company_id, number)
  include (id, status, priority, responsible_id, origin_kind, due_date);
create index action_entries_by_status on action_entries (company_id, status_rank, number)
  include (id, status, priority, responsible_id, origin_kind, due_date);
create index action_entries_by_summary on action_entries (company_id, summary_order, number)
  include (id, status, priority, responsible_id, origin_kind, due_date);
create index action_entries_by_priority on action_entries (company_id, priority_rank, number)
  include (id, status, priority, responsible_id, origin_kind, due_date);
create index action_entries_by_responsible on action_entries (company_id, responsible_name, number)
  include (id, status, priority, responsible_id, origin_kind, due_date);
create index action_entries_by_approver on action_entries (company_id, approver_name, number)
  include (id, status, priority, responsible_id, origin_kind, due_date);
create index action_entries_by_origin on action_entries (company_id, origin, number)
  include (id, status, priority, responsible_id, origin_kind, due_date);
create index action_entries_by_due_date on action_entries (company_id, due_date, number)
  include (id, status, priority, responsible_id, origin_kind);
create index action_entries_by_column on action_entries (company_id, status, due_date, number desc)
  include (id, priority, responsible_id, origin_kind);
create index action_entries_by_responsible_id on action_entries (company_id, responsible_id, number);
create index action_entries_by_approver_id on action_entries (company_id, approver_id) where approver_id is not null;
create index action_entries_by_case on action_entries (company_id, case_id, number) where case_id is not null;

-- Whether a file that was stored before its record belongs to something already.
create index attachment_links_by_attachment on attachment_links (company_id, attachment_id);

-- What was said of a due date, once for each of its stages.
create table action_notices (
  company_id integer not null,
  action_id text collate "C" not null,
  due_date date not null,
  stage text not null,
  told_at timestamptz not null default clock_timestamp(),
  primary key (company_id, action_id, due_date, stage),
  foreign key (company_id, action_id) references actions (company_id, id)
);

alter table parameters
  add column action_reminder_days integer[] not null default '{7,1}',
  add column action_escalation_days integer not null default 3 check (action_escalation_days between 1 and 365);

-- A message that one person writes to others. What each of them does with it stands beside it.
create sequence alert_ids;
create table alerts (
  company_id integer not null,
  id bigint not null default nextval('alert_ids'),
  author_id integer not null,
  text text not null check (length(text) between 1 and 4000),
  links jsonb not null check (jsonb_typeof(links) = 'array'),
  is_everyone boolean not null,
  recipient_count integer not null,
  recipient_names text[] not null,
  reply_to bigint,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id),
  foreign key (company_id, reply_to) references alerts (company_id, id)
);

-- An alert in the inbox of everyone who received it and in the outbox of its author: read there, and ticked off.
create table alert_copies (
  company_id integer not null,
  user_id integer not null,
  box text not null check (box in ('inbox', 'outbox')),
  alert_id bigint not null,
  read_at timestamptz,
  ticked_at timestamptz,
  is_ticked boolean not null generated always as (ticked_at is not null) stored,
  primary key (company_id, user_id, box, alert_id),
  foreign key (company_id, alert_id) references alerts (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index alert_copies_in_order on alert_copies (company_id, user_id, box, is_ticked, alert_id desc);
create index alert_copies_unread on alert_copies (company_id, user_id) where box = 'inbox' and read_at is null;
create index alert_copies_by_alert on alert_copies (company_id, alert_id);

alter table notifications
  -- Shown under the bell; what is not waits for the summary of the day alone.
  add column in_app boolean not null default true,
  add column is_for_digest boolean not null default false,
  add column digested_at timestamptz,
  add column snoozed_until timestamptz;
drop index notifications_by_user;
drop index notifications_unread;
create index notifications_by_user on notifications (company_id, user_id, id) where in_app;
create index notifications_unread on notifications (company_id, user_id, id) where in_app and read_at is null;
create index notifications_snoozed on notifications (company_id, user_id, id)
  where in_app and snoozed_until is not null;
create index notifications_for_digest on notifications (company_id, user_id, id)
  where is_for_digest and digested_at is null;
create index notifications_by_record on notifications (company_id, record_id, user_id) where read_at is null;

alter table notification_choices
  add column muted text[] not null default '{}',
  add column digest text[] not null default '{}';

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['action_notices', 'alerts', 'alert_copies'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_company on %I using (company_id = (select current_company()))', tenant_table);
  end loop;
end $$;

revoke execute on function list_action(), keep_action_totals(), rename_in_actions() from public;
grant execute on function list_action(), rename_in_actions() to vigie_app;
grant select, insert, update on action_entries to vigie_app;
grant select on action_totals to vigie_app;
grant select, insert on action_notices, alerts to vigie_app;
grant select, insert, update (read_at, ticked_at) on alert_copies to vigie_app;
grant update (snoozed_until, digested_at) on notifications to vigie_app;
grant usage, select on sequence alert_ids to vigie_app;

create constraint trigger audited after insert or update on action_notices deferrable initially deferred
  for each row execute function require_audit_event('action', 'action_id');
create constraint trigger audited after insert or update on alerts deferrable initially deferred
  for each row execute function require_audit_event('alert', 'id');
