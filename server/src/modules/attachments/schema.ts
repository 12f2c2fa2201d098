/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  attachments: {
    company_id: number;
    id: string;
    name: string;
    media_type: string;
    size: number;
    sha256: string;
    uploaded_by: number;
    uploaded_at: Date;
  };
  attachment_links: {
    company_id: number;
    record: string;
    record_id: string;
    attachment_id: string;
    attached_at: Date;
    removed_at: Date | null;
    removed_by: number | null;
  };
  captured_files: {
    company_id: number;
    capture_id: string;
    sha256: string;
    attachment_id: string;
  };
}
