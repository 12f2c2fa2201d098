/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  parameters: {
    company_id: number;
    four_eyes: boolean;
    due_days_critical: number;
    due_days_major: number;
    due_days_minor: number;
    version: number;
    action_reminder_days: number[];
    action_escalation_days: number;
    second_factor: string;
    idle_lock_minutes: number;
    confidential_kinds: string[];
    sign_templates: boolean;
    assistant: boolean;
    assistant_monthly_tokens: number;
    number_digits: unknown;
    retention_years: unknown;
    detection_modes: string[];
    language_style: string;
    import_cut_off: string | null;
    mail_topics: string[];
    daily_summary: boolean;
    left_out_steps: unknown;
    numbers_begin: unknown;
    gemba_categories: string[];
    offline_hours: number;
    finding_grades: unknown;
    audit_lead_days: number;
    independence_months: number;
    train_before_effective: number;
    public_copy_check: boolean;
    gates: unknown;
    return_months: number;
  };
}
