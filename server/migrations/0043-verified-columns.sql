-- What a verification reads beside the tables of a company, and may do no more with.

-- Pure functions of what is read anyway: figures are computed again with those that wrote them.
grant execute on function judged_of(integer, text, jsonb), bits_of_causes(jsonb) to vigie_app;

-- Which migrations were applied, and in which form.
grant select on schema_migrations to vigie_app;

-- The names and teams of the present company in the lists of the whole installation, which the application cannot read.
create function logins_of_company() returns table (company_id integer, name_key text, email_key text, user_id integer)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select home_company, l.name_key, l.email_key, home_user from login_directory l where home_company = current_company();
  end;
create function teams_of_company() returns table (company_id integer, team_id integer)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select home_company, d.team_id from team_directory d where home_company = current_company();
  end;
revoke execute on function logins_of_company(), teams_of_company() from public;
grant execute on function logins_of_company(), teams_of_company() to vigie_app;
