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
  case_steps: {
    company_id: number;
    case_id: string;
    step: string;
    content: unknown;
    mark: string;
    changed_by: string | null;
    changed_at: Date | null;
    ready_by: string | null;
    ready_at: Date | null;
    reviewed_by: string | null;
    reviewed_at: Date | null;
    version: number;
    changed_by_id: number | null;
    ready_by_id: number | null;
    reviewed_by_id: number | null;
    content_version: number;
  };
  case_members: {
    company_id: number;
    case_id: string;
    user_id: number;
    part: string;
    removed_at: Date | null;
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
  case_totals: {
    company_id: number;
    kind: string;
    owner_id: number;
    is_case: boolean;
    status: string;
    criticality: string;
    origin: string;
    total: number;
  };
  case_overall_totals: {
    company_id: number;
    kind: string;
    is_case: boolean;
    status: string;
    criticality: string;
    origin: string;
    total: number;
  };
  case_analyses: {
    company_id: number;
    case_id: string;
    n: number;
    ran_at: Date;
    ran_by: string;
    inputs: unknown;
    matches: unknown;
  };
  case_dismissals: {
    company_id: number;
    case_id: string;
    other_id: string;
    reason: string;
    who: string;
    at: Date;
    restored_at: Date | null;
  };
  capa_checks: {
    company_id: number;
    capa_id: string;
    case_id: string;
    titre: string;
    criterion: string;
    measure: unknown;
    check_on: string | null;
    draft: unknown;
    verdict: unknown;
    version: number;
  };
  recurrence_documents: {
    company_id: number;
    number: number;
    case_id: string;
    engine: number;
    document: unknown;
    written: number;
  };
}
