import { registrationMessages as m } from '@vigie/domain/messages/shell/registration';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { Banner } from '../../ui/overlays/banner';

/** The token of a one-time link is in the fragment, which no server log ever sees. */
export function useLinkToken(): string | null {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token'));
  return token;
}

/** Two administrators made it: its recipient was given a code by the other one. */
export function useLinkNeedsCode(): boolean {
  const [needs] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('needs'));
  return needs === 'code';
}

export function LinkMissing() {
  const say = useSay();
  return (
    <Banner kind="warning">
      <b>{say(m.linkMissingTitle)}</b>
      <p>{say(m.linkMissing)}</p>
    </Banner>
  );
}
