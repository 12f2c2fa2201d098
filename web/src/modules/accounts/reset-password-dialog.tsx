import { parametersMessages as m } from '@vigie/domain/messages/parameters';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell';
import { accountsEndpoints, type User } from '@vigie/domain/modules/accounts/contract';
import { useState } from 'react';
import { call } from '../../platform/api';
import { DialogFoot } from '../../platform/dialog-foot';
import { useForm } from '../../platform/form';
import { useSay } from '../../platform/messages';
import { reloadWhenStale } from '../../platform/stale-version';
import { Banner } from '../../ui/banner';
import { Dialog } from '../../ui/dialog';
import { SegmentedControl } from '../../ui/segmented-control';
import { TextArea } from '../../ui/text-area';
import { notify } from '../../ui/toast';
import { InitialPasswordDialog } from './initial-password-dialog';
import { freshUser, useRefresh } from './queries';

export function ResetPasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [password, setPassword] = useState<string | null>(null);
  if (password === null) return <ResetForm user={user} onPassword={setPassword} onClose={onClose} />;
  return <InitialPasswordDialog username={user.username} password={password} onClose={onClose} />;
}

interface ResetFormProps {
  user: User;
  onPassword: (password: string) => void;
  onClose: () => void;
}

function ResetForm({ user, onPassword, onClose }: ResetFormProps) {
  const say = useSay();
  const refresh = useRefresh();
  const [current, setCurrent] = useState(user);
  const [way, setWay] = useState<'mail' | 'hand'>('mail');
  const [values, setValues] = useState({ reason: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ reason }): { reason?: string } => (reason.trim() ? {} : { reason: say(fieldMessages.required) }),
    async submit({ reason }) {
      const { initialPassword } = await reloadWhenStale(
        () =>
          call(accountsEndpoints.resetUserPassword, {
            params: { id: user.id },
            body: { sendEmail: way === 'mail', reason },
            ifMatch: current.version,
          }),
        async () => setCurrent(await freshUser(user)),
        say(m.userChangedMeanwhile),
      );
      await refresh();
      if (initialPassword !== null) return onPassword(initialPassword);
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
          <div>
            <SegmentedControl
              label={say(m.resetHow)}
              value={way}
              options={[
                { value: 'mail', label: say(m.resetByMail) },
                { value: 'hand', label: say(m.resetByHand) },
              ]}
              onChange={setWay}
            />
          </div>
          <p className="muted">
            {say(way === 'mail' ? m.resetByMailHelp : m.resetByHandHelp, { email: user.email })} {say(m.resetNote)}
          </p>
          <TextArea {...field('reason')} label={say(reasonMessages.reason)} required rows={2} maxLength={1000} />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(m.reset)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
