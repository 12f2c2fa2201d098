import { expect, it } from 'vitest';
import { webModules } from '../../modules';
import type { WebModule } from '../../platform/page/web-module';
import { shellPages } from '../pages';
import { crumbsOf } from './crumbs';

const modules: readonly WebModule[] = Object.values(webModules);
const pages = [...shellPages, ...modules.flatMap(({ pages: own = [] }) => own)];
const trail = (path: string) =>
  crumbsOf(path, pages).map(({ path: at, title }) => `${at} ${typeof title === 'string' ? title : title.en}`);

it.each([
  ['/home', []],
  ['/profile', ['/profile My profile']],
  ['/apps/inbox', ['/apps/inbox Inbox']],
  ['/apps/inbox/entry/IN_00001', ['/apps/inbox Inbox', '/apps/inbox/entry/IN_00001 IN_00001']],
  [
    '/apps/non-conformity/NC_0001/rootCause',
    ['/apps/non-conformity Non-conformity', '/apps/non-conformity/NC_0001 NC_0001'],
  ],
  ['/apps/new-issue/problem', ['/apps/new-issue New Issue']],
  ['/apps/new-issue/approval/send', ['/apps/new-issue New Issue', '/apps/new-issue/approval/send Send for Approval']],
  ['/apps/parameters/lists', ['/apps/parameters Parameters', '/apps/parameters/lists Lists']],
  ['/apps/actions/new', ['/apps/actions Actions', '/apps/actions/new New task']],
])('leads from the launcher to %s', (path, expected) => {
  expect(trail(path)).toEqual(expected);
});

it('has an end for every page of the application', () => {
  for (const { path } of pages.filter((page) => page.path !== '/home')) {
    expect(trail(path.replace(/\$\w+/g, 'X_1')).length, path).toBeGreaterThan(0);
  }
});
