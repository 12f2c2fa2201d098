import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

export const valueTables: readonly VerifiedTable[] = [
  fromEvents({
    table: 'listed_values',
    key: ['id'],
    by: byOwn('listed_values', 'integer'),
    events: { changed: { record: 'value', id: sql`t.id::text`, which: 'last' } },
    columns: { changed_by: sql`changed.actor_id` },
    times: { changed_at: sql`changed.at` },
  }),
];
