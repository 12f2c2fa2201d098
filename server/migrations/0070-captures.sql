-- What was written without a network. An id made on the device stands for one entry for ever: unlike an Idempotency-Key, which is
-- forgotten after a day, a phone that comes back after weeks gets the first answer. Never changed.
create table captures (
  company_id integer not null,
  capture_id uuid not null,
  user_id integer not null,
  record text not null,
  record_id text not null,
  -- Of all that was sent: another content under the same id is refused.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  contract integer not null check (contract > 0),
  device_time timestamptz not null,
  observed_at timestamptz not null,
  is_clock_off boolean not null,
  received_at timestamptz not null,
  primary key (company_id, capture_id),
  foreign key (company_id, user_id) references users (company_id, id),
  check (observed_at <= received_at)
);
select protect_table('captures', grants => 'select, insert');
create constraint trigger audited after insert or update on captures deferrable initially deferred
  for each row execute function require_audit_event('record', 'record_id', 'in column');

-- The photos of an entry arrive before it, each once however often it is sent.
create table captured_files (
  company_id integer not null,
  capture_id uuid not null,
  sha256 text not null,
  attachment_id uuid not null,
  primary key (company_id, capture_id, sha256),
  foreign key (company_id, attachment_id) references attachments (company_id, id)
);
select protect_table('captured_files', 'attachment', 'attachment_id', 'select, insert');
