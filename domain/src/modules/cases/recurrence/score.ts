import { type Background, shareOf, standingOut, type Views } from './background';
import { sameTitleScore } from './bounds';
import type { RecurrenceDocument } from './document';
import type { Similarity } from './facets';
import { facetsOf } from './facets';
import { sharedPieces } from './pieces';
import type { Question } from './question';
import { termsOf } from './terms';
import { type Contribution, contributionsOf, type Said, wordsInCommon } from './words-in-common';

/** The views of two cases on one another: of the question on the case that was found, and back. */
export interface Resemblance {
  readonly asked: Views;
  readonly returned: Views;
}

/** Three views of the texts: their words by BM25F, their letters, and the titles in each other's text. */
export function resemblanceOf(
  question: Question,
  candidate: Said & Pick<RecurrenceDocument, 'title' | 'opening'>,
): Resemblance {
  const { asked, returned, translated, titles } = wordsInCommon(question, candidate);
  const letters = sharedPieces(question.pieces, candidate);
  // In another language the letters say nothing: there the words count for them.
  const byLetters = (words: number) => letters + translated * Math.max(0, words - letters);
  return { asked: [asked, byLetters(asked), titles], returned: [returned, byLetters(returned), titles] };
}

/** Where a match is as likely real as not, and how fast that changes. Fitted on two sets of reports with known duplicates. */
interface Curve {
  readonly middle: number;
  readonly steepness: number;
}
const byStanding: Curve = { middle: 4, steepness: 1.5 };
const byShare: Curve = { middle: 0.54, steepness: 7.5 };

const on = ({ middle, steepness }: Curve, value: number) => 1 / (1 + Math.exp(-steepness * (value - middle)));
const [lowest, highest] = [on(byShare, 0), on(byShare, 1)];

/** What both of two cases stand out from, and how far that can be relied on. */
export interface Backgrounds {
  readonly own: Background;
  readonly other: Background;
  readonly reliance: number;
}

/**
 * Of a hundred matches that are this similar, so many are the same thing reported again: by how far both stand out from what
 * is near them, and where more of the texts is the same than that says, by this, as far as the other cannot be relied on.
 */
export function percentageOf({ asked, returned }: Resemblance, backgrounds: Backgrounds | null): number {
  // Letters alone are no reason that a reader could check.
  if (asked[0] === 0) return 0;
  const share = (on(byShare, (shareOf(asked) + shareOf(returned)) / 2) - lowest) / (highest - lowest);
  if (!backgrounds) return 100 * share;
  const { own, other, reliance } = backgrounds;
  const standing = on(byStanding, standingOut(asked, own, returned, other));
  return 100 * (standing + (1 - reliance) * Math.max(0, share - standing));
}

export interface Comparison {
  /** 0 to 100, not rounded: two that are shown alike still have an order. */
  readonly score: number;
  readonly reasons: readonly Similarity[];
}

const maxWords = 6;

/**
 * The same question, case and backgrounds give the same score, always. Time takes off up to a part of what the texts give;
 * facts in common add a part of what is missing; and the same title has its own floor.
 */
export function scoreOf(
  { document, collection, rarity }: Question,
  candidate: RecurrenceDocument,
  resemblance: Resemblance,
  backgrounds: Backgrounds | null,
): number {
  const byWords = percentageOf(resemblance, backgrounds) * nearness(daysBetween(document.day, candidate.day));
  const facets = facetsOf(document, candidate, rarity, collection.documents);
  const withFacts = byWords + (100 - byWords) * facets.share;
  const isSameTitle = document.title !== '' && document.title === candidate.title;
  return isSameTitle ? sameTitleScore + (withFacts * (100 - sameTitleScore)) / 100 : withFacts;
}

/** Why two cases are similar, each of which a reader can check in both; the words as `shown` has them. */
export function reasonsFor(
  question: Question,
  candidate: RecurrenceDocument,
  shown: ReadonlyMap<string, string>,
): readonly Similarity[] {
  const { document, collection, rarity } = question;
  const contributions = contributionsOf(question, candidate);
  const named = shownWords(contributions, shown, candidate);
  const isNear = daysBetween(document.day, candidate.day) <= samePeriod;
  return [
    ...(['words', 'glossary'] as const).flatMap((kind) => {
      const values = named.filter((one) => one.kind === kind).map(({ word }) => word);
      return values.length > 0 ? [{ kind, values }] : [];
    }),
    ...facetsOf(document, candidate, rarity, collection.documents).similarities,
    ...(isNear && contributions.length > 0 ? [{ kind: 'period' as const, values: [candidate.day] }] : []),
  ];
}

export function compare(
  question: Question,
  candidate: RecurrenceDocument,
  shown: ReadonlyMap<string, string>,
  backgrounds: Backgrounds | null = null,
): Comparison {
  const score = scoreOf(question, candidate, resemblanceOf(question, candidate), backgrounds);
  return { score, reasons: reasonsFor(question, candidate, shown) };
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
