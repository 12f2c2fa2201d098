import { sql } from '../../platform/database/statement';
import { fromEvents, textOf } from '../../platform/verification/from-events';

/** The end of a list's statement: those with these ids. */
export const withIds = (ids: readonly string[]) => sql`and e.id = any (${ids}::text[])`;

/** The phones that hold an audit. */
export const leases = fromEvents({
  table: 'audit_leases',
  key: ['id'],
  by: { table: 'audit_leases', column: 'id', type: 'uuid', of: 'id' },
  events: {
    held: {
      record: 'audit',
      id: sql`t.audit_id`,
      which: 'first',
      actions: ['audit.held'],
      where: sql`e.changes @> jsonb_build_array(jsonb_build_object('field', 'lease', 'to', t.id::text))`,
    },
    released: {
      record: 'audit',
      id: sql`t.audit_id`,
      which: 'first',
      actions: ['audit.released'],
      where: sql`e.changes @> jsonb_build_array(jsonb_build_object('field', 'lease', 'to', t.id::text))`,
    },
    reminded: {
      record: 'audit',
      id: sql`t.audit_id`,
      which: 'first',
      actions: ['audit.phone_reminded'],
      where: sql`e.changes @> jsonb_build_array(jsonb_build_object('field', 'lease', 'to', t.id::text))`,
    },
  },
  columns: { user_id: sql`held.actor_id`, device: textOf('held', 'device') },
  times: { since: sql`held.at`, ended_at: sql`released.at`, reminded_at: sql`reminded.at` },
});

export const reports = fromEvents({
  table: 'audit_reports',
  key: ['audit_id', 'number'],
  by: { table: 'audit_reports', column: 'audit_id', type: 'text', of: 'audit_id' },
  events: {
    frozen: {
      record: 'audit',
      id: sql`t.audit_id`,
      which: 'first',
      actions: ['audit.report_frozen'],
      where: sql`e.changes @> jsonb_build_array(jsonb_build_object('field', 'reportNumber', 'to', t.number))`,
    },
  },
  also: { content_hash: sql`hash_of_json(k.content)` },
  columns: {
    hash: textOf('frozen', 'reportHash'),
    content_hash: textOf('frozen', 'contentHash'),
    issued_by: sql`frozen.actor_id`,
  },
  times: { issued_at: sql`frozen.at` },
});

export const reminders = fromEvents({
  table: 'finding_reminders',
  key: ['finding_id', 'due_on', 'kind'],
  by: { table: 'finding_reminders', column: 'finding_id', type: 'text', of: 'finding_id' },
  events: {
    reminded: {
      record: 'finding',
      id: sql`t.finding_id`,
      which: 'first',
      actions: ['finding.reminded'],
      where: sql`e.changes @> jsonb_build_array(jsonb_build_object('field', 'reminder', 'to', t.kind || ' ' || t.due_on))`,
    },
  },
  times: { reminded_at: sql`reminded.at` },
});
