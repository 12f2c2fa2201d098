import type { CauseLine } from '@vigie/domain/modules/cases/steps/cause-tree';

/** A line of the outline as it stands on the page. */
export interface OutlineRow extends CauseLine {
  /** From 1, among those with the same parent. */
  readonly place: number;
  readonly siblings: number;
  /** All whys under it, at any depth. */
  readonly below: number;
  readonly isFolded: boolean;
  /** For each cause above it but the primary one, from the top: `|` when its line goes on to a sibling further down. */
  readonly rails: string;
}

/** What is not under a folded cause, in the order in which it is read. */
export function rowsOf(lines: readonly CauseLine[], folded: ReadonlySet<string>): readonly OutlineRow[] {
  const siblings = countBy(lines, ({ cause }) => cause.parentId);
  const below = countBelow(lines);
  const places = new Map<string | null, number>();
  const goesOn: boolean[] = [];
  const rows: OutlineRow[] = [];
  let hiddenFrom = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const { id, depth, hasWhys } = line;
    const { parentId } = line.cause;
    const place = (places.get(parentId) ?? 0) + 1;
    places.set(parentId, place);
    const beside = siblings.get(parentId) ?? 1;
    goesOn[depth] = place < beside;
    if (depth > hiddenFrom) continue;
    const isFolded = hasWhys && folded.has(id);
    hiddenFrom = isFolded ? depth : Number.POSITIVE_INFINITY;
    const rails = goesOn.slice(1, Math.max(depth, 1)).map((on) => (on ? '|' : ' '));
    rows.push({ ...line, place, siblings: beside, below: below.get(id) ?? 0, isFolded, rails: rails.join('') });
  }
  return rows;
}

function countBy<Key>(lines: readonly CauseLine[], keyOf: (line: CauseLine) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return counts;
}

function countBelow(lines: readonly CauseLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id, cause } of lines.toReversed()) {
    if (cause.parentId === null) continue;
    counts.set(cause.parentId, (counts.get(cause.parentId) ?? 0) + 1 + (counts.get(id) ?? 0));
  }
  return counts;
}

/** The rows of each primary cause together. */
export function groupsOf(rows: readonly OutlineRow[]): readonly (readonly OutlineRow[])[] {
  const groups: OutlineRow[][] = [];
  for (const row of rows) {
    if (row.depth === 0) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups;
}

/** A group in which nothing has changed stays the same one, so that it is not drawn anew. */
export function withSameGroups(
  before: readonly (readonly OutlineRow[])[],
  now: readonly (readonly OutlineRow[])[],
): readonly (readonly OutlineRow[])[] {
  const known = new Map(before.map((group) => [group[0]?.id, group]));
  return now.map((group) => {
    const same = known.get(group[0]?.id);
    return same?.length === group.length && group.every((row, at) => isSameRow(row, same[at])) ? same : group;
  });
}

function isSameRow(one: OutlineRow, other: OutlineRow | undefined): boolean {
  if (one === other) return true;
  return other !== undefined && (Object.keys(one) as (keyof OutlineRow)[]).every((key) => one[key] === other[key]);
}

/** Where the arrow keys lead: to another row, or to the same one folded or unfolded. */
export type OutlineMove = { readonly focus: string } | { readonly fold: string } | { readonly unfold: string };

export function moveOf(rows: readonly OutlineRow[], id: string, key: string): OutlineMove | null {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return null;
  const to = (target: OutlineRow | undefined) => (target ? { focus: target.id } : null);
  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1]);
    case 'ArrowUp':
      return to(rows[at - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      if (!row.hasWhys) return null;
      return row.isFolded ? { unfold: id } : to(rows[at + 1]);
    case 'ArrowLeft':
      if (row.hasWhys && !row.isFolded) return { fold: id };
      return row.cause.parentId === null ? null : { focus: row.cause.parentId };
    default:
      return null;
  }
}

/** Whom the focus goes to when this one and all below it go: the next beside it, the one before, or its parent. */
export function focusAfterRemoval(rows: readonly OutlineRow[], id: string): string | null {
  const row = rows.find((one) => one.id === id);
  if (!row) return null;
  const beside = rows.filter(({ cause }) => cause.parentId === row.cause.parentId);
  const at = beside.indexOf(row);
  return (beside[at + 1] ?? beside[at - 1])?.id ?? row.cause.parentId;
}
