/** Modules that are loaded by the same pages and dialogs, before and after more of them share a file. */
export interface Part {
  readonly modules: string[];
  /** On the way to the browser. */
  bytes: number;
  /** The pages and dialogs that cannot be shown without it. */
  readonly usedBy: Set<string>;
  /** What it imports, directly or not. */
  readonly needs: Set<Part>;
}

interface Costs {
  /** How often a page or dialog is opened, beside the others. */
  readonly weightOf: (user: string) => number;
  /** What one more file costs each page that asks for it, in bytes. */
  readonly fileCost: number;
}

/**
 * Puts together whichever two parts cost least to load together, as long as a file less is worth more than the bytes that
 * pages load without using them. The parts that are left need each other in one direction only, and each comes after
 * those it needs.
 */
export function planFiles(found: readonly Part[], costs: Costs): readonly Part[] {
  const parts = new Set(found);
  const known: KnownCosts = new Map();
  for (let best = cheapestMerge(parts, costs, known); best; best = cheapestMerge(parts, costs, known)) {
    for (const changed of merge(parts, ...best)) {
      known.delete(changed);
      for (const costOf of known.values()) costOf.delete(changed);
    }
  }
  return [...parts].sort((one, other) => one.needs.size - other.needs.size);
}

/** What it costs to put a part together with one that comes later, until one of the two changes. */
type KnownCosts = Map<Part, Map<Part, number>>;

function cheapestMerge(parts: ReadonlySet<Part>, costs: Costs, known: KnownCosts): [Part, Part] | null {
  let best: [Part, Part] | null = null;
  let least = 0;
  const all = [...parts];
  all.forEach((one, place) => {
    const costOf = known.get(one) ?? new Map<Part, number>();
    known.set(one, costOf);
    for (const other of all.slice(place + 1)) {
      const cost = costOf.get(other) ?? mergeCost(one, other, costs);
      costOf.set(other, cost);
      if (cost >= least || makesCircle(one, other) || makesCircle(other, one)) continue;
      least = cost;
      best = [one, other];
    }
  });
  return best;
}

function mergeCost(one: Part, other: Part, { weightOf, fileCost }: Costs): number {
  let cost = 0;
  for (const user of one.usedBy) cost += weightOf(user) * (other.usedBy.has(user) ? -fileCost : other.bytes);
  for (const user of other.usedBy) if (!one.usedBy.has(user)) cost += weightOf(user) * one.bytes;
  if (cost >= 0) return cost;
  // Pages that load one of the two will also load what the other needs.
  const load = (users: Part, { needs }: Part, besides: Part) => {
    for (const need of needs) {
      if (need === besides) continue;
      for (const user of users.usedBy) if (!need.usedBy.has(user)) cost += weightOf(user) * (need.bytes + fileCost);
    }
  };
  load(one, other, one);
  load(other, one, other);
  return cost;
}

/** Something between the two would need what needs it. */
function makesCircle(one: Part, other: Part): boolean {
  return one.needs.has(other) && [...one.needs].some((between) => between !== other && between.needs.has(other));
}

/** Gives back whose users have changed. */
function merge(parts: Set<Part>, into: Part, from: Part): ReadonlySet<Part> {
  parts.delete(from);
  into.modules.push(...from.modules);
  into.bytes += from.bytes;
  for (const user of from.usedBy) into.usedBy.add(user);
  for (const need of from.needs) into.needs.add(need);
  into.needs.delete(into);
  into.needs.delete(from);
  for (const part of parts) {
    if (!part.needs.has(into) && !part.needs.delete(from)) continue;
    part.needs.delete(from);
    part.needs.add(into);
    for (const need of into.needs) part.needs.add(need);
  }
  for (const need of into.needs) for (const user of into.usedBy) need.usedBy.add(user);
  return new Set([into, from, ...into.needs]);
}
