import type { Block } from '@vigie/domain/modules/procedures/text/blocks';
import type { VersionStatus } from '@vigie/domain/modules/procedures/versions/workflow';
import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

const ofProcedure = (column: string) =>
  `(select ${column} from procedures p where p.company_id = e.company_id and p.id = e.procedure_id)`;

/** What follows from other rows, of a row of versions called `e`. */
export const derivedOfVersion = {
  label: `e.procedure_id || '-v' || e.version_number`,
  code: ofProcedure('p.code'),
  type: ofProcedure('p.type'),
  ownerId: ofProcedure('p.owner_id'),
  owner: `(select u.first_name || ' ' || u.last_name from procedures p join users u on u.company_id = p.company_id
    and u.id = p.owner_id where p.company_id = e.company_id and p.id = e.procedure_id)`,
};

const isNotMarked = (marks: 'reviews' | 'approvals') =>
  marks === 'reviews'
    ? sql`not e.reviews @> jsonb_build_array(jsonb_build_object('id', current_reader()))`
    : sql`not e.approvals @> jsonb_build_array(jsonb_build_object('id', current_reader()))`;

/** Conditions of the list, on a row called `e`. */
export const versionFilters = {
  procedure: (id: unknown) => sql`e.procedure_id = ${id as string}`,
  awaits: () => sql`(e.status = 'draft' and (e.writer_id = current_reader() or current_reader() = any (e.co_author_ids))
    or e.status = 'in_review' and current_reader() = any (e.reviewer_ids) and ${isNotMarked('reviews')}
    or e.status = 'in_approval' and current_reader() = any (e.approver_ids) and ${isNotMarked('approvals')})`,
};

export interface StoredText {
  readonly blocks: readonly Block[];
  readonly hash: string;
  readonly version: number;
}

export function findText(reader: Reader, companyId: number, versionId: string): Promise<StoredText | null> {
  return reader.find(sql`select t.blocks, t.hash, t.version from procedure_texts t
    where t.company_id = ${companyId} and t.version_id = ${versionId}`);
}

export function insertText(tx: Tx, versionId: string, blocks: readonly Block[]): Promise<{ hash: string }> {
  return tx.get(sql`insert into procedure_texts (company_id, version_id, blocks)
    values (${tx.context.actor.companyId}, ${versionId}, ${JSON.stringify(blocks)}::jsonb) returning hash`);
}

/** The caller holds the lock of the version. */
export function saveText(
  tx: Tx,
  versionId: string,
  blocks: readonly Block[],
): Promise<{ hash: string; version: number }> {
  return tx.get(sql`update procedure_texts set blocks = ${JSON.stringify(blocks)}::jsonb, version = version + 1
    where company_id = ${tx.context.actor.companyId} and version_id = ${versionId} returning hash, version`);
}

/** What a text is hashed by before it is stored. */
export async function hashOf(reader: Reader, blocks: readonly Block[]): Promise<string> {
  const row = await reader.get<{ hash: string }>(sql`select hash_of_json(${JSON.stringify(blocks)}::jsonb) as hash`);
  return row.hash;
}

export interface SiblingVersion {
  readonly id: string;
  readonly versionNumber: number;
  readonly status: VersionStatus;
}

/** All versions of a procedure, also those that the caller may not open. */
export function listSiblings(reader: Reader, procedureId: string): Promise<SiblingVersion[]> {
  return reader.query(sql`select v.id, v.version_number as "versionNumber", v.status
    from versions_of_procedure(${procedureId}) v order by v.version_number`);
}

export interface SummarizedVersion extends SiblingVersion {
  readonly title: string;
  readonly summary: string;
  readonly effectiveFrom: Date | null;
  readonly effectiveUntil: Date | null;
}

/** The newest first, as far as the reader may see them. */
export function listVersionsOf(reader: Reader, companyId: number, procedureId: string): Promise<SummarizedVersion[]> {
  return reader.query(sql`select v.id, v.version_number as "versionNumber", v.status, v.title, v.summary,
      v.effective_from as "effectiveFrom", v.effective_until as "effectiveUntil" from procedure_versions v
    where v.company_id = ${companyId} and v.procedure_id = ${procedureId} order by v.version_number desc limit 200`);
}

/** Approved versions whose day has come. */
export function listDueVersions(reader: Reader, companyId: number, now: string): Promise<{ id: string }[]> {
  return reader.query(sql`select v.id from procedure_versions v where v.company_id = ${companyId}
    and v.status = 'approved' and v.planned_from <= ${now}::timestamptz order by v.planned_from, v.number limit 200`);
}
