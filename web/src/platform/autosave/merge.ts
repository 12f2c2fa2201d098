import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';

/** What a person writes, field by field. */
export type Content = Readonly<Record<string, Json>>;

export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || canonicalJson(one ?? null) === canonicalJson(other ?? null);
}

export function isSameContent(one: Content, other: Content): boolean {
  return namesOf(one, other).every((name) => isSame(one[name], other[name]));
}

export function changedFields(base: Content, typed: Content): readonly string[] {
  return namesOf(base, typed).filter((name) => !isSame(base[name], typed[name]));
}

/** Fields that both sides changed since they parted, each in another way: only a person can tell which is right. */
export function conflictingFields(base: Content, mine: Content, theirs: Content): readonly string[] {
  return changedFields(base, mine).filter(
    (name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),
  );
}

/** What was typed here stays, what was taken out here is gone; what was changed only by the other side comes in. */
export function merged(base: Content, mine: Content, theirs: Content): Content {
  const typed = changedFields(base, mine);
  const together = { ...theirs, ...Object.fromEntries(typed.map((name) => [name, mine[name]])) };
  return Object.fromEntries(
    Object.entries(together).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}

function namesOf(one: Content, other: Content): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}
