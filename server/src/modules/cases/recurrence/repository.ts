import { type Definition, emptyDefinition } from '@vigie/domain/modules/cases/definition';
import type { RecurrenceMatch } from '@vigie/domain/modules/cases/investigation-contract';
import { engineVersion } from '@vigie/domain/modules/cases/recurrence/bounds';
import type { RecurrenceDocument } from '@vigie/domain/modules/cases/recurrence/document';
import { statusesBeforeApproval } from '@vigie/domain/modules/cases/workflow';
import { confidentialCaseIds } from '../../../platform/database/case-access';
import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

export interface KeptDocument {
  readonly number: number;
  readonly engine: number;
  readonly document: RecurrenceDocument;
}

export function findDocument(reader: Reader, companyId: number, caseId: string): Promise<KeptDocument | null> {
  return reader.find<KeptDocument>(sql`select number, engine, document from recurrence_documents
    where company_id = ${companyId} and case_id = ${caseId}`);
}

export function saveDocument(tx: Tx, companyId: number, caseId: string, number: number, document: string): void {
  tx.send(sql`insert into recurrence_documents (company_id, number, case_id, engine, document, written)
    values (${companyId}, ${number}, ${caseId}, ${engineVersion}, ${document}::json, pg_current_xact_id()::text::bigint)
    on conflict (company_id, number) do update set engine = excluded.engine, document = excluded.document,
      written = excluded.written`);
}

/** Everything before this moment that is not written yet will have been written by a transaction from here on. */
export async function findOldestWriter(reader: Reader): Promise<number> {
  const { oldest } = await reader.get<{ oldest: number }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest`,
  );
  return oldest;
}

export interface StoredDocument {
  readonly number: number;
  readonly written: number;
  readonly document: RecurrenceDocument;
}

/** Nothing of a confidential case may reach other users, not even by how rare a word is: it is kept apart. */
export async function listConfidentialNumbers(reader: Reader, companyId: number, most?: number): Promise<number[]> {
  const rows = await reader.query<{ number: number }>(sql`select number from recurrence_documents
    where company_id = ${companyId} and case_id in (${confidentialCaseIds(companyId)})
    order by number desc limit ${most ?? null}::int`);
  return rows.map(({ number }) => number);
}

/** In the order of their numbers, some at a time; without those that only some may read. */
export function listDocuments(
  reader: Reader,
  companyId: number,
  { after, most }: { after: number; most: number },
): Promise<StoredDocument[]> {
  return reader.query<StoredDocument>(sql`select number, written, document from recurrence_documents
    where company_id = ${companyId} and number > ${after} and engine = ${engineVersion}
      and case_id not in (${confidentialCaseIds(companyId)})
    order by number limit ${most}`);
}

export interface Writing {
  /** Null in the one row of nothing. */
  readonly number: number | null;
  readonly written: number | null;
  readonly oldest: number;
}

/**
 * Which documents transactions from `since` on have written, and from where to ask the next time; one row at least. Numbers
 * that no transaction has had yet come from the database that this one was restored from, and were read at the beginning.
 */
export function listWritings(reader: Reader, companyId: number, since: number): Promise<Writing[]> {
  return reader.query<Writing>(sql`select d.number, d.written, now.oldest
    from (select pg_snapshot_xmin(now)::text::bigint as oldest, pg_snapshot_xmax(now)::text::bigint as next
      from pg_current_snapshot() as now) now
    left join lateral (select number, written from recurrence_documents
      where company_id = ${companyId} and written >= ${since} and written < now.next
        and engine = ${engineVersion}) d on true`);
}

/** Without confidential ones, also for their readers. */
export function listDocumentsByNumber(
  reader: Reader,
  companyId: number,
  numbers: readonly number[],
): Promise<StoredDocument[]> {
  return reader.query<StoredDocument>(sql`select number, written, document from recurrence_documents
    where company_id = ${companyId} and number = any (${numbers}::int[]) and engine = ${engineVersion}
      and case_id not in (${confidentialCaseIds(companyId)})`);
}

export interface CandidateQuery {
  /** The most similar first. */
  readonly numbers: readonly number[];
  readonly exclude: string | null;
  readonly onlyOpen: boolean;
  readonly most: number;
}

export interface Candidate extends Omit<RecurrenceMatch, 'score' | 'reasons'> {
  readonly number: number;
  readonly document: RecurrenceDocument;
}

interface CandidateRow extends Omit<Candidate, 'detectionDate'> {
  detection_date: string;
  owner_id: number;
}

/** The first of these cases that the reader may see; a case that was voided does not count. */
export async function listCandidates(
  reader: Reader,
  companyId: number,
  { numbers, exclude, onlyOpen, most }: CandidateQuery,
): Promise<Candidate[]> {
  const rows = await reader.query<CandidateRow>(sql`
    select d.number, c.id, c.kind, c.title, c.status, c.criticality, u.first_name || ' ' || u.last_name as owner, c.owner_id,
      c.detection_date, c.imported_at is not null as "isImported", d.document
    from unnest(${numbers}::int[]) with ordinality as n (number, place)
    join recurrence_documents d on d.company_id = ${companyId} and d.number = n.number and d.engine = ${engineVersion}
    join cases c on c.company_id = ${companyId} and c.id = d.case_id
    join users u on u.company_id = ${companyId} and u.id = c.owner_id
    where c.id is distinct from ${exclude}::text
      and ${onlyOpen ? sql`c.status = any (${statusesBeforeApproval}::text[])` : sql`c.status <> 'void'`}
    order by n.place limit ${most}`);
  return rows.map(({ detection_date: detectionDate, owner_id: ownerId, document, ...row }) => ({
    ...row,
    detectionDate,
    document: { ...document, ownerId },
  }));
}

/** Under which numbers cases are known. */
export async function listNumbersOf(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<readonly number[]> {
  if (caseIds.length === 0) return [];
  const rows = await reader.query<{ number: number }>(sql`select number from recurrence_documents
    where company_id = ${companyId} and case_id = any (${caseIds}::text[]) order by number`);
  return rows.map(({ number }) => number);
}

/** Cases that the engine does not know yet, in the order of their ids. */
export async function listUnknownCases(reader: Reader, companyId: number, most: number): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select c.id from cases c
    where c.company_id = ${companyId} and not exists (select from recurrence_documents d
      where d.company_id = c.company_id and d.case_id = c.id)
    order by c.id limit ${most}`);
  return rows.map(({ id }) => id);
}

export interface OutdatedCase {
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly detectionDate: string;
  readonly definition: Definition;
}

/** Cases that the engine knows as an older one did, in the order of their numbers. */
export function listOutdatedCases(
  reader: Reader,
  companyId: number,
  { after, most }: { after: number; most: number },
): Promise<OutdatedCase[]> {
  return reader.query<OutdatedCase>(sql`
    select d.number, c.id, c.title, c.detection_date as "detectionDate",
      ${JSON.stringify(emptyDefinition)}::jsonb || c.definition as definition
    from recurrence_documents d join cases c on c.company_id = d.company_id and c.id = d.case_id
    where d.company_id = ${companyId} and d.number > ${after} and d.engine <> ${engineVersion}
    order by d.number limit ${most}`);
}

/** Only where an older engine's document still stands: a change of the case meanwhile has stored a newer one. */
export async function renewDocuments(
  tx: Tx,
  companyId: number,
  renewed: readonly { readonly number: number; readonly document: RecurrenceDocument }[],
): Promise<void> {
  const [numbers, documents] = [
    renewed.map(({ number }) => number),
    renewed.map((one) => JSON.stringify(one.document)),
  ];
  await tx.query(sql`update recurrence_documents d set engine = ${engineVersion}, document = made.document::json,
      written = pg_current_xact_id()::text::bigint
    from unnest(${numbers}::int[], ${documents}::text[]) as made (number, document)
    where d.company_id = ${companyId} and d.number = made.number and d.engine <> ${engineVersion}`);
}
