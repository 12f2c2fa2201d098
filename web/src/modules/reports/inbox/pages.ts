import { pageTitleMessages as m } from '@vigie/domain/messages/shell/page-titles';
import { reportReaders } from '@vigie/domain/modules/reports/readers';
import { firstRowsAddress } from '../../../platform/lists/record-pages';
import type { WebPage } from '../../../platform/page/web-module';

const permission = reportReaders;
const language = 'en';

export const inboxPages: readonly WebPage[] = [
  {
    path: '/apps/inbox',
    title: m.inbox,
    language,
    permission,
    load: () => import('./inbox-page'),
    firstRequest: firstRowsAddress('/api/v1/reports', {}, 'date', false),
  },
  {
    path: '/apps/inbox/entry/$id',
    title: m.report,
    language,
    permission,
    shownTo: [],
    load: () => import('./entry-page'),
    firstRequest: '/api/v1/reports/:id',
  },
  {
    path: '/inbox/entry/$id',
    title: m.report,
    language,
    permission,
    shownTo: [],
    load: () => import('./to-entry-page'),
  },
];
