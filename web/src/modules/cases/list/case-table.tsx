import { Link } from '@tanstack/react-router';
import { caseSelectionMessages, caseListMessages as m } from '@vigie/domain/messages/case-list';
import { definitionMessages } from '@vigie/domain/messages/cases';
import { inboxMessages as inbox } from '@vigie/domain/messages/inbox';
import { appMessages } from '@vigie/domain/messages/shell';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseEntry, CaseSort } from '@vigie/domain/modules/cases/list-contract';
import { useRef } from 'react';
import { placeOf } from '../../../platform/address';
import { ListPager } from '../../../platform/list-pager';
import { type Say, useSay } from '../../../platform/messages';
import { useRowWalk } from '../../../platform/row-walk';
import { dayShown } from '../../../ui/day';
import { type Column, type SortOrder, Table } from '../../../ui/table';
import { addressOfCases, type CaseSearch, type Show } from './case-search';
import { CaseSelection } from './case-selection';
import { caseListWalk } from './case-walk';
import { CriticalityMark, EntryPerson, EntryState, NotYet, UrgencyMark } from './entry-marks';
import { sortLabels } from './order-panel';
import type { useCases } from './queries';
import { rowTarget } from './row-target';
import { useSelection } from './use-selection';

interface CaseTableProps {
  kind: Kind;
  search: CaseSearch;
  list: NonNullable<ReturnType<typeof useCases>['data']>;
  stale: boolean;
  show: Show;
}

export function CaseTable({ kind, search, list, stale, show }: CaseTableProps) {
  const say = useSay();
  const rows = useRef<HTMLDivElement>(null);
  useRowWalk(rows, caseListWalk);
  const { selected, select, clear, anchor } = useSelection(kind, search, list.items);
  return (
    <>
      <div ref={rows} className="cases-rows">
        <Table
          caption={say(appMessages[caseKinds[kind].route])}
          columns={columns(say)}
          rows={list.items}
          keyOf={(entry) => entry.id}
          order={{ by: search.sort, direction: search.direction }}
          onOrder={({ by, direction }: SortOrder<CaseSort>) => show({ sort: by, direction })}
          stale={stale}
          selection={{
            isSelected: ({ id }) => selected.has(id),
            objection: ({ status }) => (status === 'waiting_approval' ? say(caseSelectionMessages.waiting) : null),
            onChange: select,
            anchor,
            labels: {
              all: say(caseSelectionMessages.all),
              row: ({ id }) => say(caseSelectionMessages.row, { id }),
            },
          }}
        />
      </div>
      <ListPager
        list={list}
        hrefOf={(page) => addressOfCases(kind, { ...search, page })}
        onPage={(page) => show({ page })}
      />
      {selected.size > 0 && (
        <CaseSelection
          kind={kind}
          search={search}
          entries={[...selected.values()]}
          onDrop={(ids) =>
            select(
              [...selected.values()].filter(({ id }) => ids.includes(id)),
              false,
            )
          }
          onClear={clear}
        />
      )}
    </>
  );
}

function columns(say: Say): readonly Column<CaseEntry, CaseSort>[] {
  const sortable = (sort: CaseSort) => ({ id: sort, label: say(sortLabels[sort]), sort });
  return [
    { ...sortable('id'), cell: ({ id }) => <span className="muted strong">{id}</span> },
    { ...sortable('status'), cell: ({ status }) => <EntryState status={status} /> },
    {
      id: 'summary',
      label: say(inbox.summary),
      fluid: true,
      cell: (entry) => (
        <Link className="row-link" {...placeOf(rowTarget(entry))}>
          {entry.summary || say(inbox.untitled)}
        </Link>
      ),
    },
    { ...sortable('criticality'), cell: ({ criticality }) => <CriticalityMark criticality={criticality} /> },
    { ...sortable('owner'), cell: ({ owner }) => <EntryPerson name={owner} /> },
    {
      ...sortable('origin'),
      cell: ({ origin }) =>
        origin ? (
          say(definitionMessages[origin])
        ) : (
          <span className="entry-none" title={say(m.notGiven)}>
            <span aria-hidden="true">–</span>
            <span className="sr">{say(m.notGiven)}</span>
          </span>
        ),
    },
    {
      ...sortable('dueDate'),
      cell: ({ dueDate }) => (dueDate ? <time dateTime={dueDate}>{dayShown(dueDate)}</time> : <NotYet />),
    },
    { ...sortable('urgency'), cell: (entry) => <UrgencyMark entry={entry} /> },
  ];
}
