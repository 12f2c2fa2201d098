import { expect, it } from 'vitest';
import { namedModuleOf } from './module-name';

it('names the module from the path, for the modules that show their name', () => {
  expect(namedModuleOf('/apps/non-conformity/NC-12')).toBe('non-conformity');
  expect(namedModuleOf('/apps/new-issue/')).toBe('new-issue');
  expect(namedModuleOf('/apps/quick-win')).toBe('quick-win');
});

it('shows no name elsewhere', () => {
  for (const path of ['/home', '/apps/kpi', '/apps/actions/12', '/apps/hse-old', '/apps/', '/profile/hse']) {
    expect(namedModuleOf(path)).toBeNull();
  }
});
