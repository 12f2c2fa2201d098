/** Columns as the migrations leave them. Written by a test from the database: do not edit. */
export interface Tables {
  glossary_groups: {
    company_id: number;
    id: number;
    words: string[];
    state: string;
    changed_by: number;
    changed_at: Date;
    version: number;
  };
  glossary_switches: {
    company_id: number;
    group_key: string;
    is_off: boolean;
    version: number;
  };
}
