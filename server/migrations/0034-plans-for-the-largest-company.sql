-- A prepared statement is planned once for all companies, for one with an average number of people. Among a thousand small
-- companies that plan reads all people of a large one, or pairs them with each other, to find the two whom a case names. Told
-- that a company may have everybody, PostgreSQL counts on the largest that it has seen.
do $$
begin
  alter table users alter column company_id set (n_distinct = 1);
exception when feature_not_supported then
  -- A table that is spread over several servers has the plans of its shards.
  null;
end $$;
analyze users;
