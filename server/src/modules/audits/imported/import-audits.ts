import type { AgendaRow, AuditStandard, AuditType, Participant } from '@vigie/domain/modules/audits/audits/audit';
import { auditWorkflow } from '@vigie/domain/modules/audits/audits/workflow';
import { findingWorkflow } from '@vigie/domain/modules/audits/findings/workflow';
import type { FindingGrade } from '@vigie/domain/modules/parameters/public';
import type { Tx } from '../../../platform/database/tx';
import { importedState } from '../../../platform/transition';
import { auditTable } from '../audits/audits';
import { findingTable } from '../findings/findings';

export interface FindingToImport {
  /** Of the file; others of it may repeat this one. */
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
  /** One that is there, or the line of one that comes with it or came before it. */
  readonly repeatOf?: { readonly id: string } | { readonly line: number };
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
  readonly observers?: Participant[];
  readonly agenda?: AgendaRow[];
  readonly conclusion: string;
  readonly findings: readonly FindingToImport[];
}

export interface ImportedIds {
  readonly audits: readonly string[];
  readonly findings: readonly string[];
}

interface ImportRules {
  readonly importId: number;
  readonly grades: FindingGrade[];
  /** The numbers of the findings of this import by their lines, added to as they come. */
  readonly findingOf: Map<number, string>;
}

/**
 * Past audits with their findings, in the transaction of an import: one event for each, days as the file gives them, no time, no report
 * and no signature. Nobody is notified of the past.
 */
export async function importAudits(
  tx: Tx,
  wanted: readonly AuditToImport[],
  { importId, grades, findingOf }: ImportRules,
): Promise<ImportedIds> {
  const audits = await auditTable.createMany(
    tx,
    importedState(auditWorkflow, 'closed'),
    wanted.map(({ findings: _, conclusion, observers = [], agenda = [], ...one }) => ({
      ...one,
      conclusion: conclusion || null,
      observers,
      agenda,
      grades,
      isImported: true,
      importId,
    })),
  );
  let waiting = wanted.flatMap((one, at) =>
    one.findings.map((finding) => ({ ...finding, auditId: audits[at]?.id ?? '' })),
  );
  const ids: string[] = [];
  // One that is repeated has its number before the one that repeats it.
  while (waiting.length > 0) {
    const ready = waiting.filter(({ repeatOf }) => !repeatOf || 'id' in repeatOf || findingOf.has(repeatOf.line));
    if (ready.length === 0) throw new Error(`import ${importId} names a finding that does not come before`);
    const made = await findingTable.createMany(
      tx,
      importedState(findingWorkflow, 'closed'),
      ready.map(({ line: _, repeatOf, ...finding }) => ({
        ...finding,
        repeatOf: numberOf(repeatOf, findingOf),
        measures: [],
        answererIds: [],
        importId,
      })),
    );
    for (const [at, { line }] of ready.entries()) findingOf.set(line, made[at]?.id ?? '');
    ids.push(...made.map(({ id }) => id));
    waiting = waiting.filter((one) => !ready.includes(one));
  }
  return { audits: audits.map(({ id }) => id), findings: ids };
}

function numberOf(repeated: FindingToImport['repeatOf'], findingOf: ReadonlyMap<number, string>): string | null {
  if (!repeated) return null;
  return 'id' in repeated ? repeated.id : (findingOf.get(repeated.line) ?? null);
}
