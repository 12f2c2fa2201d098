-- Working on a case: its steps with their marks, who works on it, what it is linked to, and the lists that show it.

alter table cases
  add column comment_count integer not null default 0,
  -- What QA wants to see before the case is closed, and what was seen.
  add column effectiveness jsonb;

-- One page of a case. Absent means: nothing written yet, version 0.
create table case_steps (
  company_id integer not null,
  case_id text collate "C" not null,
  step text not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  mark text not null check (mark in ('open', 'ready', 'reviewed')),
  changed_by text,
  changed_at timestamptz,
  ready_by text,
  ready_at timestamptz,
  reviewed_by text,
  reviewed_at timestamptz,
  version integer not null,
  primary key (company_id, case_id, step),
  foreign key (company_id, case_id) references cases (company_id, id)
);

-- Both ways, so that each case's own history tells of it.
create table case_links (
  company_id integer not null,
  case_id text collate "C" not null,
  other_id text collate "C" not null,
  note text not null,
  removed_at timestamptz,
  primary key (company_id, case_id, other_id),
  foreign key (company_id, case_id) references cases (company_id, id),
  foreign key (company_id, other_id) references cases (company_id, id)
);

create table case_members (
  company_id integer not null,
  case_id text collate "C" not null,
  user_id integer not null,
  part text not null,
  removed_at timestamptz,
  primary key (company_id, case_id, user_id),
  foreign key (company_id, case_id) references cases (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);

-- Who has a case open, and up to which event they have looked: no records, only helps for the page.
create table case_presence (
  company_id integer not null,
  case_id text collate "C" not null,
  user_id integer not null,
  step text not null,
  seen_at timestamptz not null,
  primary key (company_id, case_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create table case_seen (
  company_id integer not null,
  case_id text collate "C" not null,
  user_id integer not null,
  up_to bigint not null,
  primary key (company_id, case_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);

create sequence saved_view_ids as integer;
create table saved_views (
  company_id integer not null,
  id integer not null default nextval('saved_view_ids'),
  user_id integer not null,
  kind text not null,
  name text not null check (length(name) between 1 and 80),
  query text not null,
  archived_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index saved_views_by_user on saved_views (company_id, user_id, kind);

-- What the lists show: every case, and every report that waits for a decision, in one shape that each order has an index
-- for. Made from the records, in the transaction that changes them; a report that was decided is shown no longer.
create table case_entries (
  company_id integer not null,
  id text collate "C" not null,
  kind text not null,
  number integer not null,
  is_case boolean not null,
  is_shown boolean not null default true,
  status text not null,
  summary text not null,
  criticality text,
  owner_id integer not null,
  owner_name text collate "fr-x-icu" not null,
  origin text,
  detection_date date,
  due_date date,
  comment_count integer not null default 0,
  version integer not null,
  -- The order of a case's life, which is not that of the alphabet.
  status_rank smallint not null generated always as (
    case status when 'waiting_approval' then 1 when 'in_progress' then 2 when 'ready_for_qa' then 3 when 'approved' then 4
      when 'closed' then 5 when 'void' then 6 else 7 end) stored,
  criticality_rank smallint not null generated always as (
    case criticality when 'Critical' then 1 when 'Major' then 2 when 'Minor' then 3 else 4 end) stored,
  -- What is still to be done, by its day; what is done comes after all of it.
  urgency_date date not null generated always as (
    case when status in ('in_progress', 'ready_for_qa') then due_date else '9999-12-31'::date end) stored,
  primary key (company_id, id),
  foreign key (company_id, owner_id) references users (company_id, id)
);
create index case_entries_by_number on case_entries (company_id, kind, is_case, number desc)
  include (id, status, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_by_status on case_entries (company_id, kind, status_rank, number)
  include (id, is_case, status, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_by_criticality on case_entries (company_id, kind, criticality_rank, number)
  include (id, is_case, status, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_by_owner on case_entries (company_id, kind, owner_name, number)
  include (id, is_case, status, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_by_origin on case_entries (company_id, kind, origin, number)
  include (id, is_case, status, criticality, owner_id, due_date, detection_date) where is_shown;
create index case_entries_by_due_date on case_entries (company_id, kind, due_date, number)
  include (id, is_case, status, criticality, owner_id, origin, detection_date) where is_shown;
create index case_entries_by_urgency on case_entries (company_id, kind, urgency_date, number)
  include (id, is_case, status, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_by_column on case_entries (company_id, kind, status, urgency_date, number desc)
  include (id, is_case, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_by_owner_id on case_entries (company_id, owner_id);

-- How many of them there are, by everything that narrows a list down and is no date and no word: a total is then a sum over
-- few rows. Kept at commit, when the transaction already holds the head of its company's trail: writers that count the
-- same cases wait for one another there and nowhere else, and never in a circle.
create table case_totals (
  company_id integer not null,
  kind text not null,
  owner_id integer not null,
  is_case boolean not null,
  status text not null,
  -- Empty for none.
  criticality text not null,
  origin text not null,
  total integer not null check (total >= 0),
  primary key (company_id, kind, owner_id, is_case, status, criticality, origin)
) with (fillfactor = 70);

create function keep_case_totals() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.is_shown then
    update case_totals set total = total - 1
      where company_id = old.company_id and kind = old.kind and owner_id = old.owner_id and is_case = old.is_case
        and status = old.status and criticality = coalesce(old.criticality, '') and origin = coalesce(old.origin, '');
  end if;
  if new.is_shown then
    insert into case_totals as kept (company_id, kind, owner_id, is_case, status, criticality, origin, total)
      values (new.company_id, new.kind, new.owner_id, new.is_case, new.status, coalesce(new.criticality, ''),
        coalesce(new.origin, ''), 1)
      on conflict (company_id, kind, owner_id, is_case, status, criticality, origin)
      do update set total = kept.total + 1;
  end if;
  return null;
end $$;
revoke execute on function keep_case_totals() from public;
create constraint trigger counted after insert on case_entries deferrable initially deferred
  for each row when (new.is_shown) execute function keep_case_totals();
create constraint trigger counted_again after update on case_entries deferrable initially deferred
  for each row when (
    (old.is_shown, old.kind, old.owner_id, old.is_case, old.status, old.criticality, old.origin)
      is distinct from (new.is_shown, new.kind, new.owner_id, new.is_case, new.status, new.criticality, new.origin))
  execute function keep_case_totals();

-- A person who is renamed is listed under the new name.
create function rename_owner() returns trigger language plpgsql as $$
begin
  update case_entries set owner_name = new.first_name || ' ' || new.last_name
    where company_id = new.company_id and owner_id = new.id;
  return null;
end $$;
create trigger rename_owner after update of first_name, last_name on users
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function rename_owner();

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['case_steps', 'case_links', 'case_members', 'case_presence', 'case_seen',
    'saved_views', 'case_entries'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_company on %I using (company_id = (select current_company()))', tenant_table);
    execute format('grant select, insert, update on %I to vigie_app', tenant_table);
  end loop;
end $$;
alter table case_totals enable row level security;
alter table case_totals force row level security;
create policy own_company on case_totals using (company_id = (select current_company()));
grant select on case_totals to vigie_app;
grant usage, select on sequence saved_view_ids to vigie_app;
revoke execute on function rename_owner() from public;
grant execute on function rename_owner() to vigie_app;

create constraint trigger audited after insert or update on case_steps deferrable initially deferred
  for each row execute function require_audit_event('case', 'case_id');
create constraint trigger audited after insert or update on case_links deferrable initially deferred
  for each row execute function require_audit_event('case', 'case_id');
create constraint trigger audited after insert or update on case_members deferrable initially deferred
  for each row execute function require_audit_event('case', 'case_id');
create constraint trigger audited after insert or update on saved_views deferrable initially deferred
  for each row execute function require_audit_event('view', 'id');
