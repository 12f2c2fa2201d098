import { describe, expect, it } from 'vitest';
import { costOf, highestCost } from './amounts';
import type { Cell } from './cell';
import { dayOf } from './days';
import { lineOf, textOf } from './texts';

type Filled = Exclude<Cell, null>;

describe('a day', () => {
  const days: readonly [Filled, string][] = [
    ['12/03/2024', '2024-03-12'],
    ['1/2/2024', '2024-02-01'],
    ['12-03-2024', '2024-03-12'],
    ['12.03.2024', '2024-03-12'],
    ['12/03/24', '2024-03-12'],
    ['12/03/2024 14:30', '2024-03-12'],
    ['2024-03-12', '2024-03-12'],
    ['2024-03-12T09:15:00Z', '2024-03-12'],
    ['29/02/2024', '2024-02-29'],
    [{ day: '2024-03-12' }, '2024-03-12'],
    [45_363, '2024-03-12'],
    [45_363.75, '2024-03-12'],
  ];
  it.each(days)('is read from %j', (cell, day) => expect(dayOf(cell)).toEqual({ value: day }));

  const none: readonly Filled[] = [
    '31/04/2024',
    '29/02/2023',
    '2024-13-01',
    '00/01/2024',
    '12/2024',
    'hier',
    '12 mars 2024',
    '45363',
    '-',
    '12/31/2024',
    '=TODAY()',
    true,
    false,
    -1,
    0,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e12,
    { day: 'x' },
  ];
  it.each(none.map((cell) => [cell]))('is not read from %j', (cell) => expect(dayOf(cell).problem).toBe('notADay'));

  it.each([['01/01/1949'], ['31/12/2100'], [{ day: '1900-01-01' }], [100_000]])('is not as far away as %j', (cell) => {
    expect(dayOf(cell).problem).toBe('dayOutOfRange');
  });
});

describe('an amount', () => {
  const amounts: readonly (readonly [Filled, number])[] = [
    ...([
      ['0', 0],
      ['350', 350],
      ['1 234,50 €', 1235],
      ['1\u202f234 euros', 1234],
      ['1,234.50', 1235],
    ] as const),
    ...([
      ['1.234,50', 1235],
      ['12,4', 12],
      ['12.6', 13],
      ['1,234', 1234],
      ['1.234.567', 1_234_567],
    ] as const),
    ...([
      ["1'234", 1234],
      ['EUR 12', 12],
      [99.5, 100],
      [highestCost, highestCost],
    ] as const),
  ];
  it.each(amounts)('is read from %j', (cell, euros) => expect(costOf(cell)).toEqual({ value: euros }));

  const none: readonly Filled[] = [
    '',
    'gratuit',
    '-5',
    '12-13',
    '1,2,3',
    '1.2.3',
    '1,23,456',
    '12 $',
    '1e5',
    '=1+1',
    '٣',
    '1.234.50',
    -1,
    Number.NaN,
    true,
    { day: '2024-01-01' },
  ];
  it.each(none.map((cell) => [cell]))('is not read from %j', (cell) => {
    expect(costOf(cell).problem).toBe('notAnAmount');
  });

  it('is not more than a company could pay', () => {
    expect(costOf('1 000 000 001').problem).toBe('amountTooHigh');
    expect(costOf('9'.repeat(40)).problem).toBe('amountTooHigh');
  });
});

describe('a text', () => {
  const text = textOf(100);
  it('is what stands in the cell, tidied', () => {
    expect(text('  Étiquette\r\nillisible ')).toEqual({ value: 'Étiquette\nillisible' });
    expect(lineOf(100)(' a \n b ')).toEqual({ value: 'a b' });
    expect(text(24118)).toEqual({ value: '24118' });
    expect(text(true)).toEqual({ value: 'true' });
    expect(text({ day: '2024-03-12' })).toEqual({ value: '12/03/2024' });
  });

  it.each(['- remplacé le joint', '-20 °C relevés', '+5 Pa', 'a = b', 'écrire à paul@usine.fr', '@ 10 h', '+33 2 40'])(
    'may be %j',
    (cell) => expect(text(cell).problem).toBeUndefined(),
  );

  it.each(['=HYPERLINK("x")', ' =1+1', '@SUM(A1)', "+cmd|' /C calc'!A0", "-cmd|' /C calc'!A0", '=cmd|x'])(
    'is no formula as %j',
    (cell) => expect(text(cell).problem).toBe('formula'),
  );

  it.each(['a\u0000b', 'a\u0007', 'a\u001bb', 'a\u007f', 'a\uffff', 'a\ud800'])(
    'has no control characters as %j',
    (cell) => {
      expect(text(cell).problem).toBe('controlCharacters');
    },
  );

  it('is not longer than its field, however long it is', () => {
    expect(text('x'.repeat(100)).problem).toBeUndefined();
    expect(text('x'.repeat(101)).problem).toBe('tooLong');
    expect(text('x'.repeat(10_000_000)).problem).toBe('tooLong');
    expect(text(' '.repeat(10_000_000)).problem).toBe('tooLong');
  });
});
