import { sql } from '../../platform/database/statement';
import { fromEvents } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

export const companyTables: readonly VerifiedTable[] = [
  fromEvents({
    table: 'companies',
    key: ['id'],
    by: { table: 'companies', column: 'id', type: 'integer', of: 'id' },
    // The platform itself is made by the first migration, before there is a trail.
    only: sql`k.id > 0`,
    also: { company_id: sql`k.id` },
    events: { created: { record: 'company', id: sql`t.id::text`, which: 'first' } },
    times: { created_at: sql`created.at` },
  }),
];
