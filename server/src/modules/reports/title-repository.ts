import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import type { RecordTitle } from '../../platform/records/record-kinds';
import { findNumbers } from '../../platform/search/found-numbers';

export interface ReportReader {
  readonly companyId: number;
  readonly userId: number;
  /** Reads what others have sent, and not only own reports. */
  readonly readsAll: boolean;
}

/** The rule of `rolesOnReport`, as a condition on rows. */
function visible({ companyId, userId, readsAll }: ReportReader): Sql {
  const own = sql`r.author_id = ${userId}`;
  return sql`r.company_id = ${companyId} and r.status <> 'discarded'
    and ${readsAll ? sql`(r.is_sent or ${own})` : own}`;
}

export function findReportTitles(reader: Reader, who: ReportReader, ids: readonly string[]): Promise<RecordTitle[]> {
  return reader.query<RecordTitle>(sql`select r.id, r.summary as title from reports r
    where ${visible(who)} and r.id = any (${ids}::text[])`);
}

const mostThatName = 20;

/** Those that name this record as what they were detected by; the latest first. */
export function findReportsNaming(reader: Reader, who: ReportReader, reference: string): Promise<RecordTitle[]> {
  return reader.query<RecordTitle>(sql`select r.id, r.summary as title from reports r
    where ${visible(who)} and r.detection_reference = ${reference} order by r.number desc limit ${mostThatName}`);
}

/** By number or by words; the latest first. */
export async function searchReports(
  reader: Reader,
  who: ReportReader,
  search: string,
  limit: number,
): Promise<RecordTitle[]> {
  const found = await findNumbers(reader, who.companyId, 'report', search);
  return reader.query<RecordTitle>(sql`select r.id, r.summary as title from reports r
    where ${visible(who)} ${found ? sql`and ${found.matches(sql`r.number`)}` : empty}
    order by r.number desc limit ${limit}`);
}
