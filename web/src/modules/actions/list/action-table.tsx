import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { listMessages } from '@vigie/domain/messages/lists';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import { actionAddress } from '@vigie/domain/modules/actions/address';
import type { ActionEntry, ActionSort } from '@vigie/domain/modules/actions/list';
import { actionListMessages as m } from '@vigie/domain/modules/actions/messages/list';
import { useMemo } from 'react';
import type { ShownRows } from '../../../platform/lists/list-page';
import { ListTable } from '../../../platform/lists/list-table';
import { placeOf } from '../../../platform/page/address';
import { type Say, useSay } from '../../../platform/page/messages';
import { ConfidentialMark, EntryNone, EntryPerson } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import type { Column } from '../../../ui/lists/table';
import { ActionState } from '../action-state';
import { PriorityMark } from '../priority-mark';
import { type ActionSearch, actionList, addressOfActions, type Show } from './action-search';
import { ActionSelection } from './action-selection';
import { actionListWalk } from './action-walk';
import { DueMark, OriginMark } from './entry-marks';
import type { actionCalls } from './queries';

interface ActionTableProps extends ShownRows<OutputOf<typeof actionCalls.rows>> {
  search: ActionSearch;
  show: Show;
}

export function ActionTable({ search, list, stale, source, show }: ActionTableProps) {
  const say = useSay();
  return (
    <ListTable
      caption={say(appMessages.actions)}
      columns={useMemo(() => columns(say), [say])}
      list={list}
      stale={stale}
      search={search}
      show={show}
      narrowedTo={actionList.viewQueryOf({ ...search, sort: 'id', direction: 'desc' })}
      hrefOf={(page) => addressOfActions({ ...search, page })}
      walk={actionListWalk}
      selection={(chosen) => <ActionSelection source={source} {...chosen} />}
    />
  );
}

function columns(say: Say): readonly Column<ActionEntry, ActionSort>[] {
  const column = (sort: ActionSort, cell: Column<ActionEntry>['cell']) => ({
    id: sort,
    label: say(actionList.sorts[sort]),
    sort,
    fluid: sort === 'summary',
    minor: sort === 'origin',
    cell,
  });
  return [
    column('id', ({ id }) => <span className="muted strong">{id}</span>),
    column('status', ({ status }) => <ActionState status={status} />),
    column('summary', ({ id, summary, isConfidential }) => (
      <>
        <Link className="row-link" {...placeOf(actionAddress(id))}>
          {summary || say(listMessages.untitled)}
        </Link>
        {isConfidential && <ConfidentialMark />}
      </>
    )),
    column('priority', ({ priority }) => <PriorityMark priority={priority} />),
    column('responsible', ({ responsible }) => <EntryPerson name={responsible} />),
    column('approver', ({ approver }) =>
      approver ? <EntryPerson name={approver} /> : <EntryNone why={say(m.noApprover)} />,
    ),
    column('origin', ({ origin }) => <OriginMark origin={origin} />),
    column('dueDate', (entry) => <DueMark entry={entry} />),
  ];
}
