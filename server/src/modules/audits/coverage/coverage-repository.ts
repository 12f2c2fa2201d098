import { sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';

export interface CoveredClause {
  readonly process: string;
  /** Empty: the whole standard. */
  readonly clause: string;
  readonly auditId: string;
  readonly coveredOn: string;
  readonly isImported: boolean;
}

/** Of one standard, as far as the reader may see the audits. */
export function listCovered(
  reader: Reader,
  companyId: number,
  standard: string,
  limit: number,
): Promise<CoveredClause[]> {
  return reader.query(sql`select c.process, c.clause, c.audit_id as "auditId", c.covered_on as "coveredOn",
      a.is_imported as "isImported"
    from audit_coverage c join audits a on a.company_id = c.company_id and a.id = c.audit_id
    where c.company_id = ${companyId} and c.standard = ${standard} order by c.process, c.clause limit ${limit}`);
}

/** The standards that were audited, each once, found by skipping from one to the next. */
export async function listCoveredStandards(reader: Reader, companyId: number, limit: number): Promise<string[]> {
  const rows = await reader.query<{ standard: string }>(sql`with recursive found as (
      (select standard, 1 as n from audit_coverage where company_id = ${companyId} order by standard limit 1)
      union all select (select c.standard from audit_coverage c where c.company_id = ${companyId}
        and c.standard > found.standard order by c.standard limit 1), n + 1
      from found where found.standard is not null and n < ${limit})
    select standard from found where standard is not null`);
  return rows.map(({ standard }) => standard);
}

export interface GradedClause {
  readonly auditId: string;
  readonly clause: string;
  readonly grade: string;
}

/** The grades that these audits gave on clauses of a standard. */
export function listGrades(
  reader: Reader,
  companyId: number,
  standard: string,
  audits: readonly string[],
): Promise<GradedClause[]> {
  return reader.query(sql`select distinct f.audit_id as "auditId", f.clause, f.grade from findings f
    where f.company_id = ${companyId} and f.audit_id = any (${audits}::text[]) and f.status <> 'withdrawn'
      and f.grade <> '' and f.clause <> '' and f.standard in ('', ${standard})`);
}
