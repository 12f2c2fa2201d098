import { sameTitleScore } from './bounds';
import type { RecurrenceDocument } from './document';
import { facetsOf } from './facets';
import type { Rarity } from './rarity';
import type { Similarity } from './similarity';
import { weightAt } from './weight';

export interface Comparison {
  /** 0 to 100, not rounded: two that are shown alike still have an order. */
  readonly score: number;
  readonly reasons: readonly Similarity[];
}

interface AskedTerm {
  readonly term: string;
  readonly weight: number;
  readonly rarity: number;
  readonly isInTitle: boolean;
  /** Other spellings that stand for it. */
  readonly spellings: readonly string[];
}

/** A term of the question that a term of another case stands for, and how well. */
interface Standing {
  readonly asked: number;
  readonly share: number;
}

export interface Question {
  readonly document: RecurrenceDocument;
  readonly terms: readonly AskedTerm[];
  /** By term of another case, the best first. */
  readonly standings: ReadonlyMap<string, readonly Standing[]>;
}

/** For each term of a question the words of the company that may be the same, typed differently. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

const mistyped = 0.7;

export function questionOf(document: RecurrenceDocument, rarity: Rarity, others: Spellings): Question {
  const standings = new Map<string, Standing[]>(document.terms.map((term, asked) => [term, [{ asked, share: 1 }]]));
  const terms = document.terms.map((term, asked) => {
    const spellings = others.get(term) ?? [];
    for (const spelling of spellings) {
      standings.set(spelling, [...(standings.get(spelling) ?? []), { asked, share: mistyped }]);
    }
    return {
      term,
      weight: weightAt(document, asked),
      // A word that nobody ever wrote is no rarer than the word that was meant.
      rarity: Math.min(rarity(term), ...spellings.map(rarity)),
      isInTitle: (document.inTitle[asked] ?? 0) > 0,
      spellings,
    };
  });
  return { document, terms, standings };
}

/** What makes two texts the same: what was said, the title in the other's text, and the other's title in this text. */
const parts = { text: 0.4, title: 0.3, otherTitle: 0.3 };
const maxWords = 6;

/**
 * The same question and the same case give the same score, always. Words count by how rare they are; time takes off up to
 * a part of that; facts in common add a part of what is missing; and the same title has its own floor.
 */
export function compare(
  question: Question,
  candidate: RecurrenceDocument,
  rarity: Rarity,
  /** Absent while only the score matters. */
  shown?: ReadonlyMap<string, string>,
): Comparison {
  const { document } = question;
  const { share, contributions } = wordsInCommon(question, candidate, rarity);
  const facets = facetsOf(document, candidate);
  const days = daysBetween(document.day, candidate.day);
  const byWords = 100 * share * nearness(days);
  const withFacts = byWords + (100 - byWords) * facets.share;
  const isSameTitle = document.title !== '' && document.title === candidate.title;
  const score = isSameTitle ? sameTitleScore + (withFacts * (100 - sameTitleScore)) / 100 : withFacts;
  const words = shown ? shownWords(contributions, shown) : [];
  return {
    score,
    reasons: [
      ...(words.length > 0 ? [{ kind: 'words' as const, values: words }] : []),
      ...facets.similarities,
      ...(days <= samePeriod ? [{ kind: 'period' as const, values: [candidate.day] }] : []),
    ],
  };
}

type Contributions = readonly (readonly [term: string, amount: number])[];

function wordsInCommon({ terms, standings }: Question, candidate: RecurrenceDocument, rarity: Rarity) {
  const found = new Float64Array(terms.length);
  const covered = new Float64Array(terms.length);
  let [otherTitle, allOther] = [0, 0];
  for (const [place, term] of candidate.terms.entries()) {
    const stands = standings.get(term) ?? [];
    if ((candidate.inTitle[place] ?? 0) > 0) {
      const rare = rarity(term);
      allOther += rare;
      otherTitle += rare * (stands[0]?.share ?? 0);
    }
    for (const { asked, share } of stands) {
      found[asked] = Math.max(found[asked] ?? 0, share * weightAt(candidate, place));
      covered[asked] = Math.max(covered[asked] ?? 0, share);
    }
  }
  const contributions: [string, number][] = [];
  let [text, allText, title, allTitle] = [0, 0, 0, 0];
  for (const [asked, { term, weight, rarity: rare, isInTitle }] of terms.entries()) {
    const shared = Math.min(weight, found[asked] ?? 0) * rare;
    allText += weight * rare;
    text += shared;
    if (isInTitle) {
      allTitle += rare;
      title += rare * (covered[asked] ?? 0);
    }
    if (shared > 0) contributions.push([term, shared]);
  }
  const part = (some: number, all: number) => (all > 0 ? some / all : 0);
  const share =
    parts.text * part(text, allText) +
    parts.title * part(title, allTitle) +
    parts.otherTitle * part(otherTitle, allOther);
  return { share, contributions };
}

function shownWords(contributions: Contributions, shown: ReadonlyMap<string, string>): readonly string[] {
  const words: string[] = [];
  const telling = contributions.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  for (const [term] of telling) {
    const word = shown.get(term) ?? term;
    // `FileSystem` says already what `File` would.
    const isSaid = words.some((said) => said.toLowerCase().includes(word.toLowerCase()));
    if (!isSaid && words.length < maxWords) words.push(word);
  }
  return words;
}

const fading = 0.4;
const fadingDays = 365;
const samePeriod = 90;

/** 1 for the same day; what came up years ago keeps most of its weight. */
function nearness(days: number): number {
  return 1 - fading + fading * Math.exp(-days / fadingDays);
}

function daysBetween(one: string, other: string): number {
  const days = Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
  return Number.isFinite(days) ? days : Number.POSITIVE_INFINITY;
}
