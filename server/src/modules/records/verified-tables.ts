import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents, saidOf, textOf } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const ofRecord = { record: sql`t.record`, id: sql`t.record_id` } as const;
const isAboutThis = sql`coalesce(e.changes -> 0 ->> 'to', e.changes -> 0 ->> 'from') = t.other_id
  and e.changes -> 0 ->> 'field' = 'link'`;
const view = { record: 'view', id: sql`t.id::text` } as const;

export const recordTables: readonly VerifiedTable[] = [
  fromEvents({
    table: 'record_links',
    key: ['record', 'record_id', 'other_id'],
    by: { ...byOwn('cases', 'text'), of: 'record_id' },
    events: {
      linked: { ...ofRecord, which: 'last', where: sql`${isAboutThis} and e.action = t.record || '.linked'` },
      last: { ...ofRecord, which: 'last', where: isAboutThis },
    },
    columns: {
      // Only records of one kind are linked.
      other_record: sql`t.record`,
      // Recorded since it is compared.
      note: sql`case when ${saidOf('linked', 'noteHash')} is null or ${textOf('linked', 'noteHash')}
        = encode(sha256(convert_to(t.record_id || ' ' || t.other_id || ' ' || t.note, 'UTF8')), 'hex') then t.note end`,
    },
    times: { removed_at: sql`case when last.action = t.record || '.unlinked' then last.at end` },
  }),
  fromEvents({
    table: 'saved_views',
    key: ['id'],
    by: byOwn('saved_views', 'integer'),
    events: {
      saved: { ...view, which: 'first' },
      archived: { ...view, which: 'first', actions: ['view.archived'] },
    },
    columns: { user_id: sql`saved.actor_id` },
    times: { archived_at: sql`archived.at` },
  }),
];
