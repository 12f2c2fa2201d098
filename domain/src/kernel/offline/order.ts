/** `refused`: the server has said why not, and its author decides. */
export type EntryState = 'waiting' | 'refused';

export interface QueuedEntry {
  readonly captureId: string;
  /** The order in which entries were kept on the device. */
  readonly place: number;
  readonly record: string;
  readonly recordId: string | null;
  readonly state: EntryState;
}

/** Entries of one record go in order; those that make a record depend on nothing. */
const recordOf = ({ captureId, record, recordId }: QueuedEntry) => (recordId ? `${record} ${recordId}` : captureId);

/** What may be sent now, oldest first: of each record its first entry, and nothing where that one was refused. */
export function entriesToSend<Entry extends QueuedEntry>(entries: readonly Entry[]): readonly Entry[] {
  const begun = new Set<string>();
  const sendable: Entry[] = [];
  for (const entry of [...entries].sort((one, other) => one.place - other.place)) {
    const record = recordOf(entry);
    if (begun.has(record)) continue;
    begun.add(record);
    if (entry.state === 'waiting') sendable.push(entry);
  }
  return sendable;
}
