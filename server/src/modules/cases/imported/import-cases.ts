import { setImmediate } from 'node:timers/promises';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { firstReaderRoles } from '@vigie/domain/modules/cases/confidentiality';
import { type Definition, summaryOf } from '@vigie/domain/modules/cases/definition';
import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { documentOf } from '@vigie/domain/modules/cases/recurrence/document';
import { stepWorkflow } from '@vigie/domain/modules/cases/step-workflow';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { type CaseStatus, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import type { Parameters } from '@vigie/domain/modules/parameters/public';
import { numbered } from '../../../platform/database/numbers';
import type { Tx } from '../../../platform/database/tx';
import { addManySearchWords } from '../../../platform/search/words';
import { importedState, initialState } from '../../../platform/transition';
import { wordsOfCase } from '../list/search-words';
import { auditedOpeningFields } from '../open-case';
import { auditedFields as auditedStep } from '../steps';
import { insertImportedCases, insertImportedDocuments, insertImportedSteps } from './repository';

/** A case as it was elsewhere. Its number, and that of its document, are taken from blocks that are kept for it. */
export interface CaseToImport {
  readonly number: number;
  readonly documentNumber: number;
  readonly importId: number;
  readonly kind: Kind;
  readonly criticality: Criticality;
  readonly status: CaseStatus;
  readonly owner: { readonly id: number; readonly displayName: string };
  readonly detectionDate: string;
  readonly dueDate: string;
  readonly openedOn: string;
  readonly closedOn: string | null;
  readonly originalNumber: string | null;
  /** In whole euros. */
  readonly cost: number | null;
  readonly definition: Definition;
  readonly steps: readonly { readonly name: StepName; readonly content: Readonly<Record<string, Json>> }[];
}

export type RulesForImport = Pick<Parameters, 'confidentialKinds' | 'leftOutSteps'>;

export const caseSeries = (kind: Kind): string => `case ${kind}`;
export const documentSeries = 'recurrence';
/** Milliseconds of work. */
const casesInTurn = 5;

/**
 * Some cases with all that is found of them: rows of lists, words, documents, one event each. Inside the transaction of the
 * import, whose actor is the importing user; a signature is none of it. Answers their ids, in their order.
 */
export async function importCases(
  tx: Tx,
  cases: readonly CaseToImport[],
  rules: RulesForImport,
): Promise<readonly string[]> {
  const made: ReturnType<typeof madeOf>[] = [];
  for (const [at, one] of cases.entries()) {
    if (at % casesInTurn === casesInTurn - 1) await setImmediate();
    made.push(madeOf(one, rules));
  }
  const rows = JSON.stringify(made.map(({ row }) => row));
  for (const status of new Set(cases.map((one) => one.status))) {
    await insertImportedCases(tx, rows, importedState(caseWorkflow, status));
  }
  const steps = made.flatMap(({ row, steps }) =>
    steps.map(({ name, content }) => ({ caseId: row.id, step: name, content })),
  );
  if (steps.length > 0) await insertImportedSteps(tx, JSON.stringify(steps), initialState(stepWorkflow, 'open'));
  await addManySearchWords(
    tx,
    'case',
    made.map(({ row, words }) => ({ id: row.id, words })),
  );
  const documents = made.map(({ row, documentNumber, document }) => ({
    number: documentNumber,
    caseId: row.id,
    document,
  }));
  await insertImportedDocuments(tx, JSON.stringify(documents));
  for (const { row, changes } of made) {
    tx.audit({ action: 'case.imported', record: 'case', recordId: row.id, changes });
  }
  return made.map(({ row }) => row.id);
}

function madeOf(one: CaseToImport, { confidentialKinds, leftOutSteps }: RulesForImport) {
  const { importId, originalNumber, openedOn, closedOn, owner, steps, documentNumber, ...kept } = one;
  const isConfidential = confidentialKinds.includes(one.kind);
  const row = {
    ...kept,
    id: numbered(caseKinds[one.kind].prefix, one.number, 4),
    title: summaryOf(one.definition),
    ownerId: owner.id,
    leftOutSteps: leftOutSteps[one.kind],
    isConfidential,
    readerRoles: isConfidential ? firstReaderRoles : [],
    importId,
    originalNumber,
    openedOn,
    closedOn,
  };
  const imported = { importId, originalNumber, openedOn, closedOn };
  const ofSteps = steps.map(({ name, content }) => ({ ...auditedStep(name, content), [`${name}.mark`]: 'open' }));
  const fields: Record<string, Json> = Object.assign(
    auditedOpeningFields({ ...row, owner, imported, reportId: null }),
    ...ofSteps,
  );
  return {
    row,
    steps,
    documentNumber,
    changes: creation(fields),
    words: wordsOfCase({ ...row, imported }, steps),
    document: documentOf({ ...row, ownerId: null, steps }),
  };
}
