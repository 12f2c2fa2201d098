import { parametersMessages } from '@vigie/domain/messages/parameters';
import { secondFactorAdminMessages as m } from '@vigie/domain/messages/second-factor';
import { secondFactorEndpoints } from '@vigie/domain/modules/accounts/second-factor-contract';
import type { User } from '@vigie/domain/modules/accounts/user-administration-contract';
import { useState } from 'react';
import { call } from '../../platform/api';
import { useSay } from '../../platform/messages';
import { ReasonDialog } from '../../platform/reason-dialog';
import { reloadWhenStale } from '../../platform/stale-version';
import { notify } from '../../ui/toast';
import { freshUser, useRefresh } from './queries';

/** For somebody who has lost everything that opens their account beside the password. */
export function LostFactorDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const say = useSay();
  const refresh = useRefresh();
  const [current, setCurrent] = useState(user);
  const takeOff = async (reason: string) => {
    const params = { id: user.id };
    await reloadWhenStale(
      () => call(secondFactorEndpoints.removeUserSecondFactor, { params, body: { reason }, ifMatch: current.version }),
      async () => setCurrent(await freshUser(user)),
      say(parametersMessages.userChangedMeanwhile),
    );
    await refresh();
    notify.success(say(m.removed));
  };
  return (
    <ReasonDialog
      title={say(m.removeTitle, { name: `${user.firstName} ${user.lastName}` })}
      question={say(m.removeHelp)}
      note={say(m.removeNote)}
      confirmLabel={say(m.remove)}
      danger
      onConfirm={takeOff}
      onClose={onClose}
    />
  );
}
