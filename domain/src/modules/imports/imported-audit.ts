import type { AgendaRow, AuditStandard, AuditType, Participant } from '../audits/public';

/** A finding that is there already, or one of the same file by its line, which has no number yet. */
export type RepeatedFinding = { readonly id: string } | { readonly line: number };

/** A finding of a past audit as it will be created: closed. */
export interface ImportedFinding {
  readonly line: number;
  readonly originalNumber: string | null;
  readonly statement: string;
  readonly grade: string;
  readonly standard: string;
  readonly clause: string;
  readonly department: string;
  readonly equipment: string;
  readonly ownerId: number | null;
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly closedOn: string;
  readonly cause: string;
  readonly correction: string;
  /** By its number here, or by its line of this file; nothing where it repeats none. */
  readonly repeatOf?: RepeatedFinding;
}

/** A past audit as it will be created: closed, with its findings. */
export interface ImportedAudit {
  readonly line: number;
  readonly originalNumber: string;
  readonly type: AuditType;
  readonly title: string;
  readonly scope: string;
  readonly standards: AuditStandard[];
  readonly processes: string[];
  readonly site: string;
  readonly departments: string[];
  readonly supplier: string;
  readonly plannedFrom: string;
  readonly plannedUntil: string;
  readonly reportedOn: string | null;
  readonly closedOn: string;
  readonly leadId: number;
  readonly auditors: Participant[];
  readonly auditees: Participant[];
  /** Nothing where the file names none, so that what was approved before it could stays what it was. */
  readonly observers?: Participant[];
  readonly agenda?: AgendaRow[];
  readonly conclusion: string;
  readonly findings: readonly ImportedFinding[];
}
