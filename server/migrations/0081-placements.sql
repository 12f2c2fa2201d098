-- Who works in which department, and from when until when: what the independence of auditors is decided by.

create table placements (
  company_id integer not null,
  id text collate "C" not null,
  number integer not null,
  status text not null check (status in ('active', 'withdrawn')),
  person_id integer not null,
  department text not null check (length(department) between 1 and 200),
  site text not null check (length(site) between 1 and 200),
  post text not null default '' check (length(post) <= 200),
  valid_from date not null,
  -- The last day; none while the person works there.
  valid_until date check (valid_until >= valid_from),
  author_id integer not null,
  created_at timestamptz not null default now(),
  comment_count integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, author_id) references users (company_id, id),
  foreign key (company_id, person_id) references users (company_id, id)
);
create index placements_by_department on placements (company_id, department, number);
create index placements_by_valid_from on placements (company_id, valid_from, number);
create index placements_by_person on placements (company_id, person_id, number);
select protect_table('placements', audit_record => 'placement');

create table placement_totals (
  company_id integer not null,
  person_id integer not null,
  status text not null,
  total integer not null,
  primary key (company_id, person_id, status)
);
select protect_table('placement_totals', grants => 'select');
select keep_totals('placements', 'placement_totals', array['person_id', 'status']);
