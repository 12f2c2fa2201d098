import { appMessages } from '@vigie/domain/messages/shell/shell';
import { reportReaders } from '@vigie/domain/modules/reports/readers';
import type { WebPage } from '../../../platform/page/web-module';

const permission = reportReaders;
const language = 'en';
const title = appMessages['new-issue'];
/** Reached from the picker, not from the search for places. */
const shownTo: WebPage['shownTo'] = [];

export const newIssuePages: readonly WebPage[] = [
  { path: '/apps/new-issue', title, language, permission, load: () => import('./picker-page') },
  { path: '/apps/new-issue/form', title, language, permission, shownTo, load: () => import('./form-page') },
  { path: '/apps/new-issue/$step', title, language, permission, shownTo, load: () => import('./wizard-page') },
];
