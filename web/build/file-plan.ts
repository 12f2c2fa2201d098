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

/** A byte too many counts as much as so many others: at first few, so that plans are passed by that keep no bound yet. */
const costOfExcess = { first: 10, last: 100 };
/** How many files' worth a plan may be worse than the one before it. */
const patience = { first: 6, last: 0.12 };
/** With how many parts of nearly the same users each one is tried. */
const mostNeighbours = 40;
const triesForEachPart = 250;
const mostAttempts = 6;
/** How much of its bounds a page shall fill, so that none is over them when others are weighed. */
const wantedShare = 0.95;
/** What a page loads beside what it needs, at least. */
const leastWaste = 1.01;

/**
 * Which parts share a file, so that all pages together ask for few files and load little that they do not use, and each of
 * them keeps within its bounds as far as that can be. The files need each other in one direction only, and each comes after
 * those it needs.
 *
 * The smallest file is put into another for as long as that helps. Then parts move at chance, the same one in each build, and
 * at first also where it costs a little: the way to a better plan leads over worse ones. In the end each part is tried in each
 * file. While a page is over its bounds, all that is tried again.
 */
export function planFiles(parts: readonly Part[], wishes: Wishes): readonly PlannedFile[] {
  const users = [...new Set(parts.flatMap(({ usedBy }) => [...usedBy]))];
  const plan = new Plan(parts, users, wishes);
  plan.joinSmallest();
  for (let attempt = 1; attempt <= mostAttempts && !plan.keepsBounds(); attempt += 1) plan.improve(attempt);
  return plan.files();
}

/** Each part has the number of its file in `places`. Sets of users are rows of bits, because they are weighed again and again. */
class Plan {
  readonly #parts: readonly Part[];
  readonly #users: readonly string[];
  readonly #fileCost: number;
  readonly #weights: readonly number[];
  readonly #mostFiles: readonly number[];
  readonly #mostBytes: readonly number[];
  readonly #wantedBytes: readonly number[];
  readonly #width: number;
  readonly #usersOfPart: readonly Int32Array[];
  readonly #needs: readonly (readonly number[])[];
  readonly #neighbours: readonly (readonly number[])[];
  readonly #places: Int32Array;
  readonly #joined: Int32Array;
  #sheet: Sheet;

  constructor(parts: readonly Part[], users: readonly string[], { weightOf, fileCost, mostFiles, mostBytes }: Wishes) {
    this.#parts = parts;
    this.#users = users;
    this.#fileCost = fileCost;
    this.#weights = users.map(weightOf);
    this.#mostFiles = users.map(mostFiles);
    const neededBytes = users.map((user) => sumOf(parts, ({ usedBy, bytes }) => (usedBy.has(user) ? bytes : 0)));
    this.#mostBytes = users.map((user, place) => mostBytes(user, neededBytes[place] as number));
    this.#wantedBytes = this.#mostBytes.map((most, place) =>
      Math.max(most * wantedShare, (neededBytes[place] as number) * leastWaste),
    );
    this.#width = Math.ceil(users.length / 32);
    this.#usersOfPart = parts.map(({ usedBy }) => {
      const row = new Int32Array(this.#width);
      users.forEach((user, place) => {
        if (usedBy.has(user)) row[place >> 5] = (row[place >> 5] as number) | (1 << (place & 31));
      });
      return row;
    });
    const placeOf = new Map(parts.map((part, place) => [part, place]));
    this.#needs = parts.map(({ needs }) => [...needs].flatMap((need) => placeOf.get(need) ?? []));
    this.#neighbours = parts.map((_part, place) => this.#neighboursOf(place));
    this.#places = Int32Array.from(parts, (_part, place) => place);
    this.#joined = this.#places.slice();
    this.#sheet = newSheet(parts.length, this.#width, users.length);
  }

  /** Those whose users are most nearly the same come first. */
  #neighboursOf(place: number): readonly number[] {
    const likeness = (other: number) => {
      let both = 0;
      let any = 0;
      const [one, next] = [this.#usersOfPart[place], this.#usersOfPart[other]] as [Int32Array, Int32Array];
      for (let word = 0; word < this.#width; word += 1) {
        both += bitsOf((one[word] as number) & (next[word] as number));
        any += bitsOf((one[word] as number) | (next[word] as number));
      }
      return both / any;
    };
    return this.#parts
      .map((_part, other) => ({ other, like: other === place ? 0 : likeness(other) }))
      .filter(({ like }) => like > 0)
      .sort((one, next) => next.like - one.like)
      .slice(0, mostNeighbours)
      .map(({ other }) => other);
  }

  joinSmallest(): void {
    let cost = this.#cost();
    const done = new Set<number>();
    for (let file = this.#smallest(done); file !== null; file = this.#smallest(done)) {
      const before = this.#places.slice();
      const members = this.#membersOf(file);
      const others = new Set(
        members.flatMap((member) => (this.#neighbours[member] ?? []).map((n) => before[n] as number)),
      );
      others.delete(file);
      let best: { readonly into: number; readonly cost: number } | null = null;
      for (const into of others) {
        for (const member of members) this.#places[member] = into;
        const tried = this.#cost();
        if (tried < (best?.cost ?? cost)) best = { into, cost: tried };
      }
      for (const member of members) this.#places[member] = best?.into ?? file;
      if (best) {
        cost = best.cost;
        done.delete(best.into);
      } else done.add(file);
    }
  }

  keepsBounds(): boolean {
    this.#gather();
    const { loads, bytes } = this.#sheet;
    return this.#users.every(
      (_user, place) =>
        (loads[place] as number) <= (this.#mostFiles[place] as number) &&
        (bytes[place] as number) <= (this.#mostBytes[place] as number),
    );
  }

  /** With other chances in each attempt, from what the smallest have been joined to; the best of all attempts is kept. */
  improve(attempt: number): void {
    if (attempt === 1) this.#renumber();
    const before = attempt === 1 ? null : { cost: this.#cost(), places: this.#places.slice() };
    this.#places.set(this.#joined);
    this.#moveAtChance(sameChance(attempt));
    this.#moveAsLongAsItHelps();
    if (before && before.cost <= this.#cost()) this.#places.set(before.places);
  }

  #moveAtChance(chance: Chance): void {
    const tries = this.#parts.length * triesForEachPart;
    let now = this.#weigh();
    let best = { cost: costOf(now, costOfExcess.last), places: this.#places.slice() };
    for (let tried = 0; tried < tries; tried += 1) {
      const undo = this.#change(chance);
      if (!undo) continue;
      const next = this.#weigh();
      const done = tried / tries;
      const excess = between(costOfExcess, done);
      const more = costOf(next, excess) - costOf(now, excess);
      if (more <= 0 || chance(1_000_000) < 1_000_000 * Math.exp(-more / (between(patience, done) * this.#fileCost))) {
        now = next;
        const cost = costOf(now, costOfExcess.last);
        if (cost < best.cost) best = { cost, places: this.#places.slice() };
      } else undo();
    }
    this.#places.set(best.places);
  }

  /** Each part into each file, and out of each file what a page over its bounds does not need. */
  #moveAsLongAsItHelps(): void {
    let cost = this.#cost();
    const keepIfBetter = (undo: (() => void) | null) => {
      const next = undo ? this.#cost() : cost;
      if (next < cost) cost = next;
      else undo?.();
    };
    for (let before = Number.POSITIVE_INFINITY; cost < before; ) {
      before = cost;
      for (const user of [...this.#sheet.overBounds]) {
        for (const from of new Set(this.#places)) keepIfBetter(this.#split(from, user));
      }
      for (let part = 0; part < this.#parts.length; part += 1) {
        for (let to = 0; to < this.#sheet.files; to += 1) keepIfBetter(this.#move(part, to));
      }
    }
  }

  /** Says how it is undone; null where nothing has changed. */
  #change(chance: Chance): (() => void) | null {
    const kind = chance(10);
    if (kind === 0) return this.#splitOne(chance);
    return kind < 3 ? this.#joinTwo(chance) : this.#moveOne(chance);
  }

  #moveOne(chance: Chance): (() => void) | null {
    const part = chance(this.#parts.length);
    const near = this.#neighbours[part] ?? [];
    const isNear = near.length > 0 && chance(4) > 0;
    // Now and then a file that no part is in.
    const to = isNear ? this.#places[near[chance(near.length)] as number] : chance(this.#sheet.files);
    return this.#move(part, to as number);
  }

  #move(part: number, to: number): (() => void) | null {
    const from = this.#places[part] as number;
    if (to === from) return null;
    this.#places[part] = to;
    return () => {
      this.#places[part] = from;
    };
  }

  #joinTwo(chance: Chance): (() => void) | null {
    const from = this.#places[chance(this.#parts.length)] as number;
    const to = this.#places[chance(this.#parts.length)] as number;
    if (to === from) return null;
    const members = this.#membersOf(from);
    for (const member of members) this.#places[member] = to;
    return () => {
      for (const member of members) this.#places[member] = from;
    };
  }

  #splitOne(chance: Chance): (() => void) | null {
    const { overBounds } = this.#sheet;
    const user = overBounds[chance(overBounds.length)] ?? chance(this.#users.length);
    return this.#split(this.#places[chance(this.#parts.length)] as number, user);
  }

  /** What this user does not need of the file gets a file of its own. */
  #split(from: number, user: number): (() => void) | null {
    const to = this.#sheet.members.indexOf(0);
    const members = to < 0 ? [] : this.#membersOf(from).filter((member) => !this.#isUsedBy(member, user));
    if (members.length === 0) return null;
    for (const member of members) this.#places[member] = to;
    return () => {
      for (const member of members) this.#places[member] = from;
    };
  }

  #isUsedBy(part: number, user: number): boolean {
    return (((this.#usersOfPart[part] as Int32Array)[user >> 5] as number) >> (user & 31)) % 2 !== 0;
  }

  files(): PlannedFile[] {
    this.#cost();
    const { order, usersOfFile } = this.#sheet;
    const files = [...new Set(this.#places)].length;
    return [...order.slice(0, files)].reverse().map((file) => ({
      modules: this.#membersOf(file).flatMap((member) => this.#parts[member]?.modules ?? []),
      usedBy: new Set(
        this.#users.filter(
          (_user, place) => ((usersOfFile[file * this.#width + (place >> 5)] as number) >> (place & 31)) & 1,
        ),
      ),
    }));
  }

  #membersOf(file: number): number[] {
    return this.#parts.flatMap((_part, member) => (this.#places[member] === file ? [member] : []));
  }

  #smallest(done: ReadonlySet<number>): number | null {
    const bytes = new Map<number, number>();
    for (const [part, file] of this.#places.entries()) {
      bytes.set(file, (bytes.get(file) ?? 0) + (this.#parts[part]?.bytes ?? 0));
    }
    const open = [...bytes].filter(([file]) => !done.has(file));
    return open.length === 0 ? null : open.reduce((one, next) => (next[1] < one[1] ? next : one))[0];
  }

  /** Fewer numbers are weighed sooner; a few are left for files that may yet be begun. */
  #renumber(): void {
    const files = [...new Set(this.#places)];
    const numberOf = new Map(files.map((file, number) => [file, number]));
    this.#places.forEach((file, part) => {
      this.#places[part] = numberOf.get(file) as number;
    });
    this.#sheet = newSheet(files.length + 12, this.#width, this.#users.length);
    this.#joined.set(this.#places);
  }

  #cost(): number {
    return costOf(this.#weigh(), costOfExcess.last);
  }

  /** Infinite where files would need each other in a circle. */
  #weigh(): Weighed {
    if (!this.#gather()) return { loaded: Number.POSITIVE_INFINITY, excess: 0 };
    const { loads, bytes, overBounds } = this.#sheet;
    overBounds.length = 0;
    let loaded = 0;
    let excess = 0;
    for (let user = 0; user < this.#users.length; user += 1) {
      const weight = this.#weights[user] as number;
      const files = loads[user] as number;
      const size = bytes[user] as number;
      const tooMany = Math.max(0, files - (this.#mostFiles[user] as number));
      const tooMuch = Math.max(0, size - (this.#wantedBytes[user] as number));
      if (tooMany + tooMuch > 0) overBounds.push(user);
      loaded += weight * (files * this.#fileCost + size);
      excess += weight * (tooMany * this.#fileCost + tooMuch);
    }
    return { loaded, excess };
  }

  /** Who loads which file, also because another that they load needs it; and whether there is an order of all files. */
  #gather(): boolean {
    const sheet = this.#sheet;
    for (const column of sheet.columns) column.fill(0);
    for (let part = 0; part < this.#parts.length; part += 1) this.#write(part, this.#places[part] as number);
    let filled = 0;
    let ordered = 0;
    for (let file = 0; file < sheet.files; file += 1) {
      if (!sheet.members[file]) continue;
      filled += 1;
      if (!sheet.waitingFor[file]) sheet.order[ordered++] = file;
    }
    for (let next = 0; next < ordered; next += 1) {
      const file = sheet.order[next] as number;
      this.#count(file);
      ordered = this.#passOn(file, ordered);
    }
    return ordered === filled;
  }

  #write(part: number, file: number): void {
    const { members, bytesOfFile, needsWidth, needsOfFile, waitingFor } = this.#sheet;
    members[file] = (members[file] as number) + 1;
    bytesOfFile[file] = (bytesOfFile[file] as number) + (this.#parts[part] as Part).bytes;
    this.#addUsers(file, this.#usersOfPart[part] as Int32Array, 0);
    for (const need of this.#needs[part] as readonly number[]) {
      const needed = this.#places[need] as number;
      const word = file * needsWidth + (needed >> 5);
      const bit = 1 << (needed & 31);
      if (needed === file || (needsOfFile[word] as number) & bit) continue;
      needsOfFile[word] = (needsOfFile[word] as number) | bit;
      waitingFor[needed] = (waitingFor[needed] as number) + 1;
    }
  }

  #addUsers(file: number, rows: Int32Array, from: number): void {
    const { usersOfFile } = this.#sheet;
    const to = file * this.#width;
    for (let word = 0; word < this.#width; word += 1) {
      usersOfFile[to + word] = (usersOfFile[to + word] as number) | (rows[from + word] as number);
    }
  }

  /** Whoever loads a file loads what it needs. Says how many have their place in the order now. */
  #passOn(file: number, ordered: number): number {
    const { usersOfFile, needsWidth, needsOfFile, waitingFor, order } = this.#sheet;
    let last = ordered;
    for (let word = 0; word < needsWidth; word += 1) {
      for (let bits = needsOfFile[file * needsWidth + word] as number; bits !== 0; bits &= bits - 1) {
        const needed = word * 32 + lowestBit(bits);
        this.#addUsers(needed, usersOfFile, file * this.#width);
        waitingFor[needed] = (waitingFor[needed] as number) - 1;
        if (waitingFor[needed] === 0) order[last++] = needed;
      }
    }
    return last;
  }

  #count(file: number): void {
    const { bytesOfFile, usersOfFile, loads, bytes } = this.#sheet;
    for (let word = 0; word < this.#width; word += 1) {
      for (let bits = usersOfFile[file * this.#width + word] as number; bits !== 0; bits &= bits - 1) {
        const user = word * 32 + lowestBit(bits);
        loads[user] = (loads[user] as number) + 1;
        bytes[user] = (bytes[user] as number) + (bytesOfFile[file] as number);
      }
    }
  }
}

/** Bytes, with those that a file more is worth. */
interface Weighed {
  readonly loaded: number;
  /** Over the bounds. */
  readonly excess: number;
}

/** From the first to the last, in equal ratios. */
const between = ({ first, last }: { readonly first: number; readonly last: number }, done: number) =>
  first * (last / first) ** done;

const costOf = ({ loaded, excess }: Weighed, each: number) => loaded + excess * each;

/** What is written down while a plan is weighed. */
function newSheet(files: number, width: number, users: number) {
  const needsWidth = Math.ceil(files / 32);
  const columns = {
    members: new Int32Array(files),
    bytesOfFile: new Float64Array(files),
    usersOfFile: new Int32Array(files * width),
    needsOfFile: new Int32Array(files * needsWidth),
    waitingFor: new Int32Array(files),
    loads: new Int32Array(users),
    bytes: new Float64Array(users),
  };
  return {
    files,
    needsWidth,
    ...columns,
    columns: Object.values(columns),
    order: new Int32Array(files),
    overBounds: [] as number[],
  };
}
type Sheet = ReturnType<typeof newSheet>;

/** A whole number below the one given. */
type Chance = (below: number) => number;

/** The same numbers in each build, so that the same sources make the same files. */
function sameChance(seed: number): Chance {
  let last = seed;
  return (below) => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((last / 2 ** 32) * below);
  };
}

const sumOf = <Item>(items: readonly Item[], each: (item: Item) => number) =>
  items.reduce((sum, item) => sum + each(item), 0);

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits);

function bitsOf(word: number): number {
  let count = 0;
  for (let bits = word; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
