-- Who reads, and in which roles, was looked up apart for each table of a statement, before its first row: most statements of a
-- case find a handful of rows, and half of their time went into making ready what was then never asked. It is asked in its place
-- now, of the confidential record that a row belongs to, where there is one.
do $$
declare walled record;
begin
  for walled in select tablename, policyname, qual from pg_policies
      where schemaname = 'public' and qual like '%confidential_records%' loop
    execute format('alter policy %I on %I using (%s)', walled.policyname, walled.tablename,
      regexp_replace(walled.qual, '\( SELECT (current_case|current_reader|current_roles)\(\) AS \1\)', '\1()', 'g'));
  end loop;
end $$;
-- A small table, which each of these policies looks into by company and record.
alter policy own_company on confidential_records using (company_id = current_company());

-- For the tables to come: as it was, with that.
create or replace function protect_table(
  name text,
  audit_record text default null,
  id_column text default 'id',
  grants text default 'select, insert, update',
  case_column text default null
) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy own_company on %I using (company_id = (select current_company()))', name);
  execute format('grant %s on %I to vigie_app', grants, name);
  if audit_record is not null then
    execute format('create constraint trigger audited after insert or update on %I deferrable initially deferred
      for each row execute function require_audit_event(%L, %L)', name, audit_record, id_column);
  end if;
  if case_column is not null then
    execute format('create policy readers on %1$I as restrictive using ((select reads_everything()) or not exists (
        select from confidential_records r
        where r.company_id = %1$I.company_id and r.record = ''case'' and r.record_id = %1$I.%2$I collate "C"
          and r.case_id <> current_case()
          and not (current_reader() = any (r.reader_ids) or r.reader_roles && current_roles())))',
      name, case_column);
  end if;
end $$;
