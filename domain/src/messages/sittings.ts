import type { RecordWords } from '../kernel/records/record-kind';
import type { RecordedEvent } from '../kernel/trail/audit-event';
import { canonicalJson, type Json } from '../kernel/trail/canonical-json';

/** What became of one field in one sitting. */
export interface SittingField {
  readonly field: string;
  /** Before the first save, and after the last. */
  readonly from: unknown;
  readonly to: unknown;
  /** How many of the saves changed it. */
  readonly count: number;
}

/** What one person saved in one go, of one step: shown as one entry, while the trail keeps each save. */
export interface Sitting {
  readonly first: RecordedEvent;
  readonly last: RecordedEvent;
  readonly count: number;
  /** In the order in which they were first changed. */
  readonly fields: ReadonlyMap<string, SittingField>;
}

/** A longer pause begins a new sitting. */
const longestPause = 30 * 60_000;

/** Saved again and again while a user types. */
const isSave = ({ autosaved = [] }: Pick<RecordWords, 'autosaved'>, { action }: RecordedEvent) =>
  autosaved.includes(action.slice(action.indexOf('.') + 1));

const stepOfSave = ({ changes }: RecordedEvent) => changes[0]?.field.split('.')[0];

export function sittingOf(event: RecordedEvent): Sitting {
  return {
    first: event,
    last: event,
    count: 1,
    fields: new Map(event.changes.map((change) => [change.field, once(change)])),
  };
}

const once = ({ field, from, to }: RecordedEvent['changes'][number]): SittingField => ({ field, from, to, count: 1 });

/**
 * Whether the next event of the same record belongs to the same sitting. A reason is shown once for the saves it was
 * given for.
 */
export function continuesSitting(
  words: Pick<RecordWords, 'autosaved'>,
  { last }: Pick<Sitting, 'last'>,
  next: RecordedEvent,
): boolean {
  return (
    isSave(words, last) &&
    isSave(words, next) &&
    last.record === next.record &&
    last.recordId === next.recordId &&
    last.actorId === next.actorId &&
    last.actorUsername === next.actorUsername &&
    last.actorRoles.join() === next.actorRoles.join() &&
    last.reason === next.reason &&
    stepOfSave(last) === stepOfSave(next) &&
    Date.parse(next.at) - Date.parse(last.at) < longestPause
  );
}

export function withNext({ first, count, fields }: Sitting, next: RecordedEvent): Sitting {
  const all = new Map(fields);
  for (const change of next.changes) {
    const before = all.get(change.field);
    all.set(change.field, before ? { ...before, to: change.to, count: before.count + 1 } : once(change));
  }
  return { first, last: next, count: count + 1, fields: all };
}

export interface SittingWithSaves extends Sitting {
  readonly saves: readonly RecordedEvent[];
}

/** A record's events as sittings. Events, sittings, and the saves of each: newest first. */
export function sittingsOf(
  words: Pick<RecordWords, 'autosaved'>,
  events: readonly RecordedEvent[],
): readonly SittingWithSaves[] {
  const found: { sitting: Sitting; saves: RecordedEvent[] }[] = [];
  for (const event of [...events].reverse()) {
    const open = found.at(-1);
    if (open && continuesSitting(words, open.sitting, event)) {
      open.sitting = withNext(open.sitting, event);
      open.saves.push(event);
    } else {
      found.push({ sitting: sittingOf(event), saves: [event] });
    }
  }
  return found.reverse().map(({ sitting, saves }) => ({ ...sitting, saves: saves.reverse() }));
}

/** The fields that are different in the end, and those that are again what they were. */
export function outcomeOf({ fields }: Pick<Sitting, 'fields'>) {
  const isBack = ({ from, to }: SittingField) => canonicalJson(from as Json) === canonicalJson(to as Json);
  const all = [...fields.values()];
  return { changed: all.filter((field) => !isBack(field)), unchanged: all.filter(isBack) };
}
