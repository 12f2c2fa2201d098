import type { Json } from '@vigie/domain/kernel/trail/canonical-json';

/** What a person writes, part by part: fields of a form, entries of a list by their ids. */
export type Content = Readonly<Record<string, Json>>;

/** How a record brings together what was typed here and what another user stored meanwhile. */
export interface MergeStrategy<Fields extends object> {
  /** What was typed here stays; what only the other side changed comes in. */
  merge(base: Fields, mine: Fields, theirs: Fields): Fields;
  /** Parts that both sides changed, each in another way, where only a person can decide which is right. */
  conflicts(base: Fields, mine: Fields, theirs: Fields): readonly string[];
  /** What counts as saved once the server has answered; without it, what the server stored. */
  afterSave?(base: Fields, sent: Fields, stored: Fields): Fields;
}

/** Part by part, and a part that both sides changed waits for the person. */
export const askingPerPart: MergeStrategy<Content> = { merge: merged, conflicts: conflictingFields };

/** Part by part, and what was typed here last is what counts. */
export function ownPartsFirst<Fields extends object>(): MergeStrategy<Fields> {
  return { merge: merged, conflicts: () => [] };
}

/** Whatever the order of keys; a key without a value is as good as none. */
export function isSame(one: unknown, other: unknown): boolean {
  return isSameValue(one ?? null, other ?? null);
}

/** Stops at the first difference and writes nothing out: a save compares hundreds of parts, more than once. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isCompound(one) || !isCompound(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return (
    Object.keys(one).every((name) => isSameValue(one[name], other[name])) &&
    Object.keys(other).every((name) => other[name] === undefined || name in one)
  );
}

const isCompound = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export function isSameContent<Fields extends object>(one: Fields, other: Fields): boolean {
  const isUnchanged = (name: string) => isSame(partOf(one, name), partOf(other, name));
  return Object.keys(one).every(isUnchanged) && Object.keys(other).every((name) => name in one || isUnchanged(name));
}

export function changedFields<Fields extends object>(base: Fields, typed: Fields): readonly string[] {
  const names = new Set([...Object.keys(base), ...Object.keys(typed)]);
  return [...names].filter((name) => !isSame(partOf(base, name), partOf(typed, name)));
}

/** The parts that were typed here, as they stand now; one that was taken out is undefined. */
export function changesOf<Fields extends object>(base: Fields, typed: Fields): Partial<Fields> {
  return Object.fromEntries(changedFields(base, typed).map((name) => [name, partOf(typed, name)])) as Partial<Fields>;
}

export function conflictingFields<Fields extends object>(base: Fields, mine: Fields, theirs: Fields) {
  return changedFields(base, mine).filter(
    (name) => !isSame(partOf(base, name), partOf(theirs, name)) && !isSame(partOf(mine, name), partOf(theirs, name)),
  );
}

/** What was typed here stays, what was taken out here is gone; what was changed only by the other side comes in. */
export function merged<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  const together = { ...theirs, ...changesOf(base, mine) };
  return Object.fromEntries(Object.entries(together).filter(([, value]) => value !== undefined)) as Fields;
}

export function partOf(content: object, name: string): unknown {
  return (content as Readonly<Record<string, unknown>>)[name];
}
