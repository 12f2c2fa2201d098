import { expect, it } from 'vitest';
import { dayShown, dayWritten } from './day';

it('shows and reads days as dd/mm/yyyy', () => {
  expect(dayShown('2026-12-31')).toBe('31/12/2026');
  expect(dayWritten('31/12/2026')).toBe('2026-12-31');
  expect(dayWritten(' 1.2.2026 ')).toBe('2026-02-01');
});

it('refuses days that do not exist', () => {
  expect(dayWritten('31/02/2026')).toBeNull();
  expect(dayWritten('2026-12-31')).toBeNull();
  expect(dayWritten('demain')).toBeNull();
});
