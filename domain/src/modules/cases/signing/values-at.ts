import type { RecordedEvent } from '../../../kernel/trail/audit-event';
import { canonicalJson, type Json } from '../../../kernel/trail/canonical-json';

export type CaseValues = Record<string, Json>;

/** Lists: an event adds (`to`) or removes (`from`) one element. */
const gathered: ReadonlySet<string> = new Set(['files', 'link', 'member', 'dismissed']);
/** Fields of the event only, not of the record. */
const isPassing = (field: string) => field === 'comment' || field.startsWith('assisted.');

/** Takes one more event in, the next in time: a long history is replayed without ever being held whole. */
export function applyChanges(values: CaseValues, { changes }: Pick<RecordedEvent, 'changes'>): void {
  for (const change of changes) {
    const { field, to } = change;
    if (isPassing(field)) continue;
    values[field] = gathered.has(field) ? changedList(values[field], change) : (to as Json);
  }
}

/** A member comes as "name (part)" and goes as "name". */
function changedList(before: Json | undefined, { from, to }: RecordedEvent['changes'][number]): readonly string[] {
  const list = (before ?? []) as readonly string[];
  const isGone = (item: string) => item === from || item.startsWith(`${from} (`);
  const at = from ? list.findIndex(isGone) : -1;
  const rest = list.filter((_, index) => index !== at);
  return to ? [...rest, String(to)] : rest;
}

/** Every field with its value just after the event with this number, from the trail alone. */
export function valuesAt(events: readonly RecordedEvent[], seq: number): CaseValues {
  const values: CaseValues = {};
  const past = events.filter((event) => event.seq <= seq).sort((one, other) => one.seq - other.seq);
  for (const event of past) applyChanges(values, event);
  return values;
}

export interface ChangedField {
  readonly field: string;
  readonly from: Json;
  readonly to: Json;
}

/** What is different between two moments, each field once, however often it went back and forth. */
export function changedBetween(before: CaseValues, after: CaseValues): ChangedField[] {
  return Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => canonicalJson(from) !== canonicalJson(to))
    .sort((one, other) => (one.field < other.field ? -1 : 1));
}
