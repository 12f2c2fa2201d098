-- What the administrators of the platform need: all fields of a company, feedback that can be marked handled, and reads
-- that cross companies.

alter table companies
  add column vat text not null default '',
  add column company_number text not null default '',
  add column address text not null default '',
  add column city text not null default '',
  add column country text not null default '',
  add column post_code text not null default '',
  add column phone_number text not null default '',
  add column website text not null default '',
  add column industry text not null default '',
  add column num_employees integer not null default 0 check (num_employees >= 0),
  add column logo_url text not null default '',
  add column provider_id text check (provider_id ~ '^cus_[A-Za-z0-9]{8,64}$'),
  add constraint subscription_in_order check (subscription_end_date > subscription_start_date);

alter table feedback
  add column handled_at timestamptz,
  add column handled_by text,
  add column version integer not null default 1;
grant update (handled_at, handled_by, version) on feedback to vigie_app;
create index feedback_by_time on feedback (created_at desc, id desc);
create index users_administrators on users (company_id, id) where 'company_admin' = any (roles);

-- On only inside Database.readAcrossCompanies, which asks for the role first and can write nothing.
create function platform_reads() returns boolean language sql stable parallel safe
  return coalesce(current_setting('vigie.platform', true), '') = 'on';
revoke execute on function platform_reads() from public;
grant execute on function platform_reads() to vigie_app;

create policy platform_reads on companies for select using ((select platform_reads()));
create policy platform_reads on users for select using ((select platform_reads()));
create policy platform_reads on feedback for select using ((select platform_reads()));
