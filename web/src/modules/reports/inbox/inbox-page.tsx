import { Link } from '@tanstack/react-router';
import { listMessages } from '@vigie/domain/messages/lists';
import { inboxMessages as m } from '@vigie/domain/modules/reports/messages/inbox';
import { EmptyList } from '../../../platform/lists/empty-list';
import { useListAddress } from '../../../platform/lists/list-address';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { localStore } from '../../../platform/storage/browser-storage';
import { Page } from '../../../ui/foundation/page';
import { Icon } from '../../../ui/icons/icon';
import { useReports } from '../queries';
import './inbox.css';
import { InboxChips, InboxToolbar } from './inbox-filters';
import { addressOfInbox, inboxSearchOf, isNarrowed, noFilters } from './inbox-search';
import { InboxTable } from './inbox-table';

export default function InboxPage() {
  const say = useSay();
  const search = usePageSearch(inboxSearchOf);
  const reports = useReports(search);
  const show = useListAddress(inboxSearchOf, addressOfInbox);
  const count = reports.data && say(reports.data.isMore ? m.countMore : m.count, { n: reports.data.total });
  return (
    <div className="inbox">
      <Page title={say(m.title)} {...(count && { count })} actions={<NewIssueLink />}>
        <InboxToolbar search={search} onChange={show} />
        <InboxChips search={search} onChange={show} />
        {reports.isPending && <Loading lines={15} />}
        {reports.isError && !reports.data && <LoadFailed query={reports} help={listMessages.loadFailedHelp} />}
        {reports.data?.items.length === 0 && (
          <EmptyList
            texts={m}
            isNarrowed={isNarrowed(search)}
            assigned={search.assigned}
            onShowAll={() => show({ ...noFilters, search: '' })}
            onShowEveryone={() => show({ assigned: 'everyone' })}
            begin={<NewIssueLink />}
          />
        )}
        {reports.data && reports.data.items.length > 0 && (
          <InboxTable search={search} list={reports.data} stale={reports.isPlaceholderData} show={show} />
        )}
      </Page>
    </div>
  );
}

function NewIssueLink() {
  const say = useSay();
  return (
    <Link className="btn btn-primary" to="/apps/new-issue" onClick={() => localStore.removeItem('completedSteps')}>
      <Icon name="plus" />
      {say(m.newIssue)}
    </Link>
  );
}
