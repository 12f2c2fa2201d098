import { expect, it } from 'vitest';
import { placeAfter } from './option-walk';

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 0, null],
  ['ArrowUp', -1, 0, null],
  ['Enter', 1, 3, null],
  ['toString', 1, 3, null],
])('%s from place %i of %i leads to %s', (key, active, count, place) => {
  expect(placeAfter(key, active, count)).toBe(place);
});
