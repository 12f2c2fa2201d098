/** From `start` up to `end` in a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

interface Differences {
  readonly removed: readonly Range[];
  readonly added: readonly Range[];
}

interface Word extends Range {
  readonly text: string;
}

/** Beyond this every word counts as changed: two long texts with nothing in common are not worth the wait. */
const mostSteps = 4_000_000;

/** Which words two texts do not share, in their order. */
export function differencesOf(original: string, text: string): Differences {
  const before = wordsOf(original);
  const after = wordsOf(text);
  const kept = before.length * after.length > mostSteps ? [] : sharedWords(before, after);
  return {
    removed: joined(before.filter((_, place) => !kept.some(([own]) => own === place))),
    added: joined(after.filter((_, place) => !kept.some(([, own]) => own === place))),
  };
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** The longest run of words, not necessarily side by side, that both have: pairs of places. */
function sharedWords(before: readonly Word[], after: readonly Word[]): readonly (readonly [number, number])[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const isSame = before[one]?.text === after[other]?.text;
      lengths[one * width + other] = isSame
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let one = 0, other = 0; one < before.length && other < after.length; ) {
    if (before[one]?.text === after[other]?.text) pairs.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}

/** Neighbours become one range, with the space between them. */
function joined(words: readonly Word[]): readonly Range[] {
  return words.reduce<Range[]>((ranges, { start, end }) => {
    const last = ranges.at(-1);
    if (last && start - last.end <= 1) return [...ranges.slice(0, -1), { start: last.start, end }];
    return [...ranges, { start, end }];
  }, []);
}
