import { helpTopics } from '@vigie/domain/messages/shell/help';
import { caseKinds } from '@vigie/domain/modules/cases/kinds';
import { describe, expect, it } from 'vitest';
import { webModules } from '../../modules';
import type { WebModule } from '../../platform/page/web-module';
import { shellPages } from '../pages';
import { helpTopicAt } from './topic-at';

const modules: readonly WebModule[] = Object.values(webModules);
const paths = [...shellPages, ...modules.flatMap(({ pages = [] }) => pages)].map(({ path }) => path);

describe('the help of a page', () => {
  it('is there for every page, and only pages of cases share that of cases', () => {
    const caseRoutes = Object.values(caseKinds).map(({ route }) => `/apps/${route}`);
    for (const path of paths) {
      const isCase = caseRoutes.some((route) => path === route || path.startsWith(`${route}/`));
      expect(helpTopicAt(path) === 'cases', path).toBe(isCase);
      expect(helpTopicAt(path) === 'home', path).toBe(path === '/home');
    }
  });

  it('has a page for every topic', () => {
    expect(new Set(paths.map(helpTopicAt))).toEqual(new Set(Object.keys(helpTopics)));
  });
});
