-- Reports and what they need: numbers without gaps, words to search by, files and comments of a record, notifications,
-- the company's own rules, and the cases and actions that an approval opens.

-- The last number given in each series of a company. Taken in the transaction that creates the record, so that a number
-- is neither lost nor given twice; the record's own event tells of it.
create table record_numbers (
  company_id integer not null,
  series text not null,
  last integer not null,
  primary key (company_id, series)
);

-- The words that a record is found by, without accents and in small letters. An index of our own because under row-level
-- security PostgreSQL uses neither its full-text nor its trigram index: their operators are not leakproof, comparisons of
-- text are. Made anew from the record whenever that changes. Ids are collated "C" here and in their own tables, or the
-- two could not be joined by index.
create table search_words (
  company_id integer not null,
  record text not null,
  record_id text collate "C" not null,
  word text collate "C" not null,
  primary key (company_id, record, record_id, word)
);
create index search_words_by_word on search_words (company_id, record, word, record_id);

create table parameters (
  company_id integer primary key references companies (id),
  four_eyes boolean not null,
  due_days_critical integer not null check (due_days_critical between 1 and 3650),
  due_days_major integer not null check (due_days_major between 1 and 3650),
  due_days_minor integer not null check (due_days_minor between 1 and 3650),
  version integer not null
);

-- Which record a file belongs to. Taken off, it stays here with who did so and when.
create table attachment_links (
  company_id integer not null,
  record text not null,
  record_id text not null,
  attachment_id uuid not null,
  attached_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  removed_by integer,
  primary key (company_id, record, record_id, attachment_id),
  foreign key (company_id, attachment_id) references attachments (company_id, id),
  foreign key (company_id, removed_by) references users (company_id, id)
);

create sequence comment_ids;
create table comments (
  company_id integer not null,
  id bigint not null default nextval('comment_ids'),
  record text not null,
  record_id text not null,
  author_id integer not null,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id)
);
create index comments_by_record on comments (company_id, record, record_id, id);

-- What the system has told one person. The event that made it say so stands in the trail, written by the same transaction.
create sequence notification_ids;
create table notifications (
  company_id integer not null,
  id bigint not null default nextval('notification_ids'),
  user_id integer not null,
  type text not null,
  record_id text not null,
  who text not null,
  summary text not null,
  address text not null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index notifications_by_user on notifications (company_id, user_id, id);
create index notifications_unread on notifications (company_id, user_id, id) where read_at is null;

create table notification_choices (
  company_id integer not null,
  user_id integer not null,
  mail text[] not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);

create table reports (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  author_id integer not null,
  status text not null
    check (status in ('draft', 'waiting_approval', 'waiting_for_update', 'approved', 'rejected', 'discarded')),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  is_sent boolean not null generated always as (status not in ('draft', 'discarded')) stored,
  category text generated always as (answers ->> 'category') stored,
  detector text collate "fr-x-icu" generated always as (answers ->> 'who') stored,
  -- As it is looked for; a column, because row-level security lets an index serve only comparisons that leak nothing.
  detector_key text collate "C" generated always as (lower((answers ->> 'who') collate "fr-x-icu")) stored,
  summary text not null,
  severity text not null check (severity in ('high', 'medium', 'low')),
  criticality text check (criticality in ('Critical', 'Major', 'Minor')),
  appraiser_id integer,
  appraiser_name text collate "fr-x-icu",
  case_id text,
  comment_count integer not null default 0,
  -- When the draft was begun, until it is sent; then when it was first sent.
  filed_at timestamptz not null default clock_timestamp(),
  submitted_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id),
  foreign key (company_id, appraiser_id) references users (company_id, id),
  check ((submitted_at is not null) = is_sent)
);
-- Each order of the inbox has its index, which also holds what the inbox filters by: a page deep inside 100,000 reports
-- and their count are found without touching the reports themselves.
create unique index reports_by_number on reports (company_id, number)
  include (id, is_sent, status, author_id, appraiser_id, category, severity);
create index reports_by_status on reports (company_id, status, number)
  include (id, is_sent, author_id, appraiser_id, category, severity);
create index reports_by_date on reports (company_id, filed_at, number)
  include (id, is_sent, status, author_id, appraiser_id, category, severity);
create index reports_by_detector on reports (company_id, detector, number)
  include (id, is_sent, status, author_id, appraiser_id, category, severity);
create index reports_by_detector_key on reports (company_id, detector_key, number)
  include (id, is_sent, status, author_id, appraiser_id, category, severity);
create index reports_by_appraiser_name on reports (company_id, appraiser_name, number)
  include (id, is_sent, status, author_id, appraiser_id, category, severity);
create index reports_by_author on reports (company_id, author_id, number)
  include (id, is_sent, status, appraiser_id, category, severity);
create index reports_by_appraiser on reports (company_id, appraiser_id, number) where appraiser_id is not null;

-- How many reports there are, by what the inbox filters by: a total is then a sum over few rows. What was sent is counted
-- for everyone, under author 0; what was not, for its author alone, who alone sees it. Kept at commit, when the transaction
-- already holds the head of its company's trail: writers that count the same reports wait for one another there and
-- nowhere else, and never in a circle.
create table report_totals (
  company_id integer not null,
  author_id integer not null,
  status text not null,
  -- Empty for none.
  category text not null,
  severity text not null,
  total integer not null check (total >= 0),
  primary key (company_id, author_id, status, category, severity)
) with (fillfactor = 70);

-- The same by the people that the inbox filters by, 0 for no appraiser. Both in one table would have nearly as many rows
-- as there are reports.
create table report_people_totals (
  company_id integer not null,
  author_id integer not null,
  appraiser_id integer not null,
  status text not null,
  is_sent boolean not null generated always as (status not in ('draft', 'discarded')) stored,
  total integer not null check (total >= 0),
  primary key (company_id, author_id, appraiser_id, status)
) with (fillfactor = 70);

create function keep_report_totals() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    update report_totals set total = total - 1
      where company_id = old.company_id and author_id = case when old.is_sent then 0 else old.author_id end
        and status = old.status and category = coalesce(old.category, '') and severity = old.severity;
    update report_people_totals set total = total - 1
      where company_id = old.company_id and author_id = old.author_id
        and appraiser_id = coalesce(old.appraiser_id, 0) and status = old.status;
  end if;
  insert into report_totals as kept (company_id, author_id, status, category, severity, total)
    values (new.company_id, case when new.is_sent then 0 else new.author_id end, new.status,
      coalesce(new.category, ''), new.severity, 1)
    on conflict (company_id, author_id, status, category, severity) do update set total = kept.total + 1;
  insert into report_people_totals as kept (company_id, author_id, appraiser_id, status, total)
    values (new.company_id, new.author_id, coalesce(new.appraiser_id, 0), new.status, 1)
    on conflict (company_id, author_id, appraiser_id, status) do update set total = kept.total + 1;
  return null;
end $$;
revoke execute on function keep_report_totals() from public;
create constraint trigger counted after insert on reports deferrable initially deferred
  for each row execute function keep_report_totals();
create constraint trigger counted_again after update on reports deferrable initially deferred
  for each row when ((old.author_id, old.appraiser_id, old.status, old.category, old.severity)
    is distinct from (new.author_id, new.appraiser_id, new.status, new.category, new.severity))
  execute function keep_report_totals();

-- One row for each signed decision, in their order; a report that was sent back has several.
create table report_decisions (
  company_id integer not null,
  report_id text collate "C" not null,
  n integer not null,
  decision text not null check (decision in ('approve', 'reject', 'requestInformation')),
  comment text not null,
  criticality text,
  lead_writer_id integer,
  decided_by integer not null,
  decided_at timestamptz not null default clock_timestamp(),
  primary key (company_id, report_id, n),
  foreign key (company_id, report_id) references reports (company_id, id),
  foreign key (company_id, lead_writer_id) references users (company_id, id),
  foreign key (company_id, decided_by) references users (company_id, id)
);

create table cases (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  kind text not null
    check (kind in ('hse', 'nonConformity', 'improvement', 'itBug', 'customerComplaint', 'equipmentFailure')),
  status text not null check (status in ('in_progress', 'ready_for_qa', 'approved', 'closed', 'void')),
  title text not null,
  criticality text not null check (criticality in ('Critical', 'Major', 'Minor')),
  owner_id integer not null,
  detection_date date not null,
  due_date date not null,
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  report_id text collate "C" not null,
  reporter_id integer not null,
  created_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, owner_id) references users (company_id, id),
  foreign key (company_id, reporter_id) references users (company_id, id),
  foreign key (company_id, report_id) references reports (company_id, id)
);
create unique index cases_by_number on cases (company_id, kind, number);
create unique index cases_by_report on cases (company_id, report_id);

create table actions (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('in_progress', 'ready_for_qa', 'approved', 'completed', 'cancelled')),
  summary text not null,
  responsible text not null,
  -- Where it was born: the id of an immediate action, a capa.
  origin text not null,
  case_id text collate "C",
  details jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  completed_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id)
);
create unique index actions_by_number on actions (company_id, number);
create index actions_by_case on actions (company_id, case_id, number);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['record_numbers', 'search_words', 'parameters', 'attachment_links', 'comments',
    'notifications', 'notification_choices', 'reports', 'report_totals', 'report_people_totals', 'report_decisions',
    'cases', 'actions'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_company on %I using (company_id = (select current_company()))', tenant_table);
  end loop;
end $$;

grant usage, select on sequence comment_ids, notification_ids to vigie_app;
grant select, insert, update on record_numbers, parameters, notification_choices, reports, cases, actions to vigie_app;
grant select on search_words, report_totals, report_people_totals to vigie_app;
grant select, insert, update (removed_at, removed_by) on attachment_links to vigie_app;
grant select, insert on comments, report_decisions to vigie_app;
grant select, insert, update (read_at) on notifications to vigie_app;

-- From now on the record is found by these words and no others. As its owner, because the application may delete nothing.
create function keep_search_words(kept_record text, kept_id text, kept_words text[]) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from search_words where company_id = current_company() and record = kept_record and record_id = kept_id
      and word <> all (kept_words);
    insert into search_words (company_id, record, record_id, word)
      select current_company(), kept_record, kept_id, kept from unnest(kept_words) as kept on conflict do nothing;
  end;
revoke execute on function keep_search_words(text, text, text[]) from public;
grant execute on function keep_search_words(text, text, text[]) to vigie_app;

create constraint trigger audited after insert or update on parameters deferrable initially deferred
  for each row execute function require_audit_event('parameters', 'company_id');
create constraint trigger audited after insert or update on attachment_links deferrable initially deferred
  for each row execute function require_audit_event('attachment', 'attachment_id');
create constraint trigger audited after insert or update on comments deferrable initially deferred
  for each row execute function require_audit_event('comment', 'id');
create constraint trigger audited after insert or update on notification_choices deferrable initially deferred
  for each row execute function require_audit_event('user', 'user_id');
create constraint trigger audited after insert or update on reports deferrable initially deferred
  for each row execute function require_audit_event('report', 'id');
create constraint trigger audited after insert or update on report_decisions deferrable initially deferred
  for each row execute function require_audit_event('report', 'report_id');
create constraint trigger audited after insert or update on cases deferrable initially deferred
  for each row execute function require_audit_event('case', 'id');
create constraint trigger audited after insert or update on actions deferrable initially deferred
  for each row execute function require_audit_event('action', 'id');
