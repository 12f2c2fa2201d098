-- Words to search by were a row for each word of each record, in two indexes: a search for two frequent words read a hundred
-- thousand of them. Now each record has one row with its words, and each word one row for 512 numbers of records, in which one
-- bit each says which of them have the word: a search is an "and" of a few hundred of these rows.

-- The words of each record. `packed` are those that the bits say while the row waits for the end of its transaction.
create table record_words (
  company_id integer not null,
  record text not null,
  record_id text collate "C" not null,
  words text[] collate "C" not null,
  packed text[] collate "C" not null default '{}',
  is_packed boolean not null default false,
  is_confidential boolean not null,
  primary key (company_id, record, record_id)
);
create index record_words_to_pack on record_words (company_id) where not is_packed;
create index record_words_confidential on record_words (company_id, record) where is_confidential;

-- Which records of a series have a word. What is confidential is in none of them, as it is in no total: whoever may read it is
-- shown it from the words of the record itself.
create table search_blocks (
  company_id integer not null,
  series text collate "C" not null,
  word text collate "C" not null,
  block integer not null,
  numbers bit(512) not null,
  primary key (company_id, series, word, block)
) with (fillfactor = 90);

-- A list shows the records of one series by their numbers: cases of each kind have numbers of their own.
create function search_series(record text, record_id text) returns text language sql immutable parallel safe
  return case when record = 'case' then 'case:' || rtrim(record_id, '0123456789') else record end;
create function search_number(record_id text) returns integer language sql immutable parallel safe
  return substring(record_id from '\d{1,9}$')::integer;
create function search_bit(number integer) returns bit(512) language sql immutable parallel safe
  return set_bit(0::bit(512), number % 512, 1)::bit(512);
create function distinct_words(words text[]) returns text[] language sql immutable
  return array(select distinct word collate "C" as word from unnest(words) as word order by word);
-- `a*` stands for all words that begin with an a: there are too many of them to read for one letter.
create function searchable_words(words text[], is_confidential boolean) returns text[] language sql immutable
  return case when is_confidential then '{}'
    else words || array(select distinct left(word, 1) || '*' from unnest(words) as word) end;

do $$
declare home integer;
begin
  for home in select company_ids() loop
    perform set_config('vigie.company', home::text, true), set_config('vigie.reader', 'system', true);
    insert into record_words (company_id, record, record_id, words, is_packed, is_confidential)
      select w.company_id, w.record, w.record_id, array_agg(w.word order by w.word), true,
        exists (select from confidential_records r
          where r.company_id = home and r.record = w.record and r.record_id = w.record_id)
      from search_words w where w.company_id = home group by w.company_id, w.record, w.record_id;
    insert into search_blocks (company_id, series, word, block, numbers)
      select home, search_series(r.record, r.record_id), word, search_number(r.record_id) / 512,
        bit_or(search_bit(search_number(r.record_id)))
      from record_words r, unnest(searchable_words(r.words, r.is_confidential)) as word where r.company_id = home
      group by 2, 3, 4 order by 2, 3, 4;
  end loop;
  perform set_config('vigie.company', '', true), set_config('vigie.reader', '', true);
end $$;
drop table search_words cascade;

select protect_table('search_blocks', grants => 'select');
select protect_table('record_words', grants => 'select');
create policy readers on record_words as restrictive using ((select reads_everything()) or not is_confidential or not exists (
  select from confidential_records r
  where r.company_id = record_words.company_id and r.record = record_words.record and r.record_id = record_words.record_id
    and r.case_id <> current_case()
    and not (current_reader() = any (r.reader_ids) or r.reader_roles && current_roles())));

-- The first words of a record: there are none to take away.
create or replace function add_search_words(new_record text, found_id text, new_words text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into record_words (company_id, record, record_id, words, is_confidential)
    values (current_company(), new_record, found_id, distinct_words(new_words),
      exists (select from confidential_records r
        where r.company_id = current_company() and r.record = new_record and r.record_id = found_id))
    on conflict do nothing;
end $$;

create or replace function add_many_search_words(new_record text, entries jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into record_words (company_id, record, record_id, words, is_confidential)
    select current_company(), new_record, entry ->> 'id',
      distinct_words(array(select jsonb_array_elements_text(entry -> 'words'))),
      exists (select from confidential_records r
        where r.company_id = current_company() and r.record = new_record and r.record_id = entry ->> 'id')
    from jsonb_array_elements(entries) as entry
    on conflict do nothing;
end $$;

create or replace function keep_search_words(kept_record text, kept_id text, kept_words text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare kept text[] := distinct_words(kept_words);
begin
  update record_words set words = kept, is_packed = false,
      packed = case when is_packed then searchable_words(words, is_confidential) else packed end
    where company_id = current_company() and record = kept_record and record_id = kept_id
      and words <> kept;
  if not found then perform add_search_words(kept_record, kept_id, kept_words); end if;
end $$;

-- Confidential from now on, or no longer.
create function keep_words_confidential() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed confidential_records := case tg_op when 'DELETE' then old else new end;
  reader text := coalesce(current_setting('vigie.reader', true), '');
begin
  perform set_config('vigie.reader', 'system', true);
  update record_words set is_confidential = tg_op = 'INSERT', is_packed = false,
      packed = case when is_packed then searchable_words(words, is_confidential) else packed end
    where company_id = changed.company_id and record = changed.record and record_id = changed.record_id collate "C"
      and is_confidential <> (tg_op = 'INSERT');
  perform set_config('vigie.reader', reader, true);
  return null;
end $$;
create trigger words_confidential after insert or delete on confidential_records
  for each row execute function keep_words_confidential();

-- At commit, when the transaction holds the head of its company's trail as totals do: writers who have a word in common wait for
-- one another there and nowhere else. The first row packs all of the transaction.
create function pack_search_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  home integer := new.company_id;
  gone record;
  has_changed boolean;
  is_empty boolean;
  reader text := coalesce(current_setting('vigie.reader', true), '');
begin
  perform set_config('vigie.reader', 'system', true);
  select bool_or(packed <> '{}') into has_changed from record_words where company_id = home and not is_packed;
  if has_changed then
    for gone in
      select search_series(record, record_id) as series, word, search_number(record_id) / 512 as block,
        bit_or(search_bit(search_number(record_id))) as numbers
      from (select record, record_id, unnest(packed) as word from record_words where company_id = home and not is_packed
        except select record, record_id, unnest(searchable_words(words, is_confidential)) from record_words
          where company_id = home and not is_packed) as lost
      group by 1, 2, 3
    loop
      update search_blocks b set numbers = b.numbers & ~gone.numbers
        where b.company_id = home and b.series = gone.series and b.word = gone.word and b.block = gone.block
        returning b.numbers = 0::bit(512) into is_empty;
      if is_empty then
        delete from search_blocks b
          where b.company_id = home and b.series = gone.series and b.word = gone.word and b.block = gone.block;
      end if;
    end loop;
  end if;
  if has_changed is not null then
    insert into search_blocks as b (company_id, series, word, block, numbers)
      select home, search_series(record, record_id), word, search_number(record_id) / 512,
        bit_or(search_bit(search_number(record_id)))
      from (select record, record_id, unnest(searchable_words(words, is_confidential)) as word from record_words
          where company_id = home and not is_packed
        except select record, record_id, unnest(packed) from record_words where company_id = home and not is_packed) as won
      group by 2, 3, 4
      on conflict (company_id, series, word, block) do update set numbers = b.numbers | excluded.numbers;
    update record_words set is_packed = true, packed = '{}' where company_id = home and not is_packed;
  end if;
  perform set_config('vigie.reader', reader, true);
  return null;
end $$;
create constraint trigger packed after insert or update on record_words deferrable initially deferred
  for each row when (not new.is_packed) execute function pack_search_words();
revoke execute on function keep_words_confidential(), pack_search_words() from public;
