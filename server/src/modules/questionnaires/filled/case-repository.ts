import type { QuestionnaireToSign } from '@vigie/domain/modules/questionnaires/filled/record';
import type { QuestionnaireStatus } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { planOnce, type Sql, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';
import { listAttachedHashes } from '../../attachments/public';

export interface QuestionnaireOfCase {
  readonly templateId: string;
  readonly title: string;
  readonly questionnaireId: string | null;
  readonly status: QuestionnaireStatus | null;
  readonly filler: string | null;
  readonly version: number | null;
  readonly isRequired: boolean;
}

const mostOfCase = 100;

/**
 * What the templates of its kind ask of a case as long as it is not submitted, and what was filled for it: of each template a
 * questionnaire in progress, or else the last that was submitted.
 */
export async function listQuestionnairesOfCase(
  reader: Reader,
  companyId: number,
  caseId: string,
): Promise<QuestionnaireOfCase[]> {
  const found = await listQuestionnairesOfCases(reader, companyId, [caseId]);
  return found.map(({ caseId: _, ...one }) => one);
}

/** The same of several cases at once. */
export function listQuestionnairesOfCases(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<(QuestionnaireOfCase & { readonly caseId: string })[]> {
  const statement = sql`
    with asked as (
      select c.id as case_id, t.id as template_id, v.title
      from templates t
      join cases c on c.company_id = t.company_id and c.id = any (${caseIds}::text[])
      join template_versions v on v.company_id = t.company_id and v.template_id = t.id
        and v.number = t.published_version
      where t.company_id = ${companyId} and t.case_kinds <> '{}' and c.kind = any (t.case_kinds)
        and t.status <> 'retired' and c.status = 'in_progress'),
    filled as (
      select distinct on (q.case_id, q.template_id) q.case_id, q.template_id, q.id, q.title, q.status, q.version,
        u.first_name || ' ' || u.last_name as filler
      from questionnaires q join users u on u.company_id = q.company_id and u.id = q.filler_id
      where q.company_id = ${companyId} and q.case_id = any (${caseIds}::text[])
        and q.status <> 'discarded'
      order by q.case_id, q.template_id, q.status = 'in_progress' desc, q.number desc)
    select case_id as "caseId", template_id as "templateId", coalesce(f.title, a.title) as title, f.id as "questionnaireId", f.status, f.filler,
      f.version, a.template_id is not null as "isRequired"
    from asked a full join filled f using (case_id, template_id)
    order by case_id, template_id limit ${mostOfCase * caseIds.length}`;
  return reader.query(planOnce(statement));
}

/** Also of those that were given up: what was answered in them stays work. */
export function listQuestionnaireIdsOfCases(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<{ id: string; caseId: string }[]> {
  return reader.query(
    planOnce(sql`select id, case_id as "caseId" from questionnaires
      where company_id = ${companyId} and case_id = any (${caseIds}::text[]) limit ${mostOfCase * caseIds.length}`),
  );
}

/** Finds those of one case, also those that were given up. */
export const questionnaireIdsOfCase = (companyId: number, caseId: string): Sql =>
  sql`select q.id from questionnaires q where q.company_id = ${companyId} and q.case_id = ${caseId}`;

/** What a signature on a case covers of its questionnaires, by case, in the order in which they were begun. */
export async function listQuestionnairesToSign(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, QuestionnaireToSign[]>> {
  const filled = await reader.query<Omit<QuestionnaireToSign, 'photoHashes'> & { caseId: string }>(sql`
    select case_id as "caseId", id, title, status, template_id as "templateId", template_version as "templateVersion",
      filler_id as "fillerId", answers, points, possible, percent, is_failed as "isFailed", findings
    from questionnaires
    where company_id = ${companyId} and case_id = any (${caseIds}::text[]) and status <> 'discarded'
    order by case_id, number`);
  const byCase = new Map<string, QuestionnaireToSign[]>();
  if (filled.length === 0) return byCase;
  const ids = filled.map(({ id }) => id);
  const hashes = await listAttachedHashes(reader, companyId, 'questionnaire', ids);
  for (const { caseId, ...one } of filled) {
    const ofCase = byCase.get(caseId) ?? [];
    byCase.set(caseId, [...ofCase, { ...one, photoHashes: hashes.get(one.id) ?? [] }]);
  }
  return byCase;
}

/** Those that were not given up, in the order in which they were begun. */
export async function listIdsOfCase(
  reader: Reader,
  companyId: number,
  caseId: string,
  statuses: readonly QuestionnaireStatus[] = ['in_progress', 'submitted'],
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select id from questionnaires
    where company_id = ${companyId} and case_id = ${caseId} and status = any (${statuses}::text[]) order by number`);
  return rows.map(({ id }) => id);
}
