import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const ofComment = { record: 'comment', id: sql`t.id::text` } as const;

export const commentTables: readonly VerifiedTable[] = [
  fromEvents({
    table: 'comments',
    key: ['id'],
    by: byOwn('comments', 'bigint'),
    events: { added: { ...ofComment, which: 'first' } },
    columns: { author_id: sql`added.actor_id` },
    times: { created_at: sql`added.at` },
  }),
];
