-- A prepared statement is planned once for all companies, for one of average size. Among a thousand small ones that plan reads
-- all people of a large one, or pairs them with each other, to find the two whom a case names. Told that a company may have
-- every row, PostgreSQL counts on the largest that it has seen.
do $$
declare tenant_table regclass;
begin
  for tenant_table in select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'company_id' and not a.attisdropped
  loop
    begin
      execute format('alter table %s alter column company_id set (n_distinct = 1, n_distinct_inherited = 1)', tenant_table);
    exception when feature_not_supported then
      -- A table that is spread over several servers has the plans of its shards.
      null;
    end;
    execute format('analyze %s', tenant_table);
  end loop;
end $$;
