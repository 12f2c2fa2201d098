import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';

/**
 * A second look at who sits there before the administration page opens. Every user meets it, and all but an
 * administrator of the platform gets the same answer as for a wrong password. The calls behind need the role anyway.
 */
export async function openGate(platform: Platform, context: Context, password: string): Promise<undefined> {
  const { username, userId } = context.actor;
  const credentials = { username, password };
  const check = platform.credentialCheck.verify(credentials, 'admin_gate', context.requestId, { context });
  await check.catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'wrong_credentials') throw error;
    throw new Refusal('wrong_password');
  });
  const isAllowed = hasRole(context.actor, 'platform_admin');
  await platform.database.transaction(context, async (tx) => {
    const action = isAllowed ? 'admin_gate.opened' : 'admin_gate.refused';
    tx.audit({ action, record: 'user', recordId: userId ?? 'system' });
  });
  if (!isAllowed) throw new Refusal('wrong_password');
  return undefined;
}
