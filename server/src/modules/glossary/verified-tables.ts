import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

export const glossaryTables: readonly VerifiedTable[] = [
  fromEvents({
    table: 'glossary_groups',
    key: ['id'],
    by: byOwn('glossary_groups', 'integer'),
    events: { changed: { record: 'glossary_group', id: sql`t.id::text`, which: 'last' } },
    columns: { changed_by: sql`changed.actor_id` },
    times: { changed_at: sql`changed.at` },
  }),
];
