/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  installation: {
    key: string;
    value: string;
  };
  installation_secrets: {
    key: string;
    value: string;
  };
  login_directory: {
    name_key: string;
    email_key: string;
    home_company: number;
    home_user: number;
  };
  team_directory: {
    team_id: number;
    home_company: number;
  };
  sign_in_failures: {
    name_key: string;
    failures: number;
    locked_until: Date | null;
    origin: string;
    failed_at: Date | null;
    held_off: number;
    told_at: Date | null;
  };
  sessions: {
    company_id: number;
    id: string;
    user_id: number;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    user_agent: string;
    address: string;
    device_id: string | null;
    last_seen_at: Date;
    locked_at: Date | null;
  };
  known_devices: {
    company_id: number;
    id: string;
    user_id: number;
    mark_hash: Buffer;
    created_at: Date;
    revoked_at: Date | null;
  };
  used_tickets: {
    company_id: number;
    id: string;
    user_id: number;
    used_at: Date;
  };
  signatures: {
    company_id: number;
    id: number;
    record: string;
    record_id: string;
    meaning: string;
    signer_id: number;
    signer_username: string;
    signer_name: string;
    signed_at: Date;
    content_hash: string;
    voided_at: Date | null;
    content: unknown;
    schema_version: number | null;
    method: string;
    assertion: unknown;
    assertion_digest: Buffer | null;
  };
  idempotency_keys: {
    company_id: number;
    user_id: number;
    key: string;
    request_hash: string;
    answer: unknown;
    created_at: Date;
  };
  captures: {
    company_id: number;
    capture_id: string;
    user_id: number;
    record: string;
    record_id: string;
    content_hash: string;
    contract: number;
    device_time: Date;
    observed_at: Date;
    is_clock_off: boolean;
    received_at: Date;
  };
  audit_events: {
    company_id: number;
    seq: number;
    at: Date;
    actor_id: number | null;
    actor_username: string;
    actor_name: string;
    actor_roles: string[];
    action: string;
    record: string;
    record_id: string;
    changes: unknown;
    reason: string | null;
    request_id: string;
    transaction_id: string;
    previous_hash: Buffer;
    hash: Buffer;
  };
  audit_heads: {
    company_id: number;
    seq: number;
    hash: Buffer;
  };
  record_numbers: {
    company_id: number;
    series: string;
    last: number;
  };
  record_words: {
    company_id: number;
    record: string;
    record_id: string;
    words: string[];
    packed: string[];
    is_packed: boolean;
    is_confidential: boolean;
  };
  search_blocks: {
    company_id: number;
    series: string;
    word: string;
    block: number;
    numbers: string;
  };
  confidential_records: {
    company_id: number;
    record: string;
    record_id: string;
    case_id: string;
    reader_ids: number[];
    reader_roles: string[];
  };
  schema_migrations: {
    name: string;
    sha256: string;
    applied_at: Date;
  };
}
