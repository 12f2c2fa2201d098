import { describe, expect, it } from 'vitest';
import { withTick } from './box-order';

const box = [
  { id: 9, isDone: false, text: 'i' },
  { id: 7, isDone: false, text: 'g' },
  { id: 4, isDone: false, text: 'd' },
  { id: 8, isDone: true, text: 'h' },
  { id: 2, isDone: true, text: 'b' },
];
const idsAfter = (...ticks: { id: number; isDone: boolean }[]) =>
  ticks.reduce<readonly (typeof box)[number][]>(withTick, box).map(({ id }) => id);

describe('ticking an alert off', () => {
  it('moves it below what is still open, newest first there too', () => {
    expect(idsAfter({ id: 7, isDone: true })).toEqual([9, 4, 8, 7, 2]);
    expect(idsAfter({ id: 9, isDone: true })).toEqual([7, 4, 9, 8, 2]);
  });

  it('is undone by taking the tick away', () => {
    expect(idsAfter({ id: 7, isDone: true }, { id: 7, isDone: false })).toEqual([9, 7, 4, 8, 2]);
    expect(idsAfter({ id: 8, isDone: false })).toEqual([9, 8, 7, 4, 2]);
  });

  it('leaves the list alone when it is so already, or the alert is on another page', () => {
    expect(withTick(box, { id: 8, isDone: true })).toBe(box);
    expect(withTick(box, { id: 100, isDone: true })).toBe(box);
  });
});
