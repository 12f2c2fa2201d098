const afterSpace = 0.9;
const afterSign = 0.8;
const insideWord = 0.17;
const swapped = 0.1;
const unfinished = 0.99;

const isSpace = (sign: string) => /[\s-]/.test(sign);
const isSign = (sign: string) => /[\\/_+.#"@[({&]/.test(sign);

/** Letters found here and there in a name make it no likely one; it would stand before the records that were meant. */
const fewestPoints = 0.05;

/**
 * How likely a name is what the user types, from 0 to 1: the letters one after the other, from the beginnings of words
 * rather than from their middle, and two of them swapped at worst.
 */
export function matchPoints(name: string, typed: string): number {
  const points = pointsFrom(plain(name), plain(typed), 0, 0, new Map());
  return points < fewestPoints ? 0 : points;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ').trim();
}

function pointsFrom(name: string, typed: string, from: number, at: number, known: Map<number, number>): number {
  if (at === typed.length) return from === name.length ? 1 : unfinished;
  const key = from * (typed.length + 1) + at;
  const before = known.get(key);
  if (before !== undefined) return before;
  const letter = typed.charAt(at);
  const next = typed.charAt(at + 1);
  let best = 0;
  for (let place = name.indexOf(letter, from); place >= 0; place = name.indexOf(letter, place + 1)) {
    let points = pointsFrom(name, typed, place + 1, at + 1, known) * jumpPoints(name, from, place);
    if (points < swapped && next && name.charAt(place - 1) === next) {
      points = Math.max(points, pointsFrom(name, typed, place + 1, at + 2, known) * swapped);
    }
    best = Math.max(best, points);
  }
  known.set(key, best);
  return best;
}

function jumpPoints(name: string, from: number, place: number): number {
  if (place === from) return 1;
  const before = name.charAt(place - 1);
  if (isSign(before)) return afterSign;
  if (isSpace(before)) return afterSpace;
  return from === 0 ? insideWord : insideWord * 0.999 ** (place - from);
}
