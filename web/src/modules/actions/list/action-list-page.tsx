import { appMessages } from '@vigie/domain/messages/shell/shell';
import { actionListMessages as m } from '@vigie/domain/modules/actions/messages/list';
import { Suspense } from 'react';
import { useListAddress } from '../../../platform/lists/list-address';
import { RecordList } from '../../../platform/lists/list-page';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { Link } from '../../../platform/router/link';
import { useRoutePath, useRouter } from '../../../platform/router/router';
import { Icon } from '../../../ui/icons/icon';
import { viewsOf } from '../../records/public';
import { type ActionSearch, actionList, actionsPath, addressOfActions, newTaskPath } from './action-search';
import { ActionTable } from './action-table';
import { actionCalls } from './queries';

const ActionBoard = lazyComponent(async () => ({ default: (await import('./action-board')).ActionBoard }));
const NewTaskDialog = lazyComponent(() => import('../new-task/new-task-dialog'));

export default function ActionListPage() {
  const search = usePageSearch(actionList.searchOf);
  const show = useListAddress(actionList.searchOf, addressOfActions);
  const begin = <NewTaskLink search={search} />;
  return (
    <>
      <RecordList
        title={appMessages.actions}
        path={actionsPath}
        list={actionList}
        search={search}
        show={show}
        texts={m}
        begin={begin}
        views={viewsOf('action')}
        calls={actionCalls}
        drawRows={(rows) => <ActionTable {...rows} search={search} show={show} />}
        loadBoard={ActionBoard.load}
        drawBoard={({ columns }, stale) => <ActionBoard search={search} columns={columns} stale={stale} />}
      />
      <NewTask search={search} />
    </>
  );
}

/** The popup has an address of its own, over the list as it was. */
function NewTask({ search }: { search: ActionSearch }) {
  const { history } = useRouter();
  const isOpen = useRoutePath() === newTaskPath;
  if (!isOpen) return null;
  // In its place: Back must not open it again.
  const close = () => history.replace(addressOfActions(search));
  return (
    <Suspense>
      <NewTaskDialog onClose={close} onSent={close} />
    </Suspense>
  );
}

function NewTaskLink({ search }: { search: ActionSearch }) {
  const say = useSay();
  return (
    <Link className="btn btn-primary" {...placeOf(actionList.addressAt(newTaskPath, search))}>
      <Icon name="plus" />
      {say(m.newTask)}
    </Link>
  );
}
