-- Words that a company takes for the same when it looks for similar cases. The built-in groups are part of the program: here
-- stands what the company adds, and which of those it has switched off.

create sequence glossary_group_ids as integer;
grant usage, select on sequence glossary_group_ids to vigie_app;

create table glossary_groups (
  company_id integer not null,
  id integer not null default nextval('glossary_group_ids'),
  words text[] not null check (cardinality(words) between 2 and 12),
  state text not null check (state in ('active', 'retired')),
  changed_by integer not null,
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, changed_by) references users (company_id, id)
);
select protect_table('glossary_groups', audit_record => 'glossary_group');

create table glossary_switches (
  company_id integer not null,
  group_key text collate "C" not null check (length(group_key) between 1 and 60),
  is_off boolean not null,
  version integer not null,
  primary key (company_id, group_key)
);
select protect_table('glossary_switches', audit_record => 'built_in_group', id_column => 'group_key');
