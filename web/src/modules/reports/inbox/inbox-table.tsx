import { Link } from '@tanstack/react-router';
import { listMessages } from '@vigie/domain/messages/lists';
import { initialsOfName } from '@vigie/domain/modules/reports/answers';
import type { InboxEntry, InboxSort } from '@vigie/domain/modules/reports/contract';
import { inboxMessages as m } from '@vigie/domain/modules/reports/messages/inbox';
import { useRef } from 'react';
import { ListOrder } from '../../../platform/lists/list-order';
import { ListPager } from '../../../platform/lists/list-pager';
import { useRowWalk } from '../../../platform/lists/row-walk';
import { placeOf } from '../../../platform/page/address';
import { type Say, useSay } from '../../../platform/page/messages';
import { useUser } from '../../../platform/session/session';
import { Avatar } from '../../../ui/icons/avatar';
import { Icon } from '../../../ui/icons/icon';
import { type Column, type SortOrder, Table } from '../../../ui/lists/table';
import type { useReports } from '../queries';
import { ReportState, SeverityMark } from '../report-status';
import { addressOfInbox, type InboxSearch } from './inbox-search';
import { rowTarget } from './row-target';
import { shortDay } from './short-day';

const walkLabels = { next: m.nextRow, previous: m.previousRow };

interface InboxTableProps {
  search: InboxSearch;
  list: NonNullable<ReturnType<typeof useReports>['data']>;
  stale: boolean;
  show: (changes: Partial<InboxSearch>) => void;
}

export function InboxTable({ search, list, stale, show }: InboxTableProps) {
  const say = useSay();
  const { id: me } = useUser();
  const rows = useRef<HTMLDivElement>(null);
  useRowWalk(rows, walkLabels);
  const ordering = {
    columns: columns(say, me),
    order: { by: search.sort, direction: search.direction },
    onOrder: ({ by, direction }: SortOrder<InboxSort>) => show({ sort: by, direction }),
  };
  return (
    <>
      <ListOrder {...ordering} />
      <div ref={rows} className="inbox-rows">
        <Table caption={say(m.title)} {...ordering} rows={list.items} keyOf={(entry) => entry.id} stale={stale} />
      </div>
      <ListPager list={list} hrefOf={(page) => addressOfInbox({ ...search, page })} onPage={(page) => show({ page })} />
    </>
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
