import type { RecurrenceDocument } from './document';
import type { Question, Standing } from './question';
import { askedWeight, lengthsOf, mentionsIn, weightOf } from './weights';

/** What a term of the question adds to the score of a case that has it. */
export interface Contribution {
  readonly term: string;
  readonly amount: number;
  /** What the case says instead, where it does not say the term itself. */
  readonly instead: Standing['instead'];
}

/** Of a case, what its words are compared by. */
export type Said = Pick<RecurrenceDocument, 'terms' | 'inTitle' | 'inText'>;

export interface WordsInCommon {
  /** BM25F of the case for the question, as a share of what the question would score itself. */
  readonly asked: number;
  /** BM25F of the question for the case, as a share of what the case would score itself. */
  readonly returned: number;
  /** The share of it that the other case says in other words, by the glossary. */
  readonly translated: number;
  /** How much of each title the other case says, in the middle. */
  readonly titles: number;
}

/** All by term of the question. */
interface Seen {
  /** What the case scores by it. */
  readonly asked: Float64Array;
  /** What the question scores by it where the case asks, and what the case would score itself by the same words. */
  readonly returned: Float64Array;
  readonly ownOfReturned: Float64Array;
  readonly shares: Float64Array;
  readonly instead: readonly Standing['instead'][];
  readonly otherTitle: number;
  readonly allOther: number;
  /** What the case would score itself. */
  readonly own: number;
}

const part = (some: number, all: number) => (all > 0 ? some / all : 0);
function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] as number;
  return sum;
}

export function wordsInCommon(question: Question, candidate: Said): WordsInCommon {
  const { asked, returned, shares, instead, otherTitle, allOther, own } = seenIn(question, candidate);
  let [translated, title, allTitle] = [0, 0, 0];
  for (const [at, { rarity, isInTitle }] of question.terms.entries()) {
    if (instead[at]?.word !== undefined) translated += asked[at] ?? 0;
    if (!isInTitle) continue;
    allTitle += rarity;
    title += rarity * (shares[at] ?? 0);
  }
  const scored = sumOf(asked);
  return {
    asked: part(scored, question.own),
    returned: part(sumOf(returned), own),
    translated: part(translated, scored),
    titles: (part(title, allTitle) + part(otherTitle, allOther)) / 2,
  };
}

/** Only terms without which the two would be less alike. */
export function contributionsOf(question: Question, candidate: Said): readonly Contribution[] {
  const { asked, returned, ownOfReturned, shares, instead, own } = seenIn(question, candidate);
  const all = sumOf(returned);
  const allTitle = question.terms.reduce((sum, { rarity, isInTitle }) => (isInTitle ? sum + rarity : sum), 0);
  return question.terms.flatMap(({ term, rarity, isInTitle }, at) => {
    if (asked[at] === 0) return [];
    const without = part(all - (returned[at] ?? 0), own - (ownOfReturned[at] ?? 0));
    const inTitle = isInTitle ? part(rarity * (shares[at] ?? 0), allTitle) : 0;
    const amount = part(asked[at] ?? 0, question.own) + part(all, own) - without + inTitle;
    return amount > 0 ? [{ term, amount, instead: instead[at] }] : [];
  });
}

/** What a term of the case stands for: how well at best, and for which term of the question it asks back most. */
interface Stood {
  share: number;
  at: number;
  returned: number;
}

/** One reading of a case: what it says of each term of the question, and how much it says in all. */
function seenIn({ terms, standings, rarity, collection }: Question, candidate: Said): Seen {
  const some = () => new Float64Array(terms.length);
  const [asked, returned, ownOfReturned, shares] = [some(), some(), some(), some()];
  const instead: Standing['instead'][] = [];
  const mention = mentionsIn(lengthsOf(candidate), collection);
  const has = hasAll(candidate);
  const stand = (some: readonly Standing[], rare: number, said: number, askedFor: number): Stood => {
    const best: Stood = { share: 0, at: -1, returned: 0 };
    for (const { asked: at, share, beside, instead: other } of some) {
      const one = terms[at];
      if (!one || !has(beside)) continue;
      // A frequent word that stands for a rare one says no more than it usually does.
      const rarer = share * Math.min(rare, one.rarity);
      asked[at] = Math.max(asked[at] ?? 0, one.asked * said * rarer);
      if (share > (shares[at] ?? 0)) {
        shares[at] = share;
        instead[at] = other;
      }
      const back = askedFor * one.said * rarer;
      best.share = Math.max(best.share, share);
      if (back > best.returned) [best.at, best.returned] = [at, back];
    }
    return best;
  };
  let [otherTitle, allOther, own] = [0, 0, 0];
  for (let place = 0; place < candidate.terms.length; place += 1) {
    const term = candidate.terms[place] as string;
    const [inTitle, inText] = [candidate.inTitle[place] ?? 0, candidate.inText[place] ?? 0];
    const said = weightOf(inTitle, inText, mention);
    const rare = rarity(term);
    const askedFor = askedWeight(inTitle, inText);
    const ofItself = askedFor * said * rare;
    own += ofItself;
    if (inTitle > 0) allOther += rare;
    const standing = standings.get(term);
    if (!standing) continue;
    const { share, at, returned: back } = stand(standing, rare, said, askedFor);
    if (inTitle > 0) otherTitle += rare * share;
    if (at < 0) continue;
    returned[at] = (returned[at] ?? 0) + back;
    ownOfReturned[at] = (ownOfReturned[at] ?? 0) + ofItself;
  }
  return { asked, returned, ownOfReturned, shares, instead, otherTitle, allOther, own };
}

function hasAll({ terms }: Said): (asked: readonly string[]) => boolean {
  let known: Set<string> | undefined;
  return (asked) => {
    if (asked.length === 0) return true;
    known ??= new Set(terms);
    return asked.every((term) => known?.has(term));
  };
}
