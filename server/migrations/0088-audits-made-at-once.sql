-- An audit that is planned in the open has no wall to write: the night makes hundreds of these at once.
drop trigger kept_at_first on audits;
create trigger kept_at_first after insert on audits
  for each row when (new.is_walled or new.started_at is not null) execute function audit_is_kept();
