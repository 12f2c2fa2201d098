import type { AuditEntry } from '@vigie/domain/kernel/trail/audit-event';
import type { Context } from '../context';

/** The entries of one transaction as append_audit_events reads them, with who acted. The database adds when. */
export function auditPayload({ actor, requestId }: Context, entries: readonly AuditEntry[]): string {
  return JSON.stringify(
    entries.map((entry) => ({
      actorId: actor.userId,
      actorUsername: actor.username,
      actorName: actor.displayName,
      actorRoles: actor.roles,
      action: entry.action,
      record: entry.record,
      recordId: String(entry.recordId),
      changes: entry.changes ?? [],
      reason: entry.reason ?? null,
      requestId,
    })),
  );
}
