-- A step that is ready with nothing written in it says why it does not apply to the case.
alter table case_steps
  add column empty_because text not null default '' check (length(empty_because) <= 1000);
