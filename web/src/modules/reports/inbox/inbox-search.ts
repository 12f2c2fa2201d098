import { reportList } from '@vigie/domain/modules/reports/list';
import { describeList } from '../../../platform/lists/list-search';

export const inboxPath = '/apps/inbox';

export const inboxList = describeList(reportList);

export type InboxSearch = ReturnType<typeof inboxList.searchOf>;
export type Show = (changes: Partial<InboxSearch>) => void;

export function addressOfInbox(search: InboxSearch): string {
  return inboxList.addressAt(inboxPath, search);
}
