import { parametersMessages as m } from '@vigie/domain/messages/parameters';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell';
import { type User, userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import { useState } from 'react';
import { call } from '../../platform/api';
import { DialogFoot } from '../../platform/dialog-foot';
import { useForm } from '../../platform/form';
import { useSay } from '../../platform/messages';
import { reloadWhenStale } from '../../platform/stale-version';
import { Banner } from '../../ui/banner';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/text-area';
import { notify } from '../../ui/toast';
import { freshUser, useRefresh } from './queries';

/** Nobody but the person sees a password: an administrator who knew it could sign with it. */
export function ResetPasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const say = useSay();
  const refresh = useRefresh();
  const [current, setCurrent] = useState(user);
  const [values, setValues] = useState({ reason: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ reason }): { reason?: string } => (reason.trim() ? {} : { reason: say(fieldMessages.required) }),
    async submit({ reason }) {
      await reloadWhenStale(
        () =>
          call(userAdministrationEndpoints.resetUserPassword, {
            params: { id: user.id },
            body: { reason },
            ifMatch: current.version,
          }),
        async () => setCurrent(await freshUser(user)),
        say(m.userChangedMeanwhile),
      );
      await refresh();
      notify.success(say(m.linkSent, { email: user.email }), { duration: 4000 });
      onClose();
    },
  });
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Dialog
      title={say(m.resetTitle, { name })}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form {...form}>
        <div className="dialog-body stack-sm">
          <p className="muted">
            {say(m.resetHelp, { email: user.email })} {say(m.resetNote)}
          </p>
          <TextArea {...field('reason')} label={say(reasonMessages.reason)} required rows={2} maxLength={1000} />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(m.reset)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
