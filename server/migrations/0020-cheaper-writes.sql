-- What people of one company wait for one another for, and what a write costs the database.

-- The next number of a series; nobody else gets one before the transaction ends. Whoever waits for a row that is being
-- changed wakes up with everybody else who does, and all but one wait again: at this lock they queue in their order.
create function take_number(wanted_series text) returns integer
  language plpgsql set search_path = public, pg_temp as $$
declare taken integer;
begin
  perform pg_advisory_xact_lock(current_company(), hashtext('number of ' || wanted_series));
  update record_numbers set last = last + 1 where company_id = current_company() and series = wanted_series
    returning last into taken;
  if not found then
    insert into record_numbers (company_id, series, last) values (current_company(), wanted_series, 1)
      on conflict (company_id, series) do update set last = record_numbers.last + 1
      returning last into taken;
  end if;
  return taken;
end $$;
revoke execute on function take_number(text) from public;
grant execute on function take_number(text) to vigie_app;

-- The number as the id of a record, for what the transaction sends before it knows the answer.
create function take_id(wanted_series text, prefix text, digits integer) returns text
  language plpgsql set search_path = public, pg_temp as $$
declare
  number text := take_number(wanted_series);
  id text := prefix || lpad(number, greatest(digits, length(number)), '0');
begin
  perform set_config('vigie.new_number', number, true), set_config('vigie.new_id', id, true);
  return id;
end $$;
create function new_number() returns integer language sql stable
  return current_setting('vigie.new_number')::integer;
create function new_id() returns text language sql stable
  return current_setting('vigie.new_id');
create function new_id_digits() returns text language sql stable
  return substring(new_id() from '\d+$');
-- What `idWords` makes of it.
create function new_id_words() returns text[] language sql stable
  return array[lower(new_id()), new_id_digits(), new_number()::text];
revoke execute on function take_id(text, text, integer), new_number(), new_id(), new_id_digits(),
  new_id_words() from public;
grant execute on function take_id(text, text, integer), new_number(), new_id(), new_id_digits(),
  new_id_words() to vigie_app;

-- The first words of a record: there are none to take away.
create function add_search_words(new_record text, found_id text, new_words text[]) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into search_words (company_id, record, record_id, word)
      select current_company(), new_record, found_id, word from unnest(new_words) as word on conflict do nothing;
  end;
revoke execute on function add_search_words(text, text, text[]) from public;
grant execute on function add_search_words(text, text, text[]) to vigie_app;

-- While PostgreSQL has not counted the people yet, it took this index for looking one of them up, and walked through it.
drop index users_by_name;
create index users_by_name on users (company_id, last_name collate "fr-x-icu", first_name collate "fr-x-icu") include (id);

-- As the application sends it. Events without a record's id are about what was numbered last.
create type audit_entry as (
  "actorId" integer, "actorUsername" text, "actorName" text, "actorRoles" text[], action text, record text, "recordId" text,
  changes jsonb, reason text, "requestId" text
);

-- The same queue before the head of the chain, which is locked as it was.
create or replace function append_audit_events(entries jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company integer := current_company();
  head audit_heads;
  entry audit_entry;
  event audit_events;
begin
  perform pg_advisory_xact_lock(company, hashtext('head of the audit chain'));
  select * into head from audit_heads where company_id = company for update;
  if not found then
    insert into audit_heads values (company, 0, sha256('Vigie')) on conflict do nothing;
    select * into strict head from audit_heads where company_id = company for update;
  end if;
  for i in 0 .. jsonb_array_length(entries) - 1 loop
    entry := jsonb_populate_record(null::audit_entry, entries -> i);
    event := row(company, head.seq + 1, clock_timestamp(), entry."actorId", entry."actorUsername", entry."actorName",
      entry."actorRoles", entry.action, entry.record,
      coalesce(entry."recordId", new_id()), entry.changes, entry.reason, entry."requestId",
      pg_current_xact_id(), head.hash, null);
    event.hash := audit_digest(event);
    insert into audit_events values (event.*);
    head.seq := event.seq;
    head.hash := event.hash;
  end loop;
  update audit_heads set seq = head.seq, hash = head.hash where company_id = company;
end $$;

-- A new action has no row in the list yet: what looks for one, and what guards the one it would find, is for changes.
create or replace function list_action() returns trigger language plpgsql as $$
declare
  responsible_is text := coalesce((select u.first_name || ' ' || u.last_name from users u
    where u.company_id = new.company_id and u.id = new.responsible_id), new.responsible);
  approver_is text;
  is_kept boolean := false;
  todos_done integer := 0;
begin
  if new.approver_id is not null then
    select u.first_name || ' ' || u.last_name into approver_is from users u
      where u.company_id = new.company_id and u.id = new.approver_id;
  end if;
  if new.case_id is not null then
    is_kept := exists (select from confidential_records r where r.company_id = new.company_id and r.record = 'case'
      and r.record_id = new.case_id);
  end if;
  if new.todos <> '[]' then
    select count(*) into todos_done from jsonb_array_elements(new.todos) as item where (item ->> 'completed')::boolean;
  end if;
  if tg_op = 'INSERT' then
    insert into action_entries (company_id, id, number, status, summary, priority, responsible_id, responsible_name,
        approver_id, approver_name, origin, case_id, due_date, todo_done, todo_total, comment_count, is_confidential,
        version)
      values (new.company_id, new.id, new.number, new.status, new.summary, new.priority, new.responsible_id,
        responsible_is, new.approver_id, approver_is, new.origin, new.case_id, new.due_date, todos_done,
        jsonb_array_length(new.todos), new.comment_count, is_kept, new.version);
  else
    update action_entries set status = new.status, summary = new.summary, priority = new.priority,
        responsible_id = new.responsible_id, responsible_name = responsible_is, approver_id = new.approver_id,
        approver_name = approver_is, due_date = new.due_date, todo_done = todos_done,
        todo_total = jsonb_array_length(new.todos), comment_count = new.comment_count, is_confidential = is_kept,
        version = new.version
      where company_id = new.company_id and id = new.id;
    if not found then
      raise exception 'action % stands in no list that this change may reach', new.id;
    end if;
  end if;
  return null;
end $$;
