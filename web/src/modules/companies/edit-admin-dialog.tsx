import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import { signingRoles } from '@vigie/domain/kernel/identity/second-factor';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { roleMessages } from '@vigie/domain/messages/shell/profile';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { mergeTyped, reloadWhenStale } from '../../platform/transport/stale-version';
import { Toggle } from '../../ui/buttons/toggle';
import { TextField } from '../../ui/fields/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { adminCall } from './admin-call';
import { errorSentence } from './error-text';
import { Outcome } from './outcome';
import { type Admin, freshAdmin, useRefreshCompanies } from './queries';

interface EditAdminDialogProps {
  companyId: number;
  admin: Admin;
  onClose: () => void;
}

const textsOf = ({ firstName, lastName, email, roles }: Admin) => ({
  firstName,
  lastName,
  email,
  roles: roles.join(' '),
  reason: '',
});

const rolesIn = (roles: string) => companyRoles.filter((role) => roles.split(' ').includes(role));
const withRole = (roles: string, role: string, held: boolean) =>
  [...roles.split(' ').filter((one) => one !== role), ...(held ? [role] : [])].join(' ');

export function EditAdminDialog({ companyId, admin, onClose }: EditAdminDialogProps) {
  const say = useSay();
  const refresh = useRefreshCompanies();
  const [current, setCurrent] = useState(admin);
  const [values, setValues] = useState(textsOf(admin));
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    refusal: (error) => errorSentence(error, say),
    check(entered) {
      const missing = Object.entries(entered).filter(([, value]) => !value.trim());
      return Object.fromEntries(missing.map(([name]) => [name, say(fieldMessages.required)]));
    },
    async submit({ roles, ...person }) {
      const body = { ...person, roles: rolesIn(roles) };
      await reloadWhenStale(
        () =>
          adminCall(companiesEndpoints.updateAdmin, {
            params: { id: companyId, userId: admin.id },
            body,
            ifMatch: current.version,
          }),
        async () => {
          const fresh = await freshAdmin(companyId, admin);
          setCurrent(fresh);
          setValues((typed) => mergeTyped(textsOf(current), typed, textsOf(fresh)));
          await refresh();
        },
        say(m.adminChangedMeanwhile),
      );
      notify.success(say(m.adminSaved));
      await refresh();
      onClose();
    },
  });
  return (
    <Dialog title={say(m.editAdminTitle)} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      <form {...form}>
        <div className="dialog-body stack-sm">
          <p className="muted mono">{admin.username}</p>
          <TextField {...field('firstName')} label={say(m.firstName)} autoComplete="off" autoFocus />
          <TextField {...field('lastName')} label={say(m.lastName)} autoComplete="off" />
          <TextField {...field('email')} label={say(m.email)} type="email" autoComplete="off" />
          {signingRoles.map((role) => (
            <Toggle
              key={role}
              label={say(roleMessages[role])}
              help={say(m.signingRoleHelp)}
              checked={values.roles.split(' ').includes(role)}
              onChange={(held) => field('roles').onChange(withRole(values.roles, role, held))}
            />
          ))}
          <TextField {...field('reason')} label={say(reasonMessages.reason)} required maxLength={1000} />
          <Outcome failure={failure} done={null} />
        </div>
        <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : generalMessages.save)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
