-- A signature on a case covers its questionnaires: what is answered in them is another version of the case too.
create or replace function case_parts_version(of_company integer, of_case text) returns integer
  language sql stable set search_path = public, pg_temp as $$
  select (
    (select coalesce(sum(s.content_version), 0) from case_steps s
      where s.company_id = of_company and s.case_id = of_case)
    + (select count(*) + count(l.removed_at) from attachment_links l
      where l.company_id = of_company and l.record = 'case' and l.record_id = of_case)
    + (select coalesce(sum(a.version), 0) from actions a where a.company_id = of_company and a.case_id = of_case)
    + (select coalesce(sum(k.version), 0) from capa_checks k where k.company_id = of_company and k.case_id = of_case)
    + (select coalesce(sum(q.version), 0) from questionnaires q
      where q.company_id = of_company and q.case_id = of_case)
  )::integer
$$;
