-- Similar cases are looked for in memory: each copy of the program reads the documents of a company once, and then those that
-- have changed. What a row for each term of a case was kept for is gone with it, and a case costs one row.

drop function keep_recurrence_postings(integer, text[], text[], smallint[]);
drop table recurrence_postings;
drop table recurrence_spellings;

-- The transaction that wrote the row. Whoever knows the oldest transaction that was open when it last looked reads from there
-- on, and misses nothing, whichever order transactions end in.
alter table recurrence_documents add column written bigint not null default 0;
create index recurrence_documents_by_writing on recurrence_documents (company_id, written);
