import type { ClientBase } from 'pg';
import { sendTogether } from './send-together';

const keeping = new WeakSet<ClientBase>();
const answers = new WeakMap<ClientBase, Promise<unknown>>();

/**
 * The next statement gets the plan that suits any parameters, from its first time on: PostgreSQL would plan it for each of
 * the first five. Until the end of the turn, or until a statement is to be planned as usual.
 */
export function keepPlans(client: ClientBase): void {
  if (keeping.has(client)) return;
  keeping.add(client);
  sendTogether(client, () => planAsUsual(client));
  set(client, 'force_generic_plan');
}

export function planAsUsual(client: ClientBase): void {
  if (keeping.delete(client)) set(client, 'auto');
}

/** Settled when the connection may be handed on. */
export async function untilPlannedAsUsual(client: ClientBase): Promise<void> {
  await answers.get(client);
}

/** In a transaction that has failed it fails too, and the end of that takes the first one back. */
function set(client: ClientBase, mode: 'auto' | 'force_generic_plan'): void {
  const answer = client.query(`set plan_cache_mode to ${mode}`).then(
    () => undefined,
    () => undefined,
  );
  answers.set(client, answer);
}
