import { expect, it } from 'vitest';
import { byMonth } from './by-month';

it('puts what is late first, then each month with reviews', () => {
  const due = ['2026-12-24', '2026-11-01', '2027-01-02', '2026-12-01'].map((reviewDueOn) => ({ reviewDueOn }));
  expect(
    byMonth([...due, { reviewDueOn: null }], '2026-11-19').map(({ month, items }) => [month, items.length]),
  ).toEqual([
    [null, 1],
    ['2026-12', 2],
    ['2027-01', 1],
  ]);
});
