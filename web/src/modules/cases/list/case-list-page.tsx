import { appMessages } from '@vigie/domain/messages/shell/shell';
import { caseKinds, type Kind, kindOfRoute } from '@vigie/domain/modules/cases/kinds';
import { caseListMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { inboxMessages as inbox } from '@vigie/domain/modules/reports/messages/inbox';
import { useCallback } from 'react';
import { useListAddress } from '../../../platform/lists/list-address';
import { RecordList } from '../../../platform/lists/list-page';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { Link } from '../../../platform/router/link';
import { useRoutePath } from '../../../platform/router/router';
import { Icon } from '../../../ui/icons/icon';
import { viewsOf } from '../../records/public';
import { addressOfCases, type CaseSearch, caseList, pathOfCases } from './case-search';
import { CaseTable } from './case-table';
import { caseCalls } from './queries';

const CaseBoard = lazyComponent(async () => ({ default: (await import('./case-board')).CaseBoard }));

export default function CaseListPage() {
  const kind = kindOfRoute(useRoutePath().split('/')[2] ?? '');
  if (!kind) throw new Error('No kind of case lives at this address');
  // What was selected or typed belongs to one kind.
  return <CaseList key={kind} kind={kind} />;
}

function CaseList({ kind }: { kind: Kind }) {
  const search = usePageSearch(caseList.searchOf);
  const addressOf = useCallback((shown: CaseSearch) => addressOfCases(kind, shown), [kind]);
  const show = useListAddress(caseList.searchOf, addressOf);
  return (
    <RecordList
      title={kind === 'hse' ? m.dashboardHse : appMessages[caseKinds[kind].route]}
      path={pathOfCases(kind)}
      list={caseList}
      search={search}
      show={show}
      texts={m}
      begin={<NewIssueLink kind={kind} />}
      views={viewsOf(kind)}
      calls={caseCalls(kind)}
      drawRows={(rows) => <CaseTable {...rows} kind={kind} search={search} show={show} />}
      loadBoard={CaseBoard.load}
      drawBoard={({ columns }, stale) => <CaseBoard kind={kind} search={search} columns={columns} stale={stale} />}
    />
  );
}

function NewIssueLink({ kind }: { kind: Kind }) {
  const say = useSay();
  return (
    <Link className="btn btn-primary" {...placeOf(`/apps/new-issue/form?category=${kind}`)}>
      <Icon name="plus" />
      {say(inbox.newIssue)}
    </Link>
  );
}
