import { sql } from '../../platform/database/statement';
import { byOwn } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

/** Walls that belong to procedures: the same function writes them down. */
export const verifiedWalls: VerifiedTable = {
  table: 'confidential_records',
  key: ['record', 'record_id', 'case_id'],
  by: { ...byOwn('procedures', 'text'), of: 'case_id', atOnce: 200 },
  only: sql`k.case_id ~ '^PRC_'`,
  columns: ['reader_ids', 'reader_roles'],
  expected: (companyId, ids) => sql`
    select part.record, part.record_id, p.id as case_id, part.reader_ids, array['qa'] as reader_roles
    from procedures p cross join lateral walls_of_procedure(p) as part
    where p.company_id = ${companyId} and p.id = any (${ids}::text[])`,
};
