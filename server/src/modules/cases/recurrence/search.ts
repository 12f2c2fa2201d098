import type { RecurrenceMatch } from '@vigie/domain/modules/cases/investigation-contract';
import { documentOf, type RecurrenceSource, shownTermsOf } from '@vigie/domain/modules/cases/recurrence/document';
import { glossaryAlternatives } from '@vigie/domain/modules/cases/recurrence/glossary-terms';
import { type Alternative, type Question, questionOf } from '@vigie/domain/modules/cases/recurrence/question';
import { compare } from '@vigie/domain/modules/cases/recurrence/score';
import { type GlossaryLookup, glossaryLookup, type WordGroup } from '@vigie/domain/modules/glossary/public';
import type { Reader } from '../../../platform/database/tx';
import { findWordGroups } from '../../glossary/public';
import type { CompanyIndex } from './company-index';
import { nearestTo } from './nearest';
import { type Candidate, listCandidates, listConfidentialNumbers } from './repository';

export interface RecurrenceSearch {
  /** The id of the case that is compared, which is no match of itself. */
  readonly exclude?: string;
  readonly onlyOpen?: boolean;
  readonly from?: number;
  readonly limit: number;
  /** Once it is aborted the client is gone, and nothing more is done for the answer. */
  readonly signal?: AbortSignal;
}

export interface Recurrences {
  readonly matches: RecurrenceMatch[];
  /** Among how many cases it was looked, the case itself not counted. */
  readonly compared: number;
}

const maxCandidates = 60;
/** Of those that not all may read, the newest. */
const maxConfidential = 1000;
/** Of the nearest so many are asked for whether the reader may see them, and whether they are open. */
const maxNearest = 600;
/** The first words of a text are read as if mistyped; behind them an error more or less decides nothing. */
const maxMistyped = 40;
const mistyped = 0.7;
/** Of a text that is looked up in the glossary. */
const maxLetters = 6000;
/** A word that says the same by the glossary counts nearly as much as the word itself. */
const equivalent = 0.8;

/**
 * The most similar cases of the company, best first. All of them are weighed in memory, and the best are read and compared in
 * full; so are those that not all may read, which are few and in no index.
 */
export async function findRecurrences(
  reader: Reader,
  companyId: number,
  index: CompanyIndex,
  source: RecurrenceSource,
  { exclude, onlyOpen = false, from = 0, limit, signal }: RecurrenceSearch,
): Promise<Recurrences> {
  const document = documentOf(source);
  const [groups, confidential] = await Promise.all([
    findWordGroups(reader, companyId),
    listConfidentialNumbers(reader, companyId, maxConfidential),
  ]);
  const compared = Math.max(0, index.documents + confidential.length - (exclude === undefined ? 0 : 1));
  if (signal?.aborted) return { matches: [], compared };
  const alternatives = [...spellingsOf(document.terms, index), ...equivalentsOf(source, groups)];
  const question = questionOf(document, index, alternatives);
  const candidates = await listCandidates(reader, companyId, {
    numbers: [...confidential, ...nearestTo(question, index, onlyOpen ? maxNearest : 3 * maxCandidates)],
    exclude: exclude ?? null,
    onlyOpen,
    most: confidential.length + maxCandidates,
  });
  if (signal?.aborted) return { matches: [], compared };
  const found = best(question, candidates, limit).filter(({ score }) => Math.round(score) >= from);
  const shown = shownTermsOf(source);
  return { matches: found.map(({ candidate }) => toMatch(question, candidate, shown)), compared };
}

function spellingsOf(terms: readonly string[], { vocabulary }: CompanyIndex): readonly Alternative[] {
  return terms
    .slice(0, maxMistyped)
    .flatMap((term) =>
      vocabulary.similarSpellings(term).map((word) => ({ said: [term], instead: [word], share: mistyped })),
    );
}

const lookups = new WeakMap<readonly WordGroup[], GlossaryLookup>();

/** Made once for as long as the company's glossary stays as it is. */
function lookupFor(groups: readonly WordGroup[]): GlossaryLookup {
  const known = lookups.get(groups) ?? glossaryLookup(groups);
  lookups.set(groups, known);
  return known;
}

function equivalentsOf(
  { title, definition: { what, where, how, why } }: RecurrenceSource,
  groups: readonly WordGroup[],
): readonly Alternative[] {
  const said = [title, what, where, how, why].join('\n').slice(0, maxLetters);
  return glossaryAlternatives(said, lookupFor(groups)).map((one) => ({ ...one, share: equivalent }));
}

interface Found {
  readonly candidate: Candidate;
  readonly score: number;
}

function best(question: Question, candidates: readonly Candidate[], most: number): Found[] {
  return candidates
    .map((candidate) => ({ candidate, score: compare(question, candidate.document).score }))
    .sort((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1))
    .slice(0, most);
}

function toMatch(question: Question, candidate: Candidate, shown: ReadonlyMap<string, string>): RecurrenceMatch {
  const { document, ...record } = candidate;
  const { score, reasons } = compare(question, document, shown);
  return {
    ...record,
    score: Math.round(score),
    reasons: reasons.map(({ kind, values }) => ({ kind, values: kind === 'owner' ? [record.owner] : [...values] })),
  };
}
