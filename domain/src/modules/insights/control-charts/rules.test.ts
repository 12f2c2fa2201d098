import { describe, expect, it } from 'vitest';
import { type Placed, type RuleName, ruleNames, rules, rulesAt } from './rules';

const at = (deviations: readonly number[]): readonly Placed[] =>
  deviations.map((deviation) => ({ value: deviation, deviation }));
const opposite = (deviations: readonly number[]) => deviations.map((deviation) => -deviation);
const times = (length: number, of: (index: number) => number) => Array.from({ length }, (_, index) => of(index));

interface Pattern {
  /** The shortest run that completes it. */
  readonly shortest: readonly number[];
  /** As long, and almost the same. */
  readonly almost: readonly (readonly number[])[];
}

const patterns: Readonly<Record<RuleName, Pattern>> = {
  beyond_limits: { shortest: [3.01], almost: [[3], [2.99], [0]] },
  one_side: {
    shortest: times(9, () => 0.5),
    almost: [
      [0.5, 0.5, 0.5, 0.5, -0.1, 0.5, 0.5, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0.5, 0, 0.5, 0.5, 0.5, 0.5],
      [-0.1, ...times(8, () => 0.5)],
    ],
  },
  trend: {
    shortest: [-1, -0.6, -0.2, 0.2, 0.6, 0.9],
    almost: [
      [-1, -0.6, -0.2, -0.2, 0.6, 0.9],
      [-1, -0.6, -0.2, 0.2, 0.6, 0.5],
      [-0.5, -0.6, -0.2, 0.2, 0.6, 0.9],
    ],
  },
  alternating: {
    shortest: times(14, (index) => (index % 2 === 0 ? 0.3 : -0.3)),
    almost: [
      [0.3, 0.3, ...times(12, (index) => (index % 2 === 0 ? -0.3 : 0.3))],
      [...times(12, (index) => (index % 2 === 0 ? -0.3 : 0.3)), 0.4, -0.1],
    ],
  },
  two_of_three: {
    shortest: [2.01, 2.01],
    almost: [
      [2, 2.01],
      [2.01, -2.01],
      [2.01, 0, 0, 2.01],
      [2.01, 2.01, 0],
    ],
  },
  four_of_five: {
    shortest: [1.01, 1.01, 1.01, 1.01],
    almost: [
      [1, 1.01, 1.01, 1.01],
      [1.01, 1.01, -1.01, 1.01],
      [1.01, 1.01, 0, 0, 1.01, 1.01],
      [1.01, 1.01, 1.01, 1.01, 0.5],
    ],
  },
  hugging: {
    shortest: times(15, (index) => [0.2, -0.4, 0.9, 0, -0.99][index % 5] ?? 0),
    almost: [times(15, (index) => (index === 7 ? 1 : 0.1)), times(15, (index) => (index === 0 ? -1.2 : 0.1))],
  },
  avoiding: {
    shortest: [1.1, -1.1, 1.1, 1.1, -1.1, -1.1, 1.1, -1.1],
    almost: [[1.1, -1.1, 1.1, 1, -1.1, -1.1, 1.1, -1.1], times(8, () => 1.1)],
  },
};

describe.each(ruleNames)('the rule %s', (name) => {
  const { shortest, almost } = patterns[name];
  const isFound = (deviations: readonly number[]) => rules[name](at(deviations));

  it('is found with its shortest run, on both sides, and not with one point less', () => {
    expect(isFound(shortest)).toBe(true);
    expect(isFound(opposite(shortest))).toBe(true);
    expect(isFound(shortest.slice(1))).toBe(false);
    expect(isFound(shortest.slice(0, -1))).toBe(false);
    expect(isFound([])).toBe(false);
  });

  it('is found at the end of a longer run', () => {
    expect(isFound([0, 0, 0, ...shortest])).toBe(true);
  });

  it.each(almost.map((deviations) => ({ deviations })))('is not found in $deviations', ({ deviations }) => {
    expect(isFound(deviations)).toBe(false);
    expect(isFound(opposite(deviations))).toBe(false);
  });

  it('begins anew after a gap', () => {
    for (let place = 1; place < shortest.length; place++) {
      const points = [...at(shortest.slice(0, place)), null, ...at(shortest.slice(place))];
      expect(rulesAt(points).flat()).not.toContain(name);
    }
    expect(rulesAt([...at([0, 0]), null, ...at(shortest)]).at(-1)).toContain(name);
  });
});

describe('the rules of a series', () => {
  it('are found at the point that completes a pattern, and at those that prolong it', () => {
    const found = rulesAt(at(times(11, (index) => 0.4 + (index % 3) * 0.1)));
    expect(found.map((names) => names.includes('one_side'))).toEqual(times(11, (index) => index).map((i) => i >= 8));
  });

  it('two of three and four of five have the newest point among them', () => {
    expect(rulesAt(at([2.5, 2.5, 0, 2.5])).map((names) => names.includes('two_of_three'))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(rulesAt(at([1.5, 1.5, 1.5, 0, 1.5, 0])).map((names) => names.includes('four_of_five'))).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('say nothing of gaps alone', () => {
    expect(rulesAt([null, null])).toEqual([[], []]);
  });

  it('see the same in a value that only rounding moved off a line', () => {
    expect(rules.beyond_limits(at([3 + 1e-12]))).toBe(false);
    expect(rules.one_side(at([1e-13, ...times(8, () => 0.5)]))).toBe(false);
    expect(rules.trend(at([0, 0.1, 0.1 + 1e-13, 0.3, 0.4, 0.5]))).toBe(false);
  });
});
