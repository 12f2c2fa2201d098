-- What people must learn: requirements in curricula, curricula of posts, which placements name; who is away; what was assigned to
-- whom and what became of it. What a person has learned is read by themselves, their trainers, and those who oversee training.

alter table parameters
  add column gates jsonb not null default '[]' check (jsonb_typeof(gates) = 'array'),
  add column return_months integer not null default 6 check (return_months between 1 and 60);

create table training_requirements (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('active', 'retired')),
  title text not null check (length(title) between 1 and 200),
  type text not null check (type in ('read', 'quiz', 'practice', 'external')),
  procedure_id text collate "C",
  template_id text collate "C",
  pass_percent integer not null default 80 check (pass_percent between 50 and 100),
  attempts integer not null default 3 check (attempts between 1 and 10),
  -- People with their number and what they were called then.
  trainers jsonb not null default '[]',
  trainer_ids integer[] not null generated always as (people_in(trainers)) stored,
  validity_months integer check (validity_months between 1 and 120),
  due_days integer not null default 14 check (due_days between 1 and 365),
  refresh_on_return boolean not null default false,
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  check (type <> 'read' or procedure_id is not null),
  check ((type = 'quiz') = (template_id is not null)),
  foreign key (company_id, procedure_id) references procedures (company_id, id),
  foreign key (company_id, template_id) references templates (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id)
);
create index training_requirements_by_title on training_requirements (company_id, title, number);
create index training_requirements_by_status on training_requirements (company_id, status, number);
create index training_requirements_by_procedure on training_requirements (company_id, procedure_id);
create index training_requirements_by_author on training_requirements (company_id, author_id, number);
select protect_table('training_requirements', audit_record => 'training_requirement');

create table training_requirement_totals (
  company_id integer not null,
  author_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, author_id, status)
);
select protect_table('training_requirement_totals', grants => 'select');
select keep_totals('training_requirements', 'training_requirement_totals', array['author_id', 'status']);

create table curriculums (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('active', 'retired')),
  title text not null check (length(title) between 1 and 200),
  -- Requirements, each with the time in which it belonged to it.
  members jsonb not null default '[]' check (jsonb_typeof(members) = 'array'),
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, author_id) references users (company_id, id)
);
create index curriculums_by_title on curriculums (company_id, title, number);
create index curriculums_by_status on curriculums (company_id, status, number);
create index curriculums_by_author on curriculums (company_id, author_id, number);
select protect_table('curriculums', audit_record => 'curriculum');

create table curriculum_totals (
  company_id integer not null,
  author_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, author_id, status)
);
select protect_table('curriculum_totals', grants => 'select');
select keep_totals('curriculums', 'curriculum_totals', array['author_id', 'status']);

create table posts (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('active', 'retired')),
  title text not null check (length(title) between 1 and 200),
  -- Without accents and in small letters: titles that placements would take for the same one.
  title_key text collate "C" not null,
  -- Curricula, each with the time in which it belonged to it.
  members jsonb not null default '[]' check (jsonb_typeof(members) = 'array'),
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, author_id) references users (company_id, id)
);
create unique index posts_by_title_key on posts (company_id, title_key) where status = 'active';
create index posts_by_title on posts (company_id, title, number);
create index posts_by_status on posts (company_id, status, number);
create index posts_by_author on posts (company_id, author_id, number);
select protect_table('posts', audit_record => 'post');

create table post_totals (
  company_id integer not null,
  author_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, author_id, status)
);
select protect_table('post_totals', grants => 'select');
select keep_totals('posts', 'post_totals', array['author_id', 'status']);

create table absences (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('active', 'withdrawn')),
  -- The person, as they were called then.
  title text not null,
  person_id integer not null,
  first_day date not null,
  -- None while the return is not known.
  last_day date check (last_day >= first_day),
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, person_id) references users (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id)
);
create index absences_by_first_day on absences (company_id, first_day, number);
create index absences_by_status on absences (company_id, status, number);
create index absences_by_person on absences (company_id, person_id, number);
select protect_table('absences', audit_record => 'absence');

create table absence_totals (
  company_id integer not null,
  person_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, person_id, status)
);
select protect_table('absence_totals', grants => 'select');
select keep_totals('absences', 'absence_totals', array['person_id', 'status']);

create table trainings (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('assigned', 'to_assess', 'failed', 'completed', 'waived', 'cancelled')),
  title text not null check (length(title) between 1 and 200),
  user_id integer not null,
  requirement_id text collate "C" not null,
  -- What is learned: the version with its code and hashes as they were when it was assigned.
  version_id text collate "C",
  since_version_id text collate "C",
  block_ids jsonb,
  label text not null default '',
  code text not null default '',
  text_hash text,
  pdf_hash text,
  cause text not null check (cause in ('joined', 'post', 'version', 'expired', 'return', 'hand')),
  assigned_on date not null,
  due_date date not null,
  -- By how many days absences have moved the due day.
  away_days integer not null default 0 check (away_days >= 0),
  quiz jsonb not null default '[]' check (jsonb_typeof(quiz) = 'array'),
  -- Quizzes that were handed in before count no more.
  attempts_since timestamptz not null default now(),
  shown_at timestamptz,
  -- How often it was presented for assessment.
  round integer not null default 0 check (round >= 0),
  signed_at timestamptz,
  assessor_id integer,
  completed_at timestamptz,
  expires_on date,
  ended_at timestamptz,
  equivalence text not null default '' check (length(equivalence) <= 1000),
  -- Not everybody reads it: lists count it for its readers.
  is_walled boolean not null generated always as (true) stored,
  -- None where the program assigned it.
  author_id integer,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  check ((version_id is null) = (label = '')),
  foreign key (company_id, user_id) references users (company_id, id),
  foreign key (company_id, requirement_id) references training_requirements (company_id, id),
  foreign key (company_id, version_id) references procedure_versions (company_id, id),
  foreign key (company_id, since_version_id) references procedure_versions (company_id, id),
  foreign key (company_id, assessor_id) references users (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id)
);
-- However many servers assign at once: a person has one open training for each requirement.
create unique index trainings_open on trainings (company_id, user_id, requirement_id)
  where status in ('assigned', 'to_assess', 'failed');
create index trainings_by_title on trainings (company_id, title, number);
create index trainings_by_due_date on trainings (company_id, due_date, number);
create index trainings_by_status on trainings (company_id, status, due_date, number);
create index trainings_by_user on trainings (company_id, user_id, due_date, number);
create index trainings_by_requirement on trainings (company_id, requirement_id, user_id);
select protect_table('trainings', audit_record => 'training');

do $$
begin
  execute format('create policy readers on trainings as restrictive using (%s)', in_place('reads_everything()
    or user_id = current_reader()
    or current_roles() && array[''qa'', ''designer'', ''company_admin'']
    or exists (select from training_requirements r where r.company_id = trainings.company_id
      and r.id = trainings.requirement_id and current_reader() = any (r.trainer_ids))'));
end $$;

create table training_totals (
  company_id integer not null,
  user_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, user_id, status)
);
select protect_table('training_totals', grants => 'select');
select keep_totals('trainings', 'training_totals', array['user_id', 'status'], unless => array['is_walled']);

-- From when on a person is in which state of a requirement, by the number of the state; before the first in none.
create table training_facts (
  company_id integer not null,
  person_id integer not null,
  requirement_id text collate "C" not null,
  starts timestamptz[] not null,
  states smallint[] not null check (cardinality(states) = cardinality(starts)),
  primary key (company_id, person_id, requirement_id)
);
select protect_table('training_facts', grants => 'select');

create function save_training_facts(facts jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into training_facts (company_id, person_id, requirement_id, starts, states)
    select current_company(), f.person_id, f.requirement_id, f.starts, f.states
    from jsonb_to_recordset(facts) as f (person_id integer, requirement_id text, starts timestamptz[], states smallint[])
    on conflict (company_id, person_id, requirement_id) do update set starts = excluded.starts, states = excluded.states
    where (training_facts.starts, training_facts.states) is distinct from (excluded.starts, excluded.states)
$$;

-- Whether a version may come into force, and whether a signer is qualified, does not depend on who asks: these read past the walls
-- of drafts, obsolete versions and other people's training, inside the own company.
create function known_trainings(people integer[], requirements text[]) returns setof trainings
  language sql stable security definer set search_path = public, pg_temp set vigie.reader = 'system' as $$
  select t.* from trainings t where t.company_id = current_company()
    and (people is null or t.user_id = any (people)) and (requirements is null or t.requirement_id = any (requirements))
$$;
create function known_versions(procedures text[]) returns setof procedure_versions
  language sql stable security definer set search_path = public, pg_temp set vigie.reader = 'system' as $$
  select v.* from procedure_versions v where v.company_id = current_company() and v.procedure_id = any (procedures)
    and v.status in ('approved', 'effective', 'superseded', 'retired') and v.approved_at is not null
$$;
create function known_epochs(procedures text[]) returns setof procedure_epochs
  language sql stable security definer set search_path = public, pg_temp set vigie.reader = 'system' as $$
  select e.* from procedure_epochs e where e.company_id = current_company() and e.procedure_id = any (procedures)
$$;

-- Whatever changes who must learn what asks for it: what nobody can forget. One job of a company waits at a time.
create function ask_for_training() returns trigger language plpgsql as $$
declare company integer;
begin
  if to_regnamespace('graphile_worker') is null then return null; end if;
  for company in select distinct company_id from changed where company_id > 0 loop
    perform ask_for_training_of(company);
  end loop;
  return null;
end $$;
create function ask_for_training_again() returns trigger language plpgsql as $$
begin
  if new.company_id > 0 and to_regnamespace('graphile_worker') is not null then
    perform ask_for_training_of(new.company_id);
  end if;
  return null;
end $$;
create function ask_for_training_of(company integer) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('reconcile-training', json_build_object('companyId', company),
    run_at => now() + interval '2 seconds', job_key => 'reconcile-training ' || company, job_key_mode => 'preserve_run_at');
end $$;
do $$
declare asking text;
begin
  foreach asking in array array['placements', 'training_requirements', 'curriculums', 'posts', 'absences', 'procedure_epochs'] loop
    execute format('create trigger asks_for_training after insert on %I referencing new table as changed
      for each statement execute function ask_for_training()', asking);
  end loop;
  foreach asking in array array['placements', 'training_requirements', 'curriculums', 'posts', 'absences'] loop
    execute format('create trigger asks_for_training_again after update on %I referencing new table as changed
      for each statement execute function ask_for_training()', asking);
  end loop;
  foreach asking in array array['procedure_versions.status', 'users.state', 'trainings.status'] loop
    execute format('create trigger asks_for_training_again after update of %2$I on %1$I for each row
      when (old.%2$I is distinct from new.%2$I) execute function ask_for_training_again()',
      split_part(asking, '.', 1), split_part(asking, '.', 2));
  end loop;
end $$;

revoke execute on function save_training_facts(jsonb), known_trainings(integer[], text[]), known_versions(text[]),
  known_epochs(text[]), ask_for_training(), ask_for_training_again(), ask_for_training_of(integer) from public;
grant execute on function save_training_facts(jsonb), known_trainings(integer[], text[]), known_versions(text[]),
  known_epochs(text[]), ask_for_training_of(integer) to vigie_app;
