import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { engineVersion } from '@vigie/domain/modules/cases/recurrence/bounds';
import type { StepMark } from '@vigie/domain/modules/cases/step-workflow';
import type { CaseStatus } from '@vigie/domain/modules/cases/workflow';
import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';
import type { NewState } from '../../../platform/transition';

/** Rows as JSON, many at once: of each batch those that come in one state. */
export async function insertImportedCases(tx: Tx, rows: string, status: NewState<CaseStatus>): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  await tx.query(sql`insert into cases (company_id, id, number, kind, status, title, criticality, owner_id, detection_date,
      due_date, definition, reporter_id, left_out_steps, is_confidential, reader_roles, imported_at, import_id,
      original_number, opened_on, closed_on, cost)
    select ${companyId}, r.id, r.number, r.kind, ${status}, r.title, r.criticality, r."ownerId", r."detectionDate",
      r."dueDate", r.definition, ${userId}, r."leftOutSteps", r."isConfidential", r."readerRoles",
      transaction_timestamp(), r."importId", r."originalNumber", r."openedOn", r."closedOn", r.cost
    from jsonb_to_recordset(${rows}::jsonb) as r (id text, number integer, kind text, status text, title text,
      criticality text, "ownerId" integer, "detectionDate" date, "dueDate" date, definition jsonb,
      "leftOutSteps" text[], "isConfidential" boolean, "readerRoles" text[], "importId" integer, "originalNumber" text, "openedOn" date,
      "closedOn" date, cost integer)
    where r.status = ${status}`);
}

export async function insertImportedSteps(tx: Tx, rows: string, mark: NewState<StepMark>): Promise<void> {
  await tx.query(sql`insert into case_steps (company_id, case_id, step, content, mark, version)
    select ${tx.context.actor.companyId}, r."caseId", r.step, r.content, ${mark}, 1
    from jsonb_to_recordset(${rows}::jsonb) as r ("caseId" text, step text, content jsonb)`);
}

export async function insertImportedDocuments(tx: Tx, rows: string): Promise<void> {
  await tx.query(sql`insert into recurrence_documents (company_id, number, case_id, engine, document, written)
    select ${tx.context.actor.companyId}, r.number, r."caseId", ${engineVersion}, r.document,
      pg_current_xact_id()::text::bigint
    from json_to_recordset(${rows}::json) as r (number integer, "caseId" text, document json)`);
}

export interface ImportedNumber {
  readonly id: string;
  readonly kind: Kind;
  readonly originalNumber: string;
}

/** The old numbers that are taken, also of cases that the user may not read. */
export function listOriginalNumbers(reader: Reader, companyId: number): Promise<ImportedNumber[]> {
  return reader.query(sql`select id, kind, original_number as "originalNumber" from cases
    where company_id = ${companyId} and original_number is not null`);
}
