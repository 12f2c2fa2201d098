import { sameTitleScore } from './bounds';
import type { RecurrenceDocument } from './document';
import { facetsOf } from './facets';
import { percentageOf } from './percentage';
import { sharedPieces } from './pieces';
import type { Question } from './question';
import type { Similarity } from './similarity';
import { termsOf } from './terms';
import { type Contribution, wordsInCommon } from './words-in-common';

export interface Comparison {
  /** 0 to 100, not rounded: two that are shown alike still have an order. */
  readonly score: number;
  readonly reasons: readonly Similarity[];
}

const maxWords = 6;

/**
 * The same question and the same case give the same score, always. Three views of the texts count alike: the words and how
 * rare they are, the titles in each other's text, and the letters. Time takes off up to a part of that; facts in common
 * add a part of what is missing; and the same title has its own floor.
 */
export function compare(
  question: Question,
  candidate: RecurrenceDocument,
  /** Absent while only the score matters. */
  shown?: ReadonlyMap<string, string>,
): Comparison {
  const { document, collection, rarity, pieces } = question;
  const { words, translated, titles, contributions } = wordsInCommon(question, candidate);
  const letters = sharedPieces(pieces, candidate);
  // In another language the letters say nothing: there the words count for them.
  const byLetters = letters + translated * Math.max(0, words - letters);
  // Letters alone are no reason that a reader could check.
  const share = words > 0 ? (words + titles + byLetters) / 3 : 0;
  const facets = facetsOf(document, candidate, rarity, collection.documents);
  const days = daysBetween(document.day, candidate.day);
  const byWords = percentageOf(share) * nearness(days);
  const withFacts = byWords + (100 - byWords) * facets.share;
  const isSameTitle = document.title !== '' && document.title === candidate.title;
  const score = isSameTitle ? sameTitleScore + (withFacts * (100 - sameTitleScore)) / 100 : withFacts;
  const named = shown ? shownWords(contributions, shown, candidate) : [];
  return {
    score,
    reasons: [
      ...(['words', 'glossary'] as const).flatMap((kind) => {
        const values = named.filter((one) => one.kind === kind).map(({ word }) => word);
        return values.length > 0 ? [{ kind, values }] : [];
      }),
      ...facets.similarities,
      ...(days <= samePeriod && byWords > 0 ? [{ kind: 'period' as const, values: [candidate.day] }] : []),
    ],
  };
}

interface NamedWord {
  readonly kind: 'words' | 'glossary';
  readonly word: string;
}

/** The rarest ones first; where the other case says it in another word, both, and whether the glossary says so. */
function shownWords(
  contributions: readonly Contribution[],
  shown: ReadonlyMap<string, string>,
  candidate: RecurrenceDocument,
): readonly NamedWord[] {
  const words: NamedWord[] = [];
  const byAmount = contributions.toSorted((a, b) => b.amount - a.amount || (a.term < b.term ? -1 : 1));
  for (const { term, instead } of byAmount) {
    const own = shown.get(term) ?? term;
    const word = instead ? `${own} ≈ ${instead.word ?? writtenIn(candidate, instead.instead)}` : own;
    // `FileSystem` says already what `File` would.
    const isSaid = words.some((said) => said.word.toLowerCase().includes(word.toLowerCase()));
    if (!isSaid && words.length < maxWords) words.push({ kind: instead?.word ? 'glossary' : 'words', word });
  }
  return words;
}

/** A term as the case writes it, in plain letters. */
function writtenIn({ title, opening }: RecurrenceDocument, terms: readonly string[]): string {
  const said = `${title} ${opening}`.split(' ').find((word) => termsOf(word).some(({ term }) => terms.includes(term)));
  return said ?? terms.join(' ');
}

const fading = 0.4;
const fadingDays = 365;
const samePeriod = 90;

/** 1 for the same day; what came up years ago keeps most of its weight. */
export function nearness(days: number): number {
  return 1 - fading + fading * Math.exp(-days / fadingDays);
}

export function daysBetween(one: string, other: string): number {
  const days = Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
  return Number.isFinite(days) ? days : Number.POSITIVE_INFINITY;
}
