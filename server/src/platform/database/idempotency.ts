import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { IdempotencyClaim } from '../context';
import { WithNewId } from './new-id';
import { sql } from './statement';
import type { Tx } from './tx';

/** Thrown out of a transaction whose work was already done by an earlier request with the same key. */
export class AlreadyAnswered extends Error {
  constructor(readonly answer: Json) {
    super('this Idempotency-Key was answered before');
  }
}

/**
 * The key goes in before the work, in the same transaction: a second request with it waits here until the first has
 * committed, and then gets its answer. A day later it may be used again.
 */
export async function claimKey(tx: Tx, claim: IdempotencyClaim): Promise<void> {
  const { companyId, key, requestHash } = claim;
  const { userId } = tx.context.actor;
  const claimed = await inOwnCompany(tx, claim, () =>
    tx.find(sql`insert into idempotency_keys as known (company_id, user_id, key, request_hash)
      values (${companyId}, ${userId}, ${key}, ${requestHash})
      on conflict (company_id, user_id, key) do update
        set request_hash = excluded.request_hash, answer = null, created_at = excluded.created_at
        where known.created_at < now() - interval '1 day' returning 1`),
  );
  if (claimed) return removeOldKeys(tx, claim);
  const earlier = await inOwnCompany(tx, claim, () =>
    tx.get<{ request_hash: string; answer: Json }>(sql`select request_hash, answer
      from idempotency_keys where company_id = ${companyId} and user_id = ${userId} and key = ${key}`),
  );
  if (earlier.request_hash !== requestHash) throw new Refusal('idempotency_key_reused');
  throw new AlreadyAnswered(earlier.answer);
}

/** The id of what the actor has created with a key, as long as that is remembered. */
export async function findCreatedWith(tx: Tx, key: string): Promise<string | null> {
  const { companyId, userId } = tx.context.actor;
  const row = await tx.find<{ id: string | null }>(sql`select answer ->> 'id' as id from idempotency_keys
    where company_id = ${companyId} and user_id = ${userId} and key = ${key}`);
  return row?.id ?? null;
}

const tidyEveryMs = 600_000;
const tidiedAt = new Map<number, number>();

/** Now and then, and never a key that another transaction is removing: creations do not wait for one another here. */
function removeOldKeys(tx: Tx, claim: IdempotencyClaim): void {
  const { companyId } = claim;
  const now = Date.now();
  if (now - (tidiedAt.get(companyId) ?? 0) < tidyEveryMs) return;
  tidiedAt.set(companyId, now);
  inOwnCompany(tx, claim, () =>
    tx.send(sql`delete from idempotency_keys where company_id = ${companyId} and (user_id, key) in (
      select user_id, key from idempotency_keys where company_id = ${companyId}
        and created_at < now() - interval '1 day' order by created_at limit 1000 for update skip locked)`),
  );
}

/** A password is answered once, to the request that made it; it is not kept for those that repeat it. */
const answeredOnce = new Set(['initial_password']);

/** Sent with the commit, without a round trip of its own. */
export function saveAnswer(tx: Tx, claim: IdempotencyClaim, answer: unknown): void {
  const { companyId, key } = claim;
  const stringify = (known: unknown) => JSON.stringify(known ?? null, withoutSecrets);
  const json = answer instanceof WithNewId ? answer.asJson(stringify) : sql`${stringify(answer)}`;
  inOwnCompany(tx, claim, () =>
    tx.send(sql`update idempotency_keys set answer = ${json}::jsonb
      where company_id = ${companyId} and user_id = ${tx.context.actor.userId} and key = ${key}`),
  );
}

/**
 * An administrator of the platform works inside the company that they create or change. Their keys stay where they are at
 * home: a company that is about to be created has none to look the key up in. Statements run in the order in which they are
 * sent, so that none of these is waited for.
 */
function inOwnCompany<T>(tx: Tx, { companyId }: IdempotencyClaim, work: () => T): T {
  const workedIn = tx.context.actor.companyId;
  if (companyId === workedIn) return work();
  setCompany(tx, companyId);
  const result = work();
  setCompany(tx, workedIn);
  return result;
}

const setCompany = (tx: Tx, companyId: number) =>
  tx.send(sql`select set_config('vigie.company', ${String(companyId)}, true)`);

function withoutSecrets(name: string, value: unknown): unknown {
  return answeredOnce.has(name) ? null : value;
}
