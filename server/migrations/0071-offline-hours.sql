-- How long the code of a device opens without a network after the last contact with the server.
alter table parameters add column offline_hours integer not null default 12 check (offline_hours between 1 and 72);
