-- What the recurrence engine finds similar cases by. All of it is made from the cases and can be made again; an index of
-- our own for the same reason as search_words.

-- A case as the engine compares it. The number is the order in which the cases of a company came to be known here: how
-- far back the newest cases with a term reach tells how frequent the term is, and nobody has to count.
create table recurrence_documents (
  company_id integer not null,
  number integer not null,
  case_id text collate "C" not null,
  engine integer not null,
  -- Not jsonb: read whole or not at all, and compared as it was written.
  document json not null,
  primary key (company_id, number),
  foreign key (company_id, case_id) references cases (company_id, id)
);
create unique index recurrence_documents_by_case on recurrence_documents (company_id, case_id) include (engine);

-- Which cases have a term, and how much it weighs there, in hundredths.
create table recurrence_postings (
  company_id integer not null,
  term text collate "C" not null,
  number integer not null,
  weight smallint not null,
  primary key (company_id, term, number) include (weight)
);

-- Every word of the company under itself and under what is left of it without one letter: two words one typing error
-- apart meet here. A word stays when the last case with it has changed.
create table recurrence_spellings (
  company_id integer not null,
  key text collate "C" not null,
  word text collate "C" not null,
  primary key (company_id, key, word)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['recurrence_documents', 'recurrence_postings', 'recurrence_spellings'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_company on %I using (company_id = (select current_company()))', tenant_table);
  end loop;
end $$;
grant select, insert, update on recurrence_documents to vigie_app;
grant select on recurrence_postings to vigie_app;
grant select, insert on recurrence_spellings to vigie_app;

-- From now on the case has these terms and no others. As its owner, because the application may delete nothing.
create function keep_recurrence_postings(kept_number integer, gone text[], kept text[], weights smallint[]) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from recurrence_postings where company_id = current_company() and number = kept_number and term = any (gone);
    insert into recurrence_postings (company_id, term, number, weight)
      select current_company(), term, kept_number, weight from unnest(kept, weights) as now (term, weight)
      on conflict (company_id, term, number) do update set weight = excluded.weight
        where recurrence_postings.weight <> excluded.weight;
  end;
revoke execute on function keep_recurrence_postings(integer, text[], text[], smallint[]) from public;
grant execute on function keep_recurrence_postings(integer, text[], text[], smallint[]) to vigie_app;

-- For the job that reads the cases which the engine does not know yet, company by company: it sees which companies there
-- are, and nothing else of them.
create function company_ids() returns setof integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare before text := coalesce(current_setting('vigie.platform', true), '');
begin
  -- Row-level security binds an ordinary owner too. Not in the head of the function, where only a superuser may set it.
  perform set_config('vigie.platform', 'on', true);
  return query select id from companies order by id;
  perform set_config('vigie.platform', before, true);
end $$;
revoke execute on function company_ids() from public;
grant execute on function company_ids() to vigie_app;
