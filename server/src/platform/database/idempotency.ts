import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { IdempotencyClaim } from '../context';
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
 * committed, and then gets its answer.
 */
export function claimKey(tx: Tx, claim: IdempotencyClaim): Promise<void> {
  const { companyId, key, requestHash } = claim;
  const { userId } = tx.context.actor;
  return inOwnCompany(tx, claim, async () => {
    await tx.query(sql`delete from idempotency_keys
      where company_id = ${companyId} and created_at < now() - interval '1 day'`);
    const claimed = await tx.find(sql`insert into idempotency_keys (company_id, user_id, key, request_hash)
      values (${companyId}, ${userId}, ${key}, ${requestHash}) on conflict do nothing returning 1`);
    if (claimed) return;
    const earlier = await tx.get<{ request_hash: string; answer: Json }>(sql`select request_hash, answer
      from idempotency_keys where company_id = ${companyId} and user_id = ${userId} and key = ${key}`);
    if (earlier.request_hash !== requestHash) throw new Refusal('idempotency_key_reused');
    throw new AlreadyAnswered(earlier.answer);
  });
}

/** A password is answered once, to the request that made it; it is not kept for those that repeat it. */
const answeredOnce = new Set(['initial_password']);

export function saveAnswer(tx: Tx, claim: IdempotencyClaim, answer: unknown): Promise<void> {
  const { companyId, key } = claim;
  return inOwnCompany(tx, claim, async () => {
    await tx.query(sql`update idempotency_keys set answer = ${JSON.stringify(answer ?? null, withoutSecrets)}::jsonb
      where company_id = ${companyId} and user_id = ${tx.context.actor.userId} and key = ${key}`);
  });
}

/**
 * An administrator of the platform works inside the company that they create or change. Their keys stay where they are at
 * home: a company that is about to be created has none to look the key up in.
 */
async function inOwnCompany(tx: Tx, { companyId }: IdempotencyClaim, work: () => Promise<void>): Promise<void> {
  const workedIn = tx.context.actor.companyId;
  if (companyId === workedIn) return work();
  await setCompany(tx, companyId);
  await work();
  await setCompany(tx, workedIn);
}

const setCompany = (tx: Tx, companyId: number) =>
  tx.query(sql`select set_config('vigie.company', ${String(companyId)}, true)`);

function withoutSecrets(name: string, value: unknown): unknown {
  return answeredOnce.has(name) ? null : value;
}
