-- Who holds an account, as far as a link sent to their address has told. Everybody who was here before counts as
-- confirmed: they have been signing. A default instead of an update, which row-level security would hide rows from.
alter table users
  add column identity_confirmed_at timestamptz default now(),
  add column pending_email text;
alter table users alter column identity_confirmed_at drop default;

-- The address a link went to: it is worth nothing once the account has another. Null for links sent before.
alter table account_links
  add column email text,
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check
    check (purpose in ('invitation', 'password_reset', 'email_confirmation'));
