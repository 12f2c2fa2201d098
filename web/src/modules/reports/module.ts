import { appMessages } from '@vigie/domain/messages/shell/shell';
import { reportReaders } from '@vigie/domain/modules/reports/readers';
import type { WebModule, WebPage } from '../../platform/page/web-module';
import { approvalPages } from './approval/pages';
import { inboxPages } from './inbox/pages';

const permission = reportReaders;
const language = 'en';
const title = appMessages['new-issue'];
/** Reached from the picker, not from the search for places. */
const shownTo: WebPage['shownTo'] = [];

const newIssuePages: readonly WebPage[] = [
  { path: '/apps/new-issue', title, language, permission, load: () => import('./new-issue/picker-page') },
  { path: '/apps/new-issue/form', title, language, permission, shownTo, load: () => import('./new-issue/form-page') },
  {
    path: '/apps/new-issue/$step',
    title,
    language,
    permission,
    shownTo,
    load: () => import('./new-issue/wizard-page'),
  },
];

export const reportsModule = {
  tiles: ['new-issue', 'inbox'],
  records: async () => {
    const { namedReport } = await import('@vigie/domain/modules/reports/named-kind');
    return { kinds: [{ kind: namedReport, icon: 'alert' }] };
  },
  // The sources lead `/approval` to its first view: before `/$step`, which would take it for the step of that name.
  pages: [...approvalPages, ...newIssuePages, ...inboxPages],
} satisfies WebModule;
