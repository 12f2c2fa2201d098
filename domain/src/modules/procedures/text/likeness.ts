/** The words of a text as sorted numbers, which are quick to compare. */
export type CountedWords = Uint32Array;

/** Each reader numbers words on its own: only what one reader has read can be compared. */
export function wordReader(): (text: string) => CountedWords {
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  };
  return (text) => Uint32Array.from(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [], numberOf).sort();
}

/** From 0, nothing in common, to 1: how many of the words of both are in both (Dice), each as often as it occurs. */
export function likeness(one: CountedWords, other: CountedWords): number {
  const all = one.length + other.length;
  if (all === 0) return 0;
  let [place, otherPlace, shared] = [0, 0, 0];
  while (place < one.length && otherPlace < other.length) {
    const [word, otherWord] = [one[place] as number, other[otherPlace] as number];
    if (word === otherWord) shared += 1;
    if (word <= otherWord) place += 1;
    if (word >= otherWord) otherPlace += 1;
  }
  return (2 * shared) / all;
}

/** No two texts of these lengths are more alike than this. */
export const likenessAtMost = (one: CountedWords, other: CountedWords): number =>
  (2 * Math.min(one.length, other.length)) / Math.max(1, one.length + other.length);
