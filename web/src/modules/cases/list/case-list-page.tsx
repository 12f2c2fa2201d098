import { Link, useMatch, useRouter, useSearch } from '@tanstack/react-router';
import { caseListMessages as m } from '@vigie/domain/messages/case-list';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { inboxMessages as inbox } from '@vigie/domain/messages/inbox';
import { appMessages, generalMessages } from '@vigie/domain/messages/shell';
import { caseKinds, type Kind, kindOfRoute } from '@vigie/domain/modules/cases/kinds';
import { useCallback } from 'react';
import { sentenceOf } from '../../../platform/api-error';
import { GoTo } from '../../../platform/go-to';
import { useSay } from '../../../platform/messages';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { CaseBoard } from './case-board';
import { CaseChips } from './case-chips';
import './case-list.css';
import {
  addressOfCases,
  type CaseSearch,
  caseSearchIn,
  caseSearchOf,
  isNarrowed,
  noFilters,
  type Show,
} from './case-search';
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
  const show = useShow(kind);
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
        {shown.isPending && <Skeleton lines={15} label={say(generalMessages.loading)} />}
        {shown.isError && !shown.data && (
          <EmptyState
            failed
            title={say(generalMessages.loadFailed)}
            text={say(inbox.loadFailedHelp, { reason: sentenceOf(shown.error, say(connectionMessages.unknownError)) })}
            action={<Button onClick={() => shown.refetch()}>{say(generalMessages.retry)}</Button>}
          />
        )}
        {shown.data && total === 0 && <NothingThere kind={kind} search={search} show={show} />}
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

/** The same function for as long as the kind is: what is in the address is read when something changes. */
function useShow(kind: Kind): Show {
  const { history } = useRouter();
  return useCallback(
    (changes) => {
      const current = caseSearchIn(history.location.search);
      const next = addressOfCases(kind, { ...current, page: 1, ...changes });
      // Typing into the search would otherwise fill the history.
      if ('search' in changes) history.replace(next);
      else history.push(next);
    },
    [history, kind],
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

interface NothingThereProps {
  kind: Kind;
  search: CaseSearch;
  show: Show;
}

const emptyTexts = { team: m.emptyTeam, me: m.emptyMe, everyone: m.emptyEveryone };

/** Each way of finding nothing has its one way on. */
function NothingThere({ kind, search, show }: NothingThereProps) {
  const say = useSay();
  if (isNarrowed(search)) {
    return (
      <EmptyState
        title={say(m.emptyFiltered)}
        text={say(m.emptyFilteredHelp)}
        action={<Button onClick={() => show({ ...noFilters, search: '' })}>{say(inbox.showAll)}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={say(m.empty)}
      text={say(emptyTexts[search.assigned])}
      action={
        search.assigned === 'everyone' ? (
          <NewIssueLink kind={kind} />
        ) : (
          <Button onClick={() => show({ assigned: 'everyone' })}>{say(inbox.showEveryone)}</Button>
        )
      }
    />
  );
}
