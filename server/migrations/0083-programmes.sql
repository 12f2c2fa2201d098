-- Programmes of audits: lines that say what is audited how often, of which audits are made, and what audits have covered.

create table audit_programmes (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('draft', 'approved', 'ended')),
  title text not null check (length(title) between 1 and 200),
  owner_id integer not null,
  valid_from date not null,
  valid_until date not null check (valid_until >= valid_from),
  -- Of its draft, or else of what was approved last.
  revision integer not null default 1 check (revision > 0),
  -- By which audits are made, also while a draft of the next is written.
  approved_revision integer check (approved_revision > 0),
  line_count integer not null default 0 check (line_count >= 0),
  -- What the trail tells of the lines as a whole.
  lines_hash text not null,
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, author_id) references users (company_id, id),
  foreign key (company_id, owner_id) references users (company_id, id)
);
create index audit_programmes_by_title on audit_programmes (company_id, title, number);
create index audit_programmes_by_valid_from on audit_programmes (company_id, valid_from, number);
create index audit_programmes_by_owner on audit_programmes (company_id, owner_id, number);
create index audit_programmes_in_force on audit_programmes (company_id, id)
  where approved_revision is not null and status <> 'ended';
select protect_table('audit_programmes', audit_record => 'audit_programme');

create table audit_programme_totals (
  company_id integer not null,
  owner_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, owner_id, status)
);
select protect_table('audit_programme_totals', grants => 'select');
select keep_totals('audit_programmes', 'audit_programme_totals', array['owner_id', 'status']);

create table audit_programme_revisions (
  company_id integer not null,
  programme_id text collate "C" not null,
  revision integer not null check (revision > 0),
  id text collate "C" not null generated always as (programme_id || '.' || revision::text) stored,
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) <= 500),
  -- Kept by a trigger.
  lines_hash text not null default '',
  -- As the programme was when it was approved; none before.
  title text,
  valid_from date,
  valid_until date,
  approved_by integer,
  approved_at timestamptz,
  primary key (company_id, programme_id, revision),
  unique (company_id, id),
  check (num_nulls(title, valid_from, valid_until, approved_by, approved_at) in (0, 5)),
  foreign key (company_id, programme_id) references audit_programmes (company_id, id),
  foreign key (company_id, approved_by) references users (company_id, id)
);
select protect_table('audit_programme_revisions', audit_record => 'audit_programme', id_column => 'programme_id');

create function hash_programme_lines() returns trigger language plpgsql as $$
begin
  new.lines_hash := hash_of_json(new.lines);
  return new;
end $$;
create trigger hashed before insert or update of lines on audit_programme_revisions
  for each row execute function hash_programme_lines();

create function keep_programme_revision_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'an approved revision never changes' using errcode = 'insufficient_privilege';
end $$;
create trigger frozen before update on audit_programme_revisions
  for each row when (old.approved_at is not null) execute function keep_programme_revision_frozen();

alter table audits add foreign key (company_id, programme_id) references audit_programmes (company_id, id);

-- The last audit that looked at a clause of a standard in a process; an empty clause is the whole standard, an empty process none.
-- Read together with the audit, whose wall hides what it covered.
create table audit_coverage (
  company_id integer not null,
  standard text collate "C" not null,
  process text collate "C" not null,
  clause text collate "C" not null,
  audit_id text collate "C" not null,
  covered_on date not null,
  primary key (company_id, standard, process, clause),
  foreign key (company_id, audit_id) references audits (company_id, id)
);
select protect_table('audit_coverage', audit_record => 'audit', id_column => 'audit_id', grants => 'select');

-- What a finished audit covers: each of its clauses in each of its processes.
create function covered_by(audit audits) returns table (standard text, process text, clause text, covered_on date)
  language sql stable as $$
  select distinct s ->> 'standard', p, c, coalesce((audit.finished_at at time zone 'UTC')::date, audit.planned_until)
  from jsonb_array_elements(audit.standards) as s,
    unnest(case when cardinality(audit.processes) = 0 then '{""}' else audit.processes end) as p,
    jsonb_array_elements_text(case when jsonb_array_length(s -> 'clauses') = 0 then '[""]' else s -> 'clauses' end) as c
$$;

create function audit_covers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_coverage as kept (company_id, standard, process, clause, audit_id, covered_on)
    select new.company_id, f.standard, f.process, f.clause, new.id, f.covered_on from covered_by(new) as f
    order by 2, 3, 4
    on conflict (company_id, standard, process, clause) do update
      set audit_id = excluded.audit_id, covered_on = excluded.covered_on
      where (kept.covered_on, kept.audit_id) < (excluded.covered_on, excluded.audit_id);
  return null;
end $$;
create trigger covered_at_first after insert on audits
  for each row when (new.status in ('reporting', 'issued', 'closed')) execute function audit_covers();
create trigger covered after update of status on audits
  for each row when (old.status = 'in_progress' and new.status = 'reporting') execute function audit_covers();

revoke execute on function hash_programme_lines(), keep_programme_revision_frozen(), covered_by(audits), audit_covers()
  from public;
grant execute on function covered_by(audits) to vigie_app;
