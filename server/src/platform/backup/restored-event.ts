import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import type { FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import type pg from 'pg';
import { auditPayload } from '../audit/payload';
import { systemContext } from '../context';
import { formerKeysFact } from '../database/installation';
import { fingerprintOf } from '../verification/head-key';
import type { Head } from '../verification/heads';
import { addWaitingJobs } from './jobs';
import type { Trust } from './seal';

export interface Restored {
  readonly takenAt: string;
  /** The public key that sealed the backup; null where it carries none. */
  readonly sealedWith: string | null;
  readonly trust: Trust;
  readonly sentHeads: ReadonlyMap<number, Head>;
}

/** Content of the notification to the administrators of one company. */
export interface RestoreNews {
  readonly companyId: number;
  readonly takenAt: string;
}

/**
 * In the transaction that restores, while the owner sees every company: each trail goes on with an event about the
 * restore, and a job waits that notifies the administrators.
 */
export async function recordRestore(client: pg.ClientBase, restored: Restored): Promise<void> {
  const { rows: heads } = await client.query<{ company_id: number; seq: string; hash: string }>(
    `select company_id, seq, encode(hash, 'hex') as hash from audit_heads order by company_id`,
  );
  const held = new Set(heads.map(({ company_id }) => company_id));
  const lost = [...restored.sentHeads.keys()].filter((companyId) => !held.has(companyId));
  for (const { company_id: companyId, ...head } of heads) {
    const last = { seq: Number(head.seq), hash: head.hash };
    const sent = restored.sentHeads.get(companyId);
    const changes = changesOf(restored, last, sent && { ...sent, now: await hashAt(client, companyId, sent.seq) });
    if (companyId === platformCompanyId && lost.length > 0)
      changes.push({ field: 'companiesLost', from: null, to: lost });
    const entry = { action: 'installation.restored', record: 'installation', recordId: 'restore', changes };
    await client.query(`select set_config('vigie.company', $1, true)`, [String(companyId)]);
    await client.query('select append_audit_events($1::jsonb)', [
      auditPayload(systemContext(companyId, 'restore'), [entry]),
    ]);
    const payload: RestoreNews = { companyId, takenAt: restored.takenAt };
    await addWaitingJobs(client, [{ ...restoreJob, payload, runAt: new Date().toISOString() }]);
  }
  await client.query(`select set_config('vigie.company', '', true)`);
  if (restored.trust !== 'unchecked' && restored.sealedWith !== null) await keepFormerKey(client, restored.sealedWith);
}

const restoreJob = { task: 'announce-restore', queue: null, maxAttempts: 25, key: null, priority: 0 };

function changesOf(
  { takenAt, sealedWith, trust }: Restored,
  last: { readonly seq: number; readonly hash: string },
  sent: (Head & { readonly now: string | null }) | undefined,
): FieldChange[] {
  const fields = {
    backupTakenAt: takenAt,
    lastEvent: last.seq,
    lastHash: last.hash,
    sealedWith: sealedWith === null ? null : fingerprintOf(sealedWith),
    sealChecked: trust !== 'unchecked',
    ...(sent && {
      lastEventSentAway: sent.seq,
      eventsLost: Math.max(0, sent.seq - last.seq),
      isSameTrail: sent.seq > last.seq ? null : sent.now === sent.hash,
    }),
  };
  return Object.entries(fields).map(([field, to]) => ({ field, from: null, to }));
}

async function hashAt(client: pg.ClientBase, companyId: number, seq: number): Promise<string | null> {
  const { rows } = await client.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit_events where company_id = $1 and seq = $2`,
    [companyId, seq],
  );
  return rows[0]?.hash ?? null;
}

/** The key itself is in no backup: the installation signs with a new one from here on. */
async function keepFormerKey(client: pg.ClientBase, publicKey: string): Promise<void> {
  const { rows } = await client.query<{ value: string }>('select value from installation where key = $1', [
    formerKeysFact,
  ]);
  const former = rows[0] ? (JSON.parse(rows[0].value) as string[]) : [];
  const value = JSON.stringify([...new Set([...former, publicKey])]);
  await client.query(
    'insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [formerKeysFact, value],
  );
}
