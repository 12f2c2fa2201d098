import { pageTitleMessages as m } from '@vigie/domain/messages/shell/page-titles';
import { reportReaders } from '@vigie/domain/modules/reports/readers';
import type { WebPage } from '../../../platform/page/web-module';

const base = '/apps/new-issue/approval';
/** Reached from a report, not from the search for places. */
const shownTo: WebPage['shownTo'] = [];
const permission = reportReaders;
const language = 'en';

export const approvalPages: readonly WebPage[] = [
  { path: base, title: m.send, language, permission, shownTo, load: () => import('./to-send-page') },
  { path: `${base}/send`, title: m.send, language, permission, shownTo, load: () => import('./send-page') },
  { path: `${base}/review`, title: m.review, language, permission, shownTo, load: () => import('./review-page') },
  {
    path: `${base}/validate`,
    title: m.validate,
    language,
    permission,
    shownTo: ['validator'],
    load: () => import('./validate-page'),
  },
  {
    path: `${base}/confirmation`,
    title: m.confirmation,
    language,
    permission,
    shownTo,
    load: () => import('./confirmation-page'),
  },
  {
    path: `${base}/rejection`,
    title: m.rejection,
    language,
    permission,
    shownTo,
    load: () => import('./rejection-page'),
  },
];
