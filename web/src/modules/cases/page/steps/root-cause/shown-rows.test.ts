import { outline } from '@vigie/domain/modules/cases/steps/cause-tree';
import { type Causes, newCause } from '@vigie/domain/modules/cases/steps/root-cause';
import { expect, it } from 'vitest';
import { rowsOf } from './outline-rows';
import { hasSamePlaces, withNewest } from './shown-rows';

const causes: Causes = {
  one: newCause(null, 1, 'Le frein-filet manque'),
  why: newCause('one', 1, 'La gamme ne le dit pas'),
  two: newCause(null, 2, 'La vis est usée'),
};
const rows = rowsOf(outline(causes), new Set());

it('shows what a cause says now, and leaves the other rows as they are', () => {
  const changed = { ...causes, why: newCause('one', 1, 'La gamme date de 2019') };
  const shown = withNewest(rows, changed);
  expect(shown.map(({ cause }) => cause.text)).toEqual([causes.one?.text, 'La gamme date de 2019', causes.two?.text]);
  expect(shown[0]).toBe(rows[0]);
  expect(withNewest(rows, causes)).toBe(rows);
});

it('keeps a row as it was until its new place is drawn', () => {
  const moved: Causes = { ...causes, why: newCause('two', 1, 'La gamme ne le dit pas') };
  const left = Object.fromEntries(Object.entries(moved).filter(([id]) => id !== 'two'));
  expect(withNewest(rows, left)).toBe(rows);
});

it('counts as the same tree what only says something else', () => {
  const { two: _, ...fewer } = causes;
  expect(hasSamePlaces(causes, { ...causes, why: newCause('one', 1, 'La gamme date de 2019') })).toBe(true);
  expect(hasSamePlaces(causes, { ...causes, why: newCause('two', 1, 'La gamme ne le dit pas') })).toBe(false);
  expect(hasSamePlaces(causes, { ...causes, two: newCause(null, 0.5, 'La vis est usée') })).toBe(false);
  expect(hasSamePlaces(causes, { ...causes, three: newCause(null, 3, 'Le bac est fendu') })).toBe(false);
  expect(hasSamePlaces(causes, fewer)).toBe(false);
  expect(hasSamePlaces(causes, { ...fewer, three: newCause(null, 2, 'La vis est usée') })).toBe(false);
});
