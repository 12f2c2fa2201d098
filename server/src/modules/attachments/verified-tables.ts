import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents, isNear } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const file = { record: 'attachment', id: sql`t.id::text` } as const;
const itsFile = { record: 'attachment', id: sql`t.attachment_id::text` } as const;

const putEvents = ['attachment.attached', 'attachment.shared'];

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
        actions: putEvents,
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
  // Each file that was put on a record after it was stored, or handed on to another, according to its events.
  {
    table: 'attachment_links',
    key: ['record', 'record_id', 'attachment_id'],
    by: { ...byOwn('attachments', 'uuid'), of: 'attachment_id' },
    columns: [],
    only: sql`exists (select from audit_events e where e.company_id = k.company_id and e.record = 'attachment'
      and e.record_id = k.attachment_id::text and e.action = any (${putEvents}::text[])
      and e.changes -> 0 ->> 'to' = k.record || ' ' || k.record_id)`,
    expected: (companyId, ids) => sql`select distinct split_part(e.changes -> 0 ->> 'to', ' ', 1) as record,
        split_part(e.changes -> 0 ->> 'to', ' ', 2) as record_id, e.record_id::uuid as attachment_id
      from audit_events e where e.company_id = ${companyId} and e.record = 'attachment'
        and e.record_id = any (${ids}::text[]) and e.action = any (${putEvents}::text[])`,
  },
];
