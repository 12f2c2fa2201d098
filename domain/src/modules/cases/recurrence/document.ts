import * as z from 'zod/mini';
import { type Definition, emptyDefinition, summaryOf } from '../definition';
import { codesOf, folded, plain, termsOf } from './terms';

/** What the engine needs to know of a case, and nothing else: no status, no id. */
export interface RecurrenceSource {
  readonly title: string;
  readonly detectionDate: string;
  readonly ownerId: number | null;
  readonly definition: Definition;
  readonly steps: readonly { readonly name: string; readonly content: Readonly<Record<string, unknown>> }[];
}

/** A case as the engine compares it. Stored as it is: small, and the same for the same case. */
export interface RecurrenceDocument {
  readonly title: string;
  readonly day: string;
  readonly ownerId: number | null;
  /** Each once, those of the title first; arrays, because hundreds of documents are read for one search. */
  readonly terms: readonly string[];
  /** How often the term at the same place stands in the title. */
  readonly inTitle: readonly number[];
  /** How often it stands in the text. */
  readonly inText: readonly number[];
  /** The first letters of the text, in plain letters. */
  readonly opening: string;
  readonly facts: RecurrenceFacts;
}

/** Each as it was written; compared without accents, case and signs. */
export interface RecurrenceFacts {
  readonly product: readonly string[];
  readonly batch: readonly string[];
  readonly equipment: readonly string[];
  readonly process: readonly string[];
  readonly cause: readonly string[];
}

const maxTerms = 150;
const maxPerSection = 300;
/** Text beyond this is lists and logs. */
const maxLetters = 6000;
const maxFacts = 10;
/** So much of a text is compared letter by letter. */
const maxOpening = 600;
/** The term at this place in a text is half as worth keeping as the first one. */
const halfAt = 40;
/** Beyond this one mention more changes nothing that could be seen; an index keeps both numbers in eight bits. */
export const mostMentions = { title: 3, text: 63 } as const;

export function documentOf(source: RecurrenceSource): RecurrenceDocument {
  const facts = factsOf(source);
  const title = new Map<string, number>();
  for (const { term } of termsOf(source.title).slice(0, maxTerms / 2)) add(title, term, 1);
  const sections = sectionsOf(source, facts);
  const text = textTermsOf(sections);
  const terms = [...new Set([...title.keys(), ...text.keys()])];
  return {
    title: plain(source.title),
    day: source.detectionDate,
    ownerId: source.ownerId,
    terms,
    inTitle: terms.map((term) => Math.min(mostMentions.title, title.get(term) ?? 0)),
    inText: terms.map((term) => Math.min(mostMentions.text, text.get(term) ?? 0)),
    opening: openingOf(sections),
    facts,
  };
}

/** Of a report that is still being written. */
export function sourceOfText(text: string, day: string): RecurrenceSource {
  const definition = { ...emptyDefinition, what: text };
  return { title: summaryOf(definition), detectionDate: day, ownerId: null, definition, steps: [] };
}

/** The terms of a case as a person would read them, to show what two cases share. */
export function shownTermsOf(source: RecurrenceSource): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  const texts = [source.title, ...sectionsOf(source, factsOf(source)).map(({ text }) => text)];
  // Folding takes the accents off what is shown too, so they are looked up in the text as it was written.
  for (const text of texts) {
    const written = new Map(text.match(/[\p{L}\p{M}\p{N}]+/gu)?.map((word) => [folded(word), word]) ?? []);
    for (const { term, shown: word } of termsOf(text)) {
      if (!shown.has(term)) shown.set(term, written.get(word) ?? word);
    }
  }
  return shown;
}

interface Section {
  readonly text: string;
  readonly weight: number;
}

function sectionsOf({ title, definition }: RecurrenceSource, facts: RecurrenceFacts): readonly Section[] {
  const { what, where, how, why, howMany, department, comments } = definition;
  const opening = title.replace(/…$/, '');
  const sections = [
    { text: opening !== '' && what.startsWith(opening) ? what.slice(opening.length) : what, weight: 1 },
    { text: facts.cause.join('\n'), weight: 1 },
    { text: [where, how, why].join('\n'), weight: 0.7 },
    { text: [...facts.product, ...facts.batch].join('\n'), weight: 0.7 },
    { text: [howMany, department, comments].join('\n'), weight: 0.4 },
  ];
  return sections.map(({ text, weight }) => ({ text: text.slice(0, maxLetters), weight }));
}

function openingOf(sections: readonly Section[]): string {
  const texts = sections.map(({ text }) => text.slice(0, 2 * maxOpening)).filter((text) => text.trim() !== '');
  return plain(texts.join(' ')).slice(0, maxOpening).trimEnd();
}

/** How often each term is said; of many terms those that are said first and most. */
function textTermsOf(sections: readonly Section[]): ReadonlyMap<string, number> {
  const [counts, worths] = [new Map<string, number>(), new Map<string, number>()];
  for (const { text, weight } of sections) {
    for (const [at, { term }] of termsOf(text).slice(0, maxPerSection).entries()) {
      add(counts, term, 1);
      add(worths, term, weight / (1 + at / halfAt));
    }
  }
  const kept = [...worths].sort((a, b) => b[1] - a[1] || order(a[0], b[0])).slice(0, maxTerms);
  return new Map(kept.map(([term]) => [term, counts.get(term) ?? 0]));
}

function add(counts: Map<string, number>, term: string, amount: number): void {
  counts.set(term, (counts.get(term) ?? 0) + amount);
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const batches = z.object({ batches: z.array(z.object({ product: z.string(), batchNumber: z.string() })) });
const rootCause = z.object({
  isRootCause: z.literal(true),
  text: z.string(),
  mCategory: z.optional(z.nullable(z.string())),
});

function factsOf({ title, definition, steps }: RecurrenceSource): RecurrenceFacts {
  const { what, where, department } = definition;
  const contentOf = (name: string) => steps.find((step) => step.name === name)?.content ?? {};
  const hit = z.safeParse(batches, contentOf('productBatch'));
  const lines = hit.success ? hit.data.batches : [];
  const causes = Object.values(contentOf('rootCause')).flatMap((entry) => {
    const cause = z.safeParse(rootCause, entry);
    return cause.success ? [cause.data] : [];
  });
  return {
    product: distinct([definition.product, ...lines.map(({ product }) => product)]),
    batch: distinct([definition.batch, ...lines.map(({ batchNumber }) => batchNumber)]),
    equipment: distinct([definition.equipment, ...codesOf(`${title}\n${where}\n${what.slice(0, maxLetters)}`)]),
    process: distinct([department, where]),
    cause: distinct([...causes.map(({ text }) => text), ...causes.map(({ mCategory }) => mCategory ?? '')]),
  };
}

function distinct(values: readonly string[]): readonly string[] {
  const byPlain = new Map(values.map((value) => [plain(value), value.trim()]));
  byPlain.delete('');
  return [...byPlain.values()].slice(0, maxFacts);
}
