/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  templates: {
    company_id: number;
    id: string;
    number: number;
    title: string;
    status: string;
    content: unknown;
    content_hash: string;
    questions: number;
    revision: number;
    saved_revision: number;
    saved_content: unknown;
    saved_hash: string;
    needs_signature: boolean;
    published_version: number | null;
    created_by: number;
    changed_by: number;
    changed_at: Date;
    comment_count: number;
    version: number;
    status_rank: number;
    title_order: string;
    case_kinds: string[];
  };
  questionnaire_entries: {
    company_id: number;
    id: string;
    number: number;
    status: string;
    title: string;
    template_id: string;
    template_version: number;
    filler_id: number;
    filler_name: string;
    case_id: string | null;
    started_at: Date;
    submitted_at: Date | null;
    percent: number | null;
    is_failed: boolean;
    findings: number;
    comment_count: number;
    is_confidential: boolean;
    version: number;
    status_rank: number;
    title_order: string;
    title_start: string;
  };
}
