import { describe, expect, it } from 'vitest';
import { type Mark, markAfter, markAt, wordsOf } from './marks';

const mark = (at: number, series: number, more: Partial<Mark> = {}): Mark => ({
  key: `${at}/${series}`,
  at,
  series,
  x: at * 40,
  y: series * 40,
  area: { x: at * 40 - 5, y: series * 40 - 5, width: 10, height: 10 },
  title: `Month ${at}`,
  lines: [{ label: 'Opened', value: '3' }],
  ...more,
});
const marks = [mark(0, 0), mark(0, 1), mark(1, 0), mark(1, 1), mark(2, 1)];
const keyFrom = (from: string | null, key: string, direction: 'across' | 'down' = 'across') =>
  markAfter(marks, marks.find((one) => one.key === from) ?? null, key, direction)?.key;

describe('the keyboard', () => {
  it.each([
    [null, 'ArrowRight', '0/0'],
    ['0/0', 'ArrowRight', '1/0'],
    ['1/0', 'ArrowRight', '1/0'],
    ['1/1', 'ArrowRight', '2/1'],
    ['1/1', 'ArrowLeft', '0/1'],
    ['0/0', 'ArrowDown', '0/1'],
    ['0/0', 'ArrowUp', '0/0'],
    ['1/1', 'Home', '0/1'],
    ['0/1', 'End', '2/1'],
    [null, 'End', '2/1'],
    ['0/0', 'a', undefined],
  ])('leads from %s with %s to %s', (from, key, to) => {
    expect(keyFrom(from, key)).toBe(to);
  });

  it('walks rows up and down', () => {
    expect(keyFrom('0/0', 'ArrowDown', 'down')).toBe('1/0');
    expect(keyFrom('1/0', 'ArrowUp', 'down')).toBe('0/0');
  });
});

describe('a pointer', () => {
  it('finds what is under it, or near it, or nothing', () => {
    expect(markAt(marks, 41, 2)?.key).toBe('1/0');
    expect(markAt(marks, 52, 38)?.key).toBe('1/1');
    expect(markAt(marks, 300, 300)).toBeNull();
  });
});

it('is read out as title, label and value', () => {
  expect(wordsOf(mark(0, 0))).toBe('Month 0, Opened: 3');
});
