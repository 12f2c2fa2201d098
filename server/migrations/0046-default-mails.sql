-- What people who have chosen nothing are mailed at once, and whether they get the rest in the summary of the day. Companies
-- from before keep what they had: no mails.
alter table parameters
  add column mail_topics text[] not null default '{}',
  add column daily_summary boolean not null default false;
