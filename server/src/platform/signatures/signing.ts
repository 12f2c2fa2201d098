import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import type { Context } from '../context';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import type { CredentialCheck } from '../identity/credentials';
import type { Passkeys } from '../identity/passkeys';
import { countUse, type ProvenPasskey, provePasskey, refuseUsedProof } from './passkey-signing';
import { contentHash, type SignedRecord, sign } from './signatures';

/** What a signed act did, and what its signature says of what. */
export interface SignedAct<Result> {
  readonly result: Result;
  readonly meaning: string;
  readonly signed: SignedRecord;
}

export interface Signing {
  readonly credentials: SigningCredentials | undefined;
  /** Whose credentials are taken: the signed-in person's alone (the default), or those of any colleague who may do it. */
  readonly signedBy?: 'self' | 'colleague';
}

/** Absent in the demo's and the tests' own worlds, where nobody signs with a passkey. */
export interface SigningPlatform {
  readonly database: Database;
  readonly credentialCheck: CredentialCheck;
  readonly passkeys?: Passkeys;
}

/**
 * R18: the act is rehearsed first, so that state, version, reason and form are in order before anybody's password is
 * looked at. The password is checked outside every transaction: it takes long, and a failure must stay recorded.
 */
export async function signAct<Result>(
  platform: SigningPlatform,
  context: Context,
  signing: Signing,
  act: (tx: Tx) => Promise<SignedAct<Result>>,
): Promise<Result> {
  const rehearsed = await rehearse(platform, context, signing, act);
  const { signer, passkey } = await proveSigner(platform, context, signing, rehearsed);
  const done = platform.database.transaction({ ...context, actor: signer }, async (tx) => {
    const { result, meaning, signed } = await act(tx);
    if (rehearsed && contentHash(signed) !== contentHash(rehearsed)) throw new Refusal('stale_version');
    if (passkey) await countUse(tx, signer, passkey);
    await sign(tx, signer, meaning, signed, passkey?.proof ?? null);
    return result;
  });
  return passkey ? done.catch((error) => refuseUsedProof(platform, { ...context, actor: signer }, error)) : done;
}

/** What would be signed. Null where only somebody proven may hear why not: a colleague who might not be who they say. */
async function rehearse<Result>(
  { database, credentialCheck }: SigningPlatform,
  context: Context,
  { credentials, signedBy }: Signing,
  act: (tx: Tx) => Promise<SignedAct<Result>>,
): Promise<SignedRecord | null> {
  const isColleague = signedBy === 'colleague' && credentials !== undefined;
  const actor = isColleague ? await credentialCheck.findColleague(context, credentials.username) : context.actor;
  if (!actor) return null;
  try {
    return (await database.rehearse({ ...context, actor }, act)).signed;
  } catch (error) {
    if (isColleague && error instanceof Refusal && error.code === 'not_allowed') return null;
    throw error;
  }
}

interface Proven {
  readonly signer: Actor;
  readonly passkey: ProvenPasskey | null;
}

async function proveSigner(
  platform: SigningPlatform,
  context: Context,
  { credentials, signedBy }: Signing,
  rehearsed: SignedRecord | null,
): Promise<Proven> {
  if (!credentials) throw new Refusal('wrong_credentials');
  const { username, password, passkey } = credentials;
  if (passkey !== undefined) {
    const { passkeys } = platform;
    if (!passkeys) throw new Refusal('wrong_credentials');
    return provePasskey({ ...platform, passkeys }, context, { username, signedBy, assertion: passkey }, rehearsed);
  }
  if (password === undefined) {
    const loc = ['body', 'credentials', 'password'];
    throw new Refusal('invalid', { fields: [{ loc, message: fieldMessages.required }] });
  }
  const given = { username, password };
  const check = platform.credentialCheck;
  const signer =
    signedBy === 'colleague'
      ? await check.verifyColleague(context, given, 'signature')
      : await check.verifyOwn(context, given, 'signature');
  return { signer, passkey: null };
}
