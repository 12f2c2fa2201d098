import { vouchedResetMessages as m } from '@vigie/domain/modules/accounts/messages/vouched-resets';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { vouchedResetEndpoints } from '@vigie/domain/modules/accounts/vouched-reset-contract';
import { parametersMessages } from '@vigie/domain/modules/parameters/messages/parameters';
import { useRef, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { TransitionDialog } from '../../platform/records/transition-dialog';
import { call } from '../../platform/transport/api';
import { HandOverDialog } from './hand-over-dialog';
import { useRefresh } from './queries';

/** Where no mail reaches the person, one administrator asks and holds a code; another confirms and holds a link. */
export function AskResetDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const say = useSay();
  const refresh = useRefresh();
  const [code, setCode] = useState<string | null>(null);
  // The question closes itself once it is answered; what was answered has to be read first.
  const isAsked = useRef(false);
  const name = `${user.firstName} ${user.lastName}`;
  if (code) {
    const texts = { title: say(m.codeTitle, { name }), note: say(m.codeNote, { name }), label: say(m.code) };
    return <HandOverDialog {...texts} value={code} onClose={onClose} />;
  }
  return (
    <TransitionDialog
      ask={{
        title: say(parametersMessages.resetTitle, { name }),
        question: say(m.needsTwo),
        note: say(m.askHelp, { name }),
        confirmLabel: say(m.ask),
      }}
      onConfirm={async ({ reason }) => {
        const asked = await call(vouchedResetEndpoints.askPasswordReset, { params: { id: user.id }, body: { reason } });
        isAsked.current = true;
        setCode(asked.code);
        await refresh();
      }}
      onClose={() => isAsked.current || onClose()}
    />
  );
}
