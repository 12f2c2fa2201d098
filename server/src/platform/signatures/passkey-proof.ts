import { createHash } from 'node:crypto';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion } from '@vigie/domain/kernel/identity/passkey';
import type { PasskeyRecord, RelyingParty } from '../identity/passkeys';

/** All that it takes to check, years later and with no other record, who signed the hash. Base64url throughout. */
export interface PasskeyProof {
  readonly credentialId: string;
  /** As COSE (RFC 9053). */
  readonly publicKey: string;
  readonly authenticatorData: string;
  readonly clientDataJSON: string;
  readonly signature: string;
  readonly rpId: string;
  readonly origin: string;
}

export function proofOf(passkey: PasskeyRecord, assertion: PasskeyAssertion, party: RelyingParty): PasskeyProof {
  const { authenticatorData, clientDataJSON, signature } = assertion.response;
  return {
    credentialId: passkey.credentialId,
    publicKey: passkey.publicKey.toString('base64url'),
    authenticatorData,
    clientDataJSON,
    signature,
    rpId: party.id,
    origin: party.origin,
  };
}

/** What a passkey signs: the hash of what is signed, byte for byte. */
export function challengeOf(contentHash: string): string {
  return Buffer.from(contentHash, 'hex').toString('base64url');
}

/** The challenge that the assertion says it answers; empty when it cannot be read. */
export function challengeIn({ response }: PasskeyAssertion): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Whether the stored public key signed exactly this hash, and its device had verified a person. */
export async function isProvenByPasskey(contentHash: string, proof: PasskeyProof): Promise<boolean> {
  const { credentialId: id, publicKey, authenticatorData, clientDataJSON, signature, rpId, origin } = proof;
  try {
    const { verified } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { authenticatorData, clientDataJSON, signature },
      },
      expectedChallenge: challengeOf(contentHash),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    });
    return verified;
  } catch {
    return false;
  }
}

/**
 * The same for every way to write one assertion. Of an ECDSA signature (r, s) only r counts: a holder of one can write
 * (r, -s) without the key, which is as genuine.
 */
export function digestOf({ authenticatorData, clientDataJSON, signature }: PasskeyProof): Buffer {
  const bytes = Buffer.from(signature, 'base64url');
  return createHash('sha256')
    .update(Buffer.from(authenticatorData, 'base64url'))
    .update(Buffer.from(clientDataJSON, 'base64url'))
    .update(firstNumberIn(bytes) ?? bytes)
    .digest();
}

/** The r of a DER sequence of two integers, without leading zeros; null for signatures of another kind. */
function firstNumberIn(der: Buffer): Buffer | null {
  const start = der[1] !== undefined && der[1] & 0x80 ? 2 + (der[1] & 0x7f) : 2;
  const length = der[start + 1];
  if (der[0] !== 0x30 || der[start] !== 0x02 || length === undefined || length > 33) return null;
  const number = der.subarray(start + 2, start + 2 + length);
  return number.subarray(number.findIndex((byte) => byte !== 0));
}
