import { BitTable } from './bit-table.ts';

/** Modules that are loaded by the same pages and dialogs. */
export interface Part {
  readonly modules: readonly string[];
  /** On the way to the browser. */
  readonly bytes: number;
  /** The pages and dialogs that cannot be shown without it. */
  readonly usedBy: ReadonlySet<string>;
  /** What it imports. */
  readonly needs: ReadonlySet<Part>;
}

/** Parts that share a file. */
export interface PlannedFile {
  readonly modules: readonly string[];
  readonly usedBy: ReadonlySet<string>;
}

interface Wishes {
  /** How much a page or dialog counts beside the others. */
  readonly weightOf: (user: string) => number;
  /** What one more file costs each page that asks for it, in bytes. */
  readonly fileCost: number;
  /** How many files a page or dialog shall ask for at most. */
  readonly mostFiles: (user: string) => number;
  /** What a page or dialog shall load at most, of which it needs so much. */
  readonly mostBytes: (user: string, needed: number) => number;
}

/** A byte too many counts as much as so many others. */
const costOfExcess = 100;
const mostRounds = 2;

/**
 * Which parts share a file, so that all pages together ask for few files and load little that they do not use, and each of
 * them keeps within its bounds as far as that can be. The files need each other in one direction only, and each comes after
 * those it needs.
 *
 * The smallest file is put into the one where that is worth most, for as long as it is worth something. Then files are taken
 * apart, single parts are taken out, and what a page over its bounds does not need: all that is joined again in the same way,
 * and kept where it is better.
 */
export function planFiles(parts: readonly Part[], wishes: Wishes): readonly PlannedFile[] {
  const planner = new Planner(parts, wishes);
  let plan = planner.joinSmallest(planner.planOf(parts.map((_part, place) => place)) as Plan);
  for (let round = 1, before = Number.POSITIVE_INFINITY; round <= mostRounds && plan.cost < before; round += 1) {
    before = plan.cost;
    for (const file of plan.files) plan = planner.rejoin(plan, planner.partsIn(plan, file));
    for (const part of parts.keys()) plan = planner.rejoin(plan, [part]);
    for (const user of planner.overBounds(plan)) {
      for (const file of plan.files) plan = planner.rejoin(plan, planner.partsIn(plan, file, user));
    }
  }
  return plan.files.map((file) => {
    const members = planner.partsIn(plan, file).map((place) => parts[place] as Part);
    return {
      modules: members.flatMap(({ modules }) => modules),
      usedBy: new Set(planner.users.filter((_user, place) => plan.usersOf.has(file, place))),
    };
  });
}

/** Files have numbers below that of the parts. */
interface Plan {
  /** The file of each part. */
  readonly places: readonly number[];
  /** Each after those it needs. */
  readonly files: readonly number[];
  readonly bytesOf: Float64Array;
  /** Who loads a file, also because another that they load needs it. */
  readonly usersOf: BitTable;
  /** The file itself, what it needs, and what that needs. */
  readonly closureOf: BitTable;
  /** How many files each user loads, and how much that is. */
  readonly loads: Int32Array;
  readonly loaded: Float64Array;
  readonly cost: number;
}

/** What holds for a user. */
interface Rule {
  readonly weight: number;
  readonly mostFiles: number;
  readonly mostBytes: number;
}

class Planner {
  readonly users: readonly string[];
  readonly #parts: readonly Part[];
  readonly #needs: readonly (readonly number[])[];
  readonly #usersOfPart: BitTable;
  readonly #fileCost: number;
  readonly #rules: readonly Rule[];
  readonly #moreFiles: Int32Array;
  readonly #moreBytes: Float64Array;

  constructor(parts: readonly Part[], { weightOf, fileCost, mostFiles, mostBytes }: Wishes) {
    this.#parts = parts;
    this.users = [...new Set(parts.flatMap(({ usedBy }) => [...usedBy]))];
    const placeOf = new Map(parts.map((part, place) => [part, place]));
    this.#needs = parts.map(({ needs }) => [...needs].flatMap((need) => placeOf.get(need) ?? []));
    this.#usersOfPart = new BitTable(parts.length, this.users.length);
    const placeOfUser = new Map(this.users.map((user, place) => [user, place]));
    for (const [place, { usedBy }] of parts.entries()) {
      for (const user of usedBy) this.#usersOfPart.add(place, placeOfUser.get(user) as number);
    }
    this.#fileCost = fileCost;
    this.#rules = this.users.map((user) => {
      const needed = parts.reduce((sum, { usedBy, bytes }) => sum + (usedBy.has(user) ? bytes : 0), 0);
      return { weight: weightOf(user), mostFiles: mostFiles(user), mostBytes: mostBytes(user, needed) };
    });
    this.#moreFiles = new Int32Array(this.users.length);
    this.#moreBytes = new Float64Array(this.users.length);
  }

  partsIn({ places }: Plan, file: number, notUsedBy = -1): number[] {
    return places.flatMap((place, part) =>
      place === file && (notUsedBy < 0 || !this.#usersOfPart.has(part, notUsedBy)) ? [part] : [],
    );
  }

  overBounds({ loads, loaded }: Plan): number[] {
    return [...loads.keys()].filter((user) => this.#excessOf(user, loads[user] as number, loaded[user] as number) > 0);
  }

  /** The plan itself where it gets no better. */
  rejoin(plan: Plan, loose: readonly number[]): Plan {
    if (loose.length === 0) return plan;
    const taken = new Set(plan.places.filter((_file, part) => !loose.includes(part)));
    const free = plan.places.flatMap((_file, number) => (taken.has(number) ? [] : [number]));
    const places = [...plan.places];
    loose.forEach((part, place) => {
      places[part] = free[place] as number;
    });
    const apart = this.planOf(places);
    const next = apart && this.joinSmallest(apart, new Set(free.slice(0, loose.length)));
    return next && next.cost < plan.cost ? next : plan;
  }

  joinSmallest(begun: Plan, open = new Set(begun.files)): Plan {
    let plan = begun;
    while (open.size > 0) {
      const file = [...open].reduce((one, next) => (sizeIn(plan, next) < sizeIn(plan, one) ? next : one));
      const into = this.#bestFor(plan, file);
      open.delete(file);
      if (into === null) continue;
      open.add(into);
      plan = this.planOf(plan.places.map((place) => (place === file ? into : place))) as Plan;
    }
    return plan;
  }

  #bestFor(plan: Plan, file: number): number | null {
    let best: number | null = null;
    let least = 0;
    for (const into of plan.files) {
      const cost = into === file ? 0 : this.#costOfJoining(plan, file, into);
      if (cost < least) [best, least] = [into, cost];
    }
    return best;
  }

  /** Whoever loads one of them will load both as one file, and what either needs. Infinite where that ends in a circle. */
  #costOfJoining({ usersOf, closureOf, bytesOf, loads, loaded }: Plan, one: number, other: number): number {
    const moreFiles = this.#moreFiles.fill(0);
    const moreBytes = this.#moreBytes.fill(0);
    let isCircle = false;
    closureOf.eachOfOnlyOne(one, other, (file) => {
      isCircle ||= file !== one && file !== other && (closureOf.has(file, one) || closureOf.has(file, other));
      if (isCircle) return;
      const size = bytesOf[file] as number;
      usersOf.eachMissing(file, one, other, (user) => {
        moreFiles[user] = (moreFiles[user] as number) + 1;
        moreBytes[user] = (moreBytes[user] as number) + size;
      });
    });
    if (isCircle) return Number.POSITIVE_INFINITY;
    let cost = 0;
    usersOf.eachOfEither(one, other, (user) => {
      const files = loads[user] as number;
      const bytes = loaded[user] as number;
      const filesThen = files + (moreFiles[user] as number) - 1;
      const bytesThen = bytes + (moreBytes[user] as number);
      cost += this.#costFor(user, filesThen, bytesThen) - this.#costFor(user, files, bytes);
    });
    return cost;
  }

  /** Null where files would need each other in a circle. */
  planOf(places: readonly number[]): Plan | null {
    const count = places.length;
    const bytesOf = new Float64Array(count);
    const usersOf = new BitTable(count, this.users.length);
    const needsOf = new BitTable(count, count);
    for (const [part, file] of places.entries()) {
      bytesOf[file] = (bytesOf[file] as number) + (this.#parts[part] as Part).bytes;
      usersOf.addRow(file, this.#usersOfPart, part);
      for (const need of this.#needs[part] as readonly number[]) needsOf.add(file, places[need] as number);
    }
    const closureOf = new BitTable(count, count);
    const files = inOrder(new Set(places), needsOf, closureOf);
    if (!files) return null;
    for (const file of files.toReversed()) {
      needsOf.each(file, (need) => usersOf.addRow(need, usersOf, file));
    }
    const loads = new Int32Array(this.users.length);
    const loaded = new Float64Array(this.users.length);
    for (const file of files) {
      usersOf.each(file, (user) => {
        loads[user] = (loads[user] as number) + 1;
        loaded[user] = (loaded[user] as number) + (bytesOf[file] as number);
      });
    }
    const cost = loads.reduce((sum, many, user) => sum + this.#costFor(user, many, loaded[user] as number), 0);
    return { places, files, bytesOf, usersOf, closureOf, loads, loaded, cost };
  }

  #costFor(user: number, files: number, bytes: number): number {
    const { weight } = this.#rules[user] as Rule;
    return weight * (files * this.#fileCost + bytes) + costOfExcess * this.#excessOf(user, files, bytes);
  }

  #excessOf(user: number, files: number, bytes: number): number {
    const { mostFiles, mostBytes } = this.#rules[user] as Rule;
    return Math.max(0, files - mostFiles) * this.#fileCost + Math.max(0, bytes - mostBytes);
  }
}

/** Each file after those it needs, whose closures are then known. Null where there is no such order. */
function inOrder(files: ReadonlySet<number>, needsOf: BitTable, closureOf: BitTable): readonly number[] | null {
  const begun = new Set<number>();
  const done = new Set<number>();
  let isCircle = false;
  const visit = (file: number) => {
    begun.add(file);
    closureOf.add(file, file);
    needsOf.each(file, (need) => {
      if (need === file) return;
      if (!begun.has(need)) visit(need);
      isCircle ||= !done.has(need);
      closureOf.addRow(file, closureOf, need);
    });
    done.add(file);
  };
  for (const file of [...files].reverse()) if (!begun.has(file)) visit(file);
  return isCircle ? null : [...done];
}

const sizeIn = ({ bytesOf }: Plan, file: number) => bytesOf[file] as number;
