/** Modules that are loaded by the same pages and dialogs. */
export interface Part {
  readonly modules: readonly string[];
  /** On the way to the browser. */
  readonly bytes: number;
  /** The pages and dialogs that cannot be shown without it. */
  readonly usedBy: ReadonlySet<string>;
  /** What it imports, directly or not. */
  readonly needs: ReadonlySet<Part>;
}

/** Parts that share a file. */
export interface PlannedFile {
  readonly modules: readonly string[];
  readonly usedBy: ReadonlySet<string>;
}

interface Costs {
  /** How much a page or dialog counts beside the others. */
  readonly weightOf: (user: string) => number;
  /** What one more file costs each page that asks for it, in bytes. */
  readonly fileCost: number;
  /** What a page or dialog may load at most, where it can do with less. */
  readonly mostBytes: (user: string, needed: number) => number;
}

/**
 * Puts together whichever two parts cost least to load together, as long as a file less is worth more than the bytes that
 * pages load without using them, and no page loads more than it may. The files that are left need each other in one
 * direction only, and each comes after those it needs.
 */
export function planFiles(parts: readonly Part[], costs: Costs): readonly PlannedFile[] {
  const plan = new Plan(parts, costs);
  for (let pair = plan.cheapestPair(); pair; pair = plan.cheapestPair()) plan.merge(...pair);
  return plan.files();
}

/** A file as it grows. Its users are places in a list and its pairs rows, because every pair is weighed again and again. */
interface Draft {
  readonly place: number;
  readonly modules: string[];
  bytes: number;
  readonly isUsedBy: Uint8Array;
  readonly needs: Set<Draft>;
  /** What a file together with a later one costs, by the place of that: at least, and with all that either needs. */
  readonly leastCosts: Float64Array;
  readonly costs: Float64Array;
}

class Plan {
  readonly #users: readonly string[];
  readonly #weights: Float64Array;
  readonly #fileCost: number;
  readonly #mostBytes: Float64Array;
  #drafts: Draft[];

  constructor(parts: readonly Part[], { weightOf, fileCost, mostBytes }: Costs) {
    this.#users = [...new Set(parts.flatMap(({ usedBy }) => [...usedBy]))];
    this.#weights = Float64Array.from(this.#users, weightOf);
    this.#fileCost = fileCost;
    const drafts = new Map(parts.map((part, place) => [part, this.#draft(part, place, parts.length)]));
    this.#drafts = [...drafts.values()];
    for (const [part, { needs }] of drafts) {
      for (const need of part.needs) {
        const needed = drafts.get(need);
        if (needed) needs.add(needed);
      }
    }
    const needed = this.#loaded();
    this.#mostBytes = Float64Array.from(this.#users, (user, place) => mostBytes(user, needed[place] ?? 0));
  }

  #draft({ modules, bytes, usedBy }: Part, place: number, parts: number): Draft {
    const isUsedBy = Uint8Array.from(this.#users, (user) => Number(usedBy.has(user)));
    const unknown = () => new Float64Array(parts).fill(Number.NaN);
    return {
      place,
      modules: [...modules],
      bytes,
      isUsedBy,
      needs: new Set(),
      leastCosts: unknown(),
      costs: unknown(),
    };
  }

  files(): PlannedFile[] {
    return [...this.#drafts]
      .sort((one, other) => one.needs.size - other.needs.size)
      .map(({ modules, isUsedBy }) => ({
        modules,
        usedBy: new Set(this.#users.filter((_user, place) => isUsedBy[place])),
      }));
  }

  /** None is given where each would cost more than it saves. */
  cheapestPair(): [Draft, Draft] | null {
    const loaded = this.#loaded();
    let best: [Draft, Draft] | null = null;
    let least = 0;
    this.#drafts.forEach((one, place) => {
      for (let next = place + 1; next < this.#drafts.length; next += 1) {
        const other = this.#drafts[next] as Draft;
        const cost = this.#costBelow(least, one, other);
        if (cost >= least || makesCircle(one, other) || makesCircle(other, one)) continue;
        if (this.#loadsTooMuch(one, other, loaded) || this.#loadsTooMuch(other, one, loaded)) continue;
        least = cost;
        best = [one, other];
      }
    });
    return best;
  }

  #costBelow(most: number, one: Draft, other: Draft): number {
    let least = one.leastCosts[other.place] as number;
    if (Number.isNaN(least)) {
      least = this.#leastCost(one, other);
      one.leastCosts[other.place] = least;
    }
    if (least >= most) return least;
    let cost = one.costs[other.place] as number;
    if (Number.isNaN(cost)) {
      cost = least + this.#costOfNeeds(one, other) + this.#costOfNeeds(other, one);
      one.costs[other.place] = cost;
    }
    return cost;
  }

  #leastCost(one: Draft, other: Draft): number {
    let cost = 0;
    for (let user = 0; user < this.#users.length; user += 1) {
      const weight = this.#weights[user] as number;
      if (one.isUsedBy[user] && other.isUsedBy[user]) cost -= weight * this.#fileCost;
      else if (one.isUsedBy[user]) cost += weight * other.bytes;
      else if (other.isUsedBy[user]) cost += weight * one.bytes;
    }
    return cost;
  }

  /** Pages that load the one will also load what the other needs. */
  #costOfNeeds(one: Draft, other: Draft): number {
    let cost = 0;
    for (const need of other.needs) {
      if (need === one || one.needs.has(need)) continue;
      for (let user = 0; user < this.#users.length; user += 1) {
        if (!one.isUsedBy[user] || need.isUsedBy[user]) continue;
        cost += (this.#weights[user] as number) * (need.bytes + this.#fileCost);
      }
    }
    return cost;
  }

  #loaded(): Float64Array {
    const loaded = new Float64Array(this.#users.length);
    for (const { isUsedBy, bytes } of this.#drafts) {
      isUsedBy.forEach((isUsed, user) => {
        if (isUsed) loaded[user] = (loaded[user] as number) + bytes;
      });
    }
    return loaded;
  }

  /** Whether a page that uses the one would load more than it may together with the other and what that needs. */
  #loadsTooMuch(one: Draft, other: Draft, loaded: Float64Array): boolean {
    const brought = [other, ...other.needs].filter((draft) => draft !== one && !one.needs.has(draft));
    return one.isUsedBy.some((isUsed, user) => {
      if (!isUsed) return false;
      const more = brought.reduce((sum, { isUsedBy, bytes }) => sum + (isUsedBy[user] ? 0 : bytes), 0);
      return more > 0 && (loaded[user] as number) + more > (this.#mostBytes[user] as number);
    });
  }

  merge(into: Draft, from: Draft): void {
    this.#drafts = this.#drafts.filter((draft) => draft !== from);
    into.modules.push(...from.modules);
    into.bytes += from.bytes;
    addUsers(into, from);
    for (const need of from.needs) into.needs.add(need);
    into.needs.delete(into);
    into.needs.delete(from);
    const otherNeeds = this.#drafts.filter(({ needs }) => needs.has(into) || needs.has(from));
    for (const { needs } of otherNeeds) {
      needs.delete(from);
      needs.add(into);
      for (const need of into.needs) needs.add(need);
    }
    const otherUsers = [into, ...[...into.needs].filter((need) => addUsers(need, into))];
    this.#forget('leastCosts', otherUsers);
    this.#forget('costs', [...otherUsers, ...otherNeeds]);
  }

  #forget(what: 'leastCosts' | 'costs', changed: readonly Draft[]): void {
    for (const one of changed) {
      one[what].fill(Number.NaN);
      for (const other of this.#drafts) other[what][one.place] = Number.NaN;
    }
  }
}

/** Something between the two would need what needs it. */
function makesCircle(one: Draft, other: Draft): boolean {
  return one.needs.has(other) && [...one.needs].some((between) => between !== other && between.needs.has(other));
}

/** Says whether there are new ones among them. */
function addUsers(to: Draft, from: Draft): boolean {
  let isNew = false;
  from.isUsedBy.forEach((isUsed, user) => {
    if (!isUsed || to.isUsedBy[user]) return;
    to.isUsedBy[user] = 1;
    isNew = true;
  });
  return isNew;
}
