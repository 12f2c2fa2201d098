import { sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';

/** The numbers elsewhere of audits that were imported, also of those that the user may not read. */
export function listOriginalAuditNumbers(
  reader: Reader,
  companyId: number,
): Promise<{ id: string; originalNumber: string }[]> {
  return reader.query(sql`select id, original_number as "originalNumber" from audits
    where company_id = ${companyId} and original_number is not null`);
}

/** What a finding of the past may repeat, as `KnownFacts` has it: those that were issued here or came issued, and stand behind no wall. */
export async function listIssuedFindings(reader: Reader, companyId: number): Promise<string> {
  const { lines } = await reader.get<{ lines: string }>(sql`select coalesce(string_agg(
      id || E'\\t' || translate(coalesce(original_number, ''), E'\\t\\n', '  '), E'\\n' order by number), '') as lines
    from findings where company_id = ${companyId} and issued_on is not null and not is_walled`);
  return lines;
}
