import { appMessages } from '@vigie/domain/messages/shell/shell';
import { caseKinds, kinds } from '@vigie/domain/modules/cases/kinds';
import { caseReaders } from '@vigie/domain/modules/cases/readers';
import { firstRowsAddress } from '../../platform/lists/record-pages';
import type { WebModule, WebPage } from '../../platform/page/web-module';

/** One page for all kinds: its address says which. */
const caseListPages: readonly WebPage[] = kinds.map((kind) => ({
  path: `/apps/${caseKinds[kind].route}`,
  title: appMessages[caseKinds[kind].route],
  language: 'en',
  permission: caseReaders,
  load: () => import('./list/case-list-page'),
  firstRequest: firstRowsAddress('/api/v1/cases', { kind }, 'id'),
}));

/** One page for every kind; no link leads to it without the number of a case. */
export const casePages: readonly WebPage[] = Object.values(caseKinds).flatMap(({ route, label }) =>
  ['$id', '$id/$step'].map((end) => ({
    path: `/apps/${route}/${end}`,
    title: label,
    language: 'en',
    permission: caseReaders,
    shownTo: [],
    load: () => import('./page/case-page'),
    firstRequest: '/api/v1/cases/:id',
  })),
);

export const casesModule = {
  tiles: ['hse', 'non-conformity', 'improvement', 'it-bug', 'complaint', 'equipment-failure'],
  records: async () => {
    const { namedCase } = await import('@vigie/domain/modules/cases/named-kind');
    return { kinds: [{ kind: namedCase, icon: 'info' }] };
  },
  pages: [...caseListPages, ...casePages],
} satisfies WebModule;
