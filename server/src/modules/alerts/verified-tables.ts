import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents, saidOf } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const inboxes = sql`from alert_copies c where c.company_id = k.company_id and c.alert_id = k.id and c.box = 'inbox'`;

export const alertTables: readonly VerifiedTable[] = [
  fromEvents({
    table: 'alerts',
    key: ['id'],
    by: byOwn('alerts', 'bigint'),
    also: {
      recipients: sql`array(select c.user_id ${inboxes} order by 1)`,
      copies: sql`(select count(*)::integer ${inboxes})`,
      senders: sql`array(select c.user_id from alert_copies c
        where c.company_id = k.company_id and c.alert_id = k.id and c.box = 'outbox')`,
    },
    events: { sent: { record: 'alert', id: sql`t.id::text`, which: 'first' } },
    columns: {
      author_id: sql`sent.actor_id`,
      copies: sql`t.recipient_count`,
      senders: sql`array[sent.actor_id]`,
      // Recorded since it is compared, where they are not everyone.
      recipients: sql`coalesce((select array_agg(one.value::integer order by one.value::integer)
        from jsonb_array_elements_text(${saidOf('sent', 'recipientsId')}) as one), t.recipients)`,
    },
    times: { created_at: sql`sent.at` },
  }),
];
