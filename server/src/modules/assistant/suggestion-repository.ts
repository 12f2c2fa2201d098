import type { Language } from '@vigie/domain/kernel/message';
import type { AskableStep, Suggestion } from '@vigie/domain/modules/assistant/record';
import { type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export type Decision = 'accepted' | 'refused';

/** The field of a case or of a report. */
export type SuggestionPlace =
  | { readonly caseId: string; readonly step: AskableStep; readonly reportId: null }
  | { readonly caseId: null; readonly step: null; readonly reportId: string };

/** What a suggestion is made for. */
export type Suggested = SuggestionPlace &
  Pick<Suggestion, 'task' | 'field' | 'original' | 'inputHash'> & { readonly language: Language };

export type NewSuggestion = Suggested & Pick<Suggestion, 'text' | 'model' | 'promptHash'>;

export type StoredSuggestion = NewSuggestion & {
  readonly id: number;
  readonly userId: number;
  readonly decision: Decision | null;
};

interface SuggestionRow {
  id: number;
  user_id: number;
  task: Suggestion['task'];
  case_id: string | null;
  step: AskableStep | null;
  report_id: string | null;
  field: string;
  original: string;
  suggested: string;
  language: Language;
  model: string;
  prompt_hash: string;
  input_hash: string;
  decision: Decision | null;
}

const columns = sql`id, user_id, task, case_id, step, report_id, field, original, suggested, language, model, prompt_hash,
  input_hash, decision`;

export async function insertSuggestion(tx: Tx, made: NewSuggestion): Promise<StoredSuggestion> {
  const { companyId, userId } = tx.context.actor;
  const row =
    await tx.get<SuggestionRow>(sql`insert into assistant_suggestions (company_id, user_id, task, case_id, step,
      report_id, field, original, suggested, language, model, prompt_hash, input_hash)
    values (${companyId}, ${userId}, ${made.task}, ${made.caseId}, ${made.step}, ${made.reportId}, ${made.field},
      ${made.original}, ${made.text}, ${made.language}, ${made.model}, ${made.promptHash}, ${made.inputHash})
    returning ${columns}`);
  return toSuggestion(row);
}

export async function lockSuggestion(tx: Tx, id: number): Promise<StoredSuggestion | null> {
  const row = await tx.find<SuggestionRow>(sql`select ${columns} from assistant_suggestions
    where company_id = ${tx.context.actor.companyId} and id = ${id} for update`);
  return row && toSuggestion(row);
}

export async function saveDecision(tx: Tx, id: number, decision: Decision): Promise<void> {
  await tx.query(sql`update assistant_suggestions set decision = ${decision}, decided_at = now()
    where company_id = ${tx.context.actor.companyId} and id = ${id}`);
}

/** Of one company, in the order and from the place that `page` says. */
export async function listSuggestionsAfter(reader: Reader, companyId: number, page: Sql): Promise<StoredSuggestion[]> {
  const rows = await reader.query<SuggestionRow>(sql`select ${columns} from assistant_suggestions
    where company_id = ${companyId} ${page}`);
  return rows.map(toSuggestion);
}

function toSuggestion(row: SuggestionRow): StoredSuggestion {
  return {
    ...({ caseId: row.case_id, step: row.step, reportId: row.report_id } as SuggestionPlace),
    id: row.id,
    userId: row.user_id,
    task: row.task,
    field: row.field,
    original: row.original,
    text: row.suggested,
    language: row.language,
    model: row.model,
    promptHash: row.prompt_hash,
    inputHash: row.input_hash,
    decision: row.decision,
  };
}
