/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  imports: {
    company_id: number;
    id: number;
    status: string;
    file_name: string;
    sha256: string;
    size: number;
    attachment_id: string;
    sheets: unknown;
    sheet: string;
    headers_key: string;
    columns: unknown;
    chosen: unknown;
    columns_from: string;
    outcome: unknown;
    numbers: unknown;
    failure: unknown;
    uploaded_by: number;
    uploaded_at: Date;
    finished_at: Date | null;
    version: number;
    prepared_by: number | null;
    subject: string;
  };
  import_progress: {
    company_id: number;
    import_id: number;
    done: number;
    total: number;
    attempts: number;
  };
}
