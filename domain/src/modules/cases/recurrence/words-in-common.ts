import type { RecurrenceDocument } from './document';
import type { Question, Standing } from './question';
import { lengthsOf, mentionsIn, weightOf } from './weights';

/** What a term of the question adds to the score of a case that has it. */
export interface Contribution {
  readonly term: string;
  readonly amount: number;
  /** What the case says instead, where it does not say the term itself. */
  readonly instead: Standing['instead'];
}

export interface WordsInCommon {
  /** The angle between two texts, by words: 1 for the same ones, 0 for none in common. */
  readonly words: number;
  /** The share of it that the other case says in other words, by the glossary. */
  readonly translated: number;
  /** How much of each title the other case says, in the middle. */
  readonly titles: number;
  /** Only terms without which the two would be less alike. */
  readonly contributions: readonly Contribution[];
}

interface Seen {
  /** For each term of the question how much the case says it, times its rarity. */
  readonly said: Float64Array;
  readonly shares: Float64Array;
  readonly instead: readonly Standing['instead'][];
  readonly otherTitle: number;
  readonly allOther: number;
  readonly square: number;
}

export function wordsInCommon(question: Question, candidate: RecurrenceDocument): WordsInCommon {
  const { terms, norm } = question;
  const { said, shares, instead, otherTitle, allOther, square } = seenIn(question, candidate);
  const part = (some: number, all: number) => (all > 0 ? some / all : 0);
  let [dot, translated, title, allTitle] = [0, 0, 0, 0];
  for (const [asked, { weight, rarity, isInTitle }] of terms.entries()) {
    const shared = weight * rarity * (said[asked] ?? 0);
    dot += shared;
    if (instead[asked]?.word !== undefined) translated += shared;
    if (!isInTitle) continue;
    allTitle += rarity;
    title += rarity * (shares[asked] ?? 0);
  }
  const angle = (some: number, length: number) => Math.min(1, part(some, norm * Math.sqrt(Math.max(0, length))));
  const words = angle(dot, square);
  const contributions: Contribution[] = [];
  for (const [asked, { term, weight, rarity, isInTitle }] of terms.entries()) {
    const theirs = said[asked] ?? 0;
    if (theirs === 0) continue;
    const without = angle(dot - weight * rarity * theirs, square - theirs ** 2);
    const inTitle = isInTitle ? part(rarity * (shares[asked] ?? 0), allTitle) / 2 : 0;
    const amount = words - without + inTitle;
    if (amount > 0) contributions.push({ term, amount, instead: instead[asked] });
  }
  return {
    words,
    translated: part(translated, dot),
    titles: (part(title, allTitle) + part(otherTitle, allOther)) / 2,
    contributions,
  };
}

/** One reading of a case: what it says of each term of the question, and how much it says in all. */
function seenIn({ terms, standings, rarity, collection }: Question, candidate: RecurrenceDocument): Seen {
  const said = new Float64Array(terms.length);
  const shares = new Float64Array(terms.length);
  const instead: Standing['instead'][] = [];
  const mention = mentionsIn(lengthsOf(candidate), collection);
  const has = hasAll(candidate);
  let [otherTitle, allOther, square] = [0, 0, 0];
  for (const [place, term] of candidate.terms.entries()) {
    const inTitle = candidate.inTitle[place] ?? 0;
    const weight = weightOf(inTitle, candidate.inText[place] ?? 0, mention);
    const own = rarity(term);
    square += (weight * own) ** 2;
    let best = 0;
    for (const { asked, share, beside, instead: other } of standings.get(term) ?? []) {
      if (!has(beside)) continue;
      best = Math.max(best, share);
      // A frequent word that stands for a rare one says no more than it usually does.
      const rare = Math.min(own, terms[asked]?.rarity ?? own);
      said[asked] = Math.max(said[asked] ?? 0, share * weight * rare);
      if (share > (shares[asked] ?? 0)) {
        shares[asked] = share;
        instead[asked] = other;
      }
    }
    if (inTitle === 0) continue;
    allOther += own;
    otherTitle += own * best;
  }
  return { said, shares, instead, otherTitle, allOther, square };
}

function hasAll({ terms }: RecurrenceDocument): (asked: readonly string[]) => boolean {
  let known: Set<string> | undefined;
  return (asked) => {
    if (asked.length === 0) return true;
    known ??= new Set(terms);
    return asked.every((term) => known?.has(term));
  };
}
