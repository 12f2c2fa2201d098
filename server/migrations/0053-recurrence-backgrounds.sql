-- How alike each case is to the hundred that come nearest to it: what a similar case must stand out from. Measured in the
-- background from what the engine keeps of the cases, and made again from that.
create table recurrence_backgrounds (
  company_id integer not null,
  number integer not null,
  engine integer not null,
  -- One for each view, in the order of the engine; none of a case that has become confidential since.
  means real[] not null,
  deviations real[] not null,
  -- How many cases there were, and which transaction had written the case: when to measure it again.
  documents integer not null,
  document_written bigint not null,
  measured_at timestamptz not null default now(),
  -- The transaction that wrote the row, as in recurrence_documents.
  written bigint not null,
  primary key (company_id, number),
  foreign key (company_id, number) references recurrence_documents (company_id, number)
);
create index recurrence_backgrounds_by_writing on recurrence_backgrounds (company_id, written);

alter table recurrence_backgrounds enable row level security;
alter table recurrence_backgrounds force row level security;
create policy own_company on recurrence_backgrounds using (company_id = (select current_company()));
grant select, insert, update on recurrence_backgrounds to vigie_app;

-- What was decided about two cases is looked for from either of them.
create index case_dismissals_by_other on case_dismissals (company_id, other_id);
create index record_links_by_other on record_links (company_id, other_record, other_id);
