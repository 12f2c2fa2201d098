import { secondFactorAdminMessages as m } from '@vigie/domain/messages/second-factor';
import { secondFactorEndpoints } from '@vigie/domain/modules/accounts/second-factor-contract';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { parametersMessages } from '@vigie/domain/modules/parameters/messages/parameters';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { type Given, TransitionDialog } from '../../platform/records/transition-dialog';
import { useTransition } from '../../platform/records/use-transition';
import { call } from '../../platform/transport/api';
import { freshUser, useRefresh } from './queries';

/** For a user who has lost everything that opens their account beside the password. */
export function LostFactorDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const say = useSay();
  const refresh = useRefresh();
  const [current, setCurrent] = useState(user);
  const { run } = useTransition({
    send: ({ reason }: Given) => {
      const params = { id: user.id };
      return call(secondFactorEndpoints.removeUserSecondFactor, { params, body: { reason }, ifMatch: current.version });
    },
    reload: async () => setCurrent(await freshUser(user)),
    changedMeanwhile: say(parametersMessages.userChangedMeanwhile),
    done: () => say(m.removed),
    onDone: refresh,
  });
  return (
    <TransitionDialog
      ask={{
        title: say(m.removeTitle, { name: `${user.firstName} ${user.lastName}` }),
        question: say(m.removeHelp),
        note: say(m.removeNote),
        confirmLabel: say(m.remove),
        danger: true,
      }}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
