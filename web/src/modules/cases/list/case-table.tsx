import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { modeInWords } from '@vigie/domain/messages/detection-modes';
import { listMessages } from '@vigie/domain/messages/lists';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseEntry, CaseSort } from '@vigie/domain/modules/cases/list';
import { caseSelectionMessages } from '@vigie/domain/modules/cases/messages/list';
import { useMemo } from 'react';
import type { ShownRows } from '../../../platform/lists/list-page';
import { ListTable } from '../../../platform/lists/list-table';
import { placeOf } from '../../../platform/page/address';
import { type Say, useSay } from '../../../platform/page/messages';
import { ConfidentialMark, EntryNone, EntryPerson, ImportedMark } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import { formatDay } from '../../../ui/fields/day';
import type { Column } from '../../../ui/lists/table';
import { addressOfCases, type CaseSearch, caseList, type Show } from './case-search';
import { CaseSelection } from './case-selection';
import { caseListWalk } from './case-walk';
import { CriticalityMark, EntryState, NotYet, UrgencyMark } from './entry-marks';
import type { caseCalls } from './queries';
import { rowTarget } from './row-target';

interface CaseTableProps extends ShownRows<OutputOf<ReturnType<typeof caseCalls>['rows']>> {
  kind: Kind;
  search: CaseSearch;
  show: Show;
}

export function CaseTable({ kind, search, list, stale, source, show }: CaseTableProps) {
  const say = useSay();
  return (
    <ListTable
      caption={say(appMessages[caseKinds[kind].route])}
      columns={useMemo(() => columns(say), [say])}
      list={list}
      stale={stale}
      search={search}
      show={show}
      narrowedTo={caseList.viewQueryOf({ ...search, sort: 'id', direction: 'desc' })}
      hrefOf={(page) => addressOfCases(kind, { ...search, page })}
      walk={caseListWalk}
      objection={({ status }) => (status === 'waiting_approval' ? say(caseSelectionMessages.waiting) : null)}
      selection={(chosen) => <CaseSelection source={source} {...chosen} />}
    />
  );
}

function columns(say: Say): readonly Column<CaseEntry, CaseSort>[] {
  const sortable = (sort: CaseSort) => ({ id: sort, label: say(caseList.sorts[sort]), sort });
  return [
    { ...sortable('id'), cell: ({ id }) => <span className="muted strong">{id}</span> },
    { ...sortable('status'), cell: ({ status }) => <EntryState status={status} /> },
    {
      id: 'summary',
      label: say(listMessages.summary),
      fluid: true,
      cell: (entry) => (
        <>
          <Link className="row-link" {...placeOf(rowTarget(entry))}>
            {entry.summary || say(listMessages.untitled)}
          </Link>
          {entry.isConfidential && <ConfidentialMark />}
          {entry.isImported && <ImportedMark />}
        </>
      ),
    },
    { ...sortable('criticality'), cell: ({ criticality }) => <CriticalityMark criticality={criticality} /> },
    { ...sortable('owner'), cell: ({ owner }) => <EntryPerson name={owner} /> },
    {
      ...sortable('origin'),
      minor: true,
      cell: ({ origin }) => (origin ? modeInWords(origin, say) : <EntryNone why={say(listMessages.notGiven)} />),
    },
    {
      ...sortable('dueDate'),
      cell: ({ dueDate }) => (dueDate ? <time dateTime={dueDate}>{formatDay(dueDate)}</time> : <NotYet />),
    },
    { ...sortable('urgency'), cell: (entry) => <UrgencyMark entry={entry} /> },
  ];
}
