import { idWords, searchWords } from '@vigie/domain/kernel/search-words';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseStepContent } from '@vigie/domain/modules/cases/record';
import { sql } from '../../../platform/database/statement';
import type { Tx } from '../../../platform/database/tx';
import { keepWords } from '../../../platform/search/words';
import { keepForRecurrence } from '../recurrence/keeping';
import type { CaseData } from '../repository';
import { listSteps } from '../step-repository';

/** From now on the lists show the case as it is, and it is found by the words that it holds. */
export async function showInLists(tx: Tx, record: CaseData): Promise<void> {
  await tx.query(sql`insert into case_entries (company_id, id, kind, number, is_case, status, summary, criticality,
      owner_id, owner_name, origin, detection_date, due_date, comment_count, is_confidential, version)
    values (${record.companyId}, ${record.id}, ${record.kind}, ${record.number}, true, ${record.status}, ${record.title},
      ${record.criticality}, ${record.ownerId}, ${record.owner.displayName}, ${record.definition.detectionMethod},
      ${record.detectionDate}, ${record.dueDate}, ${record.commentCount}, ${record.isConfidential}, ${record.version})
    on conflict (company_id, id) do update set status = excluded.status, summary = excluded.summary,
      criticality = excluded.criticality, owner_id = excluded.owner_id, owner_name = excluded.owner_name,
      due_date = excluded.due_date, comment_count = excluded.comment_count,
      is_confidential = excluded.is_confidential, version = excluded.version`);
}

export async function keepCaseWords(tx: Tx, record: CaseData): Promise<void> {
  const { id, companyId, definition } = record;
  const steps = await listSteps(tx, companyId, id);
  const { what, where, who, department, howMany, how, why, detectionReference } = definition;
  const texts = [what, where, who, department, howMany, how, why, detectionReference, ...steps.flatMap(textsOf)];
  await keepWords(tx, { record: 'case', recordId: id, words: [...idWords(id), ...searchWords(texts.join(' '))] });
  await keepForRecurrence(tx, record, steps);
}

function textsOf({ content }: CaseStepContent): string[] {
  const texts: string[] = [];
  JSON.stringify(content, (_name, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

export interface WaitingReport {
  readonly id: string;
  readonly number: number;
  readonly kind: Kind;
  readonly summary: string;
  readonly authorId: number;
  readonly authorName: string;
  readonly origin: string | null;
  readonly detectionDate: string | null;
  readonly commentCount: number;
  readonly version: number;
}

/** A report that waits for a decision stands in the list of its category, under its author's name. */
export async function showWaiting(tx: Tx, report: WaitingReport): Promise<void> {
  await tx.query(sql`insert into case_entries (company_id, id, kind, number, is_case, status, summary, owner_id,
      owner_name, origin, detection_date, comment_count, version)
    values (${tx.context.actor.companyId}, ${report.id}, ${report.kind}, ${report.number}, false, 'waiting_approval',
      ${report.summary}, ${report.authorId}, ${report.authorName}, ${report.origin}, ${report.detectionDate},
      ${report.commentCount}, ${report.version})
    on conflict (company_id, id) do update set kind = excluded.kind, summary = excluded.summary, origin = excluded.origin,
      detection_date = excluded.detection_date, comment_count = excluded.comment_count, version = excluded.version,
      is_shown = true`);
}

export async function hideWaiting(tx: Tx, reportId: string): Promise<void> {
  await tx.query(sql`update case_entries set is_shown = false
    where company_id = ${tx.context.actor.companyId} and id = ${reportId} and not is_case`);
}
