import type { Json } from '@vigie/domain/kernel/canonical-json';
import { Refusal } from '@vigie/domain/kernel/refusal';
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
export async function claimKey(tx: Tx, { key, requestHash }: IdempotencyClaim): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  await tx.query(sql`delete from idempotency_keys
    where company_id = ${companyId} and created_at < now() - interval '1 day'`);
  const claimed = await tx.find(sql`insert into idempotency_keys (company_id, user_id, key, request_hash)
    values (${companyId}, ${userId}, ${key}, ${requestHash}) on conflict do nothing returning 1`);
  if (claimed) return;
  const earlier = await tx.get<{ request_hash: string; answer: Json }>(sql`select request_hash, answer
    from idempotency_keys where company_id = ${companyId} and user_id = ${userId} and key = ${key}`);
  if (earlier.request_hash !== requestHash) throw new Refusal('idempotency_key_reused');
  throw new AlreadyAnswered(earlier.answer);
}

/** A password is answered once, to the request that made it; it is not kept for those that repeat it. */
const answeredOnce = new Set(['initial_password', 'initialPassword']);

export async function keepAnswer(tx: Tx, { key }: IdempotencyClaim, answer: unknown): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  await tx.query(sql`update idempotency_keys set answer = ${JSON.stringify(answer ?? null, withoutSecrets)}::jsonb
    where company_id = ${companyId} and user_id = ${userId} and key = ${key}`);
}

function withoutSecrets(name: string, value: unknown): unknown {
  return answeredOnce.has(name) ? null : value;
}
