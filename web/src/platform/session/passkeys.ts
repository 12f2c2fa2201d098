import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { PasskeyAssertion, PasskeyRequest } from '@vigie/domain/kernel/identity/passkey';
import type { Message, MessageValues } from '@vigie/domain/kernel/message';
import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import type { secondFactorEndpoints } from '@vigie/domain/modules/accounts/second-factor-contract';
import { sayNow } from '../page/messages';
import { ApiError } from '../transport/api-error';

interface Unfit {
  readonly message: Message;
  readonly values?: MessageValues;
}

/** Why passkeys do not work on this page; `address` is where the server says that they do. */
export function passkeyObjection(address: string | null): Unfit | null {
  if (address === null) return { message: m.needsHostName };
  if (address !== window.location.origin) return { message: m.otherAddress, values: { address } };
  return 'PublicKeyCredential' in window ? null : { message: m.notSupported };
}

export async function makePasskey(begun: OutputOf<typeof secondFactorEndpoints.beginPasskey>) {
  const { challenge, rpId, rpName, user, algorithms, excluded } = begun;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpName },
      user,
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: excluded.map(described),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  });
  return made.catch(givenUp);
}

/** Has a passkey sign the challenge, which asks its person. */
export async function askPasskey({ challenge, rpId, allowed }: PasskeyRequest): Promise<PasskeyAssertion> {
  if (!isOwnHost(rpId)) {
    const { protocol, port } = window.location;
    const address = `${protocol}//${rpId}${port && `:${port}`}`;
    throw failure(sayNow(m.otherAddress, { address }));
  }
  if (!('PublicKeyCredential' in window)) throw failure(sayNow(m.notSupported));
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const asked = startAuthentication({
    optionsJSON: { challenge, rpId, allowCredentials: allowed.map(described), userVerification: 'required' },
  });
  return (await asked.catch(givenUp)) as PasskeyAssertion;
}

const isOwnHost = (rpId: string) => {
  const { hostname } = window.location;
  return hostname === rpId || hostname.endsWith(`.${rpId}`);
};

/** The library names the transports it knows; what a device has reported is passed on as it is. */
function described({ id, transports }: { id: string; transports: readonly string[] }) {
  return { id, type: 'public-key' as const, transports: [...transports] as never[] };
}

/** Closed by the user, too late, or a device that has none: the browser does not say which. */
function givenUp(error: unknown): never {
  if ((error as Error).name === 'InvalidStateError') throw failure(sayNow(m.passkeyKnown));
  throw failure(sayNow(m.passkeyGivenUp));
}

const failure = (sentence: string) => new ApiError(0, 'passkey_failed', sentence);
