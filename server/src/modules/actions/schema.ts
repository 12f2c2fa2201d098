/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  actions: {
    company_id: number;
    id: string;
    number: number;
    status: string;
    summary: string;
    responsible: string;
    origin: string;
    case_id: string | null;
    details: unknown;
    created_at: Date;
    completed_at: Date | null;
    version: number;
    responsible_id: number | null;
    approver_id: number | null;
    due_date: string | null;
    priority: string;
    planned_due_date: string | null;
    todos: unknown;
    extension: unknown;
    created_by: string;
    comment_count: number;
  };
  action_entries: {
    company_id: number;
    id: string;
    number: number;
    status: string;
    summary: string;
    priority: string;
    responsible_id: number | null;
    responsible_name: string;
    approver_id: number | null;
    approver_name: string | null;
    origin: string;
    case_id: string | null;
    due_date: string | null;
    todo_done: number;
    todo_total: number;
    comment_count: number;
    version: number;
    origin_kind: string;
    status_rank: number;
    priority_rank: number;
    summary_order: string;
    is_confidential: boolean;
    reviewer_id: number;
  };
  action_totals: {
    company_id: number;
    responsible_id: number;
    status: string;
    priority: string;
    origin_kind: string;
    total: number;
  };
  action_overall_totals: {
    company_id: number;
    status: string;
    priority: string;
    origin_kind: string;
    total: number;
  };
  action_notices: {
    company_id: number;
    action_id: string;
    due_date: string;
    stage: string;
    told_at: Date;
  };
}
