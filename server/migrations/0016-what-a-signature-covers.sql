-- Who marked or wrote a step, beside the name that they had then. Unknown for what was recorded before.
alter table case_steps
  add column changed_by_id integer,
  add column ready_by_id integer,
  add column reviewed_by_id integer,
  -- Counts what was written, not the marks on it.
  add column content_version integer not null default 1;

-- The version of the case in which its own fields last changed, the status among them. What is written in its steps,
-- files and actions moves the version too, and takes nothing from somebody who changes a due date meanwhile.
alter table cases add column settled_version integer not null default 0;

-- What everything that a signature on a case covers adds to its version, beside its own fields. Each part only ever grows,
-- and all of them are written under the lock of the case.
create function case_parts_version(of_company integer, of_case text) returns integer
  language sql stable set search_path = public, pg_temp as $$
  select (
    (select coalesce(sum(s.content_version), 0) from case_steps s
      where s.company_id = of_company and s.case_id = of_case)
    + (select count(*) + count(l.removed_at) from attachment_links l
      where l.company_id = of_company and l.record = 'case' and l.record_id = of_case)
    + (select coalesce(sum(a.version), 0) from actions a where a.company_id = of_company and a.case_id = of_case)
    + (select coalesce(sum(k.version), 0) from capa_checks k where k.company_id = of_company and k.case_id = of_case)
  )::integer
$$;
grant execute on function case_parts_version(integer, text) to vigie_app;
