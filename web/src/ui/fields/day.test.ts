import { expect, it } from 'vitest';
import { formatDay, parseDay } from './day';

it('shows and reads days as dd/mm/yyyy', () => {
  expect(formatDay('2026-12-31')).toBe('31/12/2026');
  expect(parseDay('31/12/2026')).toBe('2026-12-31');
  expect(parseDay(' 1.2.2026 ')).toBe('2026-02-01');
});

it.each([
  '1/2/2027',
  '01/02/2027',
  '01022027',
  '01-02-2027',
  '01.02.2027',
  '01 02 2027',
  ' 1 / 2 / 2027 ',
  '01 - 02-2027',
])('reads %s as the first of February', (text) => {
  expect(parseDay(text)).toBe('2027-02-01');
});

it.each([
  '1022027',
  '010227',
  '1/2/27',
  '0/2/2027',
  '1/13/2027',
  '1//2/2027x',
  '1/2/20270',
  '29/02/2027',
  '00/01/2027',
])('does not guess at %s', (text) => {
  expect(parseDay(text)).toBeNull();
});

it('refuses days that do not exist', () => {
  expect(parseDay('31/02/2026')).toBeNull();
  expect(parseDay('29/02/2028')).toBe('2028-02-29');
  expect(parseDay('01/01/0000')).toBeNull();
  expect(parseDay('2026-12-31')).toBeNull();
  expect(parseDay('demain')).toBeNull();
});
