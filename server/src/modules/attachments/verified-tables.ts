import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents, isNear } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const file = { record: 'attachment', id: sql`t.id::text` } as const;
const itsFile = { record: 'attachment', id: sql`t.attachment_id::text` } as const;

export const attachmentTables: readonly VerifiedTable[] = [
  fromEvents({
    table: 'attachments',
    key: ['id'],
    by: byOwn('attachments', 'uuid'),
    events: { stored: { ...file, which: 'first' } },
    columns: { uploaded_by: sql`stored.actor_id` },
    times: { uploaded_at: sql`stored.at` },
  }),
  fromEvents({
    table: 'attachment_links',
    key: ['record', 'record_id', 'attachment_id'],
    by: { ...byOwn('attachments', 'uuid'), of: 'attachment_id' },
    events: {
      stored: { ...itsFile, which: 'first' },
      put: {
        ...itsFile,
        which: 'first',
        actions: ['attachment.attached', 'attachment.shared'],
        where: sql`e.changes -> 0 ->> 'to' = t.record || ' ' || t.record_id`,
      },
      removed: {
        ...itsFile,
        which: 'last',
        actions: ['attachment.removed'],
        where: isNear(sql`t.removed_at`, sql`t.removed_by`),
      },
    },
    columns: { removed_by: sql`removed.actor_id` },
    times: { attached_at: sql`coalesce(put.at, stored.at)`, removed_at: sql`removed.at` },
  }),
];
