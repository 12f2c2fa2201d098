import type { Definition } from '@vigie/domain/modules/cases/definition';
import { confidentialCaseIds } from '../../../platform/database/case-access';
import { sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';

export interface ClosedCase {
  readonly id: string;
  /** What a closed case says changes only with this. */
  readonly version: number;
}

/** The latest of those that every colleague may read. */
export function listClosedCases(reader: Reader, companyId: number, most: number): Promise<ClosedCase[]> {
  return reader.query<ClosedCase>(sql`select c.id, c.version from cases c
    where c.company_id = ${companyId} and c.status = 'closed' and c.id not in (${confidentialCaseIds(companyId)})
    order by c.detection_date desc, c.id desc limit ${most}`);
}

export interface WrittenCase extends ClosedCase {
  readonly definition: Definition;
  readonly steps: readonly unknown[];
}

/** All that was written into these cases, as far as they are closed and not confidential. */
export function listWrittenCases(reader: Reader, companyId: number, ids: readonly string[]): Promise<WrittenCase[]> {
  return reader.query<WrittenCase>(sql`select c.id, c.version, c.definition,
      coalesce((select json_agg(s.content) from case_steps s where s.company_id = c.company_id and s.case_id = c.id),
        '[]') as steps
    from cases c
    where c.company_id = ${companyId} and c.id = any (${ids}::text[]) and c.status = 'closed'
      and c.id not in (${confidentialCaseIds(companyId)})`);
}
