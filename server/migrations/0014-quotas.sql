-- Mails are made when they are sent, from what stands here, and not kept: who caused a link, and the address that the
-- account had then, which is told of a change of address even after it.
alter table account_links
  add column sent_by text not null default '',
  add column account_email text;

-- Whoever wants to register a company, until the link that was mailed is used. No company is known yet: the table cannot
-- be read by the application's role, and the functions below answer for one id each.
create table sign_ups (
  id uuid primary key,
  token_hash bytea not null,
  company_name text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  username text not null,
  -- Null, and the person forgotten, once it was used or has expired.
  password_hash text,
  style text not null,
  address text not null,
  attempts integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_ups_by_email on sign_ups (lower(email), created_at);
create index sign_ups_by_address on sign_ups (address, created_at);
create index sign_ups_waiting on sign_ups (expires_at) where password_hash is not null;

-- False when this mailbox or this address has asked too often: counted one after the other, so that nobody slips past.
create function request_sign_up(id uuid, token_hash bytea, company_name text, first_name text, last_name text,
    email text, username text, password_hash text, style text, address text, expires_at timestamptz,
    most_of_mailbox integer, most_of_address integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('sign_ups'));
  update sign_ups s set password_hash = null, company_name = '', first_name = '', last_name = '', username = ''
    where s.password_hash is not null and s.expires_at <= now();
  if (select count(*) from sign_ups s where lower(s.email) = lower(request_sign_up.email)
        and s.created_at > now() - interval '1 day') >= most_of_mailbox
    or (select count(*) from sign_ups s where s.address = request_sign_up.address
        and s.created_at > now() - interval '1 day') >= most_of_address then
    return false;
  end if;
  insert into sign_ups (id, token_hash, company_name, first_name, last_name, email, username, password_hash, style,
      address, expires_at)
    values (id, token_hash, company_name, first_name, last_name, email, username, password_hash, style, address,
      expires_at);
  return true;
end $$;

-- What the mail says.
create function find_sign_up(wanted uuid) returns table (company_name text, first_name text, email text, style text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select s.company_name, s.first_name, s.email, s.style from sign_ups s
    where s.id = wanted and s.password_hash is not null;
  end;

-- For whoever holds the link, and so often: each attempt with another user name tells whether that is free.
create function open_sign_up(wanted uuid, wanted_hash bytea, most_attempts integer)
  returns table (company_name text, first_name text, last_name text, email text, username text, password_hash text)
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update sign_ups s set attempts = s.attempts + 1
    where s.id = wanted and s.token_hash = wanted_hash and s.password_hash is not null and s.expires_at > now()
      and s.attempts < most_attempts
    returning s.company_name, s.first_name, s.last_name, s.email, s.username, s.password_hash;
  end;

-- True for the one caller who uses it up.
create function use_sign_up(wanted uuid, wanted_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sign_ups s set used_at = now(), password_hash = null, company_name = '', first_name = '', last_name = '',
      username = ''
    where s.id = wanted and s.token_hash = wanted_hash and s.password_hash is not null and s.expires_at > now();
  return found;
end $$;

revoke execute on function request_sign_up(uuid, bytea, text, text, text, text, text, text, text, text, timestamptz,
  integer, integer), find_sign_up(uuid), open_sign_up(uuid, bytea, integer), use_sign_up(uuid, bytea) from public;
grant execute on function request_sign_up(uuid, bytea, text, text, text, text, text, text, text, text, timestamptz,
  integer, integer), find_sign_up(uuid), open_sign_up(uuid, bytea, integer), use_sign_up(uuid, bytea) to vigie_app;

-- What a company may use. Null: without limit.
alter table companies
  add column max_users integer default 1000 check (max_users >= 0),
  add column max_invitations_a_day integer default 200 check (max_invitations_a_day >= 0),
  add column max_storage_bytes bigint default 53687091200 check (max_storage_bytes >= 0);
create index account_links_invitations on account_links (company_id, created_at) where purpose = 'invitation';
create index attachments_by_size on attachments (company_id) include (size);
