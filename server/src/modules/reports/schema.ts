/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  reports: {
    company_id: number;
    id: string;
    number: number;
    author_id: number;
    status: string;
    answers: unknown;
    is_sent: boolean;
    category: string | null;
    detector: string | null;
    detector_key: string | null;
    summary: string;
    severity: string;
    criticality: string | null;
    appraiser_id: number | null;
    appraiser_name: string | null;
    case_id: string | null;
    comment_count: number;
    filed_at: Date;
    submitted_at: Date | null;
    version: number;
    detection_reference: string | null;
  };
  report_totals: {
    company_id: number;
    author_id: number;
    status: string;
    category: string;
    severity: string;
    total: number;
  };
  report_people_totals: {
    company_id: number;
    author_id: number;
    appraiser_id: number;
    status: string;
    is_sent: boolean;
    total: number;
  };
  report_decisions: {
    company_id: number;
    report_id: string;
    n: number;
    decision: string;
    comment: string;
    criticality: string | null;
    lead_writer_id: number | null;
    decided_by: number;
    decided_at: Date;
  };
}
