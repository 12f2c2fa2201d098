import { type Kind, kinds } from '@vigie/domain/modules/cases/kinds';
import { empty, join, planEachTime, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';
import { findNumbers } from '../../../platform/search/found-numbers';
import { caseSeries } from './search-words';

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

/** The latest are looked for among so many of the highest numbers of each kind. */
const newest = 300;

/** By number or by words; the latest first. */
export async function searchCases(
  reader: Reader,
  companyId: number,
  search: string,
  limit: number,
): Promise<CaseTitle[]> {
  const found = await Promise.all(
    kinds.map(async (kind) => ({ kind, numbers: await findNumbers(reader, companyId, caseSeries(kind), search) })),
  );
  const ofKinds = found.flatMap(({ kind, numbers }) =>
    numbers ? [sql`c.kind = ${kind} and ${numbers.first(newest, true).matches(sql`c.number`)}`] : [],
  );
  const matching = ofKinds.length > 0 ? sql`and (${join(ofKinds, ' or ')})` : empty;
  return reader.query<CaseTitle>(
    planEachTime(sql`select c.id, c.kind, c.title from cases c where c.company_id = ${companyId} ${matching}
      order by c.detection_date desc, c.id desc limit ${limit}`),
  );
}
