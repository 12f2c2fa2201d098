-- Control charts: who is told of the signals of an indicator, what was found, and who receives the figures of each month.

create table indicators (
  company_id integer not null,
  name text not null,
  -- Null: nobody is told.
  owner_id integer,
  version integer not null default 1,
  primary key (company_id, name),
  foreign key (company_id, owner_id) references users (company_id, id)
);
select protect_table('indicators', audit_record => 'indicator', id_column => 'name');

create sequence kpi_signal_ids as integer;
grant usage, select on sequence kpi_signal_ids to vigie_app;

-- What a rule found in a period that has ended: once, however many copies of the program look. Of what every colleague may read.
create table kpi_signals (
  company_id integer not null,
  id integer not null default nextval('kpi_signal_ids'),
  indicator text not null,
  bucket text not null check (bucket in ('month', 'week')),
  begins_on date not null,
  rule text not null,
  value double precision not null,
  -- Whoever was told.
  owner_id integer,
  report_id text collate "C",
  found_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, indicator, bucket, begins_on, rule),
  foreign key (company_id, owner_id) references users (company_id, id),
  foreign key (company_id, report_id) references reports (company_id, id)
);
select protect_table('kpi_signals', audit_record => 'kpi_signal');
create index kpi_signals_by_report on kpi_signals (company_id, report_id) where report_id is not null;

create table kpi_subscriptions (
  company_id integer not null,
  user_id integer not null,
  is_on boolean not null,
  -- The first day of the last month that was sent.
  sent_month date,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);
select protect_table('kpi_subscriptions', audit_record => 'kpi_subscription', id_column => 'user_id');
