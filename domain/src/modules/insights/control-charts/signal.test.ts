import { describe, expect, it } from 'vitest';
import { say } from '../../../kernel/message';
import { seriesKeys } from '../indicators';
import { controlChart } from './control-chart';
import { indicatorCharts, indicatorNames } from './indicators';
import { measuredPoints } from './measured-points';
import { monthName, periodWords, sayValue } from './signal';

const month = (number: number) => ({
  from: `2025-${String(number).padStart(2, '0')}-01`,
  to: new Date(Date.UTC(2025, number, 0)).toISOString().slice(0, 10),
});

describe('what a chart measures', () => {
  it('is a series of the figures', () => {
    for (const name of indicatorNames) expect(seriesKeys).toContain(name);
    expect(new Set(Object.values(indicatorCharts))).toEqual(new Set(['individuals', 'proportion', 'rate']));
  });

  it('of a rate is given for thirty days, so that February is no fall', () => {
    const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const points = days.map((count, index) => ({
      ...month(index + 1),
      value: count,
      numerator: count,
      denominator: null,
    }));
    const chart = controlChart('rate', measuredPoints('opened', 'month', points));
    expect(chart.points.flatMap(({ rules }) => rules)).toEqual([]);
    expect(chart.points.map(({ value }) => Math.round((value ?? 0) * 1e6) / 1e6)).toEqual(days.map(() => 30));
  });

  it('of a count is nothing before the first case, and zero after it', () => {
    const points = [0, 0, 3, 0, 2].map((value, index) => ({
      ...month(index + 1),
      value,
      numerator: value,
      denominator: null,
    }));
    expect(measuredPoints('closed', 'month', points).map(({ count }) => count)).toEqual([null, null, 3, 0, 2]);
    const none = points.map((point) => ({ ...point, value: 0, numerator: 0 }));
    expect(measuredPoints('opened', 'month', none).every(({ count }) => count === null)).toBe(true);
  });

  it('of a share is how many of how many, and of a duration its median', () => {
    const share = { ...month(1), value: 0.5, numerator: 2, denominator: 4 };
    expect(measuredPoints('onTime', 'month', [share])).toEqual([{ count: 2, size: 4 }]);
    const median = { ...month(1), value: 12, numerator: 3, denominator: null };
    expect(measuredPoints('leadWhole', 'month', [median, { ...median, value: null }])).toEqual([
      { count: 12, size: null },
      { count: null, size: null },
    ]);
  });
});

describe('the words of a signal', () => {
  const said = (style: 'fr' | 'en', bucket: 'month' | 'week') => {
    const { message, values } = periodWords(bucket, '2026-10-05');
    return say(style, message, values);
  };

  it('name the period', () => {
    expect([said('fr', 'month'), said('en', 'week')]).toEqual(['10/2026', 'week of 05/10/2026']);
    expect([monthName('fr', '2026-10-01'), monthName('mixed-en', '2026-10-01')]).toEqual([
      'octobre 2026',
      'October 2026',
    ]);
  });

  it('say a share in per cent', () => {
    expect(sayValue('fr', 'onTime', 0.4567)).toBe('45,7 %');
    expect(sayValue('en', 'opened', 12.345)).toBe('12.35');
    expect(sayValue('en', 'leadWhole', 30)).toBe('30');
  });
});
