import { sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';
import type { RecordTitle } from '../../../platform/records/record-kinds';
import { matchesSearchWords } from '../../../platform/search/words';

export function findQuestionnaireTitles(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
): Promise<RecordTitle[]> {
  return reader.query<RecordTitle>(sql`select id, title from questionnaire_entries
    where company_id = ${companyId} and id = any (${ids}::text[])`);
}

/** Newest first; without words, the newest of all. */
export function searchQuestionnaires(
  reader: Reader,
  companyId: number,
  search: string,
  limit: number,
): Promise<RecordTitle[]> {
  return reader.query<RecordTitle>(sql`select e.id, e.title from questionnaire_entries e
    where e.company_id = ${companyId} ${matchesSearchWords(companyId, ['questionnaire'], sql`e.id`, search)}
    order by e.number desc limit ${limit}`);
}
