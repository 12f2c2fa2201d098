-- A list of one status in each of its orders, and the days on which cases were detected: what a page shows stands together in
-- an index, instead of far apart among the rows of all other states.
create index case_entries_by_status_number on case_entries (company_id, kind, status, number)
  include (id, is_case, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_by_status_criticality on case_entries (company_id, kind, status, criticality_rank, number)
  include (id, is_case, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_by_status_owner on case_entries (company_id, kind, status, owner_name, number)
  include (id, is_case, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_by_status_origin on case_entries (company_id, kind, status, origin, number)
  include (id, is_case, criticality, owner_id, due_date, detection_date) where is_shown;
create index case_entries_by_status_due_date on case_entries (company_id, kind, status, due_date, number)
  include (id, is_case, criticality, owner_id, origin, detection_date) where is_shown;
create index case_entries_by_status_urgency on case_entries (company_id, kind, status, urgency_date, number)
  include (id, is_case, criticality, owner_id, origin, due_date, detection_date) where is_shown;
create index case_entries_by_detection on case_entries (company_id, kind, detection_date)
  include (id, is_case, status, criticality, owner_id, origin, due_date) where is_shown;
-- What is grave or due, with the days of detection: a count that knows them reads no row.
drop index case_entries_by_grave_status;
create index case_entries_by_grave_status on case_entries (company_id, status, criticality, due_date, number)
  include (id, owner_id, kind, is_case, is_shown, origin, detection_date, ready_steps);
drop index case_entries_by_due_status;
create index case_entries_by_due_status on case_entries (company_id, status, due_date, number)
  include (id, owner_id, kind, is_case, is_shown, criticality, origin, detection_date, ready_steps);
