import { Link, useMatch, useSearch } from '@tanstack/react-router';
import { caseListMessages as m } from '@vigie/domain/messages/case-list';
import { inboxMessages as inbox } from '@vigie/domain/messages/inbox';
import { appMessages } from '@vigie/domain/messages/shell';
import { caseKinds, type Kind, kindOfRoute } from '@vigie/domain/modules/cases/kinds';
import { useCallback } from 'react';
import { EmptyList } from '../../../platform/empty-list';
import { GoTo } from '../../../platform/go-to';
import { useListAddress } from '../../../platform/list-address';
import { LoadFailed, Loading } from '../../../platform/loading';
import { useSay } from '../../../platform/messages';
import { Icon } from '../../../ui/icon';
import { Page } from '../../../ui/page';
import { CaseBoard } from './case-board';
import { CaseChips } from './case-chips';
import './case-list.css';
import { addressOfCases, type CaseSearch, caseSearchOf, isNarrowed, noFilters } from './case-search';
import { CaseTable } from './case-table';
import { CaseToolbar } from './case-toolbar';
import { useCaseBoard, useCases } from './queries';

export default function CaseListPage() {
  const kind = kindOfRoute(useMatch({ strict: false }).fullPath.split('/')[2] ?? '');
  if (!kind) throw new Error('No kind of case lives at this address');
  // What was selected or typed belongs to one kind.
  return <CaseList key={kind} kind={kind} />;
}

function CaseList({ kind }: { kind: Kind }) {
  const say = useSay();
  const search = caseSearchOf(useSearch({ strict: false }));
  const addressOf = useCallback((shown: CaseSearch) => addressOfCases(kind, shown), [kind]);
  const show = useListAddress(caseSearchOf, addressOf);
  const isBoard = search.view === 'kanban';
  const list = useCases(kind, search, !isBoard);
  const board = useCaseBoard(kind, search, isBoard);
  const shown = isBoard ? board : list;
  const total = isBoard ? board.data?.columns.reduce((sum, column) => sum + column.total, 0) : list.data?.total;
  const isMore = !isBoard && list.data?.isMore === true;
  const shownTotal = total?.toLocaleString('fr');
  const count = shownTotal && (isMore ? say(m.countMore, { n: shownTotal }) : shownTotal);
  const title = kind === 'hse' ? m.dashboardHse : appMessages[caseKinds[kind].route];
  return (
    <div className="cases">
      <Page title={say(title)} {...(count && { count })} actions={<NewIssueLink kind={kind} />}>
        <CaseToolbar kind={kind} search={search} total={total} show={show} />
        <CaseChips kind={kind} search={search} show={show} />
        {shown.isPending && <Loading lines={15} />}
        {shown.isError && !shown.data && <LoadFailed query={shown} help={inbox.loadFailedHelp} />}
        {shown.data && total === 0 && (
          <EmptyList
            texts={m}
            isNarrowed={isNarrowed(search)}
            assigned={search.assigned}
            onShowAll={() => show({ ...noFilters, search: '' })}
            onShowEveryone={() => show({ assigned: 'everyone' })}
            begin={<NewIssueLink kind={kind} />}
          />
        )}
        {list.data && list.data.items.length === 0 && list.data.total > 0 && (
          <GoTo path={addressOfCases(kind, { ...search, page: list.data.pageCount })} />
        )}
        {!isBoard && list.data && list.data.items.length > 0 && (
          <CaseTable kind={kind} search={search} list={list.data} stale={list.isPlaceholderData} show={show} />
        )}
        {isBoard && board.data && total !== 0 && (
          <CaseBoard kind={kind} search={search} columns={board.data.columns} stale={board.isPlaceholderData} />
        )}
      </Page>
    </div>
  );
}

function NewIssueLink({ kind }: { kind: Kind }) {
  const say = useSay();
  return (
    <Link className="btn btn-primary" to="/apps/new-issue/form" search={{ category: kind } as never}>
      <Icon name="plus" />
      {say(inbox.newIssue)}
    </Link>
  );
}
