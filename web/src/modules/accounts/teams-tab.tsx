import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { type Team, userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages/parameters';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { type Say, useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { call } from '../../platform/transport/api';
import { ApiError } from '../../platform/transport/api-error';
import { isStale } from '../../platform/transport/stale-version';
import { Button } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { TextField } from '../../ui/fields/text-field';
import { EmptyState } from '../../ui/lists/empty-state';
import { type Column, Table } from '../../ui/lists/table';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { freshTeam, useRefresh, useTeams } from './queries';
import './people.css';

export function TeamsTab() {
  const say = useSay();
  const teams = useTeams();
  const [renamed, setRenamed] = useState<Team | null>(null);
  return (
    <div className="teams">
      <CreateTeam />
      {teams.isPending && <Loading lines={5} />}
      {teams.isError && !teams.data && <LoadFailed query={teams} />}
      {teams.data?.items.length === 0 && <EmptyState title={say(m.noTeams)} text={say(m.noTeamsHelp)} />}
      {teams.data && teams.data.items.length > 0 && (
        <Table
          caption={say(m.tabTeams)}
          columns={columns(say, setRenamed)}
          rows={teams.data.items}
          keyOf={({ id }) => id}
        />
      )}
      {renamed && <RenameTeam team={renamed} onClose={() => setRenamed(null)} />}
    </div>
  );
}

function columns(say: Say, onRename: (team: Team) => void): readonly Column<Team>[] {
  return [
    { id: 'name', label: say(m.teamName), fluid: true, cell: ({ name }) => <span className="strong">{name}</span> },
    { id: 'id', label: say(m.teamId), cell: ({ id }) => id },
    { id: 'members', label: say(m.members), cell: ({ memberCount }) => memberCount },
    {
      id: 'actions',
      label: say(m.actions),
      cell: (team) => (
        <IconButton
          icon="pencil"
          label={say(m.renameTeam, { name: team.name })}
          tooltipAlign="end"
          onClick={() => onRename(team)}
        />
      ),
    },
  ];
}

const checkName = (say: Say, { name }: { name: string }): { name?: string } =>
  name.trim() ? {} : { name: say(fieldMessages.required) };

function CreateTeam() {
  const say = useSay();
  const refresh = useRefresh();
  const [values, setValues] = useState({ name: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: (entered) => checkName(say, entered),
    async submit(body) {
      await call(userAdministrationEndpoints.createTeam, { body });
      setValues({ name: '' });
      notify.success(say(m.teamCreated));
      await refresh();
    },
  });
  return (
    <form className="items-start grid team-form" {...form}>
      <TextField {...field('name')} label={say(m.teamName)} maxLength={100} autoComplete="off" />
      <Button type="submit" look="primary" icon="plus" busy={busy}>
        {say(m.createTeam)}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
    </form>
  );
}

function RenameTeam({ team, onClose }: { team: Team; onClose: () => void }) {
  const say = useSay();
  const refresh = useRefresh();
  const [current, setCurrent] = useState(team);
  const [values, setValues] = useState({ name: team.name });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: (entered) => checkName(say, entered),
    async submit(body) {
      try {
        await call(userAdministrationEndpoints.renameTeam, { params: { id: team.id }, body, ifMatch: current.version });
      } catch (error) {
        if (!isStale(error)) throw error;
        const fresh = await freshTeam(team);
        setCurrent(fresh);
        await refresh();
        throw new ApiError(error.status, error.code, say(m.teamChangedMeanwhile, { name: fresh.name }));
      }
      notify.success(say(m.teamRenamed));
      await refresh();
      onClose();
    },
  });
  return (
    <Dialog
      title={say(m.renameTeam, { name: team.name })}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form {...form}>
        <div className="dialog-body stack-sm">
          <TextField {...field('name')} label={say(m.teamName)} maxLength={100} autoComplete="off" autoFocus />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : m.rename)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
