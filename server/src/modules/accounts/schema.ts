/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  users: {
    company_id: number;
    id: number;
    username: string;
    email: string;
    first_name: string;
    last_name: string;
    state: string;
    roles: string[];
    team_id: number | null;
    password_hash: string | null;
    must_change_password: boolean;
    preferences: unknown;
    version: number;
    created_at: Date;
    identity_confirmed_at: Date | null;
    pending_email: string | null;
  };
  teams: {
    company_id: number;
    id: number;
    name: string;
    version: number;
    created_at: Date;
  };
  account_links: {
    company_id: number;
    id: string;
    user_id: number;
    purpose: string;
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    email: string | null;
    sent_by: string;
    account_email: string | null;
  };
  passkeys: {
    company_id: number;
    id: string;
    user_id: number;
    name: string;
    credential_id: string;
    public_key: Buffer;
    sign_count: number;
    transports: string[];
    created_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
    added_unconfirmed: boolean;
  };
  totp_secrets: {
    company_id: number;
    id: string;
    user_id: number;
    sealed_secret: string;
    last_step: number;
    created_at: Date;
    removed_at: Date | null;
    added_unconfirmed: boolean;
  };
  recovery_codes: {
    company_id: number;
    id: string;
    user_id: number;
    code_hash: Buffer;
    created_at: Date;
    used_at: Date | null;
    replaced_at: Date | null;
  };
  password_resets: {
    company_id: number;
    id: string;
    user_id: number;
    reason: string;
    asked_by_company: number;
    asked_by: number;
    asked_by_name: string;
    asked_at: Date;
    code_hash: Buffer;
    wrong_codes: number;
    confirmed_by_name: string | null;
    confirmed_at: Date | null;
    link_id: string | null;
    used_at: Date | null;
    told_at: Date | null;
  };
  account_notices: {
    company_id: number;
    id: string;
    user_id: number;
    kind: string;
    by_name: string;
    confirmed_by_name: string | null;
    reason: string;
    at: Date;
    acknowledged_at: Date | null;
  };
}
