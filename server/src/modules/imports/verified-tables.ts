import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const ofImport = { record: 'import', id: sql`t.id::text` } as const;

export const importTables: readonly VerifiedTable[] = [
  fromEvents({
    table: 'imports',
    key: ['id'],
    by: byOwn('imports', 'integer'),
    events: {
      uploaded: { ...ofImport, which: 'first' },
      ended: {
        ...ofImport,
        which: 'last',
        where: sql`t.status in ('done', 'refused')
          and e.changes @> jsonb_build_array(jsonb_build_object('field', 'status', 'to', t.status))`,
      },
    },
    columns: {
      uploaded_by: sql`uploaded.actor_id`,
      attachment_id: sql`(select a.id from attachments a where a.company_id = t.company_id and a.id = t.attachment_id
        and a.sha256 = t.sha256)`,
    },
    times: { uploaded_at: sql`uploaded.at`, finished_at: sql`ended.at` },
  }),
];
