-- Every save of a step tells all words of its case, of which few or none are new. They are told apart at once: compared one with
-- another, and looked for one by one, the words of a long case took longer than everything else in the save.
create or replace function keep_search_words(kept_record text, kept_id text, kept_words text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare home_company integer := current_company();
begin
  with known as materialized (
    select word from search_words where company_id = home_company and record = kept_record and record_id = kept_id
  ), kept as materialized (
    select distinct word collate "C" as word from unnest(kept_words) as word
  ), gone as (
    delete from search_words where company_id = home_company and record = kept_record and record_id = kept_id
      and word in (select word from known except select word from kept)
  )
  insert into search_words (company_id, record, record_id, word)
    select home_company, kept_record, kept_id, word from (select word from kept except select word from known) as missing
    on conflict do nothing;
end $$;
