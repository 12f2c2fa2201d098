import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { systemContext } from '../context';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { Tx } from '../database/tx';

/** Browsers in which a user has signed in before: a stranger who tries their name elsewhere does not slow them down. */
export class Devices {
  constructor(private readonly database: Database) {}

  async find(companyId: number, userId: number, mark: string): Promise<string | null> {
    const row = await this.database.read(systemContext(companyId), (reader) =>
      reader.find<{ id: string }>(sql`select id from known_devices where company_id = ${companyId}
        and user_id = ${userId} and mark_hash = ${hashOf(mark)} and revoked_at is null`),
    );
    return row?.id ?? null;
  }

  /** The server makes the mark, never the browser: a client that chose it could pass for this browser elsewhere. */
  async remember(tx: Tx, userId: number): Promise<{ id: string; mark: string }> {
    const id = randomUUID();
    const mark = randomBytes(32).toString('base64url');
    await tx.query(sql`insert into known_devices (company_id, id, user_id, mark_hash)
      values (${tx.context.actor.companyId}, ${id}, ${userId}, ${hashOf(mark)})`);
    tx.audit({ action: 'device.remembered', record: 'device', recordId: id });
    return { id, mark };
  }
}

/** All of the user's, the one on which a session ran, or all but that one. */
export async function forgetDevices(
  tx: Tx,
  userId: number,
  which: { only?: string; except?: string },
  reason?: string,
): Promise<void> {
  const { companyId } = tx.context.actor;
  const ofSession = (id: string) =>
    sql`(select device_id from sessions where company_id = ${companyId} and id = ${id})`;
  const chosen = which.only
    ? sql`and id = ${ofSession(which.only)}`
    : which.except
      ? sql`and id is distinct from ${ofSession(which.except)}`
      : sql``;
  const forgotten = await tx.query<{ id: string }>(sql`update known_devices set revoked_at = now()
    where company_id = ${companyId} and user_id = ${userId} and revoked_at is null ${chosen} returning id`);
  for (const { id } of forgotten) {
    tx.audit({ action: 'device.forgotten', record: 'device', recordId: id, reason: reason ?? null });
  }
}

function hashOf(mark: string): Buffer {
  return createHash('sha256').update(mark).digest();
}
