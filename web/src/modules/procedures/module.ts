import { everyColleague } from '@vigie/domain/kernel/identity/permission';
import { procedureAuthors } from '@vigie/domain/modules/procedures/authors';
import { procedurePageMessages as m } from '@vigie/domain/modules/procedures/messages';
import { recordPages } from '../../platform/lists/record-pages';
import type { WebModule, WebPage } from '../../platform/page/web-module';

const path = '/apps/procedures';
const shared = { language: 'en', permission: everyColleague } as const satisfies Partial<WebPage>;
/** Reached from other pages, not from the search for places. */
const led: Pick<WebPage, 'shownTo'> = { shownTo: [] };

export const proceduresModule = {
  tiles: ['procedures'],
  records: async () => {
    const [{ namedProcedure }, { namedVersion }, { namedCopy }] = await Promise.all([
      import('@vigie/domain/modules/procedures/procedures/named-kind'),
      import('@vigie/domain/modules/procedures/versions/named-kind'),
      import('@vigie/domain/modules/procedures/copies/named-kind'),
    ]);
    return {
      kinds: [
        { kind: namedProcedure, icon: 'check' },
        { kind: namedVersion, icon: 'pencil' },
        { kind: namedCopy, icon: 'copy' },
      ],
    };
  },
  // Each before `/$id`, which would take it for the number of a procedure.
  pages: [
    {
      path: `${path}/reviews`,
      title: m.reviews,
      icon: 'calendar',
      ...shared,
      load: () => import('./reviews/reviews-page'),
    },
    {
      path: `${path}/versions/$id/write`,
      title: m.edit,
      ...shared,
      ...led,
      load: () => import('./versions/write-page'),
      firstRequest: '/api/v1/procedure-versions/:id',
    },
    {
      path: `${path}/versions/$id/compare`,
      title: m.compare,
      ...shared,
      ...led,
      load: () => import('./versions/compare-page'),
      firstRequest: '/api/v1/procedure-versions/:id',
    },
    ...recordPages({
      path: `${path}/versions`,
      api: '/api/v1/procedure-versions',
      usualSort: 'id',
      title: m.versions,
      ...shared,
      list: () => import('./versions/version-list-page'),
      one: () => import('./versions/version-page'),
    }),
    ...recordPages({
      path: `${path}/copies`,
      api: '/api/v1/procedure-copies',
      usualSort: 'id',
      hasBoard: false,
      title: m.copies,
      ...shared,
      list: () => import('./copies/copy-list-page'),
      one: () => import('./copies/copy-page'),
    }),
    ...recordPages({
      path,
      api: '/api/v1/procedures',
      usualSort: 'code',
      hasBoard: false,
      title: m.procedures,
      begins: m.newProcedure,
      ...shared,
      list: () => import('./procedures/procedure-list-page'),
      one: () => import('./procedures/procedure-page'),
    }).map((page) => (page.over ? { ...page, shownTo: procedureAuthors } : page)),
  ],
} satisfies WebModule;
