import { roleMessages } from '@vigie/domain/messages/shell/profile';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { userStates, userWorkflow } from '@vigie/domain/modules/accounts/workflow';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages/parameters';
import { placementTitleMessages } from '@vigie/domain/modules/placements/messages';
import { useState } from 'react';
import { ListPager } from '../../platform/lists/list-pager';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { type Say, useSay } from '../../platform/page/messages';
import { lazyDialog } from '../../platform/page-files/lazy-dialog';
import { Link } from '../../platform/router/link';
import { useUser } from '../../platform/session/session';
import { Button } from '../../ui/buttons/button';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { SearchField } from '../../ui/fields/search-field';
import { Badge } from '../../ui/icons/badge';
import { Icon } from '../../ui/icons/icon';
import { EmptyState } from '../../ui/lists/empty-state';
import { type Column, Table } from '../../ui/lists/table';
import { useTeams, useUsers } from './queries';
import type { OpenUserDialog } from './user-dialogs';
import { type UserDeed, UserMenu } from './user-menu';
import { UserStatus } from './user-status';
import { type UsersSearch, usersSearchOf } from './users-search';
import { WaitingResets } from './waiting-resets';
import './people.css';

/** Here rather than in the row, which may leave the list while the dialog is open. */
const UserDialog = lazyDialog(() => import('./user-dialogs'));

interface UsersTabProps {
  search: UsersSearch;
  show: (changes: Partial<UsersSearch>) => void;
  addressOf: (search: UsersSearch) => string;
}

export function UsersTab({ search, show, addressOf }: UsersTabProps) {
  const say = useSay();
  const users = useUsers(search);
  const [open, setOpen] = useState<OpenUserDialog | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="users">
      <div className="cluster toolbar">
        <SearchField label={say(m.search)} value={search.search} onChange={(text) => show({ search: text })} />
        <StateFilter state={search.state} onChange={(state) => show({ state })} />
        {users.data && <span className="digits muted">{say(m.userCount, { n: users.data.total })}</span>}
        <span className="flex push toolbar-end">
          <Link className="btn" to="/apps/placements">
            <Icon name="users" />
            {say(placementTitleMessages.plural)}
          </Link>
          <Button icon="upload" onClick={() => setOpen('import')}>
            {say(m.import)}
          </Button>
          <Button look="primary" icon="plus" onClick={() => setOpen('invite')}>
            {say(m.invite)}
          </Button>
        </span>
      </div>
      <WaitingResets />
      {users.isPending && <Loading lines={10} />}
      {users.isError && !users.data && <LoadFailed query={users} />}
      {users.data && (
        <UserList
          list={users.data}
          stale={users.isPlaceholderData}
          search={search}
          show={show}
          addressOf={addressOf}
          onChoose={(user, deed) => setOpen({ user, deed })}
        />
      )}
      {open && <UserDialog open={open} onClose={close} />}
    </div>
  );
}

type State = UsersSearch['state'];

function StateFilter({ state, onChange }: { state: State; onChange: (state: State) => void }) {
  const say = useSay();
  return (
    <SegmentedControl<State>
      label={say(m.stateFilter)}
      value={state}
      options={[
        { value: '', label: say(m.anyState) },
        ...userStates.map((value) => ({ value, label: say(userWorkflow.stateLabels[value]) })),
      ]}
      onChange={onChange}
    />
  );
}

interface UserListProps extends UsersTabProps {
  list: NonNullable<ReturnType<typeof useUsers>['data']>;
  stale: boolean;
  onChoose: (user: User, deed: UserDeed) => void;
}

function UserList({ list, stale, search, show, addressOf, onChoose }: UserListProps) {
  const say = useSay();
  const me = useUser();
  const teams = useTeams();
  const teamNames = new Map(teams.data?.items.map(({ id, name }) => [id, name]));
  if (list.items.length === 0) {
    return (
      <EmptyState
        title={say(m.empty)}
        text={say(m.emptyHelp)}
        action={<Button onClick={() => show(usersSearchOf({}))}>{say(m.clearSearch)}</Button>}
      />
    );
  }
  return (
    <>
      <Table
        caption={say(m.tabUsers)}
        columns={columns(say, me.id, teamNames, onChoose)}
        rows={list.items}
        keyOf={(user) => user.id}
        stale={stale}
      />
      <ListPager list={list} hrefOf={(page) => addressOf({ ...search, page })} onPage={(page) => show({ page })} />
    </>
  );
}

function columns(
  say: Say,
  me: number,
  teams: ReadonlyMap<number, string>,
  onChoose: UserListProps['onChoose'],
): readonly Column<User>[] {
  return [
    {
      id: 'name',
      label: say(m.name),
      cell: (user) => (
        <span className="strong">
          {user.firstName} {user.lastName}
          {user.id === me && <span className="muted"> ({say(m.you)})</span>}
        </span>
      ),
    },
    { id: 'username', label: say(m.username), cell: (user) => <span className="mono">{user.username}</span> },
    { id: 'email', label: say(m.email), cell: (user) => user.email },
    {
      id: 'roles',
      label: say(m.roles),
      fluid: true,
      cell: (user) => (
        <span className="badges">
          {user.roles.map((role) => (
            <Badge key={role} accent={role === 'company_admin'}>
              {say(roleMessages[role])}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'team',
      label: say(m.team),
      cell: (user) => (user.teamId === null ? '–' : (teams.get(user.teamId) ?? String(user.teamId))),
    },
    { id: 'state', label: say(m.state), cell: (user) => <UserStatus state={user.state} /> },
    {
      id: 'actions',
      label: say(m.actions),
      cell: (user) => <UserMenu user={user} onChoose={(deed) => onChoose(user, deed)} />,
    },
  ];
}
