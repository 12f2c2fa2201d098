import { describe, expect, it } from 'vitest';
import { bucketStart, endedBuckets } from './buckets';

describe('the periods of a chart', () => {
  it('are months that have ended, the oldest first', () => {
    expect(endedBuckets('month', 3, '2026-03-01')).toEqual([
      { from: '2025-12-01', to: '2025-12-31' },
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
    ]);
    expect(endedBuckets('month', 1, '2028-03-31')).toEqual([{ from: '2028-02-01', to: '2028-02-29' }]);
  });

  it('are weeks from Monday to Sunday', () => {
    expect(bucketStart('week', '2026-11-16')).toBe('2026-11-16');
    expect(bucketStart('week', '2026-11-22')).toBe('2026-11-16');
    expect(endedBuckets('week', 2, '2026-01-01')).toEqual([
      { from: '2025-12-15', to: '2025-12-21' },
      { from: '2025-12-22', to: '2025-12-28' },
    ]);
  });

  it('follow one another without a day between', () => {
    for (const bucket of ['month', 'week'] as const) {
      const found = endedBuckets(bucket, 30, '2026-11-17');
      expect(found).toHaveLength(30);
      for (const [index, { from }] of found.slice(1).entries()) {
        expect(Date.parse(from) - Date.parse(found[index]?.to ?? '')).toBe(86_400_000);
      }
    }
  });
});
