import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { inboxMessages as m } from '@vigie/domain/messages/inbox';
import { generalMessages } from '@vigie/domain/messages/shell';
import { useCallback } from 'react';
import { sentenceOf } from '../../../platform/api-error';
import { localStore } from '../../../platform/browser-storage';
import { useSay } from '../../../platform/messages';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { useReports } from '../queries';
import './inbox.css';
import { InboxChips, InboxToolbar } from './inbox-filters';
import { addressOfInbox, type InboxSearch, inboxSearchOf, isNarrowed, noFilters } from './inbox-search';
import { InboxTable } from './inbox-table';

export default function InboxPage() {
  const say = useSay();
  const { history } = useRouter();
  const search = inboxSearchOf(useSearch({ strict: false }));
  const reports = useReports(search);
  const address = addressOfInbox(search);
  const show = useCallback(
    (changes: Partial<InboxSearch>) => {
      const current = inboxSearchOf(Object.fromEntries(new URLSearchParams(address.split('?')[1])));
      const next = addressOfInbox({ ...current, page: 1, ...changes });
      // Typing into the search would otherwise fill the history.
      if ('search' in changes) history.replace(next);
      else history.push(next);
    },
    [history, address],
  );
  const count = reports.data && say(reports.data.isMore ? m.countMore : m.count, { n: reports.data.total });
  return (
    <div className="inbox">
      <Page title={say(m.title)} {...(count && { count })} actions={<NewIssueLink />}>
        <InboxToolbar search={search} onChange={show} />
        <InboxChips search={search} onChange={show} />
        {reports.isPending && <Skeleton lines={15} label={say(generalMessages.loading)} />}
        {reports.isError && !reports.data && (
          <EmptyState
            failed
            title={say(generalMessages.loadFailed)}
            text={say(m.loadFailedHelp, { reason: sentenceOf(reports.error, say(connectionMessages.unknownError)) })}
            action={<Button onClick={() => reports.refetch()}>{say(generalMessages.retry)}</Button>}
          />
        )}
        {reports.data?.items.length === 0 && <NothingThere search={search} onChange={show} />}
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

interface NothingThereProps {
  search: InboxSearch;
  onChange: (changes: Partial<InboxSearch>) => void;
}

const emptyTexts = { team: m.emptyTeam, me: m.emptyMe, everyone: m.emptyEveryone };

/** Each way of finding nothing has its one way on. */
function NothingThere({ search, onChange }: NothingThereProps) {
  const say = useSay();
  if (isNarrowed(search)) {
    return (
      <EmptyState
        title={say(m.emptyFiltered)}
        text={say(m.emptyFilteredHelp)}
        action={<Button onClick={() => onChange({ ...noFilters, search: '' })}>{say(m.showAll)}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={say(m.empty)}
      text={say(emptyTexts[search.assigned])}
      action={
        search.assigned === 'everyone' ? (
          <NewIssueLink />
        ) : (
          <Button onClick={() => onChange({ assigned: 'everyone' })}>{say(m.showEveryone)}</Button>
        )
      }
    />
  );
}
