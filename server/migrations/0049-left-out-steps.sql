-- The steps that a company leaves out of its cases, by kind, and those that each case was opened without. Cases from before have
-- every step of their kind.
alter table parameters add column left_out_steps jsonb not null default '{}';
alter table cases add column left_out_steps text[] not null default '{}';
