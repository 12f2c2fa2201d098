import type { RecurrenceMatch } from '@vigie/domain/modules/cases/investigation-contract';
import {
  type Background,
  backgroundOf,
  backgroundSize,
  meanBackground,
  relianceOn,
} from '@vigie/domain/modules/cases/recurrence/background';
import { documentOf, type RecurrenceSource, shownTermsOf } from '@vigie/domain/modules/cases/recurrence/document';
import { glossaryAlternatives } from '@vigie/domain/modules/cases/recurrence/glossary-terms';
import { type Alternative, type Question, questionOf } from '@vigie/domain/modules/cases/recurrence/question';
import { type Resemblance, reasonsFor, resemblanceOf, scoreOf } from '@vigie/domain/modules/cases/recurrence/score';
import { type GlossaryLookup, glossaryLookup, type WordGroup } from '@vigie/domain/modules/glossary/public';
import type { Reader } from '../../../platform/database/tx';
import { inTurns } from '../../../platform/jobs/in-turns';
import { findWordGroups } from '../../glossary/public';
import type { CompanyIndex } from './company-index';
import { nearestTo } from './nearest';
import { listPairVerdicts, noVerdicts, type PairVerdicts } from './pair-verdicts';
import { type Candidate, listCandidates, listConfidentialNumbers, listNumbersOf } from './repository';

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

/** The best of these by BM25F are compared in full; with half as many one or two duplicates in a hundred are not seen. */
const maxCandidates = 300;
/** Of those that not all may read, the newest. */
const maxConfidential = 1000;
/** Where only open cases are looked for, so many of the nearest are asked for whether they are. */
const maxNearest = 600;
/** QA has said that the two are the same. */
const confirmedScore = 100;
/** The first words of a text are read as if mistyped; behind them an error more or less decides nothing. */
const maxMistyped = 40;
const mistyped = 0.7;
/** Of a text that is looked up in the glossary. */
const maxLetters = 6000;
/** A word that says the same by the glossary counts nearly as much as the word itself. */
const equivalent = 0.8;

/**
 * The most similar cases of the company, best first. All of them are weighed in memory, and the best are read and compared in
 * full; so are those that not all may read, which are few and in no index. Pairs that QA has confirmed come first, and those
 * that were dismissed do not come again.
 */
export async function findRecurrences(
  reader: Reader,
  companyId: number,
  index: CompanyIndex,
  source: RecurrenceSource,
  { exclude, onlyOpen = false, from = 0, limit, signal }: RecurrenceSearch,
): Promise<Recurrences> {
  const document = documentOf(source);
  const [groups, confidential, verdicts] = await Promise.all([
    findWordGroups(reader, companyId),
    listConfidentialNumbers(reader, companyId, maxConfidential),
    exclude === undefined ? noVerdicts : listPairVerdicts(reader, companyId, exclude),
  ]);
  const compared = Math.max(0, index.documents + confidential.length - (exclude === undefined ? 0 : 1));
  if (signal?.aborted) return { matches: [], compared };
  const alternatives = [...spellingsOf(document.terms, index), ...equivalentsOf(source, groups)];
  const question = questionOf(document, index, alternatives);
  const nearest = nearestTo(question, index, onlyOpen ? maxNearest : maxCandidates + 1);
  const confirmed = await listNumbersOf(reader, companyId, [...verdicts.confirmed]);
  const numbers = [...new Set([...confirmed, ...confidential, ...nearest])];
  const candidates = await listCandidates(reader, companyId, {
    numbers,
    exclude: exclude ?? null,
    onlyOpen,
    most: numbers.length - nearest.length + maxCandidates,
  });
  if (signal?.aborted) return { matches: [], compared };
  const isNear = new Set(nearest);
  const resembling = await inTurns(resemblances(question, candidates));
  const found = best(question, index, resembling, { isNear, verdicts })
    .slice(0, limit)
    .filter(({ score }) => Math.round(score) >= from);
  const shown = shownTermsOf(source);
  return { matches: found.map((one) => toMatch(question, one, verdicts, shown)), compared };
}

interface Resembling {
  readonly candidate: Candidate;
  readonly resemblance: Resemblance;
}

function* resemblances(question: Question, candidates: readonly Candidate[]): Generator<undefined, Resembling[]> {
  const resembling: Resembling[] = [];
  for (const candidate of candidates) {
    resembling.push({ candidate, resemblance: resemblanceOf(question, candidate.document) });
    yield;
  }
  return resembling;
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

interface Beside {
  /** The numbers of the cases that come nearest, which all colleagues may read. */
  readonly isNear: ReadonlySet<number>;
  readonly verdicts: PairVerdicts;
}

function best(
  question: Question,
  index: CompanyIndex,
  resembling: readonly Resembling[],
  { isNear, verdicts: { confirmed, dismissed } }: Beside,
): Found[] {
  const near = resembling.filter(({ candidate: { number } }) => isNear.has(number)).slice(0, backgroundSize);
  const views = near.map(({ resemblance }) => resemblance.asked);
  const own = backgroundOf(views);
  const reliance = relianceOn(views);
  const middle = meanBackground(near.flatMap(({ candidate: { number } }) => index.backgroundOf(number) ?? []));
  const scored = ({ candidate, resemblance }: Resembling) => {
    if (confirmed.has(candidate.id)) return confirmedScore;
    const other: Background | null = index.backgroundOf(candidate.number) ?? middle ?? own;
    return scoreOf(question, candidate.document, resemblance, own && other && { own, other, reliance });
  };
  const rank = ({ candidate: { id } }: Found) => (confirmed.has(id) ? 0 : 1);
  return resembling
    .filter(({ candidate: { id } }) => !dismissed.has(id))
    .map((one) => ({ candidate: one.candidate, score: scored(one) }))
    .sort((a, b) => rank(a) - rank(b) || b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1));
}

function toMatch(
  question: Question,
  { candidate, score }: Found,
  { confirmed }: PairVerdicts,
  shown: ReadonlyMap<string, string>,
): RecurrenceMatch {
  const { document, number: _number, ...record } = candidate;
  const reasons = reasonsFor(question, document, shown).map(({ kind, values }) => ({
    kind,
    values: kind === 'owner' ? [record.owner] : [...values],
  }));
  return {
    ...record,
    score: Math.round(score),
    reasons: confirmed.has(record.id) ? [{ kind: 'confirmed', values: [] }, ...reasons] : reasons,
  };
}
