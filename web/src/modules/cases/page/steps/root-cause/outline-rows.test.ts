import { outline } from '@vigie/domain/modules/cases/steps/cause-tree';
import { newCause } from '@vigie/domain/modules/cases/steps/root-cause';
import { describe, expect, it } from 'vitest';
import { focusAfterRemoval, groupsOf, moveOf, rowsOf, withSameGroups } from './outline-rows';

const lines = outline({
  'cause-a': newCause(null, 1, 'A'),
  'cause-b': newCause('cause-a', 1, 'B'),
  'cause-c': newCause('cause-b', 1, 'C'),
  'cause-d': newCause('cause-a', 2, 'D'),
  'cause-e': newCause('cause-d', 1, 'E'),
  'cause-f': newCause(null, 2, 'F'),
});
const open = rowsOf(lines, new Set());
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id.slice(-1)).join('');

describe('the rows of the outline', () => {
  it('know their place, what is below them and which lines pass them by', () => {
    expect(idsOf(open)).toBe('abcdef');
    expect(open.map(({ place, siblings }) => `${place}/${siblings}`)).toEqual([
      '1/2',
      '1/2',
      '1/1',
      '2/2',
      '1/1',
      '2/2',
    ]);
    expect(open.map(({ below }) => below)).toEqual([4, 1, 0, 1, 0, 0]);
    expect(open.map(({ rails }) => rails)).toEqual(['', '', '|', '', ' ', '']);
  });

  it('hide what is folded, also under a cause that is itself hidden', () => {
    expect(idsOf(rowsOf(lines, new Set(['cause-b'])))).toBe('abdef');
    expect(idsOf(rowsOf(lines, new Set(['cause-a', 'cause-b'])))).toBe('af');
    expect(rowsOf(lines, new Set(['cause-c'])).some(({ isFolded }) => isFolded)).toBe(false);
  });

  it('stand together by primary cause', () => {
    expect(groupsOf(open).map(idsOf)).toEqual(['abcde', 'f']);
  });
});

it('a group in which nothing changed stays the same one', () => {
  const before = groupsOf(open);
  const folded = withSameGroups(before, groupsOf(rowsOf(lines, new Set(['cause-b']))));
  expect(folded[0]).not.toBe(before[0]);
  expect(folded[1]).toBe(before[1]);
  expect(withSameGroups(before, groupsOf(rowsOf(lines, new Set()))).every((group, at) => group === before[at])).toBe(
    true,
  );
});

describe('the arrow keys', () => {
  it.each([
    ['cause-a', 'ArrowDown', { focus: 'cause-b' }],
    ['cause-a', 'ArrowUp', null],
    ['cause-f', 'ArrowUp', { focus: 'cause-e' }],
    ['cause-a', 'ArrowRight', { focus: 'cause-b' }],
    ['cause-c', 'ArrowRight', null],
    ['cause-b', 'ArrowLeft', { fold: 'cause-b' }],
    ['cause-c', 'ArrowLeft', { focus: 'cause-b' }],
    ['cause-f', 'ArrowLeft', null],
    ['cause-c', 'Home', { focus: 'cause-a' }],
    ['cause-a', 'End', { focus: 'cause-f' }],
    ['cause-a', 'x', null],
  ])('%s %s', (id, key, move) => {
    expect(moveOf(open, id, key)).toEqual(move);
  });

  it('unfold first, then go in; and lead out of what is folded', () => {
    const rows = rowsOf(lines, new Set(['cause-b']));
    expect(moveOf(rows, 'cause-b', 'ArrowRight')).toEqual({ unfold: 'cause-b' });
    expect(moveOf(rows, 'cause-b', 'ArrowLeft')).toEqual({ focus: 'cause-a' });
  });
});

it('the focus of what goes is inherited by the next, the one before, or the parent', () => {
  expect(focusAfterRemoval(open, 'cause-b')).toBe('cause-d');
  expect(focusAfterRemoval(open, 'cause-d')).toBe('cause-b');
  expect(focusAfterRemoval(open, 'cause-c')).toBe('cause-b');
  expect(focusAfterRemoval(rowsOf(lines.slice(0, 1), new Set()), 'cause-a')).toBe(null);
});
