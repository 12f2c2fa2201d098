import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldProblemMessages as m } from '../messages/settings';
import { bounds } from './bounds';
import { fits } from './dependencies';
import { newTest, propertyProblems, repeatProblems, scoreProblem, testProblems, testsFor } from './field-problems';
import { newQuestion, propertiesOfNew, question, questionTypes, repeat } from './model';
import { answerTest } from './rules';

const edges = [-1, 0, 0.5, 1, 6, 7, 20, 21, 200, 201, 1000, 1001, 20_000, 20_001, bounds.number, bounds.number + 1];
const count = fc.constantFrom(null, Number.NaN, ...edges, ...edges.map((edge) => -edge));
const day = fc.constantFrom(null, '2026-01-31', '2026-02-30', '2026-12-31', 'tomorrow');
const arbitraryOf = (name: string) =>
  name === 'unit'
    ? fc.constantFrom('', 'kg', 'x'.repeat(bounds.unit), 'x'.repeat(bounds.unit + 1))
    : ['earliest', 'latest'].includes(name)
      ? day
      : ['decimals', 'maxPhotos'].includes(name)
        ? count.map((value) => value ?? 1)
        : count;

const orders = [m.order, m.dayOrder];

describe('what is said beside a field', () => {
  it('is what the schema of a question refuses, and crossed limits besides', () => {
    const answerable = fc.constantFrom(...questionTypes).chain((type) => {
      const fields = Object.fromEntries(Object.keys(propertiesOfNew(type)).map((name) => [name, arbitraryOf(name)]));
      return fc.record(fields).map((properties) => ({ type, properties }) as never);
    });
    fc.assert(
      fc.property(answerable, (asked: Parameters<typeof propertyProblems>[0]) => {
        const problems = Object.values(propertyProblems(asked)).filter((one) => one && !orders.includes(one.message));
        const { success } = question.safeParse({ ...newQuestion('q1', asked.type), properties: asked.properties });
        expect(problems.length === 0).toBe(success);
      }),
      { numRuns: 2000 },
    );
  });

  it('names the upper one of two limits that are crossed', () => {
    expect(propertyProblems({ type: 'short_answer', properties: { minLength: 9, maxLength: 3 } })).toEqual({
      maxLength: { message: m.order, values: {} },
    });
    expect(
      propertyProblems({ type: 'date', properties: { earliest: '2026-02-01', latest: '2026-01-01' } }).latest?.message,
    ).toBe(m.dayOrder);
  });

  it('lets pass exactly the repetitions that the schema does', () => {
    for (const min of [-1, 0, 1, 0.5, 100, 101, Number.NaN]) {
      for (const max of [0, 1, 2, 100, 101, Number.NaN]) {
        const isRight = Object.keys(repeatProblems({ min, max })).length === 0;
        expect(isRight, `${min} to ${max}`).toBe(repeat.safeParse({ min, max }).success);
      }
    }
  });

  it('asks a test for its options or for one limit', () => {
    expect(testProblems(newTest('any_of')).options?.message).toBe(m.optionsMissing);
    expect(testProblems(newTest('number_within')).from?.message).toBe(m.boundMissing);
    expect(testProblems({ is: 'number_within', from: 3, to: 1 }).to?.message).toBe(m.order);
    expect(testProblems({ is: 'date_outside', from: null, to: '2026-02-30' }).to?.message).toBe(m.notDay);
    for (const test of [newTest('answered'), { is: 'any_of' as const, options: ['a'] }]) {
      expect(testProblems(test)).toEqual({});
      expect(answerTest.safeParse(test).success).toBe(true);
    }
  });

  it('refuses points that are out of bounds', () => {
    expect(scoreProblem(null)).toBeNull();
    expect(scoreProblem(-bounds.score)).toBeNull();
    expect(scoreProblem(bounds.score + 1)?.message).toBe(m.tooLarge);
    expect(scoreProblem(Number.NaN)?.message).toBe(m.notNumber);
  });
});

it('the tests offered for a type fit it', () => {
  for (const type of questionTypes) {
    for (const is of testsFor(type)) expect(fits(newTest(is), type), `${is} of ${type}`).toBe(true);
  }
});
