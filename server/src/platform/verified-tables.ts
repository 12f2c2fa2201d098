import { sql } from './database/statement';
import { byOwn, fromEvents, textOf } from './verification/from-events';
import type { VerifiedTable } from './verification/tables';

const signature = { record: 'signature', id: sql`t.id::text` } as const;
const session = { record: 'session', id: sql`t.id::text` } as const;
const device = { record: 'device', id: sql`t.id::text` } as const;

/** What the platform itself keeps of signatures, sessions and devices. */
export const platformTables: readonly VerifiedTable[] = [
  fromEvents({
    table: 'signatures',
    key: ['id'],
    by: byOwn('signatures', 'bigint'),
    events: {
      made: { ...signature, which: 'first', actions: ['signature.made'] },
      voided: { ...signature, which: 'first', actions: ['signature.voided'] },
    },
    times: { signed_at: sql`made.at`, voided_at: sql`voided.at` },
    columns: { method: sql`coalesce(${textOf('made', 'method')}, 'password')` },
  }),
  fromEvents({
    table: 'sessions',
    key: ['id'],
    by: byOwn('sessions', 'uuid'),
    events: {
      opened: { ...session, which: 'first', actions: ['session.opened'] },
      ended: { ...session, which: 'first', actions: ['session.ended'] },
      locked: { ...session, which: 'last', actions: ['session.locked', 'session.unlocked'] },
    },
    times: {
      created_at: sql`opened.at`,
      revoked_at: sql`ended.at`,
      locked_at: sql`case when locked.action = 'session.locked' then locked.at end`,
    },
    columns: { user_id: sql`opened.actor_id` },
  }),
  fromEvents({
    table: 'captures',
    key: ['capture_id'],
    by: byOwn('captures', 'uuid', 'capture_id'),
    events: {
      captured: {
        record: sql`t.record`,
        id: sql`t.record_id`,
        which: 'first',
        where: sql`${textOf('e', 'captureId')} = t.capture_id::text and e.action = t.record || '.captured'`,
      },
    },
    times: { received_at: sql`captured.at` },
    columns: {
      user_id: sql`captured.actor_id`,
      contract: sql`${textOf('captured', 'contract')}::integer`,
      device_time: sql`${textOf('captured', 'deviceTime')}::timestamptz`,
      observed_at: sql`${textOf('captured', 'observedAt')}::timestamptz`,
      is_clock_off: sql`${textOf('captured', 'isClockOff')}::boolean`,
    },
  }),
  {
    table: 'captures',
    key: ['capture_id', 'record', 'record_id'],
    columns: [],
    expected: (companyId) => sql`select ${textOf('e', 'captureId')}::uuid as capture_id, e.record, e.record_id
      from audit_events e where e.company_id = ${companyId} and e.action = e.record || '.captured'`,
  },
  fromEvents({
    table: 'known_devices',
    key: ['id'],
    by: byOwn('known_devices', 'uuid'),
    events: {
      remembered: { ...device, which: 'first', actions: ['device.remembered'] },
      forgotten: { ...device, which: 'first', actions: ['device.forgotten'] },
    },
    times: { created_at: sql`remembered.at`, revoked_at: sql`forgotten.at` },
    columns: { user_id: sql`remembered.actor_id` },
  }),
  {
    table: 'known_devices',
    key: ['id'],
    columns: [],
    expected: (companyId) => sql`select distinct e.record_id::uuid as id from audit_events e
      where e.company_id = ${companyId} and e.record = 'device' and e.action = 'device.remembered'`,
  },
];
