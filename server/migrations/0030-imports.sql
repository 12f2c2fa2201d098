-- The past of a company comes from a spreadsheet: the imports, and cases that have no report.

create sequence import_ids as integer;
grant usage, select on sequence import_ids to vigie_app;

create table imports (
  company_id integer not null,
  id integer not null default nextval('import_ids'),
  status text not null check (status in ('uploaded', 'checked', 'running', 'done', 'refused')),
  file_name text not null check (length(file_name) between 1 and 200),
  sha256 text not null,
  size integer not null,
  attachment_id uuid not null,
  -- The sheets of the file with their headers and first lines.
  sheets jsonb not null check (jsonb_typeof(sheets) = 'array'),
  sheet text not null,
  headers_key text not null,
  -- Which column gives which value, and what holds for all lines.
  columns jsonb not null,
  chosen jsonb not null,
  columns_from text not null check (columns_from in ('guess', 'earlier', 'chosen')),
  -- What the last look at all lines found.
  outcome jsonb,
  -- The blocks of numbers that are kept for its cases while it runs.
  numbers jsonb,
  failure jsonb,
  uploaded_by integer not null,
  uploaded_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, uploaded_by) references users (company_id, id),
  foreign key (company_id, attachment_id) references attachments (company_id, id)
);
create unique index imports_running on imports (company_id) where status = 'running';
create index imports_by_headers on imports (company_id, headers_key, id desc);
create index imports_by_file on imports (company_id, sha256, id);
select protect_table('imports', audit_record => 'import');

-- How far one is, told beside the transaction that writes its cases. No record: only a help for the page.
create table import_progress (
  company_id integer not null,
  import_id integer not null,
  done integer not null,
  total integer not null,
  attempts integer not null default 1,
  primary key (company_id, import_id),
  foreign key (company_id, import_id) references imports (company_id, id)
);
select protect_table('import_progress');

alter table cases
  alter column report_id drop not null,
  add column imported_at timestamptz,
  add column import_id integer,
  add column original_number text check (length(original_number) between 1 and 60),
  -- As it was told elsewhere; what is opened and closed here is told by the trail.
  add column opened_on date,
  add column closed_on date,
  add constraint cases_have_an_origin check ((report_id is not null and imported_at is null)
    or (report_id is null and imported_at is not null and import_id is not null and opened_on is not null)),
  add foreign key (company_id, import_id) references imports (company_id, id);
create unique index cases_by_original_number on cases (company_id, kind, lower(original_number))
  where original_number is not null;
create index cases_by_import on cases (company_id, import_id) where import_id is not null;

-- A block of numbers of a series at once: `wanted` of them from the one that is answered.
create function take_numbers(wanted_series text, wanted integer) returns integer
  language plpgsql set search_path = public, pg_temp as $$
declare taken integer;
begin
  if wanted < 1 then
    raise exception 'a block of numbers has at least one';
  end if;
  perform pg_advisory_xact_lock(current_company(), hashtext('number of ' || wanted_series));
  insert into record_numbers (company_id, series, last) values (current_company(), wanted_series, wanted)
    on conflict (company_id, series) do update set last = record_numbers.last + wanted
    returning last into taken;
  return taken - wanted + 1;
end $$;
-- Gives one back as long as nobody has taken a number after it: true when it was.
create function return_numbers(wanted_series text, first_number integer, wanted integer) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(current_company(), hashtext('number of ' || wanted_series));
  update record_numbers set last = first_number - 1
    where company_id = current_company() and series = wanted_series and last = first_number + wanted - 1;
  return found;
end $$;
revoke execute on function take_numbers(text, integer), return_numbers(text, integer, integer) from public;
grant execute on function take_numbers(text, integer), return_numbers(text, integer, integer) to vigie_app;

-- The first words of many records at once, as `[{"id": ..., "words": [...]}]`.
create function add_many_search_words(new_record text, entries jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into search_words (company_id, record, record_id, word)
      select current_company(), new_record, entry ->> 'id', word
      from jsonb_array_elements(entries) as entry, jsonb_array_elements_text(entry -> 'words') as word
      on conflict do nothing;
  end;
revoke execute on function add_many_search_words(text, jsonb) from public;
grant execute on function add_many_search_words(text, jsonb) to vigie_app;
