-- What the figures of audits count by, and the list of findings narrowed by the day of their issue.
create index audits_by_issue on audits (company_id, issued_at) where issued_at is not null;
create index findings_by_issue on findings (company_id, issued_on, number) include (status, repeat_of);
create index findings_by_answer on findings (company_id, responded_at) include (status, issued_on)
  where responded_at is not null;
