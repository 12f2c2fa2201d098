-- Lists that a company keeps: what the forms offer for a department, a site, a product, a batch, a machine and a customer.
-- A record holds the text that was chosen or typed, never the number of a value: what stands here may be renamed or retired
-- without changing what was written and signed.

create sequence listed_value_ids as integer;
grant usage, select on sequence listed_value_ids to vigie_app;

create table listed_values (
  company_id integer not null,
  id integer not null default nextval('listed_value_ids'),
  list text not null check (list in ('department', 'site', 'product', 'batch', 'equipment', 'customer')),
  label text not null check (length(label) between 1 and 200),
  -- Without accents, in small letters: what is looked for, and what two labels must not share.
  label_key text collate "C" not null check (length(label_key) between 1 and 400),
  code text not null default '' check (length(code) <= 60),
  parent_id integer,
  -- A batch number is used once within its product, every other label once within its list.
  scope_id integer generated always as (case when list = 'batch' then coalesce(parent_id, 0) else 0 end) stored,
  state text not null check (state in ('active', 'retired')),
  valid_from date,
  valid_until date check (valid_until >= valid_from),
  changed_by integer not null,
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, list, scope_id, label_key),
  foreign key (company_id, parent_id) references listed_values (company_id, id),
  foreign key (company_id, changed_by) references users (company_id, id),
  check (parent_id is not null or list <> 'batch'),
  check (parent_id is null or list in ('batch', 'equipment'))
);
create index listed_values_by_label on listed_values (company_id, list, label_key, id);
create index listed_values_by_parent on listed_values (company_id, parent_id, label_key, id) where parent_id is not null;
select protect_table('listed_values', audit_record => 'value');

-- What a dry run asks of the cases that are open.
create index cases_open on cases (company_id, criticality, id) where status in ('in_progress', 'ready_for_qa', 'approved');

-- How many digits the numbers of new cases have at least and how long closed ones are kept, by kind; which detection modes
-- the forms offer; and the language that new accounts begin with.
alter table parameters
  add column number_digits jsonb not null default '{}',
  add column retention_years jsonb not null default '{}',
  add column detection_modes text[] not null default '{audit,gemba,randomly}',
  add column language_style text not null default 'mixed' check (language_style in ('mixed', 'fr', 'en'));
