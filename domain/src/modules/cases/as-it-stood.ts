import type { RecordedEvent } from '../../kernel/audit-event';
import type { Json } from '../../kernel/canonical-json';

/** Every field with its value just after the event with this number, told from the trail alone. */
export function asItStood(events: readonly RecordedEvent[], seq: number): Readonly<Record<string, Json>> {
  const values: Record<string, Json> = {};
  const past = events.filter((event) => event.seq <= seq).sort((one, other) => one.seq - other.seq);
  for (const { changes } of past) {
    for (const { field, to } of changes) values[field] = to as Json;
  }
  return values;
}

export interface ChangedField {
  readonly field: string;
  readonly from: Json;
  readonly to: Json;
}

/** What is different now from just after that event, each field once, however often it went back and forth. */
export function changedSince(events: readonly RecordedEvent[], seq: number): readonly ChangedField[] {
  const before = asItStood(events, seq);
  const now = asItStood(events, Number.POSITIVE_INFINITY);
  return Object.keys(now)
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(now[field] ?? null))
    .sort()
    .map((field) => ({ field, from: before[field] ?? null, to: now[field] ?? null }));
}
