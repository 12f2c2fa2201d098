import { entryPageMessages, inboxMessages } from '@vigie/domain/messages/inbox';
import { reportsPermissions } from '@vigie/domain/modules/reports/policy';
import type { WebPage } from '../../../platform/web-module';

const permission = reportsPermissions.listReports;

export const inboxPages: readonly WebPage[] = [
  { path: '/apps/inbox', title: inboxMessages.title, permission, load: () => import('./inbox-page') },
  {
    path: '/apps/inbox/entry/$id',
    title: entryPageMessages.title,
    permission,
    shownTo: [],
    load: () => import('./entry-page'),
  },
  {
    path: '/inbox/entry/$id',
    title: entryPageMessages.title,
    permission,
    shownTo: [],
    load: () => import('./to-entry-page'),
  },
];
