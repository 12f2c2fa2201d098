-- The floor of the house: companies and their people, sessions, the audit chain, signatures, files.
--
-- Three rules hold for every table that carries company_id, and a test walks the catalogue to keep them:
--   1. its primary key, its unique indexes and its foreign keys begin with company_id, so no row can point into another
--      company and the schema can be distributed by company unchanged;
--   2. row-level security is forced, for the owner of the table too;
--   3. the application role may not delete from it.

do $$ begin
  if not exists (select from pg_roles where rolname = 'vigie_app') then
    create role vigie_app nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of the same cluster was quicker
end $$;
do $$ begin
  -- An owner who is no superuser must be allowed to step down to the application's role.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant vigie_app to %I', current_user);
  end if;
exception when insufficient_privilege then null; -- granted by whoever created the role
end $$;
grant usage on schema public to vigie_app;

-- The company that the current transaction or connection works for. Null sees nothing.
create function current_company() returns integer language sql stable parallel safe
  return nullif(current_setting('vigie.company', true), '')::integer;

-- Facts about this installation as a whole: the token secret, whether demo data was filled in.
create table installation (
  key text primary key,
  value text not null
);
grant select, insert, update on installation to vigie_app;

create sequence company_ids as integer;
create sequence team_ids as integer;
create sequence user_ids as integer;
create sequence signature_ids;
create sequence feedback_ids as integer;
grant usage, select on all sequences in schema public to vigie_app;

create table companies (
  id integer primary key default nextval('company_ids'),
  name text not null check (length(name) between 1 and 200),
  description text not null default 'Description par défaut',
  domain text not null default '',
  subscription_plan text not null default 'basic',
  subscription_start_date timestamptz not null,
  subscription_end_date timestamptz not null,
  is_archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
-- Company 0 is the platform itself: its administrators and its audit chain live in the same tables as everybody's.
insert into companies (id, name, subscription_plan, subscription_start_date, subscription_end_date)
  values (0, 'Vigie', 'platform', now(), 'infinity');
alter table companies enable row level security;
alter table companies force row level security;
create policy own_company on companies using (id = (select current_company()));
grant select, insert, update on companies to vigie_app;

create table teams (
  company_id integer not null references companies (id),
  id integer not null default nextval('team_ids'),
  name text not null check (length(name) between 1 and 100),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index teams_name on teams (company_id, lower(name));

create table users (
  company_id integer not null references companies (id),
  id integer not null default nextval('user_ids'),
  username text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  state text not null check (state in ('invited', 'active', 'deactivated')),
  roles text[] not null
    check (roles <@ array['reporter', 'validator', 'qa', 'designer', 'company_admin', 'platform_admin']),
  team_id integer,
  password_hash text,
  must_change_password boolean not null default false,
  preferences jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  check ((company_id = 0) = ('platform_admin' = any (roles)))
);
-- As a French reader expects: É beside E, capitals beside small letters.
create index users_by_name on users (company_id, last_name collate "fr-x-icu", first_name collate "fr-x-icu", id);

-- Who owns a name, for ever and in all companies. Sign-in starts here, before the company is known; the application can
-- ask for one name but cannot read the list.
create table login_directory (
  name_key text primary key,
  email_key text not null,
  home_company integer not null,
  home_user integer not null unique
);
create index login_directory_email on login_directory (email_key);

create function register_login(name_key text, email_key text, user_id integer) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into login_directory values (name_key, email_key, current_company(), user_id);
  end;

create function change_login_email(user_id integer, new_email_key text) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update login_directory set email_key = new_email_key
    where home_company = current_company() and home_user = user_id;
  end;

create function find_login(wanted_name text) returns table (company_id integer, user_id integer)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select home_company, home_user from login_directory where name_key = wanted_name;
  end;

create function find_logins_by_email(wanted_email text) returns table (company_id integer, user_id integer)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select home_company, home_user from login_directory where email_key = wanted_email order by home_user limit 20;
  end;

-- Failures are counted by name whether or not the name belongs to anybody: a lock tells nothing about who exists.
create table sign_in_failures (
  name_key text primary key,
  failures integer not null,
  locked_until timestamptz
);
grant select, insert, update on sign_in_failures to vigie_app;

create table sessions (
  company_id integer not null,
  id uuid not null,
  user_id integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text not null,
  address text not null,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index sessions_open on sessions (company_id, user_id) where revoked_at is null;

-- One-time links sent by mail. Only a hash is kept: reading the table gives nobody a way in.
create table account_links (
  company_id integer not null,
  id uuid not null,
  user_id integer not null,
  purpose text not null check (purpose in ('invitation', 'password_reset')),
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index account_links_by_user on account_links (company_id, user_id);

create table feedback (
  company_id integer not null,
  id integer not null default nextval('feedback_ids'),
  user_id integer not null,
  text text not null check (length(text) between 1 and 4000),
  page text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);

create table attachments (
  company_id integer not null,
  id uuid not null,
  name text not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  uploaded_by integer not null,
  uploaded_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, uploaded_by) references users (company_id, id)
);

create table signatures (
  company_id integer not null,
  id bigint not null default nextval('signature_ids'),
  record text not null,
  record_id text not null,
  meaning text not null,
  signer_id integer not null,
  signer_username text not null,
  signer_name text not null,
  signed_at timestamptz not null default clock_timestamp(),
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  voided_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, signer_id) references users (company_id, id)
);
create index signatures_by_record on signatures (company_id, record, record_id, id);

create table idempotency_keys (
  company_id integer not null,
  user_id integer not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (company_id, created_at);

-- The trail. One chain for each company; the head row is locked only by append_audit_events, the last statement of a
-- transaction, so that writers wait for one another no longer than the insert and its commit need.
create table audit_events (
  company_id integer not null,
  seq bigint not null,
  at timestamptz not null,
  actor_id integer,
  actor_username text not null,
  actor_name text not null,
  actor_roles text[] not null,
  action text not null,
  record text not null,
  record_id text not null,
  changes jsonb not null,
  reason text,
  request_id text not null,
  transaction_id xid8 not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (company_id, seq)
);
create index audit_events_by_record on audit_events (company_id, record, record_id, seq);
create index audit_events_by_actor on audit_events (company_id, actor_username, seq);
create index audit_events_by_action on audit_events (company_id, action, seq);
create index audit_events_by_time on audit_events (company_id, at, seq);

create table audit_heads (
  company_id integer primary key,
  seq bigint not null,
  hash bytea not null
);

-- SHA-256 of the JSON array of everything an event says, its predecessor's hash first.
create function audit_digest(event audit_events) returns bytea language sql stable
  return sha256(convert_to(jsonb_build_array(
    encode((event).previous_hash, 'hex'), (event).company_id, (event).seq,
    to_char((event).at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    (event).actor_id, (event).actor_username, (event).actor_name, to_jsonb((event).actor_roles),
    (event).action, (event).record, (event).record_id, (event).changes, (event).reason, (event).request_id
  )::text, 'UTF8'));

create function append_audit_events(entries jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_heads;
  event audit_events;
  entry jsonb;
begin
  select * into head from audit_heads where company_id = current_company() for update;
  if not found then
    insert into audit_heads values (current_company(), 0, sha256('Vigie')) on conflict do nothing;
    select * into strict head from audit_heads where company_id = current_company() for update;
  end if;
  for entry in select jsonb_array_elements(entries) loop
    event.company_id := head.company_id;
    event.seq := head.seq + 1;
    event.at := clock_timestamp();
    event.actor_id := (entry->>'actorId')::integer;
    event.actor_username := entry->>'actorUsername';
    event.actor_name := entry->>'actorName';
    event.actor_roles := array(select jsonb_array_elements_text(entry->'actorRoles'));
    event.action := entry->>'action';
    event.record := entry->>'record';
    event.record_id := entry->>'recordId';
    event.changes := entry->'changes';
    event.reason := entry->>'reason';
    event.request_id := entry->>'requestId';
    event.transaction_id := pg_current_xact_id();
    event.previous_hash := head.hash;
    event.hash := audit_digest(event);
    insert into audit_events select event.*;
    head.seq := event.seq;
    head.hash := event.hash;
  end loop;
  update audit_heads set seq = head.seq, hash = head.hash where company_id = head.company_id;
end $$;

create function refuse_to_rewrite_the_trail() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete or truncate on audit_events
  for each statement execute function refuse_to_rewrite_the_trail();

-- Fires at commit: a row that changed without an audit event in the same transaction takes the whole transaction back.
-- Arguments: the record's word in the trail, then the column that names the record.
create function require_audit_event() returns trigger language plpgsql as $$
declare
  row_values jsonb := to_jsonb(new);
  audited_by xid8;
begin
  if current_company() is null then
    return null; -- a migration: the application itself reaches no row without a company
  end if;
  -- The time is compared too: after a restore, an old event may bear the number of a new transaction.
  select transaction_id into audited_by from audit_events
    where company_id = current_company() and record = tg_argv[0] and record_id = row_values ->> tg_argv[1]
      and at >= transaction_timestamp()
    order by seq desc limit 1;
  if audited_by is distinct from pg_current_xact_id() then
    raise exception 'a change of % % was not written to the audit trail', tg_argv[0], row_values ->> tg_argv[1];
  end if;
  return null;
end $$;

create constraint trigger audited after insert or update on companies deferrable initially deferred
  for each row execute function require_audit_event('company', 'id');
create constraint trigger audited after insert or update on teams deferrable initially deferred
  for each row execute function require_audit_event('team', 'id');
create constraint trigger audited after insert or update on users deferrable initially deferred
  for each row execute function require_audit_event('user', 'id');
create constraint trigger audited after insert or update on sessions deferrable initially deferred
  for each row execute function require_audit_event('session', 'id');
create constraint trigger audited after insert or update on account_links deferrable initially deferred
  for each row execute function require_audit_event('user', 'user_id');
create constraint trigger audited after insert or update on feedback deferrable initially deferred
  for each row execute function require_audit_event('feedback', 'id');
create constraint trigger audited after insert or update on attachments deferrable initially deferred
  for each row execute function require_audit_event('attachment', 'id');
create constraint trigger audited after insert or update on signatures deferrable initially deferred
  for each row execute function require_audit_event('signature', 'id');

-- A team's id is unique in all companies: an administrator of the platform may name a company by one of its teams.
create table team_directory (
  team_id integer primary key,
  home_company integer not null
);
create function register_team(team_id integer) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into team_directory values (team_id, current_company());
  end;
create function find_company_of_team(wanted_team integer) returns integer
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select home_company from team_directory where team_id = wanted_team;
  end;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['teams', 'users', 'sessions', 'account_links', 'feedback', 'attachments',
    'signatures', 'idempotency_keys', 'audit_events', 'audit_heads'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_company on %I using (company_id = (select current_company()))', tenant_table);
  end loop;
end $$;

grant select, insert, update on teams, users, sessions, account_links, idempotency_keys to vigie_app;
grant delete on idempotency_keys to vigie_app; -- technical rows that expire after a day, not records
grant select, insert on feedback, attachments to vigie_app;
grant select, insert, update (voided_at) on signatures to vigie_app;
grant select on audit_events, audit_heads to vigie_app;

revoke execute on all functions in schema public from public;
grant execute on function current_company(), register_login(text, text, integer), change_login_email(integer, text),
  find_login(text), find_logins_by_email(text), append_audit_events(jsonb), audit_digest(audit_events),
  register_team(integer), find_company_of_team(integer) to vigie_app;
