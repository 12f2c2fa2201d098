-- Past audits come from a spreadsheet as cases do: closed, with their findings, with the days and the number that they had there.

alter table imports add column subject text not null default 'cases' check (subject in ('cases', 'audits'));

alter table audits
  add column import_id integer,
  add column original_number text check (length(original_number) between 1 and 60),
  -- As it was elsewhere; what is issued and closed here stands in the trail.
  add column reported_on date,
  add column closed_on date,
  add column conclusion text check (length(conclusion) <= 8000),
  add constraint audits_have_an_origin check (is_imported = (import_id is not null)
    and num_nulls(import_id, original_number, closed_on) in (0, 3) and (import_id is null or status = 'closed')),
  add foreign key (company_id, import_id) references imports (company_id, id);
create unique index audits_by_original_number on audits (company_id, lower(original_number))
  where original_number is not null;

alter table findings
  add column import_id integer,
  add column original_number text check (length(original_number) between 1 and 60),
  add column closed_on date,
  add constraint findings_have_an_origin check ((import_id is null) = (closed_on is null)
    and (import_id is not null or original_number is null)),
  add foreign key (company_id, import_id) references imports (company_id, id);

-- One that is born closed stands behind no wall, and its owner is let in nowhere.
drop trigger kept_at_first on findings;
create trigger kept_at_first after insert on findings
  for each row when (new.is_walled) execute function finding_is_kept();
