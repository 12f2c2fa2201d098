import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { firstReaderRoles } from '@vigie/domain/modules/cases/confidentiality';
import { type Definition, summaryOf } from '@vigie/domain/modules/cases/definition';
import { type Criticality, dueUnder } from '@vigie/domain/modules/cases/due-date';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import type { ImportedFrom } from '@vigie/domain/modules/cases/record';
import { caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { nextNumber, numbered } from '../../platform/database/numbers';
import type { Tx } from '../../platform/database/tx';
import { initialState } from '../../platform/transition';
import { findParameters } from '../parameters/public';
import { saveCaseSearchWords } from './list/search-words';
import { type CaseData, insertCase } from './repository';

export interface CaseToOpen {
  readonly kind: Kind;
  readonly criticality: Criticality;
  readonly ownerId: number;
  readonly detectionDate: string;
  readonly definition: Definition;
  readonly reportId: string;
  readonly reporterId: number;
}

/** Inside the transaction of the approval: the report is approved and its case exists, or neither. */
export async function openCase(tx: Tx, wanted: CaseToOpen): Promise<string> {
  const rules = await findParameters(tx, tx.context.actor.companyId);
  const { dueDays, confidentialKinds, numberDigits } = rules;
  const isConfidential = confidentialKinds.includes(wanted.kind);
  const number = await nextNumber(tx, `case ${wanted.kind}`);
  const newCase = {
    ...wanted,
    id: numbered(caseKinds[wanted.kind].prefix, number, numberDigits[wanted.kind]),
    number,
    title: summaryOf(wanted.definition),
    dueDate: dueUnder(dueDays, wanted),
    leftOutSteps: rules.leftOutSteps[wanted.kind],
    isConfidential,
    readerRoles: isConfidential ? firstReaderRoles : [],
  };
  const opened = await insertCase(tx, newCase, initialState(caseWorkflow, 'in_progress'));
  await saveCaseSearchWords(tx, opened);
  const changes = creation(auditedOpeningFields(opened));
  tx.audit({ action: caseWorkflow.createdEvent, record: 'case', recordId: opened.id, changes });
  return opened.id;
}

type OpeningFields = Pick<
  CaseData,
  | 'status'
  | 'title'
  | 'criticality'
  | 'detectionDate'
  | 'dueDate'
  | 'cost'
  | 'leftOutSteps'
  | 'isConfidential'
  | 'readerRoles'
  | 'definition'
  | 'kind'
  | 'reportId'
> & {
  readonly owner: Pick<CaseData['owner'], 'id' | 'displayName'>;
  readonly imported: Omit<ImportedFrom, 'at'> | null;
};

export function auditedCaseFields({
  status,
  title,
  criticality,
  owner,
  detectionDate,
  dueDate: due,
  cost,
}: Pick<OpeningFields, 'status' | 'title' | 'criticality' | 'owner' | 'detectionDate' | 'dueDate' | 'cost'>) {
  const lead = { owner: owner.displayName, ownerId: owner.id };
  return { status, title, criticality, ...lead, detectionDate, dueDate: due, cost };
}

/** Empty for a case that is not confidential. */
function auditedRestriction({ isConfidential, readerRoles }: OpeningFields): Readonly<Record<string, Json>> {
  return isConfidential ? { isConfidential, readerRoles: [...readerRoles] } : {};
}

/** Empty for a case that has every step of its kind. */
function auditedLeftOut({ leftOutSteps }: OpeningFields): Readonly<Record<string, Json>> {
  return leftOutSteps.length > 0 ? { leftOutSteps: [...leftOutSteps] } : {};
}

/** All that the trail records of a case when it is opened. */
export function auditedOpeningFields(opened: OpeningFields) {
  const { definition, kind, reportId } = opened;
  const defined = Object.fromEntries(Object.entries(definition).map(([name, value]) => [`definition.${name}`, value]));
  return {
    ...defined,
    ...auditedCaseFields(opened),
    kind,
    reportId,
    ...auditedOrigin(opened),
    ...auditedLeftOut(opened),
    ...auditedRestriction(opened),
  };
}

/** Where an imported case comes from; empty for one that was opened here. */
function auditedOrigin({ imported }: OpeningFields): Readonly<Record<string, Json>> {
  if (!imported) return {};
  const { importId, originalNumber, openedOn, closedOn } = imported;
  return { importId, originalNumber, openedOn, closedOn };
}
