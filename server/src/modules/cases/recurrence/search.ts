import type { RecurrenceMatch } from '@vigie/domain/modules/cases/investigation-contract';
import {
  documentOf,
  type RecurrenceDocument,
  type RecurrenceSource,
  shownTermsOf,
} from '@vigie/domain/modules/cases/recurrence/document';
import { glossaryAlternatives } from '@vigie/domain/modules/cases/recurrence/glossary-terms';
import { chooseTerms, frequencyOf, rarityFrom, rarityOf } from '@vigie/domain/modules/cases/recurrence/rarity';
import { compare, type Question, questionOf } from '@vigie/domain/modules/cases/recurrence/score';
import {
  isLikelyMistyped,
  isSpellable,
  isTypingError,
  spellingKeys,
} from '@vigie/domain/modules/cases/recurrence/spelling';
import { type GlossaryLookup, glossaryLookup, type WordGroup } from '@vigie/domain/modules/glossary/public';
import type { Reader } from '../../../platform/database/tx';
import { findWordGroups } from '../../glossary/public';
import { type Candidate, countDocuments, listCandidates, listSightings, listSpellings } from './repository';

export interface RecurrenceSearch {
  /** The id of the case that is compared, which is no match of itself. */
  readonly exclude?: string;
  readonly onlyOpen?: boolean;
  readonly from?: number;
  readonly limit: number;
}

export interface Recurrences {
  readonly matches: RecurrenceMatch[];
  /** Among how many cases it was looked, the case itself not counted. */
  readonly compared: number;
}

const maxFinalists = 20;
/** The first words of a text are read as if mistyped; behind them an error more or less decides nothing. */
const maxMistyped = 40;

/**
 * The most similar cases of the company, best first. Five bounded questions to the database, however many cases there are:
 * what says the same by the glossary, how the words may have been meant, how rare they are, which cases share the telling ones, and how rare the words in the
 * titles of the best of those are.
 */
export async function findRecurrences(
  reader: Reader,
  companyId: number,
  source: RecurrenceSource,
  { exclude, onlyOpen = false, from = 0, limit }: RecurrenceSearch,
): Promise<Recurrences> {
  const document = documentOf(source);
  const compared = await countDocuments(reader, companyId);
  const frequencies = new Map<string, number>();
  const equivalents = equivalentTerms(source, lookupFor(await findWordGroups(reader, companyId)));
  const question = await ask(reader, companyId, document, equivalents, compared, frequencies);
  const candidates = await listCandidates(reader, companyId, {
    ...termsToAsk(question, frequencies, compared),
    exclude: exclude ?? null,
    onlyOpen,
  });
  const finalists = best(question, candidates, rarityFrom(frequencies, compared), maxFinalists);
  const titles = finalists.flatMap(
    ({
      candidate: {
        document: { terms, inTitle },
      },
    }) => terms.filter((_, place) => (inTitle[place] ?? 0) > 0),
  );
  await learn(reader, companyId, titles, compared, frequencies);
  const shown = shownTermsOf(source);
  const found = best(
    question,
    finalists.map(({ candidate }) => candidate),
    rarityFrom(frequencies, compared),
    limit,
    shown,
  );
  const matches = found.filter(({ score }) => Math.round(score) >= from).map(toMatch);
  return { matches, compared: exclude === undefined ? compared : Math.max(0, compared - 1) };
}

/** Reads the frequencies that are missing in `frequencies`. */
async function learn(
  reader: Reader,
  companyId: number,
  terms: readonly string[],
  documents: number,
  frequencies: Map<string, number>,
): Promise<void> {
  const unknown = [...new Set(terms)].filter((term) => !frequencies.has(term));
  if (unknown.length === 0) return;
  const sightings = await listSightings(reader, companyId, unknown);
  for (const { term, ...sighting } of sightings) frequencies.set(term, frequencyOf(sighting, documents));
}

async function ask(
  reader: Reader,
  companyId: number,
  document: RecurrenceDocument,
  equivalents: ReadonlyMap<string, readonly string[]>,
  documents: number,
  frequencies: Map<string, number>,
): Promise<Question> {
  const { terms } = document;
  const others = await findSimilarSpellings(reader, companyId, terms.filter(isSpellable).slice(0, maxMistyped));
  const meant = [...others.values(), ...equivalents.values()].flat();
  await learn(reader, companyId, [...terms, ...meant], documents, frequencies);
  const often = (term: string) => frequencies.get(term) ?? 0;
  const spellings = new Map(
    terms.map((term) => {
      const mistyped = (others.get(term) ?? []).filter((other) => isLikelyMistyped(often(term), often(other)));
      return [term, [...mistyped, ...(equivalents.get(term) ?? [])].filter((other) => often(other) > 0)];
    }),
  );
  return questionOf(document, rarityFrom(frequencies, documents), spellings);
}

const lookups = new WeakMap<readonly WordGroup[], GlossaryLookup>();

/** Made once for as long as the company's glossary stays as it is. */
function lookupFor(groups: readonly WordGroup[]): GlossaryLookup {
  const known = lookups.get(groups) ?? glossaryLookup(groups);
  lookups.set(groups, known);
  return known;
}

function equivalentTerms(
  { title, definition: { what, where, how, why } }: RecurrenceSource,
  lookup: GlossaryLookup,
): ReadonlyMap<string, readonly string[]> {
  const equivalents = new Map<string, string[]>();
  for (const { said, instead } of glossaryAlternatives([title, what, where, how, why].join('\n'), lookup)) {
    for (const term of said) equivalents.set(term, [...(equivalents.get(term) ?? []), ...instead]);
  }
  return equivalents;
}

async function findSimilarSpellings(reader: Reader, companyId: number, terms: readonly string[]) {
  const keys = new Set(terms.flatMap(spellingKeys));
  const words = new Map<string, string[]>();
  for (const { key, word } of await listSpellings(reader, companyId, [...keys])) {
    words.set(key, [...(words.get(key) ?? []), word]);
  }
  return new Map(
    terms.map((term) => {
      const near = new Set(spellingKeys(term).flatMap((key) => words.get(key) ?? []));
      return [term, [...near].filter((word) => isTypingError(term, word))];
    }),
  );
}

function termsToAsk({ terms }: Question, frequencies: ReadonlyMap<string, number>, documents: number) {
  const asked = terms.flatMap(({ term, weight, spellings }) =>
    [term, ...spellings].map((one) => ({ term: one, weight, frequency: frequencies.get(one) ?? 0 })),
  );
  const chosen = chooseTerms(asked, documents);
  return {
    terms: chosen.map(({ term }) => term),
    weights: chosen.map(({ weight, frequency }) => weight * rarityOf(frequency, documents) ** 2),
  };
}

interface Found {
  readonly candidate: Candidate;
  readonly score: number;
  readonly reasons: RecurrenceMatch['reasons'];
}

function best(
  question: Question,
  candidates: readonly Candidate[],
  rarity: ReturnType<typeof rarityFrom>,
  most: number,
  shown?: ReadonlyMap<string, string>,
): Found[] {
  return candidates
    .map((candidate) => {
      const { score, reasons } = compare(question, candidate.document, rarity, shown);
      return { candidate, score, reasons: reasons.map(({ kind, values }) => ({ kind, values: [...values] })) };
    })
    .sort((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1))
    .slice(0, most);
}

function toMatch({ candidate: { document: _document, ...record }, score, reasons }: Found): RecurrenceMatch {
  return {
    ...record,
    score: Math.round(score),
    reasons: reasons.map((reason) => (reason.kind === 'owner' ? { ...reason, values: [record.owner] } : reason)),
  };
}
