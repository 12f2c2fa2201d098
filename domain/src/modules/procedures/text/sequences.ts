/** What happened to one entry of two sequences on the way from the former to the later. */
export type Mark = 'same' | 'removed' | 'added';

/** Beyond so many edits two sequences have little in common, and their middles count as replaced; the work grows with its square. */
const maxEdits = 1_000;

/**
 * The shortest way from one sequence to another, by Myers: 'removed' and 'same' each take the next entry of the former,
 * 'added' and 'same' that of the later.
 */
export function difference(former: readonly string[], later: readonly string[]): readonly Mark[] {
  let begin = 0;
  while (begin < former.length && begin < later.length && former[begin] === later[begin]) begin += 1;
  let [end, otherEnd] = [former.length, later.length];
  while (end > begin && otherEnd > begin && former[end - 1] === later[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  return [
    ...times(begin, 'same'),
    ...middle(former.slice(begin, end), later.slice(begin, otherEnd)),
    ...times(former.length - end, 'same'),
  ];
}

const times = (count: number, mark: Mark) => Array.from({ length: count }, () => mark);

function middle(former: readonly string[], later: readonly string[]): readonly Mark[] {
  const replaced = () => [...times(former.length, 'removed'), ...times(later.length, 'added')];
  if (former.length === 0 || later.length === 0) return replaced();
  const rounds = farthestReached(former, later);
  return rounds ? wayBack(rounds, former.length, later.length) : replaced();
}

/** For each number of edits, how far into the former one gets on each diagonal; null where it takes too many. */
function farthestReached(former: readonly string[], later: readonly string[]): readonly Int32Array[] | null {
  const most = Math.min(maxEdits, former.length + later.length);
  const rounds: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits += 1) {
    const reached = new Int32Array(2 * edits + 1);
    const before = rounds.at(-1);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let place = before ? startOn(before, edits, diagonal) : 0;
      while (place < former.length && place - diagonal < later.length && former[place] === later[place - diagonal]) {
        place += 1;
      }
      reached[diagonal + edits] = place;
      if (place >= former.length && place - diagonal >= later.length) return [...rounds, reached];
    }
    rounds.push(reached);
  }
  return null;
}

/** From the round before: down from the diagonal above, which adds, or right from the one below, which removes. */
const startOn = (before: Int32Array, edits: number, diagonal: number) =>
  isAdded(before, edits, diagonal) ? at(before, edits, diagonal + 1) : at(before, edits, diagonal - 1) + 1;

const isAdded = (before: Int32Array, edits: number, diagonal: number) =>
  diagonal === -edits || (diagonal !== edits && at(before, edits, diagonal - 1) < at(before, edits, diagonal + 1));

const at = (before: Int32Array, edits: number, diagonal: number) => before[diagonal + edits - 1] ?? 0;

function wayBack(rounds: readonly Int32Array[], formerLength: number, laterLength: number): readonly Mark[] {
  const marks: Mark[] = [];
  let [place, diagonal] = [formerLength, formerLength - laterLength];
  for (let edits = rounds.length - 1; edits > 0; edits -= 1) {
    const before = rounds[edits - 1] as Int32Array;
    const added = isAdded(before, edits, diagonal);
    const start = startOn(before, edits, diagonal);
    marks.push(...times(place - start, 'same'), added ? 'added' : 'removed');
    place = added ? start : start - 1;
    diagonal += added ? 1 : -1;
  }
  return [...marks, ...times(place, 'same')].reverse();
}

/**
 * All of `lead` in its order; whatever `other` has beside it follows what it follows there. Only what `isAnchor` allows counts
 * as followed.
 */
export function interleave(
  lead: readonly string[],
  other: readonly string[],
  isAnchor: (id: string) => boolean = () => true,
): readonly string[] {
  const known = new Set(lead);
  const followers = new Map<string | null, string[]>([[null, []]]);
  let anchor: string | null = null;
  for (const id of other) {
    if (!known.has(id)) followers.get(anchor)?.push(id);
    else if (isAnchor(id)) {
      anchor = id;
      followers.set(id, []);
    }
  }
  return [...(followers.get(null) ?? []), ...lead.flatMap((id) => [id, ...(followers.get(id) ?? [])])];
}

/** The places of a longest rising choice of numbers, all of which differ. */
export function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the place of the smallest number that a rising choice of that length ends with. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((numbers[ends[half] as number] as number) < number) low = half + 1;
      else high = half;
    }
    previous.push(ends[low - 1]);
    ends[low] = place;
  }
  const chosen = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = previous[place]) chosen.add(place);
  return chosen;
}
