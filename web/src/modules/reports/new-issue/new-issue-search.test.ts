import { expect, it } from 'vitest';
import { newIssueAddress, newIssueSearchOf } from './new-issue-search';

it('reads the report and the category', () => {
  const search = newIssueSearchOf({ report: 'IN_00042', category: 'itBug' });
  expect(search).toEqual({ report: 'IN_00042', category: 'itBug' });
});

it('leaves out what makes no sense', () => {
  expect(newIssueSearchOf({ report: 'NC_1', category: 'weather' })).toEqual({ report: null, category: null });
  expect(newIssueSearchOf({})).toEqual({ report: null, category: null });
});

it('writes short addresses', () => {
  expect(newIssueAddress('form', { category: 'nonConformity' })).toBe('/apps/new-issue/form?category=nonConformity');
  expect(newIssueAddress('form', { report: 'IN_00042', category: 'hse' })).toBe('/apps/new-issue/form?report=IN_00042');
  expect(newIssueAddress('categories', {})).toBe('/apps/new-issue/categories');
  expect(newIssueAddress('', {})).toBe('/apps/new-issue');
});
