/** `refused`: the server has said why not, and its author decides. */
export type EntryState = 'waiting' | 'refused';

export interface QueuedEntry {
  readonly captureId: string;
  /** The order in which entries were kept on the device. */
  readonly place: number;
  readonly record: string;
  readonly recordId: string | null;
  readonly state: EntryState;
  /** Entries of one series arrive in order, as those of a walk do; null where the order says nothing. */
  readonly series?: string | null;
  /** Until when its author may take it back, by the clock of the device; sooner where the next of its series is kept. */
  readonly undoUntil?: number | null;
}

/** How long an entry can be taken back. */
export const undoMs = 10_000;
/** It waits a little longer than that, so that taking back and sending never cross. */
export const marginMs = 1000;

/** Entries of one record go in order; those that make a record depend on nothing. */
const recordOf = ({ captureId, record, recordId }: QueuedEntry) => (recordId ? `${record} ${recordId}` : captureId);

/** A clock that is set back meanwhile holds nothing for longer. */
function isHeld({ undoUntil }: QueuedEntry, now: number): boolean {
  return undoUntil != null && now < undoUntil + marginMs && undoUntil - now <= undoMs;
}

/**
 * What may be sent now, oldest first. Of each record its first entry, and nothing where that one was refused; of each series
 * the first that waits, past those that were refused, except the one that the series is named after.
 */
export function entriesToSend<Entry extends QueuedEntry>(entries: readonly Entry[], now: number): readonly Entry[] {
  const inOrder = [...entries].sort((one, other) => one.place - other.place);
  const lastOf = new Map(inOrder.map(({ series, place }) => [series, place]));
  const begun = new Set<string>();
  const stopped = new Set<string>();
  const sendable: Entry[] = [];
  for (const entry of inOrder) {
    const { captureId, series, place, state } = entry;
    const record = recordOf(entry);
    const isFirst = !begun.has(record);
    begun.add(record);
    if (series && stopped.has(series)) continue;
    if (series && (state === 'waiting' || captureId === series)) stopped.add(series);
    const isLast = !series || lastOf.get(series) === place;
    if (isFirst && state === 'waiting' && !(isLast && isHeld(entry, now))) sendable.push(entry);
  }
  return sendable;
}

/** When the next of them can no longer be taken back; null where none is held. */
export function nextRelease(entries: readonly QueuedEntry[], now: number): number | null {
  const held = entries.filter((entry) => entry.state === 'waiting' && isHeld(entry, now));
  return held.length > 0 ? Math.min(...held.map(({ undoUntil }) => undoUntil ?? now)) + marginMs : null;
}
