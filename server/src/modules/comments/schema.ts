/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  comments: {
    company_id: number;
    id: number;
    record: string;
    record_id: string;
    author_id: number;
    text: string;
    created_at: Date;
  };
}
