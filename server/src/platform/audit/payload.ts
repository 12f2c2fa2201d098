import type { Context } from '../context';
import { NewId } from '../database/new-id';
import type { TransactionEntry } from '../database/tx';

/**
 * The entries of one transaction as append_audit_events reads them, with who acted. The database adds when, and the id that
 * it gave last where that has not been read yet.
 */
export function auditPayload({ actor, requestId }: Context, entries: readonly TransactionEntry[]): string {
  return JSON.stringify(
    entries.map((entry) => ({
      actorId: actor.userId,
      actorUsername: actor.username,
      actorName: actor.displayName,
      actorRoles: actor.roles,
      action: entry.action,
      record: entry.record,
      recordId: entry.recordId instanceof NewId ? entry.recordId.known : String(entry.recordId),
      changes: entry.changes ?? [],
      reason: entry.reason ?? null,
      requestId,
    })),
  );
}
