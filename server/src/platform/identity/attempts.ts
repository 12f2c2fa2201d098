import { afterFailure, type Counter, isLocked, lockOut } from '@vigie/domain/kernel/identity/lock-out';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { systemContext } from '../context';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { Tx } from '../database/tx';
import { addJob } from '../jobs/jobs';

/** Whose name is tried, and in which trail it is recorded. */
export interface Tried {
  readonly companyId: number;
  /** Null for a name without an account. */
  readonly userId: number | null;
  readonly nameKey: string;
  readonly purpose: string;
  readonly requestId: string;
}

interface CounterRow {
  failures: number;
  locked_until: Date | null;
  failed_at: Date | null;
  held_off: number;
  told_at: Date | null;
}

/** One event a minute however many try: a lock must not be a way to fill the trail. */
const auditedEveryMs = 60_000;

export interface Counted {
  readonly isLocked: boolean;
  /** The first lock of a row of failures: administrators are notified of it, not of every longer one after it. */
  readonly isNewLock: boolean;
}

/** Counted before the password is looked at: attempts sent at the same moment do not get more tries together. */
export async function countAttempt(database: Database, tried: Tried, counters: readonly Counter[]): Promise<Counted> {
  const outcome = await database.transaction(systemContext(tried.companyId, tried.requestId), async (tx) => {
    const now = new Date();
    const rows: { counter: Counter; row: CounterRow }[] = [];
    for (const counter of counters) rows.push({ counter, row: await lockCounter(tx, tried.nameKey, counter.origin) });
    const held = rows.find(({ row }) => isLocked(countOf(row), now));
    if (held) {
      await holdOff(tx, tried, held.counter, held.row, now);
      return { lockedUntil: held.row.locked_until as Date, now };
    }
    const counted = { isLocked: false, isNewLock: false };
    for (const { counter, row } of rows) {
      const next = afterFailure(countOf(row), now, counter.most);
      if (row.held_off > 0) auditHeldOff(tx, tried, row.held_off);
      await tx.query(sql`update sign_in_failures set failures = ${next.failures}, locked_until = ${next.lockedUntil},
        failed_at = ${next.failedAt}, held_off = 0, told_at = null
        where name_key = ${tried.nameKey} and origin = ${counter.origin}`);
      counted.isLocked ||= next.lockedUntil !== null;
      counted.isNewLock ||= next.failures === counter.most;
    }
    return counted;
  });
  if (!('lockedUntil' in outcome)) return outcome;
  const seconds = Math.ceil((outcome.lockedUntil.getTime() - outcome.now.getTime()) / 1000);
  throw new Refusal('too_many_attempts', {
    values: { minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
}

const countOf = (row: CounterRow) => ({
  failures: row.failures,
  lockedUntil: row.locked_until,
  failedAt: row.failed_at,
});

function lockCounter(tx: Tx, nameKey: string, origin: string): Promise<CounterRow> {
  // The update changes nothing: it locks a row that was there before.
  return tx.get<CounterRow>(sql`insert into sign_in_failures (name_key, origin, failures)
    values (${nameKey}, ${origin}, 0)
    on conflict (name_key, origin) do update set failures = sign_in_failures.failures
    returning failures, locked_until, failed_at, held_off, told_at`);
}

async function holdOff(tx: Tx, tried: Tried, { origin }: Counter, row: CounterRow, now: Date): Promise<void> {
  const isAudited = !row.told_at || now.getTime() - row.told_at.getTime() >= auditedEveryMs;
  if (isAudited) auditHeldOff(tx, tried, row.held_off + 1);
  await tx.query(sql`update sign_in_failures set held_off = ${isAudited ? 0 : row.held_off + 1},
    told_at = ${isAudited ? now : row.told_at} where name_key = ${tried.nameKey} and origin = ${origin}`);
}

function auditHeldOff(tx: Tx, tried: Tried, attempts: number): void {
  const changes = [{ field: 'attempts', from: null, to: attempts }];
  tx.audit({ action: `${tried.purpose}.held_off`, ...recordOf(tried), changes });
}

/** The password was wrong: in the trail, and where that locks the name, its administrators are notified. */
export function recordFailure(database: Database, tried: Tried, { isLocked, isNewLock }: Counted): Promise<void> {
  return database.transaction(systemContext(tried.companyId, tried.requestId), async (tx) => {
    tx.audit({ action: `${tried.purpose}.failed`, ...recordOf(tried) });
    if (isLocked) tx.audit({ action: `${tried.purpose}.locked`, ...recordOf(tried) });
    if (isNewLock && tried.userId !== null) {
      await addJob(tx, 'tell-of-lock-out', { companyId: tried.companyId, userId: tried.userId });
    }
  });
}

/** It was neither right nor wrong yet: as if it had not been made. */
export function undoAttempt(database: Database, tried: Tried, counters: readonly Counter[]): Promise<void> {
  return database.transaction(systemContext(tried.companyId, tried.requestId), async (tx) => {
    for (const { origin } of counters) {
      await tx.query(sql`update sign_in_failures set locked_until = null, failures = greatest(failures - 1, 0)
        where name_key = ${tried.nameKey} and origin = ${origin}`);
    }
  });
}

/** It was the person: their own counter starts anew. What strangers did stays counted, without this attempt. */
export function forgetFailures(database: Database, tried: Tried, counters: readonly Counter[]): Promise<void> {
  return database.transaction(systemContext(tried.companyId, tried.requestId), async (tx) => {
    for (const { origin, most } of counters) {
      const isOwn = most === lockOut.failures;
      await tx.query(sql`update sign_in_failures set locked_until = null,
        failures = case when ${isOwn} then 0 else greatest(failures - 1, 0) end
        where name_key = ${tried.nameKey} and origin = ${origin}`);
    }
    await auditAllHeldOff(tx, tried);
  });
}

/** A user who has set a new password through a mailed link begins without failures, whatever their origin. */
export async function resetFailures(tx: Tx, nameKey: string): Promise<void> {
  await tx.query(sql`update sign_in_failures set failures = 0, locked_until = null where name_key = ${nameKey}`);
}

/** Recorded now, so that the person reads of them at this sign-in and not at the next. */
async function auditAllHeldOff(tx: Tx, tried: Tried): Promise<void> {
  const rows = await tx.query<{ held_off: number }>(sql`
    with waiting as (select origin, held_off from sign_in_failures
      where name_key = ${tried.nameKey} and held_off > 0 for update)
    update sign_in_failures f set held_off = 0 from waiting w
    where f.name_key = ${tried.nameKey} and f.origin = w.origin returning w.held_off`);
  const attempts = rows.reduce((sum, row) => sum + row.held_off, 0);
  if (attempts > 0) auditHeldOff(tx, tried, attempts);
}

function recordOf({ userId, nameKey }: Tried) {
  return userId === null ? { record: 'sign_in', recordId: nameKey.slice(0, 64) } : { record: 'user', recordId: userId };
}
