import { inboxMessages as m } from '@vigie/domain/modules/reports/messages/inbox';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { localStore } from '../../../platform/storage/browser-storage';
import { Icon } from '../../../ui/icons/icon';
import { RecordListPage } from '../../records/public';
import { inboxView } from '../kind';
import './inbox.css';

export default function InboxPage() {
  return (
    <div className="inbox">
      <RecordListPage view={inboxView} begin={<NewIssueLink />} />
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
