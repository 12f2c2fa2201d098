import { connectionMessages } from '@vigie/domain/messages/connection';
import { profileMessages as m } from '@vigie/domain/messages/shell/profile';
import { accountsEndpoints } from '@vigie/domain/modules/accounts/contract';
import { ownAccountEndpoints } from '@vigie/domain/modules/accounts/own-account-contract';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { updateUser, useUser } from '../../platform/session/session';
import { call } from '../../platform/transport/api';
import { sentenceOf } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { Banner } from '../../ui/overlays/banner';
import { notify } from '../../ui/overlays/toast';

/** Whether the person can sign, and what is left to do until then. */
export function Confirmation() {
  const say = useSay();
  const user = useUser();
  const [busy, setBusy] = useState(false);
  const { email, pending_email: pending, identity_confirmed: isConfirmed } = user;
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(false);
    }
  };
  const sendLink = () =>
    attempt(async () => {
      const sent = await call(ownAccountEndpoints.requestEmailConfirmation);
      notify.success(say(m.confirmationSent, { email: sent.email }), { duration: 4000 });
    });
  const keepEmail = () =>
    attempt(async () => {
      updateUser(await call(accountsEndpoints.updateProfile, { body: { email }, ifMatch: user.version }));
      notify.success(say(m.emailKept, { email }));
    });
  return (
    <Banner kind={isConfirmed && !pending ? 'success' : 'warning'}>
      <p>{say(isConfirmed ? m.confirmed : m.unconfirmed)}</p>
      {pending && <p>{say(m.pendingEmail, { email: pending, current: email })}</p>}
      {(!isConfirmed || pending) && (
        <div className="row">
          <Button size="small" busy={busy} onClick={sendLink}>
            {say(m.sendConfirmation)}
          </Button>
          {pending && (
            <Button size="small" look="ghost" disabled={busy} onClick={keepEmail}>
              {say(m.keepEmail, { email })}
            </Button>
          )}
        </div>
      )}
    </Banner>
  );
}
