import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyDefinition } from '../definition';
import { type Collection, usualLengths } from './collection';
import { documentOf, type RecurrenceSource, shownTermsOf } from './document';
import type { Similarity } from './facets';
import { pieceCodes } from './pieces';
import { questionOf } from './question';
import { compare } from './score';
import { plain, termsOf } from './terms';

const words =
  `fuite huile pompe vanne joint bouchon flacon étiquette lot température alarme cuve four leak pump seal label
  batch sensor filter valve crack PR-204 LY-31 décollée fendu bloqué dépassée manquant illisible`.split(/\s+/);
const word = fc.constantFrom(...words);
const sentence = (least: number) => fc.array(word, { minLength: least, maxLength: 12 }).map((some) => some.join(' '));
const steps = fc
  .record({ product: word, batchNumber: fc.constantFrom('A-1', 'B-2', 'C-3') })
  .map((line) => [{ name: 'productBatch', content: { batches: [line] } }]);
const aCase: fc.Arbitrary<RecurrenceSource> = fc
  .record({ title: sentence(1), text: sentence(0), department: word, steps, owner: fc.constantFrom(1, 2) })
  .map(({ title, text, department, steps: content, owner }) => ({
    title,
    detectionDate: '2026-03-10',
    ownerId: owner,
    steps: content,
    definition: { ...emptyDefinition, what: `${title}. ${text}`, department },
  }));

/** Words are the rarer the later they come in the list. */
const collection: Collection = {
  documents: 5000,
  frequencyOf: (term) => 1 + (((term.length * 7919 + term.charCodeAt(0) * 104_729) % 997) + 1) ** 1.2,
  pieceRarities: new Float32Array(pieceCodes).fill(2),
  ...usualLengths,
};

const compared = (one: RecurrenceSource, other: RecurrenceSource) =>
  compare(questionOf(documentOf(one), collection), documentOf(other), shownTermsOf(one));

/** The same case with something else in the place of everything that has a term in common with `named`. */
function without(one: RecurrenceSource, named: string): RecurrenceSource {
  const terms = new Set(termsOf(named).map(({ term }) => term));
  const replaced = (text: string) =>
    text.replace(/[\p{L}\p{N}-]+/gu, (said) => (termsOf(said).some(({ term }) => terms.has(term)) ? 'zzqxk' : said));
  const { definition } = one;
  return {
    ...one,
    title: replaced(one.title),
    definition: { ...definition, what: replaced(definition.what), department: replaced(definition.department) },
    steps: one.steps.map(({ name, content }) => ({ name, content: JSON.parse(replaced(JSON.stringify(content))) })),
  };
}

function textOf({ title, definition, steps: all }: RecurrenceSource): string {
  return [title, definition.what, definition.department, JSON.stringify(all)].join(' ');
}

function changedBy(other: RecurrenceSource, { kind, values }: Similarity, value: string): RecurrenceSource {
  if (kind === 'owner') return { ...other, ownerId: 99 };
  if (kind === 'period') return { ...other, detectionDate: '2001-01-01' };
  return values.length > 0 ? without(other, value) : other;
}

it('every reason can be checked in both texts, and the score falls when what it names is taken out', () => {
  fc.assert(
    fc.property(aCase, aCase, (one, other) => {
      const { score, reasons } = compared(one, other);
      for (const reason of reasons) {
        for (const value of reason.values.length > 0 ? reason.values : ['']) {
          if (reason.kind !== 'period' && reason.kind !== 'owner') {
            const terms = termsOf(value).map(({ term }) => term);
            for (const text of [textOf(one), textOf(other)]) {
              const said = new Set(termsOf(text).map(({ term }) => term));
              expect(plain(text).includes(plain(value)) || terms.some((term) => said.has(term))).toBe(true);
            }
          }
          expect(compared(one, changedBy(other, reason, value)).score).toBeLessThan(score);
        }
      }
    }),
    { numRuns: 100 },
  );
}, 20_000);

it('a case that shares nothing has no reason and no score', () => {
  const far = { ...emptyDefinition, what: 'Zzqxk wvutsr' };
  const other = { title: 'Zzqxk', detectionDate: '2001-01-01', ownerId: null, definition: far, steps: [] };
  fc.assert(
    fc.property(aCase, (one) => {
      expect(compared(one, other)).toEqual({ score: 0, reasons: [] });
    }),
  );
});
