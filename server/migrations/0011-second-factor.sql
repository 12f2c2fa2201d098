-- What somebody has beside the password. Nothing is deleted: what no longer counts has a date since when.

create table passkeys (
  company_id integer not null,
  id uuid not null,
  user_id integer not null,
  name text not null check (length(name) between 1 and 60),
  credential_id text not null,
  -- As the browser gave it (COSE), so that the library reads it again.
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create unique index passkeys_by_credential on passkeys (company_id, credential_id);
create index passkeys_by_user on passkeys (company_id, user_id);

-- The secret is encrypted with a key that this database does not hold for the application's role.
create table totp_secrets (
  company_id integer not null,
  id uuid not null,
  user_id integer not null,
  sealed_secret text not null,
  -- The step of the last code that was accepted: neither it nor an older one is accepted again.
  last_step bigint not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create unique index totp_secrets_by_user on totp_secrets (company_id, user_id) where removed_at is null;

-- Hashed with a key of the same kind: reading the table gives nobody a way in.
create table recovery_codes (
  company_id integer not null,
  id uuid not null,
  user_id integer not null,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  replaced_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index recovery_codes_by_user on recovery_codes (company_id, user_id) where used_at is null and replaced_at is null;

-- Tickets that have opened a session, or added a factor: each does so once.
create table used_tickets (
  company_id integer not null,
  id uuid not null,
  user_id integer not null,
  used_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['passkeys', 'totp_secrets', 'recovery_codes', 'used_tickets'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_company on %I using (company_id = (select current_company()))', tenant_table);
    execute format('create constraint trigger audited after insert or update on %I deferrable initially deferred
      for each row execute function require_audit_event(''user'', ''user_id'')', tenant_table);
  end loop;
end $$;
grant select, insert, update on passkeys, totp_secrets, recovery_codes to vigie_app;
grant select, insert on used_tickets to vigie_app;

create function has_second_factor(wanted_company integer, wanted_user integer) returns boolean language sql stable
  return exists (select from passkeys p
      where p.company_id = wanted_company and p.user_id = wanted_user and p.revoked_at is null)
    or exists (select from totp_secrets t
      where t.company_id = wanted_company and t.user_id = wanted_user and t.removed_at is null);
revoke execute on function has_second_factor(integer, integer) from public;
grant execute on function has_second_factor(integer, integer) to vigie_app;

alter table parameters add column second_factor text not null default 'not_required'
  check (second_factor in ('not_required', 'signers', 'everyone'));

-- How it was signed. An assertion holds all that is needed to check it with the public key alone, and is used once.
alter table signatures
  add column method text not null default 'password' check (method in ('password', 'passkey')),
  add column assertion jsonb,
  add column assertion_digest bytea,
  add constraint signatures_assertion check ((method = 'passkey') = (assertion is not null and assertion_digest is not null));
create unique index signatures_by_assertion on signatures (company_id, assertion_digest);
