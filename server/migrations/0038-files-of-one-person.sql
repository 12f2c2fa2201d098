-- What one person has stored is summed with every file of theirs.
create index attachments_by_uploader on attachments (company_id, uploaded_by) include (size);
