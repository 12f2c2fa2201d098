import { expect, it } from 'vitest';
import { type Part, planFiles } from './file-plan';

const part = (name: string, bytes: number, usedBy: readonly string[], needs: readonly Part[] = []): Part => ({
  modules: [name],
  bytes,
  usedBy: new Set(usedBy),
  needs: new Set(needs),
});
const plan = (parts: readonly Part[], fileCost = 1000, mostWaste = 100, mostFiles = 100) => {
  const mostBytes = (_user: string, needed: number) => needed * mostWaste;
  const files = planFiles(parts, { weightOf: () => 1, fileCost, mostFiles: () => mostFiles, mostBytes });
  return files.map(({ modules }) => [...modules].sort().join('+'));
};

it('puts crumbs of the same pages into one file', () => {
  expect(plan([part('table', 300, ['a', 'b']), part('pager', 200, ['a', 'b']), part('page', 5000, ['a'])])).toEqual([
    'page',
    'pager+table',
  ]);
});

it('lets nobody load much that they do not use', () => {
  expect(plan([part('board', 50_000, ['a', 'b']), part('table', 300, ['a', 'b', 'c', 'd'])])).toEqual([
    'table',
    'board',
  ]);
});

it('counts what a file brings along', () => {
  const library = part('library', 50_000, ['a']);
  const menu = part('menu', 100, ['a'], [library]);
  const field = part('field', 100, ['a', 'b', 'c', 'd']);
  expect(plan([library, menu, field])).toEqual(['field', 'library+menu']);
});

it('needs files in one direction only, and names those first that are needed', () => {
  const day = part('day', 100, ['a', 'b', 'c']);
  const calendar = part('calendar', 40_000, ['a', 'b'], [day]);
  const form = part('form', 100, ['a'], [calendar, day]);
  expect(plan([form, calendar, day], 20_000)).not.toContain('day+form');
  expect(plan([form, calendar, day], 1)).toEqual(['day', 'calendar', 'form']);
});

it('lets no page load more than it may, however much a file less would be worth', () => {
  const parts = () => [part('list', 4000, ['a', 'b']), part('board', 3000, ['b', 'c']), part('page', 2000, ['a'])];
  expect(plan(parts(), 50_000)).toEqual(['board+list+page']);
  expect(plan(parts(), 50_000, 1.2)).toEqual(['page', 'board', 'list']);
});

it('lets no page ask for more files than it may, however much they load', () => {
  const parts = () => [
    part('list', 40_000, ['a', 'b']),
    part('board', 30_000, ['b', 'c']),
    part('page', 20_000, ['a']),
  ];
  expect(plan(parts(), 1000)).toHaveLength(3);
  expect(plan(parts(), 1000, 100, 1)).toEqual(['board+list+page']);
});

it('makes the same plan of the same parts', () => {
  const users = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const parts = () =>
    Array.from({ length: 60 }, (_, n) =>
      part(
        `part ${n}`,
        100 + ((n * 7919) % 5000),
        users.filter((_user, u) => (n * 31 + u * u) % 3 > 0),
      ),
    );
  expect(plan(parts())).toEqual(plan(parts()));
  expect(plan(parts()).length).toBeLessThan(12);
});
