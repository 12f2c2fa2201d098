-- How many there are of each sort, whoever they belong to. The totals with a row for each person are some thousands of rows in
-- a company of two hundred people, and most lists ask for everyone's: theirs is a sum over a few dozen.

create table case_overall_totals (
  company_id integer not null,
  kind text not null,
  is_case boolean not null,
  status text not null,
  -- Empty for none.
  criticality text not null,
  origin text not null,
  total integer not null check (total >= 0),
  primary key (company_id, kind, is_case, status, criticality, origin)
) with (fillfactor = 70);
select protect_table('case_overall_totals', grants => 'select');
select keep_totals('case_entries', 'case_overall_totals', array['kind', 'is_case', 'status', 'criticality', 'origin'],
  only_if => array['is_shown'], unless => array['is_confidential']);

create table action_overall_totals (
  company_id integer not null,
  status text not null,
  priority text not null,
  origin_kind text not null,
  total integer not null check (total >= 0),
  primary key (company_id, status, priority, origin_kind)
) with (fillfactor = 70);
select protect_table('action_overall_totals', grants => 'select');
select keep_totals('action_entries', 'action_overall_totals', array['status', 'priority', 'origin_kind'],
  unless => array['is_confidential']);

do $$
declare company integer;
begin
  for company in select company_ids() loop
    perform set_config('vigie.company', company::text, true);
    insert into case_overall_totals (company_id, kind, is_case, status, criticality, origin, total)
      select company_id, kind, is_case, status, criticality, origin, sum(total) from case_totals
      where company_id = company group by company_id, kind, is_case, status, criticality, origin;
    insert into action_overall_totals (company_id, status, priority, origin_kind, total)
      select company_id, status, priority, origin_kind, sum(total) from action_totals
      where company_id = company group by company_id, status, priority, origin_kind;
  end loop;
  perform set_config('vigie.company', '', true);
end $$;
