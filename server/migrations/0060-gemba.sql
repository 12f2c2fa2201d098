-- Gemba walks: people walk past stations, on a route or not, and note what is good and what is to improve.

alter table parameters add column gemba_categories text[] not null
  default '{safety,quality,order,equipment,people,environment}';

create table gemba_stations (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('active', 'retired')),
  label text not null check (length(label) between 1 and 200),
  site text not null check (length(site) between 1 and 200),
  department text not null check (length(department) between 1 and 200),
  equipment text not null default '' check (length(equipment) <= 200),
  -- Who settles what is observed there.
  responsible_id integer,
  -- What its printed code says: it must not be guessed from the number.
  token text collate "C" not null check (length(token) = 12),
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  unique (company_id, token),
  unique (company_id, site, label),
  foreign key (company_id, author_id) references users (company_id, id),
  foreign key (company_id, responsible_id) references users (company_id, id)
);
create index gemba_stations_by_label on gemba_stations (company_id, label, number);
create index gemba_stations_by_department on gemba_stations (company_id, department, number);
create index gemba_stations_by_responsible on gemba_stations (company_id, responsible_id, number);
select protect_table('gemba_stations', audit_record => 'gemba_station');

create table gemba_station_totals (
  company_id integer not null,
  responsible_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, responsible_id, status)
);
select protect_table('gemba_station_totals', grants => 'select');
select keep_totals('gemba_stations', 'gemba_station_totals', array['responsible_id', 'status']);

create table gemba_routes (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('active', 'retired')),
  title text not null check (length(title) between 1 and 200),
  responsible_id integer,
  -- In the order in which they are walked. Stations are never deleted.
  stations text[] not null check (cardinality(stations) between 1 and 40),
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, author_id) references users (company_id, id),
  foreign key (company_id, responsible_id) references users (company_id, id)
);
create index gemba_routes_by_title on gemba_routes (company_id, title, number);
create index gemba_routes_by_responsible on gemba_routes (company_id, responsible_id, number);
select protect_table('gemba_routes', audit_record => 'gemba_route');

create table gemba_route_totals (
  company_id integer not null,
  responsible_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, responsible_id, status)
);
select protect_table('gemba_route_totals', grants => 'select');
select keep_totals('gemba_routes', 'gemba_route_totals', array['responsible_id', 'status']);

create table gemba_duties (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('active', 'ended')),
  title text not null check (length(title) between 1 and 200),
  route_id text collate "C" not null,
  person_id integer not null,
  rhythm text not null check (rhythm in ('weekly', 'monthly')),
  first_day date not null,
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, route_id) references gemba_routes (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id),
  foreign key (company_id, person_id) references users (company_id, id)
);
create index gemba_duties_by_title on gemba_duties (company_id, title, number);
create index gemba_duties_by_first_day on gemba_duties (company_id, first_day, number);
create index gemba_duties_by_person on gemba_duties (company_id, person_id, number);
create index gemba_duties_by_route on gemba_duties (company_id, route_id);
select protect_table('gemba_duties', audit_record => 'gemba_duty');

create table gemba_duty_totals (
  company_id integer not null,
  person_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, person_id, status)
);
select protect_table('gemba_duty_totals', grants => 'select');
select keep_totals('gemba_duties', 'gemba_duty_totals', array['person_id', 'status']);

create table gemba_walks (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('planned', 'in_progress', 'finished', 'skipped')),
  title text not null check (length(title) between 1 and 200),
  walker_id integer not null,
  route_id text collate "C",
  duty_id text collate "C",
  occurrence integer,
  due_date date not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- None where the program planned it.
  author_id integer,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  -- However often and on however many servers walks are planned: each occurrence of a duty is one.
  unique (company_id, duty_id, occurrence),
  check ((duty_id is null) = (occurrence is null)),
  foreign key (company_id, walker_id) references users (company_id, id),
  foreign key (company_id, route_id) references gemba_routes (company_id, id),
  foreign key (company_id, duty_id) references gemba_duties (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id)
);
create index gemba_walks_by_title on gemba_walks (company_id, title, number);
create index gemba_walks_by_due_date on gemba_walks (company_id, due_date, number);
create index gemba_walks_by_status on gemba_walks (company_id, status, due_date, number);
create index gemba_walks_by_walker on gemba_walks (company_id, walker_id, due_date, number);
create index gemba_walks_by_route on gemba_walks (company_id, route_id);
create index gemba_walks_in_progress on gemba_walks (company_id, walker_id, started_at) where status = 'in_progress';
select protect_table('gemba_walks', audit_record => 'gemba_walk');

create table gemba_walk_totals (
  company_id integer not null,
  walker_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, walker_id, status)
);
select protect_table('gemba_walk_totals', grants => 'select');
select keep_totals('gemba_walks', 'gemba_walk_totals', array['walker_id', 'status']);

create table observations (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('open', 'followed', 'settled', 'withdrawn')),
  walk_id text collate "C" not null,
  station_id text collate "C" not null,
  -- As the station was called then, and where it stood.
  station text not null check (length(station) between 1 and 200),
  site text not null,
  department text not null,
  verdict text not null check (verdict in ('good', 'improve')),
  category text not null check (length(category) between 1 and 40),
  text text not null default '' check (length(text) <= 500),
  -- What it is called: what was written, or else where it was seen.
  title text not null generated always as (case when text = '' then station else left(text, 200) end) stored,
  observed_at timestamptz not null,
  -- The day by which months are counted and lists narrowed.
  observed_on date not null generated always as ((observed_at at time zone 'UTC')::date) stored,
  -- Months since year 0: January 2026 is 24312.
  observed_month integer not null generated always as ((extract(year from (observed_at at time zone 'UTC')) * 12
    + extract(month from (observed_at at time zone 'UTC')) - 1)::integer) stored,
  is_counted boolean not null generated always as (status <> 'withdrawn') stored,
  owner_id integer not null,
  settlement text not null default '' check (length(settlement) <= 1000),
  report_id text collate "C",
  action_id text collate "C",
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, walk_id) references gemba_walks (company_id, id),
  foreign key (company_id, station_id) references gemba_stations (company_id, id),
  foreign key (company_id, owner_id) references users (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id)
);
create index observations_by_time on observations (company_id, observed_at, number);
create index observations_by_status on observations (company_id, status, observed_at, number);
create index observations_by_status_and_number on observations (company_id, status, number);
create index observations_by_owner on observations (company_id, owner_id, observed_at, number);
create index observations_by_station on observations (company_id, station_id, observed_at, number);
create index observations_by_walk on observations (company_id, walk_id) include (verdict, status, station_id);
create index observations_by_day on observations (company_id, observed_on);
create index observations_followed on observations (company_id, id) where status = 'followed';
select protect_table('observations', audit_record => 'observation');

create table observation_totals (
  company_id integer not null,
  owner_id integer not null,
  status text not null,
  verdict text not null,
  category text not null,
  total integer not null,
  primary key (company_id, owner_id, status, verdict, category)
);
select protect_table('observation_totals', grants => 'select');
select keep_totals('observations', 'observation_totals', array['owner_id', 'status', 'verdict', 'category']);

-- The heat map reads nothing else, however many observations there are.
create table observation_month_totals (
  company_id integer not null,
  observed_month integer not null,
  station_id text collate "C" not null,
  verdict text not null,
  total integer not null,
  primary key (company_id, observed_month, station_id, verdict)
);
select protect_table('observation_month_totals', grants => 'select');
select keep_totals('observations', 'observation_month_totals', array['observed_month', 'station_id', 'verdict'],
  only_if => array['is_counted']);
