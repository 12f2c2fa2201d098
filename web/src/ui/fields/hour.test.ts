import { expect, it } from 'vitest';
import { parseHour } from './hour';

it.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['14h30', '14:30'],
  ['14 h 30', '14:30'],
  ['14h', '14:00'],
  ['9', '09:00'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['23.59', '23:59'],
])('reads %s as %s', (text, hour) => {
  expect(parseHour(text)).toBe(hour);
});

it.each(['24:00', '12:60', 'midi', '', '12:3', '123456'])('does not guess at "%s"', (text) => {
  expect(parseHour(text)).toBeNull();
});
