import type { WebModule } from '../../platform/page/web-module';
import { approvalPages } from './approval/pages';
import { inboxPages } from './inbox/pages';
import { newIssuePages } from './new-issue/pages';

export const reportsModule = {
  tiles: ['new-issue', 'inbox'],
  records: async () => {
    const { namedReport } = await import('@vigie/domain/modules/reports/named-kind');
    return { kinds: [{ kind: namedReport, icon: 'alert' }] };
  },
  pages: [...newIssuePages, ...approvalPages, ...inboxPages],
} satisfies WebModule;
