import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const ofFeedback = { record: 'feedback', id: sql`t.id::text` } as const;

export const feedbackTables: readonly VerifiedTable[] = [
  fromEvents({
    table: 'feedback',
    key: ['id'],
    by: byOwn('feedback', 'integer'),
    events: {
      sent: { ...ofFeedback, which: 'first' },
      handled: { ...ofFeedback, which: 'last', actions: ['feedback.handled', 'feedback.reopened'] },
    },
    columns: { user_id: sql`sent.actor_id` },
    times: {
      created_at: sql`sent.at`,
      handled_at: sql`case when handled.action = 'feedback.handled' then handled.at end`,
    },
  }),
];
