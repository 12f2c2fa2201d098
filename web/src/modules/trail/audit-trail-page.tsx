import { connectionMessages } from '@vigie/domain/messages/connection';
import type { TrailSort } from '@vigie/domain/modules/trail/contract';
import { trailMessages as m } from '@vigie/domain/modules/trail/messages';
import { useState } from 'react';
import { useListAddress } from '../../platform/lists/list-address';
import { ListPager } from '../../platform/lists/list-pager';
import { formatMoment } from '../../platform/page/dates';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { type Say, useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { sentenceOf } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { Page } from '../../ui/foundation/page';
import { EmptyState } from '../../ui/lists/empty-state';
import { type Column, type SortOrder, Table } from '../../ui/lists/table';
import { notify } from '../../ui/overlays/toast';
import { type ListedEvent, WhatHappened, Who } from './event-cells';
import { downloadAuditEvents, useAuditEvents } from './queries';
import { TrailChips, TrailFilters } from './trail-filters';
import { addressOfSearch, noFilters, type TrailSearch, trailSearchOf } from './trail-search';
import { TrailVerification } from './trail-verification';
import './trail.css';
import { orderMessages } from '@vigie/domain/messages/lists';
import type { ComponentProps } from 'react';
import { TableOrder } from '../../ui/lists/table-order';

export default function AuditTrailPage() {
  const say = useSay();
  const search = usePageSearch(trailSearchOf);
  const events = useAuditEvents(search);
  const show = useListAddress(trailSearchOf, addressOfSearch);
  const count = events.data ? say(m.count, { n: events.data.total }) : undefined;
  return (
    <div className="trail">
      <Page title={say(m.title)} {...(count && { count })} actions={<TrailActions search={search} />}>
        <TrailFilters search={search} onChange={show} />
        <TrailChips search={search} onChange={show} />
        {events.isPending && <Loading lines={15} />}
        {events.isError && !events.data && <LoadFailed query={events} help={m.loadFailedHelp} />}
        {events.data && <EventList search={search} list={events.data} stale={events.isPlaceholderData} show={show} />}
        <TrailVerification />
      </Page>
    </div>
  );
}

interface EventListProps {
  search: TrailSearch;
  list: NonNullable<ReturnType<typeof useAuditEvents>['data']>;
  stale: boolean;
  show: (changes: Partial<TrailSearch>) => void;
}

function EventList({ search, list, stale, show }: EventListProps) {
  const say = useSay();
  if (list.items.length === 0) {
    return (
      <EmptyState
        title={say(m.empty)}
        text={say(m.emptyHelp)}
        action={<Button onClick={() => show(noFilters)}>{say(m.clearFilters)}</Button>}
      />
    );
  }
  const ordering = {
    columns: columns(say),
    order: { by: search.sort, direction: search.direction },
    onOrder: ({ by, direction }: SortOrder<TrailSort>) => show({ sort: by, direction }),
  };
  return (
    <>
      <ListOrder {...ordering} />
      <Table caption={say(m.title)} {...ordering} rows={list.items} keyOf={(event) => event.seq} stale={stale} />
      <ListPager
        list={list}
        hrefOf={(page) => addressOfSearch({ ...search, page })}
        onPage={(page) => show({ page })}
      />
    </>
  );
}

function columns(say: Say): readonly Column<ListedEvent, TrailSort>[] {
  return [
    {
      id: 'when',
      label: say(m.when),
      sort: 'at',
      cell: (event) => <time dateTime={event.at}>{formatMoment(event.at)}</time>,
    },
    { id: 'who', label: say(m.actor), sort: 'actor', cell: (event) => <Who event={event} /> },
    {
      id: 'what',
      label: say(m.what),
      sort: 'action',
      fluid: true,
      cell: (event) => <WhatHappened event={event} />,
    },
    {
      id: 'record',
      label: say(m.record),
      sort: 'record',
      cell: (event) => (
        <span className="record">
          {event.recordId}
          <small className="meta block">{event.record}</small>
        </span>
      ),
    },
  ];
}

function TrailActions({ search }: { search: TrailSearch }) {
  const say = useSay();
  const [exporting, setExporting] = useState(false);
  const onExport = async () => {
    setExporting(true);
    try {
      await downloadAuditEvents(search);
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setExporting(false);
    }
  };
  return (
    <>
      <Button icon="printer" onClick={() => window.print()}>
        {say(m.print)}
      </Button>
      <Button icon="download" busy={exporting} onClick={onExport}>
        {say(exporting ? m.exporting : m.exportCsv)}
      </Button>
    </>
  );
}

/** The order of a list of the API, with its words. */
function ListOrder<Row, Sort extends string>(props: Omit<ComponentProps<typeof TableOrder<Row, Sort>>, 'labels'>) {
  const say = useSay();
  const labels = {
    sortBy: say(orderMessages.sortBy),
    ascending: say(orderMessages.ascending),
    descending: say(orderMessages.descending),
  };
  return <TableOrder {...props} labels={labels} />;
}
