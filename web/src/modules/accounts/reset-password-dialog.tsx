import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages/parameters';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { call } from '../../platform/transport/api';
import { reloadWhenStale } from '../../platform/transport/stale-version';
import { TextArea } from '../../ui/fields/text-area';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { freshUser, useRefresh } from './queries';

/** Only the person sees a password: an administrator who knew it could sign with it. */
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
