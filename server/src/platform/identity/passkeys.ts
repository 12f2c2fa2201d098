import { isIP } from 'node:net';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyRequest } from '@vigie/domain/kernel/identity/passkey';
import { sql } from '../database/statement';
import type { Reader, Tx } from '../database/tx';

export interface PasskeyRecord {
  readonly id: string;
  readonly userId: number;
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** ES256, Ed25519 and, for Windows Hello, RS256. */
export const passkeyAlgorithms = [-7, -8, -257];

const columns = sql`id, user_id as "userId", name, credential_id as "credentialId", public_key as "publicKey",
  sign_count as "signCount", transports, created_at as "createdAt", last_used_at as "lastUsedAt"`;

export function listPasskeys(reader: Reader, companyId: number, userId: number): Promise<PasskeyRecord[]> {
  return reader.query<PasskeyRecord & Record<string, unknown>>(sql`select ${columns} from passkeys
    where company_id = ${companyId} and user_id = ${userId} and revoked_at is null order by created_at, id`);
}

/** Locked, because what it counts is about to be compared. */
export function lockPasskey(tx: Tx, credentialId: string): Promise<PasskeyRecord | null> {
  return tx.find<PasskeyRecord & Record<string, unknown>>(sql`select ${columns} from passkeys
    where company_id = ${tx.context.actor.companyId} and credential_id = ${credentialId} and revoked_at is null
    for update`);
}

export async function countPasskeyUse(tx: Tx, passkey: PasskeyRecord, signCount: number): Promise<void> {
  await tx.query(sql`update passkeys set sign_count = ${signCount}, last_used_at = now()
    where company_id = ${tx.context.actor.companyId} and id = ${passkey.id}`);
}

/**
 * Whom a passkey belongs to, as it claims before the user is known. Nothing is believed before its signature is
 * verified.
 */
export const userHandle = {
  of: (companyId: number, userId: number) => Buffer.from(`${companyId}.${userId}`).toString('base64url'),
  companyIn: (handle: string | null | undefined): number | null => {
    const company = /^(\d{1,9})\.\d{1,9}$/.exec(Buffer.from(handle ?? '', 'base64url').toString())?.[1];
    return company === undefined ? null : Number(company);
  },
};

export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** WebAuthn knows hosts by name, never by number; the loopback address has the name that every machine gives it. */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const url = new URL(publicUrl);
  const isLoopback = /^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  if (isLoopback) url.hostname = 'localhost';
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) return null;
  return { id: url.hostname, origin: url.origin };
}

export class Passkeys {
  constructor(private readonly publicUrl: () => string) {}

  get relyingParty(): RelyingParty | null {
    return relyingParty(this.publicUrl());
  }

  requestOf(challenge: string, passkeys: readonly PasskeyRecord[]): PasskeyRequest | null {
    const party = this.relyingParty;
    return party && { challenge, rpId: party.id, allowed: passkeys.map(idAndTransports) };
  }

  /** Its new count of uses, or null: another challenge, origin or key, or the device verified no user. */
  async verify(passkey: PasskeyRecord, assertion: PasskeyAssertion, challenge: string): Promise<number | null> {
    const party = this.relyingParty;
    if (!party) return null;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: toLibrary(assertion),
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.signCount,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }

  async verifyNew(
    made: Pick<PasskeyAssertion, 'id' | 'rawId' | 'type'> & {
      response: { attestationObject: string; clientDataJSON: string };
    },
    challenge: string,
  ): Promise<Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'signCount'> | null> {
    const party = this.relyingParty;
    if (!party) return null;
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...made, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: passkeyAlgorithms,
      });
      if (!verified) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      return { credentialId: id, publicKey: Buffer.from(publicKey), signCount: counter };
    } catch {
      return null;
    }
  }
}

export const idAndTransports = ({ credentialId, transports }: PasskeyRecord) => ({
  id: credentialId,
  transports: [...transports],
});

function toLibrary({ response: { userHandle: handle, ...response }, ...assertion }: PasskeyAssertion) {
  return { ...assertion, clientExtensionResults: {}, response: { ...response, ...(handle && { userHandle: handle }) } };
}
