/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  record_links: {
    company_id: number;
    record_id: string;
    other_id: string;
    note: string;
    removed_at: Date | null;
    record: string;
    other_record: string;
  };
  record_presence: {
    company_id: number;
    record_id: string;
    user_id: number;
    place: string;
    seen_at: Date;
    record: string;
  };
  record_views: {
    company_id: number;
    record_id: string;
    user_id: number;
    up_to: number;
    record: string;
  };
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
