/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  saved_views: {
    company_id: number;
    id: number;
    user_id: number;
    kind: string;
    name: string;
    query: string;
    archived_at: Date | null;
    version: number;
  };
}
