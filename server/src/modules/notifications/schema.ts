/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  notifications: {
    company_id: number;
    id: number;
    user_id: number;
    type: string;
    record_id: string;
    who: string;
    summary: string;
    address: string;
    created_at: Date;
    read_at: Date | null;
    in_app: boolean;
    is_for_digest: boolean;
    digested_at: Date | null;
    snoozed_until: Date | null;
  };
  notification_choices: {
    company_id: number;
    user_id: number;
    mail: string[];
    muted: string[];
    digest: string[];
  };
}
