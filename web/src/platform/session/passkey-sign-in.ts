import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import type { SignedIn } from '@vigie/domain/modules/accounts/contract';
import { secondFactorEndpoints } from '@vigie/domain/modules/accounts/second-factor-contract';
import { sayNow } from '../page/messages';
import { call } from '../transport/api';
import { ApiError } from '../transport/api-error';
import { askPasskey } from './passkeys';

/** Without a name: the passkey knows whose it is. What is answered asks the server, once the person has agreed. */
export async function findPasskeyAnswer(): Promise<() => Promise<SignedIn>> {
  const begun = await call(secondFactorEndpoints.beginPasskeySignIn).catch((error) => {
    const none = error instanceof ApiError && error.status === 404;
    throw none ? new ApiError(404, error.code, sayNow(m.needsHostName)) : error;
  });
  const body = { ticket: begun.ticket, passkey: await askPasskey(begun.passkey) };
  return () => call(secondFactorEndpoints.signInWithPasskey, { body });
}
