-- A required second factor is asked at every signature: one with a password and a code says so.
alter table signatures drop constraint signatures_method_check,
  add constraint signatures_method_check check (method in ('password', 'password_and_code', 'passkey'));

-- New companies ask a second factor of those who sign and of administrators.
alter table parameters drop constraint parameters_second_factor_check,
  add constraint parameters_second_factor_check
    check (second_factor in ('not_required', 'signers', 'signers_and_administrators', 'everyone'));

-- Where no mail is sent, somebody whose identity is not confirmed has a second factor all the same. It tells nothing of its
-- holder, and ends when they are confirmed.
alter table passkeys add column added_unconfirmed boolean not null default false;
alter table totp_secrets add column added_unconfirmed boolean not null default false;

-- What administrators did to an account, shown to its person until they acknowledge it.
create table account_notices (
  company_id integer not null,
  id uuid not null,
  user_id integer not null,
  kind text not null check (kind in ('password_reset', 'second_factor_removed')),
  by_name text not null,
  confirmed_by_name text,
  reason text not null,
  at timestamptz not null default now(),
  acknowledged_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index account_notices_open on account_notices (company_id, user_id) where acknowledged_at is null;
alter table password_resets no force row level security;
-- Those of resets were shown once, at the next sign-in: who has not been there since reads them now.
insert into account_notices (company_id, id, user_id, kind, by_name, confirmed_by_name, reason, at)
  select company_id, id, user_id, 'password_reset', asked_by_name, confirmed_by_name, reason, confirmed_at
  from password_resets where used_at is not null and told_at is null;
alter table password_resets force row level security;
alter table account_notices enable row level security;
alter table account_notices force row level security;
create policy own_company on account_notices using (company_id = (select current_company()));
grant select, insert, update on account_notices to vigie_app;
create constraint trigger audited after insert or update on account_notices deferrable initially deferred
  for each row execute function require_audit_event('user', 'user_id');
