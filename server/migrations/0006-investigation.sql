-- Investigating a case: analyses of recurrence, actions that follow the CAPA plan, and whether they have worked.

alter table actions
  add column responsible_id integer,
  add column approver_id integer,
  add column due_date date,
  add foreign key (company_id, responsible_id) references users (company_id, id),
  add foreign key (company_id, approver_id) references users (company_id, id);
-- A measure of a CAPA plan is followed by one action, which bears its number as origin.
create unique index actions_by_capa on actions (company_id, origin) where origin like 'CAPA-%';
create index actions_by_responsible on actions (company_id, responsible_id) where responsible_id is not null;

-- Each run of the recurrence analysis as it was: what it was run with and what it found.
create table case_analyses (
  company_id integer not null,
  case_id text collate "C" not null,
  n integer not null,
  ran_at timestamptz not null default clock_timestamp(),
  ran_by text not null,
  inputs jsonb not null,
  matches jsonb not null,
  primary key (company_id, case_id, n),
  foreign key (company_id, case_id) references cases (company_id, id)
);

-- A case that was found and is no recurrence, with who said so and why. Taken back, it stays here.
create table case_dismissals (
  company_id integer not null,
  case_id text collate "C" not null,
  other_id text collate "C" not null,
  reason text not null check (length(reason) between 1 and 1000),
  who text not null,
  at timestamptz not null default clock_timestamp(),
  restored_at timestamptz,
  primary key (company_id, case_id, other_id),
  foreign key (company_id, case_id) references cases (company_id, id),
  foreign key (company_id, other_id) references cases (company_id, id)
);

-- What is to be seen when a measure has worked. The draft is the system's, the verdict QA's.
create table capa_checks (
  company_id integer not null,
  capa_id text collate "C" not null,
  case_id text collate "C" not null,
  titre text not null,
  criterion text not null,
  measure jsonb,
  check_on date,
  draft jsonb,
  verdict jsonb,
  version integer not null default 1,
  primary key (company_id, capa_id),
  foreign key (company_id, case_id) references cases (company_id, id)
);
create index capa_checks_by_case on capa_checks (company_id, case_id);
create index capa_checks_to_evaluate on capa_checks (company_id) where measure is not null and draft is null
  and verdict is null;

-- The cases that came up in a period.
create index cases_by_detection on cases (company_id, detection_date, id);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['case_analyses', 'case_dismissals', 'capa_checks'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_company on %I using (company_id = (select current_company()))', tenant_table);
    execute format('create constraint trigger audited after insert or update on %I deferrable initially deferred
      for each row execute function require_audit_event(''case'', ''case_id'')', tenant_table);
  end loop;
end $$;
grant select, insert on case_analyses to vigie_app;
grant select, insert, update on case_dismissals, capa_checks to vigie_app;
