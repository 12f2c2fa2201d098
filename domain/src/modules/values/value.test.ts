import { describe, expect, it } from 'vitest';
import { labelKey, tidyLabel } from '../../kernel/text-keys';
import { valueLists } from './lists';
import { valueMessages as m } from './messages/rules';
import { readPastedLines } from './pasted-lines';
import { datesProblem, isOffered, labelProblem, parentProblem, scopeOf, valueBounds } from './value';

describe('a label', () => {
  it.each([
    ['Gélules', 'GELULES'],
    ['  Ligne   2 ', 'ligne 2'],
    ['Cœur', 'cœur'],
    ['e\u0301tiquette', 'étiquette'],
  ])('%s is the same as %s', (one, other) => {
    expect(labelKey(one)).toBe(labelKey(other));
  });

  it('is tidied, bounded and has a letter or a digit', () => {
    expect(tidyLabel(' a\t b ')).toBe('a b');
    expect([labelProblem(' '), labelProblem('–'), labelProblem('x'.repeat(valueBounds.label + 1))]).toEqual([
      { message: m.labelMissing },
      { message: m.labelWithoutLetters, values: { label: '–' } },
      { message: m.labelTooLong, values: { max: valueBounds.label } },
    ]);
    expect([labelProblem('x'.repeat(valueBounds.label)), labelProblem('7')]).toEqual([null, null]);
  });
});

describe('a value is offered', () => {
  it.each([
    ['active', null, null, true],
    ['active', '2026-11-17', null, true],
    ['active', '2026-11-18', null, false],
    ['active', null, '2026-11-17', true],
    ['active', null, '2026-11-16', false],
    ['active', '2026-01-01', '2026-12-31', true],
    ['retired', null, null, false],
    ['retired', '2026-01-01', '2026-12-31', false],
  ] as const)('%s, from %s until %s: %s', (state, from, until, offered) => {
    expect(isOffered({ state, from, until }, '2026-11-17')).toBe(offered);
  });

  it('for a time that does not end before it begins', () => {
    expect(datesProblem({ from: '2026-11-17', until: '2026-11-16' })).toEqual({ message: m.untilBeforeFrom });
    expect(datesProblem({ from: '2026-11-17', until: '2026-11-17' })).toBeNull();
    expect(datesProblem({ from: null, until: '2020-01-01' })).toBeNull();
  });
});

describe('what a value belongs to', () => {
  it('is a product for a batch, perhaps a site for a machine, and nothing for the others', () => {
    const problems = valueLists.map((list) => [
      parentProblem(list, null, null)?.message,
      parentProblem(list, 4, { list: 'product' })?.message,
      parentProblem(list, 4, { list: 'site' })?.message,
    ]);
    const none = [undefined, m.parentNotAllowed, m.parentNotAllowed];
    expect(Object.fromEntries(valueLists.map((list, place) => [list, problems[place]]))).toEqual({
      department: none,
      site: none,
      product: none,
      batch: [m.parentMissing, undefined, m.parentUnknown],
      equipment: [undefined, m.parentUnknown, undefined],
      customer: none,
    });
  });

  it('keeps labels apart for batches alone', () => {
    expect(valueLists.filter((list) => scopeOf(list, 7) === 7)).toEqual(['batch']);
  });
});

describe('lines that are pasted', () => {
  it('are a name each, with a code behind a tab or a semicolon', () => {
    expect(readPastedLines('Orvalgic 500 mg\tPF-1\r\n\r\n  Orvatux ; PF-2\nOrvadol').values).toEqual([
      { line: 1, label: 'Orvalgic 500 mg', code: 'PF-1' },
      { line: 3, label: 'Orvatux', code: 'PF-2' },
      { line: 4, label: 'Orvadol', code: '' },
    ]);
  });

  it('are answered by line with what is wrong with them, repeated names too', () => {
    const { problems } = readPastedLines(`Un\n;x\nÛN\nTrois;${'c'.repeat(61)}\nQuatre;a;b\nUn`);
    expect(problems).toEqual([
      { line: 2, objection: { message: m.labelMissing } },
      { line: 3, objection: { message: m.twice, values: { label: 'ÛN', line: 1 } } },
      { line: 4, objection: { message: m.codeTooLong, values: { max: 60 } } },
      { line: 5, objection: { message: m.tooManyColumns } },
      { line: 6, objection: { message: m.twice, values: { label: 'Un', line: 1 } } },
    ]);
  });

  it('R44 a line that is far too long is not read to its end', () => {
    for (const line of ['x'.repeat(200_000), `a${' '.repeat(200_000)}b`, 'a;'.repeat(100_000)]) {
      const { problems, values } = readPastedLines(`Un\n${line}`);
      expect(problems).toEqual([
        { line: 2, objection: { message: m.labelTooLong, values: { max: valueBounds.label } } },
      ]);
      expect(values[1]?.label.length).toBeLessThan(3_000);
    }
    expect(readPastedLines(`Un;A${' '.repeat(5_000)}`).values).toEqual([{ line: 1, label: 'Un', code: 'A' }]);
  });

  it('are some, and not more than a thousand', () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => `V${place}`).join('\n');
    expect(readPastedLines(' \n\n').objection?.message).toBe(m.nothingToAdd);
    expect(readPastedLines(many(1000)).objection).toBeNull();
    expect(readPastedLines(many(1000)).problems).toEqual([]);
    expect(readPastedLines(many(1001)).objection?.message).toBe(m.tooManyLines);
  });
});
