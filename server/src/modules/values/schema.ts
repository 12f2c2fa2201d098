/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  listed_values: {
    company_id: number;
    id: number;
    list: string;
    label: string;
    label_key: string;
    code: string;
    parent_id: number | null;
    scope_id: number | null;
    state: string;
    valid_from: string | null;
    valid_until: string | null;
    changed_by: number;
    changed_at: Date;
    version: number;
  };
}
