/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  cases: {
    company_id: number;
    id: string;
    number: number;
    kind: string;
    status: string;
    title: string;
    criticality: string;
    owner_id: number;
    detection_date: string;
    due_date: string;
    definition: unknown;
    report_id: string | null;
    reporter_id: number;
    created_at: Date;
    version: number;
    comment_count: number;
    effectiveness: unknown;
    is_confidential: boolean;
    reader_ids: number[];
    reader_roles: string[];
    settled_version: number;
    cost: number | null;
    imported_at: Date | null;
    import_id: number | null;
    original_number: string | null;
    opened_on: string | null;
    closed_on: string | null;
  };
  case_entries: {
    company_id: number;
    id: string;
    kind: string;
    number: number;
    is_case: boolean;
    is_shown: boolean;
    status: string;
    summary: string;
    criticality: string | null;
    owner_id: number;
    owner_name: string;
    origin: string | null;
    detection_date: string | null;
    due_date: string | null;
    comment_count: number;
    version: number;
    status_rank: number;
    criticality_rank: number;
    urgency_date: string;
    is_confidential: boolean;
    ready_steps: number;
    is_imported: boolean;
  };
}
