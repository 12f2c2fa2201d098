import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { filterShape } from '../../../kernel/records/record-list';
import { caseKinds, type Kind } from '../../cases/public';
import { filtersOf, listNames } from './lists';
import type { UnderstoodQuestion } from './question';
import { mendedFirstQuestions, mendedLaterQuestions, tunedQuestions } from './testing/corpus';
import { understandQuestion } from './understand';

const words = [...tunedQuestions, ...mendedFirstQuestions, ...mendedLaterQuestions].flatMap(([question]) =>
  question.split(' '),
);
const anyWord = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 100_000 }).map(String) },
);
const anyQuestion = fc.oneof(
  { weight: 3, arbitrary: fc.array(anyWord, { maxLength: 40 }).map((several) => several.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
);
const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const schemas = Object.fromEntries(listNames.map((list) => [list, z.strictObject(filterShape(filtersOf(list)))]));

/** What the address says after its question mark, as a page reads it. */
function queryOf(address: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''));
}

function checkList(answer: Extract<UnderstoodQuestion, { means: 'list' }>): void {
  const { list, filters, search, assigned, places } = answer;
  const asked = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  expect(schemas[list]?.safeParse(asked).success, JSON.stringify(asked)).toBe(true);
  expect(search.length).toBeLessThanOrEqual(200);
  expect(places.length).toBeGreaterThan(0);
  const state = { ...asked, ...(search && { search }), ...(assigned !== 'team' && { assigned }) };
  for (const { kind, address } of places) {
    expect(queryOf(address)).toEqual(state);
    if (list === 'cases') expect(address.split('?')[0]).toBe(`/apps/${caseKinds[kind as Kind].route}`);
  }
  // Whatever narrows the list is shown with its words.
  const shown = new Set(answer.parts.map(({ filter }) => filter));
  for (const name of Object.keys(state)) expect(shown).toContain(name);
}

describe('whatever is asked', () => {
  it('gives a filter that the list itself takes, at an address that says the same', () => {
    fc.assert(
      fc.property(anyQuestion, anyDay, (question, today) => {
        const answer = understandQuestion(question, { today });
        if (answer.means === 'list') checkList(answer);
        if (answer.means === 'nothing') expect(answer.remarks.map(({ code }) => code)).toEqual(['nothingUnderstood']);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same answer each time', () => {
    fc.assert(
      fc.property(anyQuestion, anyDay, (question, today) => {
        expect(understandQuestion(question, { today })).toEqual(understandQuestion(question, { today }));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps words that nothing is known of: they are looked for, left out aloud, or named as unknown', () => {
    const strange = fc.stringMatching(/^[zxkw]{9,12}$/);
    fc.assert(
      fc.property(fc.constantFrom(...tunedQuestions), strange, ([question], word) => {
        const answer = understandQuestion(`${question} ${word}`, { today: '2026-11-17' });
        const named = [
          ...answer.unknownWords,
          ...answer.remarks.map((one) => one.words),
          ...answer.parts.map((one) => one.words),
        ];
        expect(named.join(' ')).toContain(word);
      }),
      { numRuns: 300 },
    );
  });

  it('takes less than 5 ms', () => {
    const questions = [...tunedQuestions, ...mendedFirstQuestions, ...mendedLaterQuestions].map(
      ([question]) => question,
    );
    const ask = () => {
      for (const question of questions) understandQuestion(question, { today: '2026-11-17' });
    };
    ask();
    // Time of the processor: a busy machine takes longer by the clock. The best of three, because collections fall into one of them.
    const rounds = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      ask();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / questions.length;
    });
    expect(Math.min(...rounds)).toBeLessThan(5);
  });
});
