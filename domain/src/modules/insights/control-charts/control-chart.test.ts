import { describe, expect, it } from 'vitest';
import { controlChart } from './control-chart';
import { fewestPoints, limitsOf, type Measured, movingRanges, rangeLimits } from './limits';

const individuals = (values: readonly (number | null)[]): readonly Measured[] =>
  values.map((count) => ({ count, size: null }));
const samples = (counts: readonly number[], size: number | ((index: number) => number)): readonly Measured[] =>
  counts.map((count, index) => ({ count, size: typeof size === 'number' ? size : size(index) }));
const rounded = (value: number | undefined, digits: number) => Number(value?.toFixed(digits));

describe('charts that were published', () => {
  it('individuals: NIST/SEMATECH e-Handbook 6.3.2.2, ten batches of flow rate', () => {
    // itl.nist.gov/div898/handbook/pmc/section3/pmc322.htm: Xbar = 50.81, MRbar = 1.8778, UCL = 55.8041, LCL = 45.8159.
    const flowRate = [49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6, 52.1];
    const ranges = movingRanges(flowRate);
    expect(ranges.slice(1).map((range) => rounded(range ?? undefined, 1))).toEqual([
      2.0, 2.3, 1.4, 3.5, 3.4, 1.4, 0.2, 1.2, 1.5,
    ]);
    expect(rounded(rangeLimits(ranges)?.center, 4)).toBe(1.8778);
    const [limits] = limitsOf('individuals', individuals(flowRate));
    expect(rounded(limits?.center, 2)).toBe(50.81);
    expect(rounded(limits?.upper, 4)).toBe(55.8041);
    expect(rounded(limits?.lower, 4)).toBe(45.8159);
  });

  it('individuals: SAS/QC User’s Guide, Example 9.4, diameters of thirty tires', () => {
    // _LCLI_ 23.8571, _MEAN_ 24.0083, _UCLI_ 24.1596, _R_ 0.056897, _UCLR_ 0.18585, _STDDEV_ 0.050423 (d2 there has more digits).
    const tires = [
      24.05, 23.99, 23.95, 23.93, 23.97, 24.02, 24.06, 24.1, 23.98, 24.03, 23.91, 24.06, 24.06, 23.96, 23.98, 24.06,
      24.01, 24.0, 23.93, 23.92, 24.09, 24.11, 24.05, 23.98, 23.98, 24.06, 24.02, 24.06, 23.97, 23.96,
    ];
    const { points, ranges } = controlChart('individuals', individuals(tires));
    const limits = points[0]?.limits;
    expect(rounded(limits?.center, 4)).toBe(24.0083);
    expect(limits?.upper).toBeCloseTo(24.1596, 3);
    expect(limits?.lower).toBeCloseTo(23.8571, 3);
    expect(limits?.sigma).toBeCloseTo(0.050423, 4);
    expect(rounded(ranges?.center, 6)).toBe(0.056897);
    expect(ranges?.upper).toBeCloseTo(0.18585, 4);
    expect(points.flatMap(({ rules }) => rules)).toEqual([]);
  });

  it('a proportion: thirty samples of fifty (R package qcc, orangejuice; the same data as NIST/SEMATECH 6.3.3.2)', () => {
    // qcc: center 0.2313333, LCL 0.05242755, UCL 0.4102391; NIST gives the average 0.2313.
    const nonconforming = [
      12, 15, 8, 10, 4, 7, 16, 9, 14, 10, 5, 6, 17, 12, 22, 8, 10, 5, 13, 11, 20, 18, 24, 15, 9, 12, 7, 13, 9, 6,
    ];
    const { points } = controlChart('proportion', samples(nonconforming, 50));
    expect(rounded(points[0]?.limits?.center, 7)).toBe(0.2313333);
    expect(rounded(points[0]?.limits?.upper, 7)).toBe(0.4102391);
    expect(rounded(points[0]?.limits?.lower, 8)).toBe(0.05242755);
    // 22 of 50 is 0.44 and 24 of 50 is 0.48; 20 of 50 is 0.40.
    expect(points.flatMap(({ rules }, index) => (rules.includes('beyond_limits') ? [index + 1] : []))).toEqual([
      15, 23,
    ]);
  });

  it('a proportion of samples that differ: bruised peaches, Pyzdek, The Handbook for Quality Management, table 9.6', () => {
    const bruised = [
      47, 42, 55, 51, 46, 61, 39, 44, 41, 51, 88, 101, 101, 40, 48, 47, 50, 48, 57, 45, 43, 105, 98, 100, 96,
    ];
    const crates = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2];
    const { points } = controlChart(
      'proportion',
      samples(bruised, (index) => 250 * (crates[index] ?? 1)),
    );
    // The totals of the table, 1544 of 8000, are 0.193. Worked by hand: 3 × √(0.193 × 0.807 / 250) = 0.0749, by 500 0.0529.
    expect(rounded(points[0]?.limits?.center, 3)).toBe(0.193);
    expect([0, 10].map((index) => rounded(points[index]?.limits?.upper, 4))).toEqual([0.2679, 0.2459]);
    expect([0, 10].map((index) => rounded(points[index]?.limits?.lower, 4))).toEqual([0.1181, 0.1401]);
    expect(points.flatMap(({ rules }) => rules.filter((rule) => rule === 'beyond_limits'))).toEqual([]);
  });

  it('a rate: SAS/QC User’s Guide, data set Fabric, twenty rolls of thirty square metres', () => {
    // _LCLU_ .001671271, _U_ 0.30333, _UCLU_ 0.60500.
    const defects = [12, 11, 9, 15, 7, 6, 5, 10, 8, 8, 14, 5, 9, 13, 7, 5, 8, 11, 7, 12];
    const { points } = controlChart('rate', samples(defects, 30));
    expect(rounded(points[0]?.limits?.center, 5)).toBe(0.30333);
    expect(rounded(points[0]?.limits?.upper, 5)).toBe(0.605);
    expect(rounded(points[0]?.limits?.lower, 9)).toBe(0.001671271);
    expect(points.flatMap(({ rules }) => rules.filter((rule) => rule === 'beyond_limits'))).toEqual([]);
  });

  it('rules one to four: SAS/QC User’s Guide, Example 17.31, “Test 1 is positive for Roll 4 and Test 3 is positive at Roll 15”', () => {
    const defects = [6, 9, 14, 17, 3, 8, 9, 2, 14, 1, 3, 5, 6, 9, 10, 12, 11, 4, 9, 4];
    const { points } = controlChart('rate', samples(defects, 30));
    // The table there: lower limit 0, upper limit 0.53928480.
    expect(rounded(points[0]?.limits?.upper, 8)).toBe(0.5392848);
    expect(points[0]?.limits?.lower).toBe(0);
    const firstFour = ['beyond_limits', 'one_side', 'trend', 'alternating'];
    expect(
      points.flatMap(({ newRules }, index) =>
        newRules.filter((rule) => firstFour.includes(rule)).map((rule) => [rule, index + 1]),
      ),
    ).toEqual([
      ['beyond_limits', 4],
      ['trend', 15],
    ]);
  });

  it('a rate of units that differ: SAS/QC User’s Guide, data set Fabrics2, worked by hand', () => {
    const defects = [7, 11, 15, 6, 11, 15, 5, 10, 8, 3, 3, 14, 3, 9, 7, 6, 7, 5, 14, 13, 11, 6, 6, 9, 11];
    const metres = [
      30, 27.6, 30.4, 34.8, 26, 28.6, 28, 30.2, 28.2, 31.4, 30.3, 27.8, 27, 30, 32.1, 34.8, 26.5, 30, 31.3, 31.6, 29.4,
      28.6, 27.5, 32.6, 31.7,
    ];
    const { points } = controlChart(
      'rate',
      samples(defects, (index) => metres[index] ?? 0),
    );
    // 215 defects on 746.4 square metres: 0.28805; 3 × √(0.28805 / 30) = 0.29396; by 34.8 square metres 0.27294.
    expect(rounded(points[0]?.limits?.center, 5)).toBe(0.28805);
    expect(rounded(points[0]?.limits?.upper, 4)).toBe(0.582);
    expect(rounded(points[3]?.limits?.upper, 4)).toBe(0.561);
    expect(points[0]?.limits?.lower).toBe(0);
    expect(rounded(points[3]?.limits?.lower, 4)).toBe(0.0151);
  });
});

describe('a chart', () => {
  const steady = Array.from({ length: 24 }, (_, index) => 10 + (index % 2));

  it('has no limits and no signal below the fewest points', () => {
    const few = controlChart('individuals', individuals([...steady.slice(0, fewestPoints - 2), 1000]));
    expect(few.hasEnough).toBe(false);
    expect(few.ranges).toBeNull();
    expect(few.points.every(({ limits, rules }) => limits === null && rules.length === 0)).toBe(true);
    const enough = controlChart('individuals', individuals([...steady.slice(0, fewestPoints - 1), 1000]));
    expect(enough.hasEnough).toBe(true);
    expect(enough.points.at(-1)?.rules).toContain('beyond_limits');
  });

  it('does not count gaps among its points', () => {
    const gaps = [...steady.slice(0, fewestPoints - 1), null, null, null];
    expect(controlChart('individuals', individuals(gaps)).hasEnough).toBe(false);
    expect(controlChart('individuals', individuals([...gaps, 10])).hasEnough).toBe(true);
  });

  it('leaves a gap where nothing could be measured, and never a zero', () => {
    const { points } = controlChart(
      'proportion',
      Array.from({ length: 20 }, (_, index) => (index === 5 ? { count: 0, size: 0 } : { count: 3, size: 10 })),
    );
    expect(points[5]).toMatchObject({ value: null, limits: null, rules: [] });
    expect(points[6]?.limits?.center).toBe(0.3);
    const { points: ranged } = controlChart('individuals', individuals([...steady, null, 10]));
    expect(ranged.slice(-3).map(({ movingRange }) => movingRange)).toEqual([1, null, null]);
  });

  it.each(['individuals', 'proportion', 'rate'] as const)('of %s without any variation signals nothing', (type) => {
    const same = Array.from({ length: 30 }, () => ({ count: 0, size: 10 }));
    const { points, hasEnough } = controlChart(type, same);
    expect(hasEnough).toBe(true);
    expect(points.flatMap(({ rules }) => rules)).toEqual([]);
    expect(points[0]?.limits).toMatchObject({ center: 0, sigma: 0, upper: 0, lower: 0 });
  });

  it('of a proportion that is always whole signals nothing', () => {
    const { points } = controlChart(
      'proportion',
      Array.from({ length: 30 }, () => ({ count: 7, size: 7 })),
    );
    expect(points.flatMap(({ rules }) => rules)).toEqual([]);
    expect(points[0]?.limits).toMatchObject({ center: 1, upper: 1, lower: 1 });
  });

  it('signals nothing where no two values stand beside one another', () => {
    const { points } = controlChart('individuals', individuals(steady.flatMap((value) => [value, null])));
    expect(points.every(({ limits, rules }) => limits === null && rules.length === 0)).toBe(true);
  });

  it('never has a limit below zero, nor above one for a proportion', () => {
    const { points } = controlChart(
      'proportion',
      Array.from({ length: 24 }, (_, index) => ({ count: index % 2, size: 2 })),
    );
    expect(points.every(({ limits }) => limits && limits.lower >= 0 && limits.upper <= 1)).toBe(true);
  });

  it('tells a run that goes on once, and every point beyond the limits', () => {
    const shifted = [...steady.slice(0, 14), ...Array.from({ length: 10 }, (_, index) => 14 + (index % 2))];
    const { points } = controlChart('individuals', individuals(shifted));
    const sides = points.map(({ rules }) => rules.includes('one_side'));
    expect(sides.filter(Boolean).length).toBeGreaterThan(1);
    const signals = points.slice(14).filter(({ newRules }) => newRules.includes('one_side'));
    expect(signals).toHaveLength(1);
    const jumps = controlChart('individuals', individuals([...steady, 40, 41]));
    expect(jumps.points.slice(-2).every(({ newRules }) => newRules.includes('beyond_limits'))).toBe(true);
  });
});
