import { userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { userWorkflow } from '@vigie/domain/modules/accounts/workflow';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages/parameters';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { type Given, TransitionDialog } from '../../platform/records/transition-dialog';
import { useTransition } from '../../platform/records/use-transition';
import { call } from '../../platform/transport/api';
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
  const { run } = useTransition({
    send: ({ reason }: Given) =>
      call(endpoint, { params: { id: user.id }, body: { reason }, ifMatch: current.version }),
    reload: async () => {
      setCurrent(await freshUser(user));
      await refresh();
    },
    changedMeanwhile: say(m.userChangedMeanwhile),
    done: () => say(words.done),
    onDone: refresh,
  });
  return (
    <TransitionDialog
      ask={{
        title: say(words.title, { name }),
        question: say(words.ask, { name }),
        note: action === 'deactivate' ? say(m.deactivateNote) : undefined,
        confirmLabel: say(userWorkflow.transitions[action].label),
        danger: action === 'deactivate',
      }}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
