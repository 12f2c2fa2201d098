/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  alerts: {
    company_id: number;
    id: number;
    author_id: number;
    text: string;
    links: unknown;
    is_everyone: boolean;
    recipient_count: number;
    recipient_names: string[];
    reply_to: number | null;
    created_at: Date;
  };
  alert_copies: {
    company_id: number;
    user_id: number;
    box: string;
    alert_id: number;
    read_at: Date | null;
    ticked_at: Date | null;
    is_ticked: boolean;
  };
}
