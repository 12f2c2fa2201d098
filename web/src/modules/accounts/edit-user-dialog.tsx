import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { userChangeObjection } from '@vigie/domain/modules/accounts/identity';
import { accountsMessages } from '@vigie/domain/modules/accounts/messages/accounts';
import { userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages/parameters';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { useUser } from '../../platform/session/session';
import { call } from '../../platform/transport/api';
import { mergeTyped, reloadWhenStale } from '../../platform/transport/stale-version';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { heldRoles, missingTexts, RoleChoice, TeamSelect, teamIdOf } from './person-fields';
import { freshUser, useRefresh } from './queries';

const textsOf = (user: User) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  teamId: user.teamId === null ? '' : String(user.teamId),
  roles: heldRoles(user.roles).join(' '),
  reason: '',
});

export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const say = useSay();
  const refresh = useRefresh();
  const isSelf = useUser().id === user.id;
  const [current, setCurrent] = useState(user);
  const [values, setValues] = useState(textsOf(user));
  const roles = heldRoles(values.roles.split(' '));
  const reload = async () => {
    const fresh = await freshUser(user);
    setCurrent(fresh);
    setValues((typed) => mergeTyped(textsOf(current), typed, textsOf(fresh)));
    await refresh();
  };
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check(entered) {
      const objection = userChangeObjection(current, { ...entered, roles }, isSelf);
      return { ...missingTexts(entered, say), ...(objection && { [objection.field]: say(objection.message) }) };
    },
    async submit({ teamId, reason, roles: _typed, ...person }) {
      const changes = { ...person, teamId: teamIdOf(teamId), roles, ...(reason.trim() && { reason }) };
      await reloadWhenStale(
        () =>
          call(userAdministrationEndpoints.updateUser, {
            params: { id: user.id },
            body: changes,
            ifMatch: current.version,
          }),
        reload,
        say(m.userChangedMeanwhile),
      );
      notify.success(say(m.userSaved));
      await refresh();
      onClose();
    },
  });
  const team = field('teamId');
  const pending = current.pendingEmail && say(m.pendingEmail, { email: current.pendingEmail });
  const emailHelp = isSelf ? say(accountsMessages.ownEmailInProfile) : (pending ?? say(m.emailChangeHelp));
  return (
    <Dialog title={say(m.editTitle)} closeLabel={say(generalMessages.close)} closesBy="escape" wide onClose={onClose}>
      <form {...form}>
        <div className="dialog-body stack-sm">
          <p className="muted mono">{user.username}</p>
          <div className="grid-2">
            <TextField {...field('firstName')} label={say(m.firstName)} autoFocus />
            <TextField {...field('lastName')} label={say(m.lastName)} />
          </div>
          <div className="grid-2">
            <TextField {...field('email')} label={say(m.email)} help={emailHelp} type="email" readOnly={isSelf} />
            <TeamSelect value={team.value} disabled={team.disabled} onChange={team.onChange} />
          </div>
          <RoleChoice
            value={roles}
            disabled={busy}
            error={field('roles').error}
            onChange={(chosen) => field('roles').onChange(heldRoles(chosen).join(' '))}
            {...(isSelf && { own: current.roles })}
          />
          <TextField
            {...field('reason')}
            label={say(reasonMessages.reason)}
            optional={say(m.optional)}
            help={say(m.changeReasonHelp)}
            maxLength={1000}
          />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : generalMessages.save)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
