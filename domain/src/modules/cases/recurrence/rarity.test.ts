import { expect, it } from 'vitest';
import { chooseTerms, frequencyOf, maxCounted, rarityFrom, rarityOf } from './rarity';

it('counts a rare term and extrapolates a frequent one from how far back its newest cases reach', () => {
  expect(frequencyOf({ seen: 7, oldest: 3 }, 1000)).toBe(7);
  expect(frequencyOf({ seen: maxCounted, oldest: 1000 - 2 * maxCounted + 1 }, 1000)).toBe(500);
  expect(frequencyOf({ seen: maxCounted, oldest: 1001 - maxCounted }, 1000)).toBe(1000);
});

it('rarity falls as a term becomes frequent, and never below nothing', () => {
  const values = [0, 1, 10, 100, 1000, 5000].map((frequency) => rarityOf(frequency, 1000));
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(rarityFrom(new Map([['pump', 1]]), 1000)('pump')).toBe(rarityOf(1, 1000));
});

const term = (name: string, frequency: number) => ({ term: name, weight: 1, frequency });

it('asks by the rare terms within the budget, whatever the company holds', () => {
  const asked = [term('rare', 2), term('some', 300), term('many', 5_000), term('all', 90_000), term('none', 0)];
  const chosen = chooseTerms(asked, 100_000);
  expect(chosen.map(({ term: name }) => name)).toEqual(['rare', 'some', 'many']);
  const busy = Array.from({ length: 200 }, (_, n) => term(`t${n}`, 1_000));
  expect(chooseTerms(busy, 100_000)).toHaveLength(6);
});

it('asks by the rarest when everything said is commonplace', () => {
  const chosen = chooseTerms([term('a', 90_000), term('b', 50_000), term('c', 60_000), term('d', 70_000)], 100_000);
  expect(chosen.map(({ term: name }) => name)).toEqual(['b', 'c', 'd']);
});
