/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  companies: {
    id: number;
    name: string;
    description: string;
    domain: string;
    subscription_plan: string;
    subscription_start_date: Date;
    subscription_end_date: Date;
    is_archived: boolean;
    version: number;
    created_at: Date;
    vat: string;
    company_number: string;
    address: string;
    city: string;
    country: string;
    post_code: string;
    phone_number: string;
    website: string;
    industry: string;
    num_employees: number;
    logo_url: string;
    provider_id: string | null;
    max_users: number | null;
    max_invitations_a_day: number | null;
    max_storage_bytes: number | null;
  };
  sign_ups: {
    id: string;
    token_hash: Buffer;
    company_name: string;
    first_name: string;
    last_name: string;
    email: string;
    username: string;
    password_hash: string | null;
    style: string;
    address: string;
    attempts: number;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}
