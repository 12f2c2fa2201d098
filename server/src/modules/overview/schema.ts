/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  overview_visits: {
    company_id: number;
    user_id: number;
    before_at: Date | null;
    before_seq: number | null;
    last_at: Date;
    last_seq: number;
  };
}
