-- Users may sign in with their address where one account alone has it. An address that several accounts share names none of them.
create function find_name_by_email(wanted_email text) returns text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select case when count(*) = 1 then min(name_key) end from (
      select name_key from login_directory where email_key = wanted_email limit 2) as named;
  end;
revoke execute on function find_name_by_email(text) from public;
grant execute on function find_name_by_email(text) to vigie_app;
