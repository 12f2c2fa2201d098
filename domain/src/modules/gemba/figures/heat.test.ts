import fc from 'fast-check';
import { expect, it } from 'vitest';
import { observationList } from '../observations/contract';
import { cellQuery, firstDayOf, lastDayOf, monthsUntil, shadeOf } from './heat';

it.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [9, 3],
  [10, 4],
  [400, 4],
])('%i to improve is shade %i', (improve, shade) => expect(shadeOf(improve)).toBe(shade));

it('twelve months, each beginning the day after the one before has ended', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2090 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const last = `${year}-${String(number).padStart(2, '0')}`;
      const months = monthsUntil(last);
      expect(months).toHaveLength(12);
      expect(months.at(-1)).toBe(last);
      for (const [place, month] of months.slice(1).entries()) {
        const end = Date.parse(lastDayOf(months[place] ?? ''));
        expect(Date.parse(firstDayOf(month)) - end).toBe(86_400_000);
      }
    }),
  );
});

it('a cell asks the list only for what the list can be asked', () => {
  const known = ['assigned', ...Object.keys(observationList.filters), ...Object.keys(observationList.parameters)];
  for (const name of Object.keys(cellQuery('STN_0001', '2026-02'))) expect(known).toContain(name);
  expect(cellQuery('STN_0001', '2024-02')).toMatchObject({ from: '2024-02-01', until: '2024-02-29' });
});
