-- Links between records, who has one open, and up to which event somebody has looked: of any kind, as comments and files are.

-- A third argument says that the first names the column that holds the record's word, and is not that word.
create or replace function require_audit_event() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  row_values jsonb := to_jsonb(new);
  home_company integer := coalesce(row_values ->> 'company_id', row_values ->> 'id');
  audited_record text := case tg_nargs when 3 then row_values ->> tg_argv[0] else tg_argv[0] end;
  audited_by xid8;
begin
  if current_user <> 'vigie_app' and current_company() is null then
    return null; -- a migration
  end if;
  -- The time is compared too: after a restore, an old event may bear the number of a new transaction.
  select transaction_id into audited_by from audit_events
    where company_id = home_company and record = audited_record and record_id = row_values ->> tg_argv[1]
      and at >= transaction_timestamp()
    order by seq desc limit 1;
  if audited_by is distinct from pg_current_xact_id() then
    raise exception 'a change of % % was not written to the audit trail', audited_record, row_values ->> tg_argv[1];
  end if;
  return null;
end $$;

alter table case_links rename to record_links;
alter table case_presence rename to record_presence;
alter table case_seen rename to record_views;
alter table record_links rename column case_id to record_id;
alter table record_presence rename column case_id to record_id;
alter table record_presence rename column step to place;
alter table record_views rename column case_id to record_id;

do $$
declare shared_table text;
begin
  foreach shared_table in array array['record_links', 'record_presence', 'record_views'] loop
    execute format('drop policy readers on %I', shared_table);
    execute format('alter table %I add column record text not null default ''case''', shared_table);
    execute format('alter table %I alter column record drop default', shared_table);
  end loop;
end $$;

drop trigger audited on record_links;
drop policy readers_of_other on record_links;
alter table record_links add column other_record text not null default 'case';
alter table record_links alter column other_record drop default;
alter table record_links drop constraint case_links_company_id_case_id_fkey,
  drop constraint case_links_company_id_other_id_fkey,
  drop constraint case_links_pkey,
  add constraint record_links_pkey primary key (company_id, record, record_id, other_record, other_id);
alter table record_presence drop constraint case_presence_pkey,
  add constraint record_presence_pkey primary key (company_id, record, record_id, user_id);
alter table record_views drop constraint case_seen_pkey,
  add constraint record_views_pkey primary key (company_id, record, record_id, user_id);

do $$
declare walled record;
begin
  for walled in select * from (values
    ('record_links', 'readers', 'record', 'record_id'),
    ('record_links', 'readers_of_other', 'other_record', 'other_id'),
    ('record_presence', 'readers', 'record', 'record_id'),
    ('record_views', 'readers', 'record', 'record_id')
  ) as w (name, policy, record, id) loop
    execute format('create policy %2$I on %1$I as restrictive using ((select reads_everything()) or not exists (
        select from confidential_records r
        where r.company_id = %1$I.company_id and r.record = %1$I.%3$I and r.record_id = %1$I.%4$I::text collate "C"
          and r.case_id <> (select current_case())
          and not ((select current_reader()) = any (r.reader_ids) or r.reader_roles && (select current_roles()))))',
      walled.name, walled.policy, walled.record, walled.id);
  end loop;
end $$;

create constraint trigger audited after insert or update on record_links deferrable initially deferred
  for each row execute function require_audit_event('record', 'record_id', 'in column');
