-- The assistant: whether a company has it look at its cases through the provider, how much a month, and what was suggested.

alter table parameters
  add column assistant boolean not null default true,
  add column assistant_monthly_tokens integer not null default 1000000
    check (assistant_monthly_tokens between 0 and 1000000000);

-- Counted before a request leaves and put right after the answer, so that what was cut off counts too.
create table assistant_usage (
  company_id integer not null,
  -- The first day of the month.
  month date not null,
  tokens bigint not null,
  requests integer not null,
  primary key (company_id, month)
);
select protect_table('assistant_usage');

create sequence assistant_suggestion_ids as integer;
grant usage, select on sequence assistant_suggestion_ids to vigie_app;

-- What a provider suggested for one field, for the person who asked. It is decided once.
create table assistant_suggestions (
  company_id integer not null,
  id integer not null default nextval('assistant_suggestion_ids'),
  user_id integer not null,
  task text not null check (task in ('style', 'translate')),
  case_id text collate "C",
  step text,
  report_id text collate "C",
  field text not null,
  original text not null,
  suggested text not null,
  -- That of the suggestion.
  language text not null check (language in ('fr', 'en')),
  model text not null,
  prompt_hash text not null,
  input_hash text not null,
  decision text check (decision in ('accepted', 'refused')),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id),
  foreign key (company_id, report_id) references reports (company_id, id),
  check ((case_id is null) = (step is null)),
  check ((case_id is null) <> (report_id is null)),
  check ((decision is null) = (decided_at is null))
);
select protect_table('assistant_suggestions', audit_record => 'suggestion', case_column => 'case_id');
