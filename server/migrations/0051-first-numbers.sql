-- With which number the series of a company begin; a series that has given numbers goes on from its last. The measures of a year
-- are counted from one, and the application adds where they begin.
alter table parameters add column numbers_begin jsonb not null default '{}';

create function first_number(wanted_series text) returns integer
  language sql stable set search_path = public, pg_temp
  begin atomic
    select coalesce((select (p.numbers_begin ->> replace(wanted_series, 'case ', ''))::integer from parameters p
      where p.company_id = current_company()), 1);
  end;
revoke execute on function first_number(text) from public;
grant execute on function first_number(text) to vigie_app;

create or replace function take_number(wanted_series text) returns integer
  language plpgsql set search_path = public, pg_temp as $$
declare taken integer;
begin
  perform pg_advisory_xact_lock(current_company(), hashtext('number of ' || wanted_series));
  update record_numbers set last = last + 1 where company_id = current_company() and series = wanted_series and last > 0
    returning last into taken;
  if not found then
    insert into record_numbers (company_id, series, last)
      values (current_company(), wanted_series, first_number(wanted_series))
      on conflict (company_id, series) do update set last = excluded.last
      returning last into taken;
  end if;
  return taken;
end $$;

create or replace function take_numbers(wanted_series text, wanted integer) returns integer
  language plpgsql set search_path = public, pg_temp as $$
declare taken integer;
begin
  if wanted < 1 then
    raise exception 'a block of numbers has at least one';
  end if;
  perform pg_advisory_xact_lock(current_company(), hashtext('number of ' || wanted_series));
  insert into record_numbers (company_id, series, last)
    values (current_company(), wanted_series, first_number(wanted_series) - 1 + wanted)
    on conflict (company_id, series) do update
      set last = case record_numbers.last when 0 then excluded.last else record_numbers.last + wanted end
    returning last into taken;
  return taken - wanted + 1;
end $$;

-- A series whose first block is given back has given no number.
create or replace function return_numbers(wanted_series text, first_number integer, wanted integer) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(current_company(), hashtext('number of ' || wanted_series));
  update record_numbers set last = case return_numbers.first_number when first_number(wanted_series) then 0
      else return_numbers.first_number - 1 end
    where company_id = current_company() and series = wanted_series
      and last = return_numbers.first_number + wanted - 1;
  return found;
end $$;
