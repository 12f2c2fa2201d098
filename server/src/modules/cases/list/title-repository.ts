import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { planEachTime, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';
import { matchesSearchWords } from '../../../platform/search/words';

/** A case as another record points to it. */
export interface CaseTitle {
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
}

export function findCaseTitles(reader: Reader, companyId: number, ids: readonly string[]): Promise<CaseTitle[]> {
  return reader.query<CaseTitle>(sql`select id, kind, title from cases
    where company_id = ${companyId} and id = any (${ids}::text[])`);
}

/** By number or by words; the latest first. */
export function searchCases(reader: Reader, companyId: number, search: string, limit: number): Promise<CaseTitle[]> {
  return reader.query<CaseTitle>(
    planEachTime(sql`select c.id, c.kind, c.title from cases c
      where c.company_id = ${companyId} ${matchesSearchWords(companyId, ['case'], sql`c.id`, search)}
      order by c.detection_date desc, c.id desc limit ${limit}`),
  );
}
