import { expect, it } from 'vitest';
import { listStep, placeAfter } from './list-step';

const plainKey = { altKey: false, ctrlKey: false, metaKey: false };
const step = (key: string, at: number, held: Partial<typeof plainKey> = {}) =>
  listStep({ ...plainKey, ...held, key }, at, [2, 3]);

it('walks one by one and round both ends', () => {
  expect([step('ArrowDown', 0), step('ArrowDown', 4), step('ArrowUp', 0)]).toEqual([1, 0, 4]);
  expect([step('n', 0, { ctrlKey: true }), step('p', 1, { ctrlKey: true }), step('n', 0)]).toEqual([1, 0, null]);
});

it('goes to the ends, and with Alt to the next group', () => {
  expect([step('Home', 3), step('End', 0), step('ArrowDown', 0, { metaKey: true })]).toEqual([0, 4, 4]);
  expect([step('ArrowDown', 1, { altKey: true }), step('ArrowUp', 4, { altKey: true })]).toEqual([2, 0]);
});

it('leaves other keys alone, and an empty list where it is', () => {
  expect(step('a', 0)).toBeNull();
  expect(listStep({ ...plainKey, key: 'ArrowDown' }, 0, [])).toBe(0);
});

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
