import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { reportList } from '@vigie/domain/modules/reports/list';
import { inboxMessages } from '@vigie/domain/modules/reports/messages/inbox';
import { readingRoles } from '@vigie/domain/modules/reports/workflow';
import type { ServedList } from '../records/public';
import { type InboxReader, inboxEntries } from './inbox-repository';

export const servedReports = {
  list: reportList,
  entries: inboxEntries,
  readerOf: (actor): InboxReader => ({
    readsAll: hasRole(actor, ...readingRoles),
    decides: hasRole(actor, 'validator'),
  }),
  sheetOf: () => ({ list: 'report', title: inboxMessages.title, fileName: 'inbox' }),
} satisfies ServedList;
