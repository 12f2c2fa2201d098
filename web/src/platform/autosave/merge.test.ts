import { describe, expect, it } from 'vitest';
import { isSame } from './merge';

describe('two values are the same', () => {
  it('whatever the order of their keys', () => {
    expect(isSame({ a: 1, b: [{ c: 'x', d: null }] }, { b: [{ d: null, c: 'x' }], a: 1 })).toBe(true);
  });

  it('when one names what it does not have', () => {
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSame(undefined, null)).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: null }],
    [{ a: null }, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [[], {}],
    ['1', 1],
    [{ a: {} }, { a: null }],
  ])('unless they say something else: %j, %j', (one, other) => {
    expect(isSame(one, other)).toBe(false);
    expect(isSame(other, one)).toBe(false);
  });
});
