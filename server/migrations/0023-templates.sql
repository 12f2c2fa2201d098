-- Templates of questionnaires: a draft that designers edit together, and versions that never change once they are published.

create table templates (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  title text not null,
  status text not null check (status in ('draft', 'published', 'retired')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Kept by a trigger: what the trail tells of the content as a whole.
  content_hash text not null default '',
  questions integer not null,
  -- Counts the edits; the one that was kept with Save, and what stood there.
  revision integer not null,
  saved_revision integer not null,
  saved_content jsonb not null,
  saved_hash text not null default '',
  needs_signature boolean not null default false,
  -- The number of the last one.
  published_version integer,
  created_by integer not null,
  changed_by integer not null,
  changed_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  -- The order of its life, which is not that of the alphabet.
  status_rank smallint not null generated always as (
    case status when 'draft' then 1 when 'published' then 2 else 3 end) stored,
  -- An index takes no text of any length.
  title_order text collate "fr-x-icu" not null generated always as (left(title, 100)) stored,
  primary key (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id),
  foreign key (company_id, changed_by) references users (company_id, id)
);
create unique index templates_by_number on templates (company_id, number) include (id, status);
create index templates_by_status on templates (company_id, status_rank, number) include (id, status);
create index templates_by_title on templates (company_id, title_order, number) include (id, status);
create index templates_by_change on templates (company_id, changed_at, number) include (id, status);
select protect_table('templates', audit_record => 'template');

-- Of a value as this database writes it: the keys of an object have one order here.
create function hash_of_json(value jsonb) returns text language sql stable strict as $$
  select encode(sha256(convert_to(value::text, 'UTF8')), 'hex')
$$;

create function hash_template() returns trigger language plpgsql as $$
begin
  new.content_hash := hash_of_json(new.content);
  if tg_op = 'INSERT' or new.saved_revision <> old.saved_revision then
    new.saved_hash := hash_of_json(new.saved_content);
  end if;
  return new;
end $$;
create trigger hashed before insert or update of content, saved_content, saved_revision on templates
  for each row execute function hash_template();

create table template_versions (
  company_id integer not null,
  template_id text collate "C" not null,
  number integer not null check (number > 0),
  id text collate "C" not null generated always as (template_id || '.' || number::text) stored,
  title text not null,
  explanation text not null,
  content jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- That show every question of it: its own tests.
  fillings jsonb not null,
  questions integer not null,
  needs_signature boolean not null,
  published_by integer not null,
  published_at timestamptz not null default now(),
  primary key (company_id, template_id, number),
  unique (company_id, id),
  foreign key (company_id, template_id) references templates (company_id, id),
  foreign key (company_id, published_by) references users (company_id, id)
);
select protect_table('template_versions', audit_record => 'template_version', grants => 'select, insert');

create function keep_version_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'a published version never changes' using errcode = 'insufficient_privilege';
end $$;
create trigger frozen before update or delete or truncate on template_versions
  for each statement execute function keep_version_frozen();

-- What each revision did, and what takes it back: whoever edits an older one is joined with what was done since.
create table template_edits (
  company_id integer not null,
  template_id text collate "C" not null,
  revision integer not null,
  -- Made by the browser; null where the edit was none of its own.
  key uuid,
  operations jsonb not null,
  inverse jsonb not null,
  -- Whether it was joined with what others had done.
  is_joined boolean not null,
  edited_by integer not null,
  edited_at timestamptz not null default now(),
  primary key (company_id, template_id, revision),
  unique (company_id, template_id, key),
  foreign key (company_id, template_id) references templates (company_id, id),
  foreign key (company_id, edited_by) references users (company_id, id)
);
select protect_table('template_edits', audit_record => 'template', id_column => 'template_id',
  grants => 'select, insert');

create sequence template_conflict_ids as integer;
grant usage, select on sequence template_conflict_ids to vigie_app;

create table template_conflicts (
  company_id integer not null,
  id integer not null default nextval('template_conflict_ids'),
  template_id text collate "C" not null,
  code text not null check (code in ('both_changed', 'both_added', 'both_moved', 'deleted_and_changed')),
  -- Null for the template itself.
  about text,
  field text,
  first jsonb,
  second jsonb,
  -- Behind which sibling the second put it, where both moved it.
  second_after text,
  -- That of the edit that was joined.
  revision integer not null,
  second_by integer not null,
  decided_by integer,
  decided_at timestamptz,
  choice text check (choice in ('first', 'second', 'gone')),
  primary key (company_id, id),
  foreign key (company_id, template_id) references templates (company_id, id),
  foreign key (company_id, second_by) references users (company_id, id),
  foreign key (company_id, decided_by) references users (company_id, id),
  check ((choice is null) = (decided_at is null))
);
create index template_conflicts_open on template_conflicts (company_id, template_id, id) where choice is null;
select protect_table('template_conflicts', audit_record => 'template', id_column => 'template_id');

-- How many questionnaires were begun with any version of a template: none before there are questionnaires.
create function filled_with(company integer, template text) returns integer language sql stable as $$ select 0 $$;

alter table parameters add column sign_templates boolean not null default false;

revoke execute on function keep_version_frozen(), hash_template(), hash_of_json(jsonb), filled_with(integer, text)
  from public;
grant execute on function hash_of_json(jsonb), filled_with(integer, text) to vigie_app;
