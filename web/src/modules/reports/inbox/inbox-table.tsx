import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { listMessages } from '@vigie/domain/messages/lists';
import { initialsOfName } from '@vigie/domain/modules/reports/answers';
import type { InboxEntry, InboxSort, reportListEndpoints } from '@vigie/domain/modules/reports/list';
import { inboxMessages as m } from '@vigie/domain/modules/reports/messages/inbox';
import { useMemo } from 'react';
import type { ShownRows } from '../../../platform/lists/list-page';
import { ListTable } from '../../../platform/lists/list-table';
import { placeOf } from '../../../platform/page/address';
import { type Say, useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useUser } from '../../../platform/session/session';
import { Avatar } from '../../../ui/icons/avatar';
import { Icon } from '../../../ui/icons/icon';
import type { Column } from '../../../ui/lists/table';
import { ReportState, SeverityMark } from '../report-status';
import { addressOfInbox, type InboxSearch, inboxList, type Show } from './inbox-search';
import { InboxSelection } from './inbox-selection';
import { rowTarget } from './row-target';
import { shortDay } from './short-day';

const walkLabels = { next: m.nextRow, previous: m.previousRow };

interface InboxTableProps extends ShownRows<OutputOf<typeof reportListEndpoints.listReports>> {
  search: InboxSearch;
  show: Show;
}

export function InboxTable({ search, list, stale, source, show }: InboxTableProps) {
  const say = useSay();
  const { id: me } = useUser();
  return (
    <ListTable
      caption={say(m.title)}
      columns={useMemo(() => columns(say, me), [say, me])}
      list={list}
      stale={stale}
      search={search}
      show={show}
      narrowedTo={inboxList.viewQueryOf({ ...search, sort: 'date', direction: 'desc' })}
      hrefOf={(page) => addressOfInbox({ ...search, page })}
      walk={walkLabels}
      selection={(chosen) => <InboxSelection source={source} {...chosen} />}
    />
  );
}

function columns(say: Say, me: number): readonly Column<InboxEntry, InboxSort>[] {
  return [
    {
      id: 'id',
      label: say(listMessages.id),
      sort: 'id',
      cell: (entry) => <span className="muted strong">{entry.id}</span>,
    },
    {
      id: 'status',
      label: say(listMessages.status),
      sort: 'status',
      cell: (entry) => <ReportState status={entry.status} />,
    },
    {
      id: 'summary',
      label: say(listMessages.summary),
      fluid: true,
      cell: (entry) => (
        <span className="inbox-summary">
          <Link className="row-link" {...placeOf(rowTarget(entry, me))}>
            {entry.summary || say(listMessages.untitled)}
          </Link>
          <SeverityMark severity={entry.severity} />
        </span>
      ),
    },
    { id: 'detector', label: say(m.detector), sort: 'detector', cell: (entry) => <Named name={entry.detector} /> },
    {
      id: 'appraiser',
      label: say(m.appraiser),
      sort: 'appraiser',
      cell: (entry) =>
        entry.appraiser ? (
          <Named name={entry.appraiser} />
        ) : (
          <span className="muted inbox-nobody" title={say(m.nobodyYet)}>
            –
          </span>
        ),
    },
    {
      id: 'date',
      label: say(m.date),
      sort: 'date',
      cell: (entry) => <time dateTime={entry.createdAt}>{shortDay(entry.createdAt)}</time>,
    },
    {
      id: 'comments',
      label: say(m.comments),
      cell: (entry) => (
        <span className="inbox-comments">
          <Icon name="message" />
          {entry.comments}
        </span>
      ),
    },
  ];
}

function Named({ name }: { name: string }) {
  if (!name) return <span className="muted">–</span>;
  return (
    <span className="inbox-person">
      <Avatar initials={initialsOfName(name)} />
      <span className="clip">{name}</span>
    </span>
  );
}
