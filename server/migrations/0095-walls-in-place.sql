-- Most of what PostgreSQL spends on a statement that finds a handful of rows goes into the walls of its tables: each `(select ...)` of
-- a policy is planned and started as a statement of its own, and the body of each function is read anew. The settings that the walls go
-- by stand in the policies themselves now, and whether the system reads is asked of the confidential record that a row belongs to.
create function in_place(condition text) returns text language plpgsql immutable as $$
declare
  settings constant text[] := array[
    'current_company()', 'nullif(current_setting(''vigie.company'', true), '''')::integer',
    'current_reader()', 'coalesce(nullif(nullif(current_setting(''vigie.reader'', true), ''''), ''system'')::integer, -1)',
    'current_roles()', 'coalesce(nullif(current_setting(''vigie.roles'', true), ''''), ''{}'')::text[]',
    'current_case()', 'coalesce(current_setting(''vigie.case'', true), '''')',
    'reads_everything()', 'coalesce(current_setting(''vigie.reader'', true), '''') = ''system''',
    'platform_reads()', 'coalesce(current_setting(''vigie.platform'', true), '''') = ''on'''];
begin
  condition := regexp_replace(condition, '\( SELECT (current_company|platform_reads)\(\) AS \1\)', '\1()', 'g');
  if condition ~ '^\(\( SELECT reads_everything\(\) AS reads_everything\) OR \(NOT \(EXISTS' then
    condition := replace(condition, '( SELECT reads_everything() AS reads_everything) OR ', '');
    condition := replace(condition, '(r.case_id <> current_case())',
      '(NOT reads_everything()) AND (r.case_id <> current_case())');
  end if;
  for at in 1 .. array_length(settings, 1) by 2 loop
    condition := replace(condition, settings[at], format('(%s)', settings[at + 1]));
  end loop;
  return condition;
end $$;
revoke execute on function in_place(text) from public;

-- Facts and words are read by the hundred thousand: their walls say first whether a row is confidential, and look up the rest once.
do $$
declare walled record;
begin
  for walled in select tablename, policyname, qual from pg_policies
      where schemaname = 'public' and qual ~ 'current_company|platform_reads|reads_everything'
        and qual !~ 'is_confidential' loop
    execute format('alter policy %I on %I using (%s)', walled.policyname, walled.tablename, in_place(walled.qual));
  end loop;
end $$;

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
  execute format('create policy own_company on %I using (%s)', name, in_place('company_id = current_company()'));
  execute format('grant %s on %I to vigie_app', grants, name);
  if audit_record is not null then
    execute format('create constraint trigger audited after insert or update on %I deferrable initially deferred
      for each row execute function require_audit_event(%L, %L)', name, audit_record, id_column);
  end if;
  if case_column is not null then
    execute format('create policy readers on %I as restrictive using (%s)', name, in_place(format('not exists (
        select from confidential_records r
        where r.company_id = %1$I.company_id and r.record = ''case'' and r.record_id = %1$I.%2$I collate "C"
          and not reads_everything() and r.case_id <> current_case()
          and not (current_reader() = any (r.reader_ids) or r.reader_roles && current_roles()))',
      name, case_column)));
  end if;
end $$;
