import { type User, userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import { userWorkflow } from '@vigie/domain/modules/accounts/workflow';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { ReasonDialog } from '../../platform/records/reason-dialog';
import { call } from '../../platform/transport/api';
import { reloadWhenStale } from '../../platform/transport/stale-version';
import { notify } from '../../ui/overlays/toast';
import { freshUser, useRefresh } from './queries';

const accessWords = {
  deactivate: { title: m.deactivateTitle, ask: m.deactivateAsk, done: m.deactivated },
  reactivate: { title: m.reactivateTitle, ask: m.reactivateAsk, done: m.reactivated },
};

interface AccessDialogProps {
  user: User;
  action: keyof typeof accessWords;
  onClose: () => void;
}

/** Takes a user's access away, or gives it back. */
export function AccessDialog({ user, action, onClose }: AccessDialogProps) {
  const say = useSay();
  const name = `${user.firstName} ${user.lastName}`;
  const refresh = useRefresh();
  const [current, setCurrent] = useState(user);
  const words = accessWords[action];
  const endpoint =
    action === 'deactivate' ? userAdministrationEndpoints.deactivateUser : userAdministrationEndpoints.reactivateUser;
  const change = async (reason: string) => {
    await reloadWhenStale(
      () => call(endpoint, { params: { id: user.id }, body: { reason }, ifMatch: current.version }),
      async () => {
        setCurrent(await freshUser(user));
        await refresh();
      },
      say(m.userChangedMeanwhile),
    );
    notify.success(say(words.done));
    await refresh();
  };
  return (
    <ReasonDialog
      title={say(words.title, { name })}
      question={say(words.ask, { name })}
      {...(action === 'deactivate' && { note: say(m.deactivateNote) })}
      confirmLabel={say(userWorkflow.transitions[action].label)}
      danger={action === 'deactivate'}
      onConfirm={change}
      onClose={onClose}
    />
  );
}
