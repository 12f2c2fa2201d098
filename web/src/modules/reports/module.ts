import type { WebModule } from '../../platform/page/web-module';
import { approvalPages } from './approval/pages';
import { inboxPages } from './inbox/pages';
import { newIssuePages } from './new-issue/pages';

export const reportsModule = {
  tiles: ['new-issue', 'inbox'],
  records: () => import('./kind'),
  pages: [...newIssuePages, ...approvalPages, ...inboxPages],
} satisfies WebModule;
