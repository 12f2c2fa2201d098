import { reportListEndpoints as endpoints } from '@vigie/domain/modules/reports/list';
import { inboxMessages as m } from '@vigie/domain/modules/reports/messages/inbox';
import { useListAddress } from '../../../platform/lists/list-address';
import { RecordList } from '../../../platform/lists/list-page';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { Link } from '../../../platform/router/link';
import { localStore } from '../../../platform/storage/browser-storage';
import { adoptStyles } from '../../../ui/foundation/adopted-styles';
import { Icon } from '../../../ui/icons/icon';
import { viewsOf } from '../../records/public';
import styles from './inbox.css?inline';
import { addressOfInbox, inboxList, inboxPath } from './inbox-search';
import { InboxTable } from './inbox-table';

adoptStyles(styles);

const calls = {
  record: 'report',
  rows: endpoints.listReports,
  spreadsheet: endpoints.exportReports,
  fileName: 'inbox.xlsx',
};

export default function InboxPage() {
  const search = usePageSearch(inboxList.searchOf);
  const show = useListAddress(inboxList.searchOf, addressOfInbox);
  return (
    <div className="inbox">
      <RecordList
        title={m.title}
        path={inboxPath}
        list={inboxList}
        search={search}
        show={show}
        texts={m}
        counted={m}
        begin={<NewIssueLink />}
        views={viewsOf('report')}
        calls={calls}
        drawRows={(rows) => <InboxTable {...rows} search={search} show={show} />}
      />
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
