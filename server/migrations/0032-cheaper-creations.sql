-- What a creation, and an import of many, cost the database.

-- A row of any type becomes JSON column by column: the columns that nearly all tables name are read as they are. And not by the
-- index of times, which PostgreSQL takes for the best while it has not counted the newest events: it finds all that the
-- transaction has told so far, for each of its rows again.
create or replace function require_audit_event() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  home_company integer;
  audited_record text := tg_argv[0];
  audited_id text;
  audited_by xid8;
begin
  if current_user <> 'vigie_app' and current_company() is null then
    return null; -- a migration
  end if;
  if tg_table_name = 'companies' then home_company := new.id; else home_company := new.company_id; end if;
  if tg_nargs = 3 then audited_record := to_jsonb(new) ->> tg_argv[0]; end if;
  case tg_argv[1]
    when 'id' then audited_id := new.id;
    when 'case_id' then audited_id := new.case_id;
    when 'user_id' then audited_id := new.user_id;
    else audited_id := to_jsonb(new) ->> tg_argv[1];
  end case;
  -- The time is compared too: after a restore, an old event may bear the number of a new transaction.
  select transaction_id into audited_by from audit_events
    where company_id = home_company and record = audited_record and record_id = audited_id
      and at + interval '0' >= transaction_timestamp()
    order by seq desc limit 1;
  if audited_by is distinct from pg_current_xact_id() then
    raise exception 'a change of % % was not written to the audit trail', audited_record, audited_id;
  end if;
  return null;
end $$;

-- The words of a new record are nobody's yet: each is looked for among the others of the record alone.
create or replace function add_search_words(new_record text, found_id text, new_words text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare home_company integer := current_company();
begin
  insert into search_words (company_id, record, record_id, word)
    select distinct home_company, new_record, found_id, word from unnest(new_words) as word;
end $$;
