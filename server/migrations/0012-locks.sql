-- Failures are counted for a name and the place that they come from: a known browser, an address, an open session, and
-- all strangers together. What was counted before counts for all strangers.
alter table sign_in_failures
  add column origin text not null default 'strangers',
  add column failed_at timestamptz,
  -- Attempts refused unseen while the lock holds: the trail is told of them now and then, with their number.
  add column held_off integer not null default 0,
  add column told_at timestamptz,
  drop constraint sign_in_failures_pkey,
  add primary key (name_key, origin);
alter table sign_in_failures alter column origin drop default;

-- A browser in which the person has signed in before. It carries a random mark; only the hash is kept.
create table known_devices (
  company_id integer not null,
  id uuid not null,
  user_id integer not null,
  mark_hash bytea not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index known_devices_by_user on known_devices (company_id, user_id) where revoked_at is null;
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy own_company on known_devices using (company_id = (select current_company()));
grant select, insert, update on known_devices to vigie_app;
create constraint trigger audited after insert or update on known_devices deferrable initially deferred
  for each row execute function require_audit_event('device', 'id');

-- After so many minutes without a key, pointer or touch, a session waits for its person; 0: never.
alter table parameters add column idle_lock_minutes integer not null default 0
  check (idle_lock_minutes between 0 and 480);

alter table sessions
  add column device_id uuid,
  add column last_seen_at timestamptz not null default now(),
  add column locked_at timestamptz,
  add foreign key (company_id, device_id) references known_devices (company_id, id);
-- That somebody still sits there is said every few seconds and is no event.
drop trigger audited on sessions;
create constraint trigger audited after insert or update of user_id, expires_at, revoked_at, locked_at, device_id
  on sessions deferrable initially deferred
  for each row execute function require_audit_event('session', 'id');

-- Where an installation sends no mail, one administrator asks for a new password for somebody, and another confirms it.
-- Each holds a part of the way in: the first a code, the second a link.
create table password_resets (
  company_id integer not null,
  id uuid not null,
  user_id integer not null,
  reason text not null check (length(reason) between 1 and 1000),
  asked_by_company integer not null,
  asked_by integer not null,
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  code_hash bytea not null,
  wrong_codes integer not null default 0,
  confirmed_by_name text,
  confirmed_at timestamptz,
  link_id uuid,
  used_at timestamptz,
  told_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id),
  foreign key (company_id, link_id) references account_links (company_id, id)
);
create index password_resets_by_user on password_resets (company_id, user_id, asked_at);
alter table password_resets enable row level security;
alter table password_resets force row level security;
create policy own_company on password_resets using (company_id = (select current_company()));
create policy platform_reads on password_resets for select using ((select platform_reads()));
grant select, insert, update on password_resets to vigie_app;
create constraint trigger audited after insert or update on password_resets deferrable initially deferred
  for each row execute function require_audit_event('user', 'user_id');
