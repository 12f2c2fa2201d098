import type { AuditStandard, AuditType, Participant } from '@vigie/domain/modules/audits/audits/audit';
import { auditWorkflow } from '@vigie/domain/modules/audits/audits/workflow';
import { findingWorkflow } from '@vigie/domain/modules/audits/findings/workflow';
import type { FindingGrade } from '@vigie/domain/modules/parameters/public';
import type { Tx } from '../../../platform/database/tx';
import { importedState } from '../../../platform/transition';
import { auditTable } from '../audits/audits';
import { findingTable } from '../findings/findings';

export interface FindingToImport {
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
}

/** An audit as it was elsewhere, closed. */
export interface AuditToImport {
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
  readonly conclusion: string;
  readonly findings: readonly FindingToImport[];
}

export interface ImportedIds {
  readonly audits: readonly string[];
  readonly findings: readonly string[];
}

/**
 * Past audits with their findings, in the transaction of an import: one event for each, days as the file gives them, no time, no report
 * and no signature. Nobody is notified of the past.
 */
export async function importAudits(
  tx: Tx,
  wanted: readonly AuditToImport[],
  { importId, grades }: { readonly importId: number; readonly grades: FindingGrade[] },
): Promise<ImportedIds> {
  const audits = await auditTable.createMany(
    tx,
    importedState(auditWorkflow, 'closed'),
    wanted.map(({ findings: _, conclusion, ...one }) => ({
      ...one,
      conclusion: conclusion || null,
      observers: [],
      agenda: [],
      grades,
      isImported: true,
      importId,
    })),
  );
  const noted = wanted.flatMap((one, at) =>
    one.findings.map((finding) => ({
      ...finding,
      auditId: audits[at]?.id ?? '',
      measures: [],
      answererIds: [],
      importId,
    })),
  );
  const findings = await findingTable.createMany(tx, importedState(findingWorkflow, 'closed'), noted);
  return { audits: audits.map(({ id }) => id), findings: findings.map(({ id }) => id) };
}
