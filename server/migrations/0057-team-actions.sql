-- The actions of a team that come first are found in the index alone: all open ones of ten people, some 800, were read to show 40.
drop index action_entries_by_responsible_status;
create index action_entries_by_responsible_status on action_entries (company_id, responsible_id, status, due_date, number)
  include (id, priority);
