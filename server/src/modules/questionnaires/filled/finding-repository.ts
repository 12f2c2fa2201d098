import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

/** A report that an answer has raised. */
export interface ReportedFinding {
  readonly questionnaireId: string;
  readonly questionId: string;
  readonly instanceId: string | null;
  readonly reportId: string;
}

export function listReported(
  reader: Reader,
  companyId: number,
  questionnaireIds: readonly string[],
): Promise<ReportedFinding[]> {
  return reader.query<ReportedFinding>(sql`select questionnaire_id as "questionnaireId", question_id as "questionId",
      nullif(instance_id, '') as "instanceId", report_id as "reportId"
    from questionnaire_findings
    where company_id = ${companyId} and questionnaire_id = any (${questionnaireIds}::text[])
    order by questionnaire_id, question_id, instance_id`);
}

export async function saveReported(
  tx: Tx,
  { questionnaireId, questionId, instanceId, reportId }: ReportedFinding,
): Promise<void> {
  await tx.query(sql`insert into questionnaire_findings (company_id, questionnaire_id, question_id, instance_id, report_id)
    values (${tx.context.actor.companyId}, ${questionnaireId}, ${questionId}, ${instanceId ?? ''}, ${reportId})
    on conflict (company_id, questionnaire_id, question_id, instance_id) do update set report_id = excluded.report_id`);
}

/** Whether it belongs to a confidential case. */
export async function isConfidential(reader: Reader, companyId: number, id: string): Promise<boolean> {
  const row = await reader.find<{ is_confidential: boolean }>(sql`select is_confidential from questionnaire_entries
    where company_id = ${companyId} and id = ${id}`);
  return row?.is_confidential ?? true;
}
