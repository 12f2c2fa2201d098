import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import type { Signature } from '@vigie/domain/kernel/signature';

/** Their events say what came or went, one at a time. */
const gathered: ReadonlySet<string> = new Set(['files', 'link', 'member', 'dismissed']);
/** Said once, and part of no state. */
const passing: ReadonlySet<string> = new Set(['comment']);

/** The same events with lists that are whole at every moment, and without what is no part of the case's state. */
export function wholeLists(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const lists = new Map<string, readonly string[]>();
  return [...events]
    .sort((one, other) => one.seq - other.seq)
    .map((event) => ({
      ...event,
      changes: event.changes
        .filter(({ field }) => !passing.has(field))
        .map((change) => {
          if (!gathered.has(change.field)) return change;
          const before = lists.get(change.field) ?? [];
          const after = changedList(before, change);
          lists.set(change.field, after);
          return { field: change.field, from: before, to: after };
        }),
    }));
}

/** A member comes as "name (part)" and goes as "name". */
function changedList(list: readonly string[], { from, to }: RecordedEvent['changes'][number]): readonly string[] {
  const isGone = (item: string) => item === from || item.startsWith(`${from} (`);
  const at = from ? list.findIndex(isGone) : -1;
  const rest = list.filter((_, index) => index !== at);
  return to ? [...rest, String(to)] : rest;
}

/** The event that a signature was given with: its time is set when it is stored, a moment after the signature's own. */
export function seqOfSignature(events: readonly RecordedEvent[], signature: Signature): number {
  const signedAt = Date.parse(signature.signedAt);
  const own = events.filter(
    ({ at, actorUsername }) => actorUsername === signature.signerUsername && Date.parse(at) >= signedAt,
  );
  const before = events.filter(({ at }) => Date.parse(at) < signedAt).map(({ seq }) => seq);
  return own.length > 0 ? Math.min(...own.map(({ seq }) => seq)) : Math.max(0, ...before);
}
