-- What a report refers to, what a finding is answered with and what an observation became, found from the other end.

alter table reports add column detection_reference text collate "C"
  generated always as (nullif(upper(btrim(answers ->> 'detectionReference')), '')) stored;
create index reports_by_reference on reports (company_id, detection_reference, number)
  where detection_reference is not null;

alter table observations add column case_id text collate "C";
create index observations_by_report on observations (company_id, report_id) where report_id is not null;
create index observations_by_action on observations (company_id, action_id) where action_id is not null;
create index observations_by_case on observations (company_id, case_id) where case_id is not null;

-- Read together with the finding, whose wall hides it: an index of the list itself is of no use behind a wall.
create table finding_measures (
  company_id integer not null,
  measure_id text collate "C" not null,
  finding_id text collate "C" not null,
  primary key (company_id, measure_id, finding_id),
  foreign key (company_id, finding_id) references findings (company_id, id)
);
select protect_table('finding_measures', audit_record => 'finding', id_column => 'finding_id', grants => 'select');

create function keep_finding_measures() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from finding_measures where company_id = new.company_id and finding_id = new.id
    and not measure_id = any (new.measures);
  insert into finding_measures (company_id, measure_id, finding_id)
    select new.company_id, measure, new.id from unnest(new.measures) as measure on conflict do nothing;
  return null;
end $$;
create trigger measured_at_first after insert on findings
  for each row when (new.measures <> '{}') execute function keep_finding_measures();
create trigger measured after update of measures on findings
  for each row when (old.measures <> new.measures) execute function keep_finding_measures();
revoke execute on function keep_finding_measures() from public;
