import type { CompanyRole } from '@vigie/domain/kernel/identity/actor';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import { defaultUsername } from '@vigie/domain/modules/accounts/username';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages/parameters';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { call } from '../../platform/transport/api';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { heldRoles, missingTexts, RoleChoice, TeamSelect, teamIdOf } from './person-fields';
import { useRefresh } from './queries';

const nothing = { firstName: '', lastName: '', email: '', username: '', teamId: '' };

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const refresh = useRefresh();
  const [values, setValues] = useState(nothing);
  const [roles, setRoles] = useState<CompanyRole[]>(heldRoles([]));
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: (entered) => missingTexts(entered, say),
    async submit({ username, teamId, ...person }) {
      const name = username.trim() || defaultUsername(person.firstName, person.lastName);
      const body = { ...person, username: name, teamId: teamIdOf(teamId), roles };
      await call(userAdministrationEndpoints.inviteUser, { body });
      notify.success(say(m.invited, { email: person.email }), { duration: 4000 });
      await refresh();
      onClose();
    },
  });
  const { firstName, lastName } = values;
  const usual = firstName.trim() && lastName.trim() ? defaultUsername(firstName, lastName) : '';
  const team = field('teamId');
  return (
    <Dialog title={say(m.inviteTitle)} closeLabel={say(generalMessages.close)} closesBy="escape" wide onClose={onClose}>
      <form {...form}>
        <div className="dialog-body stack-sm">
          <p className="muted">{say(m.inviteNote)}</p>
          <div className="grid-2">
            <TextField {...field('firstName')} label={say(m.firstName)} required autoComplete="off" autoFocus />
            <TextField {...field('lastName')} label={say(m.lastName)} required autoComplete="off" />
          </div>
          <div className="grid-2">
            <TextField {...field('email')} label={say(m.email)} required type="email" autoComplete="off" />
            <TextField
              {...field('username')}
              label={say(m.username)}
              optional={say(m.optional)}
              help={usual ? say(m.usernameHelp, { username: usual }) : say(m.usernameHelpEmpty)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </div>
          <TeamSelect value={team.value} disabled={team.disabled} onChange={team.onChange} />
          <RoleChoice value={roles} disabled={busy} onChange={(chosen) => setRoles(heldRoles(chosen))} />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(busy ? m.sending : m.sendInvitation)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
