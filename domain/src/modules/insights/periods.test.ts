import { describe, expect, it } from 'vitest';
import { addDays, bucketSizeFor, bucketsOf, dayOfStock, lengthOf, periodBefore } from './periods';

describe('periods', () => {
  it('are compared with as many days before them', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
    expect(periodBefore({ from: '2024-03-01', to: '2024-03-01' })).toEqual({ from: '2024-02-29', to: '2024-02-29' });
    expect(lengthOf(periodBefore({ from: '2026-01-01', to: '2026-12-31' }))).toBe(365);
  });

  it('are cut into days, weeks from Monday and months, without a gap and within their ends', () => {
    const period = { from: '2026-01-28', to: '2026-03-02' };
    expect(bucketsOf(period, 'month')).toEqual([
      { from: '2026-01-28', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-02' },
    ]);
    const weeks = bucketsOf(period, 'week');
    expect([weeks[0], weeks[1], weeks.at(-1)]).toEqual([
      { from: '2026-01-28', to: '2026-02-01' },
      { from: '2026-02-02', to: '2026-02-08' },
      { from: '2026-03-02', to: '2026-03-02' },
    ]);
    for (const size of ['day', 'week', 'month'] as const) {
      const buckets = bucketsOf(period, size);
      expect(buckets.reduce((days, bucket) => days + lengthOf(bucket), 0)).toBe(lengthOf(period));
      for (const [place, { from }] of buckets.entries()) {
        expect(from).toBe(place === 0 ? period.from : addDays(buckets[place - 1]?.to ?? '', 1));
      }
    }
  });

  it('have parts of a size that suits them, and never more than can be drawn', () => {
    const long = (days: number) => ({ from: '2026-01-01', to: addDays('2026-01-01', days - 1) });
    expect([31, 32, 186, 187].map((days) => bucketSizeFor(long(days)))).toEqual(['day', 'week', 'week', 'month']);
    expect([92, 93].map((days) => bucketSizeFor(long(days), 'day'))).toEqual(['day', 'week']);
    expect([731, 732].map((days) => bucketSizeFor(long(days), 'week'))).toEqual(['week', 'month']);
    expect(bucketSizeFor(long(10), 'month')).toBe('month');
  });

  it('tell what there is at their end, or today while they last', () => {
    const period = { from: '2026-01-01', to: '2026-01-31' };
    expect(dayOfStock(period, '2026-02-01')).toBe('2026-01-31');
    expect(dayOfStock(period, '2026-01-31')).toBe('2026-01-31');
    expect(dayOfStock(period, '2026-01-15')).toBe('2026-01-15');
  });
});
