import { type FlatNode, type FlatTemplate, rootId } from './flat';

/** What one designer made of the template, and what they put in its place: added or moved. */
export interface Side {
  readonly flat: FlatTemplate;
  readonly placed: ReadonlySet<string>;
}
export interface Sides {
  readonly first: Side;
  readonly second: Side;
}

/**
 * The order of everything that stands together: what was not moved keeps its order, and what a designer moved follows
 * what it was put after. Where both put something at one place, the smaller id comes first, whichever edit came first.
 */
export function mergedOrder(
  before: FlatTemplate,
  sides: Sides,
  nodes: ReadonlyMap<string, FlatNode>,
): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, string[]>();
  for (const [id, { kind, parentId }] of nodes) {
    if (kind !== 'option') members.set(id, members.get(id) ?? []);
    if (parentId !== null) members.set(parentId, [...(members.get(parentId) ?? []), id]);
  }
  return new Map([...members].map(([parentId, ids]) => [parentId, ordered(parentId, ids, before, sides)]));
}

function ordered(parentId: string, ids: readonly string[], before: FlatTemplate, sides: Sides): readonly string[] {
  const present = new Set(ids);
  const sideFor = (id: string) =>
    sides.first.placed.has(id) ? sides.first : sides.second.placed.has(id) ? sides.second : null;
  const still = (before.children.get(parentId) ?? []).filter((id) => present.has(id) && sideFor(id) === null);
  const followers = new Map<string, string[][]>();
  for (const side of [sides.first, sides.second]) {
    const own = new Map<string, string[]>();
    let anchor = rootId;
    for (const id of side.flat.children.get(parentId) ?? []) {
      const placedBy = sideFor(id);
      if (!present.has(id)) continue;
      if (placedBy === side) own.set(anchor, [...(own.get(anchor) ?? []), id]);
      else if (placedBy === null) anchor = id;
    }
    for (const [after, run] of own) followers.set(after, [...(followers.get(after) ?? []), run]);
  }
  const runsAfter = (id: string) => (followers.get(id) ?? []).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)).flat();
  return [...runsAfter(rootId), ...still.flatMap((id) => [id, ...runsAfter(id)])];
}
