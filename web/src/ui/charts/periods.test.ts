import { expect, it } from 'vitest';
import { dayLabel, monthLabel, monthTitle } from './periods';

it('names months in both languages, and the year where it begins', () => {
  expect(monthLabel('2026-03', 'fr')).toBe('mars');
  expect(monthLabel('2026-03', 'en')).toBe('Mar');
  expect(monthLabel('2026-07-15', 'fr')).toBe('juil.');
  expect(monthLabel('2026-01', 'fr')).toBe('janv. 26');
  expect(monthLabel('2025-11', 'en', true)).toBe('Nov 25');
  expect(monthTitle('2026-08', 'fr')).toBe('août 2026');
  expect(monthTitle('2026-08', 'en')).toBe('August 2026');
});

it('writes days with the day first', () => {
  expect(dayLabel('2026-03-09')).toBe('09/03');
});
