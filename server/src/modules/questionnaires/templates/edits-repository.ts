import type { ConflictChoice, DecidedConflict } from '@vigie/domain/modules/questionnaires/editing/conflict-choice';
import type { MergeConflict } from '@vigie/domain/modules/questionnaires/editing/merge';
import type { Steps } from '@vigie/domain/modules/questionnaires/editing/operations-between';
import type { TemplateConflict } from '@vigie/domain/modules/questionnaires/templates/record';
import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

export interface KeptEdit {
  readonly revision: number;
  readonly isJoined: boolean;
}

export function findEdit(tx: Tx, templateId: string, key: string): Promise<KeptEdit | null> {
  return tx.find<KeptEdit>(sql`select revision, is_joined as "isJoined" from template_edits
    where company_id = ${tx.context.actor.companyId} and template_id = ${templateId} and key = ${key}`);
}

/** What made the revisions after one, oldest first; null where that was more than can be joined. */
export async function listEditsSince(
  tx: Tx,
  templateId: string,
  revision: number,
  most: { readonly edits: number; readonly operations: number },
): Promise<readonly Steps[] | null> {
  const edits = await tx.query<Steps>(sql`select operations, inverse from template_edits
    where company_id = ${tx.context.actor.companyId} and template_id = ${templateId} and revision > ${revision}
    order by revision limit ${most.edits + 1}`);
  const operations = edits.reduce((sum, edit) => sum + edit.operations.length, 0);
  return edits.length > most.edits || operations > most.operations ? null : edits;
}

export interface NewEdit extends Steps {
  readonly revision: number;
  readonly key: string | null;
  readonly isJoined: boolean;
}

export function insertEdit(tx: Tx, templateId: string, { revision, key, isJoined, ...steps }: NewEdit): void {
  const { companyId, userId } = tx.context.actor;
  tx.send(sql`insert into template_edits (company_id, template_id, revision, key, operations, inverse, is_joined, edited_by)
    values (${companyId}, ${templateId}, ${revision}, ${key}, ${JSON.stringify(steps.operations)}::jsonb,
      ${JSON.stringify(steps.inverse)}::jsonb, ${isJoined}, ${userId})`);
}

export function insertConflict(tx: Tx, templateId: string, revision: number, conflict: MergeConflict): void {
  const { companyId, userId } = tx.context.actor;
  const { code, id, field, first, second, secondAfter } = conflict;
  tx.send(sql`insert into template_conflicts (company_id, template_id, code, about, field, first, second, second_after,
      revision, second_by)
    values (${companyId}, ${templateId}, ${code}, ${id}, ${field}, ${JSON.stringify(first ?? null)}::jsonb,
      ${JSON.stringify(second ?? null)}::jsonb, ${secondAfter}, ${revision}, ${userId})`);
}

/** Those that are not decided, oldest first. */
export function listOpenConflicts(reader: Reader, companyId: number, templateId: string): Promise<TemplateConflict[]> {
  return reader.query<TemplateConflict>(sql`select k.id, k.code, k.about, k.field, k.first, k.second,
      k.second_after as "secondAfter", u.first_name || ' ' || u.last_name as "secondBy"
    from template_conflicts k join users u on u.company_id = k.company_id and u.id = k.second_by
    where k.company_id = ${companyId} and k.template_id = ${templateId} and k.choice is null order by k.id`);
}

export function findOpenConflict(tx: Tx, templateId: string, id: number): Promise<DecidedConflict | null> {
  return tx.find<DecidedConflict>(sql`select code, about as id, field, first, second, second_after as "secondAfter"
    from template_conflicts where company_id = ${tx.context.actor.companyId} and template_id = ${templateId}
      and id = ${id} and choice is null`);
}

export function closeConflict(tx: Tx, id: number, choice: ConflictChoice): void {
  const { companyId, userId } = tx.context.actor;
  tx.send(sql`update template_conflicts set choice = ${choice}, decided_by = ${userId}, decided_at = now()
    where company_id = ${companyId} and id = ${id}`);
}

/** Both of what they were about is gone with the edits that came after a revision. */
export function closeConflictsSince(tx: Tx, templateId: string, revision: number): void {
  const { companyId, userId } = tx.context.actor;
  tx.send(sql`update template_conflicts set choice = 'gone', decided_by = ${userId}, decided_at = now()
    where company_id = ${companyId} and template_id = ${templateId} and revision > ${revision} and choice is null`);
}
