import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lengths } from './lengths';

const lengthsOf = (all: readonly number[]): Lengths => {
  const lengths = new Lengths();
  for (const days of all) lengths.add(days);
  return lengths;
};

describe('lengths in days', () => {
  it('have no median where there are none', () => {
    expect(lengthsOf([]).reaching(5)).toBeNull();
  });

  it('reach half and nine tenths where a sorted list does, however long or below nothing some are', () => {
    const days = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -3, max: 5000 }));
    fc.assert(
      fc.property(fc.array(days, { minLength: 1, maxLength: 200 }), (all) => {
        const sorted = [...all].sort((one, other) => one - other);
        const lengths = lengthsOf(all);
        expect(lengths.count).toBe(all.length);
        for (const tenths of [5, 9]) {
          expect(lengths.reaching(tenths)).toBe(sorted[Math.ceil((all.length * tenths) / 10) - 1]);
        }
      }),
    );
  });
});
