/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  assistant_usage: {
    company_id: number;
    month: string;
    tokens: number;
    requests: number;
  };
  assistant_suggestions: {
    company_id: number;
    id: number;
    user_id: number;
    task: string;
    case_id: string | null;
    step: string | null;
    report_id: string | null;
    field: string;
    original: string;
    suggested: string;
    language: string;
    model: string;
    prompt_hash: string;
    input_hash: string;
    decision: string | null;
    decided_at: Date | null;
    created_at: Date;
  };
}
