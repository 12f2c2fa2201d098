/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  feedback: {
    company_id: number;
    id: number;
    user_id: number;
    text: string;
    page: string;
    created_at: Date;
    handled_at: Date | null;
    handled_by: string | null;
    version: number;
  };
}
