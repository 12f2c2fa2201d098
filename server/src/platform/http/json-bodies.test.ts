import { describe, expect, it } from 'vitest';
import { isDearToNormalise } from './dear-texts';
import { shapeOf } from './json-bodies';

describe('R44 what a body would cost is known before it is read', () => {
  it.each<[string, number, number]>([
    ['1', 1, 0],
    ['[]', 2, 1],
    ['[1,2,3]', 4, 1],
    ['{"a":{"b":[1]},"c":2}', 5, 3],
    ['["a,b,[{\\"","\\\\"]', 3, 1],
    ['"never ends, [[[', 1, 0],
    ['[[[[', 5, 4],
    ['', 1, 0],
  ])('%s', (text, values, depth) => {
    expect(shapeOf(text)).toEqual({ values, depth });
  });

  it('counts at least as many values as there are', () => {
    const value = { a: [1, 'x,"[', { b: null, c: [[], {}] }], '\\"': '\\' };
    let count = 0;
    const text = JSON.stringify(value, (_, one) => {
      count += 1;
      return one;
    });
    expect(shapeOf(text).values).toBeGreaterThanOrEqual(count);
  });
});

describe('R44 a text that would take long to normalise', () => {
  it.each<[string, boolean]>([
    ['Fêlure e\u0301\u0323 '.repeat(200), false],
    [`e${'\u0301'.repeat(100)}`, false],
    [`e${'\u0301'.repeat(101)}`, true],
    [`e${'\u0301\u0323'.repeat(60)}x`, true],
    ['👍🏽\ufe0f'.repeat(200), false],
    ['❤️'.repeat(200), false],
    [`x${'\u{1d165}'.repeat(101)}`, true],
    ['กำ้'.repeat(200), false],
    ['\ufdfa'.repeat(1_000), false],
    ['\ufdfa'.repeat(1_001), true],
  ])('%#', (text, isDear) => {
    expect(isDearToNormalise(text)).toBe(isDear);
  });
});
