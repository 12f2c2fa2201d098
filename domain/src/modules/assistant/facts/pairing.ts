import { conceptOf } from './concepts';
import type { Fact } from './fact';
import { isEmptyWord } from './negations';
import type { ReadText } from './read-facts';
import type { Token } from './tokens';

/** A text with all its facts, names included, and the words that it denies. */
export interface CheckedText extends ReadText {
  readonly denied: ReadonlySet<number>;
}

type ContextWords = ReadonlyMap<string, number>;

const parting = /^(?:[,;:()]|et|and|mais|but|tandis|while|alors|whereas|ou|or|puis|then|contre)$/;
const reach = 14;
/** Of one fact that a text says again and again. */
const mostOccurrences = 8;

/** The words and facts around a fact, each weighed by how close it stands; a comma or an `and` sets further apart. */
function contextWords(read: CheckedText, fact: Fact, factAt: ReadonlyMap<number, Fact>): ContextWords {
  const found = new Map<string, number>();
  const look = (start: number, step: 1 | -1) => {
    let distance = 0;
    for (let at = start; Math.abs(at - start) < reach; at += step) {
      const token = read.tokens[at];
      if (token?.sentence !== read.tokens[fact.first]?.sentence) return;
      const key = keyAt(read, at, factAt);
      if (key === null) continue;
      if (key !== '') found.set(key, Math.max(found.get(key) ?? 0, 1 / (1 + distance)));
      distance += key === '' ? 9 : 1;
    }
  };
  look(fact.last + 1, 1);
  look(fact.first - 1, -1);
  return found;
}

/** Empty for what sets apart, null for what says nothing. */
function keyAt(read: CheckedText, at: number, factAt: ReadonlyMap<number, Fact>): string | null {
  const { kind, plain } = read.tokens[at] as Token;
  if (parting.test(plain)) return '';
  if (kind === 'mark' || isEmptyWord(plain)) return null;
  const fact = factAt.get(at);
  if (fact) return `fact ${fact.key}`;
  return read.denied.has(at) ? `not ${conceptOf(plain)}` : conceptOf(plain);
}

function likeness(a: ContextWords, b: ContextWords, without: ReadonlySet<string>): number {
  let sum = 0;
  for (const [key, weight] of a) if (!without.has(key)) sum += Math.min(weight, b.get(key) ?? 0);
  return sum;
}

interface Occurrence {
  readonly fact: Fact;
  readonly around: ContextWords;
}

function occurrences(read: CheckedText): ReadonlyMap<string, readonly Occurrence[]> {
  const hard = read.facts.filter(({ soft }) => !soft);
  const factAt = new Map<number, Fact>();
  for (const fact of hard.filter(({ kind }) => kind !== 'opposite'))
    for (let at = fact.first; at <= fact.last; at += 1) factAt.set(at, fact);
  const byKey = new Map<string, Occurrence[]>();
  for (const fact of hard) {
    const key = fact.kind === 'opposite' ? `opposite${fact.key.split('.')[0]} ${fact.key}` : `${fact.kind} ${fact.key}`;
    const list = byKey.get(key) ?? [];
    if (list.length < mostOccurrences) list.push({ fact, around: contextWords(read, fact, factAt) });
    byKey.set(key, list);
  }
  return byKey;
}

const best = (of: readonly Occurrence[], like: readonly Occurrence[], without: ReadonlySet<string>) =>
  of.map(({ around }) => Math.max(0, ...like.map((other) => likeness(around, other.around, without))));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Whether two facts stand in the same order, as often as each is said. */
function inOrder(a: readonly [Fact, string][], b: readonly [Fact, string][]): boolean {
  const row = (list: readonly [Fact, string][]) =>
    [...list]
      .sort(([x], [y]) => x.start - y.start)
      .map(([, name]) => name)
      .join('');
  const [first, second] = [row(a), row(b)];
  return isWithin(first, second) || isWithin(second, first);
}

function isWithin(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/**
 * Facts that have changed places: in another order than in the original without the words around them having gone along,
 * or in the same order with the words of each other.
 */
export function swappedFacts(original: CheckedText, suggestion: CheckedText): readonly Fact[] {
  const before = occurrences(original);
  const after = occurrences(suggestion);
  const shared = [...after.keys()].filter((key) => before.has(key));
  const swapped = new Set<Fact>();
  for (const [index, x] of shared.entries()) {
    for (const y of shared.slice(index + 1)) {
      if (x.split(' ')[0] !== y.split(' ')[0]) continue;
      const [xo, yo, xs, ys] = [before.get(x), before.get(y), after.get(x), after.get(y)] as Occurrence[][] as [
        Occurrence[],
        Occurrence[],
        Occurrence[],
        Occurrence[],
      ];
      if (haveSwapped(xo, yo, xs, ys)) for (const { fact } of [...xs, ...ys]) swapped.add(fact);
    }
  }
  return [...swapped];
}

function haveSwapped(
  xo: readonly Occurrence[],
  yo: readonly Occurrence[],
  xs: readonly Occurrence[],
  ys: readonly Occurrence[],
) {
  const pair = new Set([...xo, ...yo].map(({ fact }) => `fact ${fact.key}`));
  const [ownX, ownY] = [sum(best(xs, xo, pair)), sum(best(ys, yo, pair))];
  const [crossX, crossY] = [sum(best(xs, yo, pair)), sum(best(ys, xo, pair))];
  const named = (list: readonly Occurrence[], name: string) => list.map(({ fact }) => [fact, name] as [Fact, string]);
  const sameOrder = inOrder([...named(xo, 'x'), ...named(yo, 'y')], [...named(xs, 'x'), ...named(ys, 'y')]);
  const [own, cross] = [ownX + ownY, crossX + crossY];
  return sameOrder ? crossX >= ownX && crossY >= ownY && cross > own + 0.25 : own <= cross * 1.05 + 0.05;
}
