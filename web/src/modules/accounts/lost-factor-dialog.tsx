import { secondFactorAdminMessages as m } from '@vigie/domain/messages/second-factor';
import { secondFactorEndpoints } from '@vigie/domain/modules/accounts/second-factor-contract';
import type { User } from '@vigie/domain/modules/accounts/user-administration-contract';
import { parametersMessages } from '@vigie/domain/modules/parameters/messages';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { ReasonDialog } from '../../platform/records/reason-dialog';
import { call } from '../../platform/transport/api';
import { reloadWhenStale } from '../../platform/transport/stale-version';
import { notify } from '../../ui/overlays/toast';
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
