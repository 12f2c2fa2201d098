import type { QuestionnaireStatus } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { type Sql, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

export interface QuestionnaireOfCase {
  readonly templateId: string;
  readonly title: string;
  readonly questionnaireId: string | null;
  readonly status: QuestionnaireStatus | null;
  readonly filler: string | null;
  readonly isRequired: boolean;
}

const mostOfCase = 100;

/**
 * What the templates of its kind ask of a case as long as it is not submitted, and what was filled for it: of each template the
 * questionnaire that was begun last and not given up.
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
  return reader.query(sql`
    with asked as (
      select c.id as case_id, t.id as template_id, v.title
      from templates t
      join cases c on c.company_id = t.company_id and c.id = any (${caseIds}::text[])
      join template_versions v on v.company_id = t.company_id and v.template_id = t.id
        and v.number = t.published_version
      where t.company_id = ${companyId} and t.case_kinds <> '{}' and c.kind = any (t.case_kinds)
        and t.status <> 'retired' and c.status = 'in_progress'),
    filled as (
      select distinct on (q.case_id, q.template_id) q.case_id, q.template_id, q.id, q.title, q.status,
        u.first_name || ' ' || u.last_name as filler
      from questionnaires q join users u on u.company_id = q.company_id and u.id = q.filler_id
      where q.company_id = ${companyId} and q.case_id = any (${caseIds}::text[])
        and q.status <> 'discarded'
      order by q.case_id, q.template_id, q.number desc)
    select case_id as "caseId", template_id as "templateId", coalesce(f.title, a.title) as title, f.id as "questionnaireId", f.status, f.filler,
      a.template_id is not null as "isRequired"
    from asked a full join filled f using (case_id, template_id)
    order by case_id, template_id limit ${mostOfCase * caseIds.length}`);
}

/** Also of those that were given up: what was answered in them stays work. */
export const questionnaireIdsOfCase = (companyId: number, caseId: string): Sql =>
  sql`select q.id from questionnaires q where q.company_id = ${companyId} and q.case_id = ${caseId}`;

export function listQuestionnaireIdsOfCases(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<{ id: string; caseId: string }[]> {
  return reader.query(sql`select id, case_id as "caseId" from questionnaires
    where company_id = ${companyId} and case_id = any (${caseIds}::text[]) limit ${mostOfCase * caseIds.length}`);
}

/** Locked: a case that is being closed and a questionnaire that is begun for it wait for one another. */
export function lockCaseStatus(tx: Tx, caseId: string): Promise<{ status: string } | null> {
  return tx.find(sql`select status, set_config('vigie.case', id, true) as let_in from cases
    where company_id = ${tx.context.actor.companyId} and id = ${caseId} for share`);
}
