import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const suggestion = { record: 'suggestion', id: sql`t.id::text` } as const;

export const assistantTables: readonly VerifiedTable[] = [
  fromEvents({
    table: 'assistant_suggestions',
    key: ['id'],
    by: byOwn('assistant_suggestions', 'integer'),
    events: {
      made: { ...suggestion, which: 'first' },
      decided: { ...suggestion, which: 'last', where: sql`t.decision is not null and e.action <> 'suggestion.made'` },
    },
    columns: { user_id: sql`made.actor_id` },
    times: { created_at: sql`made.at`, decided_at: sql`decided.at` },
  }),
];
