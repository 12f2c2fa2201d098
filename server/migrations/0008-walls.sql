-- The company is read from the row: the application's role cannot empty or change its own setting before the commit to get
-- past. The path is fixed, so that nobody's temporary table is taken for the trail.
create or replace function require_audit_event() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  row_values jsonb := to_jsonb(new);
  home_company integer := coalesce(row_values ->> 'company_id', row_values ->> 'id');
  audited_by xid8;
begin
  if current_user <> 'vigie_app' and current_company() is null then
    return null; -- a migration
  end if;
  -- The time is compared too: after a restore, an old event may bear the number of a new transaction.
  select transaction_id into audited_by from audit_events
    where company_id = home_company and record = tg_argv[0] and record_id = row_values ->> tg_argv[1]
      and at >= transaction_timestamp()
    order by seq desc limit 1;
  if audited_by is distinct from pg_current_xact_id() then
    raise exception 'a change of % % was not written to the audit trail', tg_argv[0], row_values ->> tg_argv[1];
  end if;
  return null;
end $$;

-- Unqualified names are looked for among temporary tables first.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end $$;

-- For the owner alone: whoever could read it with the application's role could make themselves a session.
create table installation_secrets (
  key text primary key,
  value text not null
);
insert into installation_secrets select key, value from installation where key = 'token_secret';
delete from installation where key = 'token_secret';
