import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Credentials } from '@vigie/domain/kernel/signature';
import type { Context } from '../context';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import type { CredentialCheck } from '../identity/credentials';
import { contentHash, type SignedRecord, sign } from './signatures';

/** What a signed act did, and what its signature says of what. */
export interface SignedAct<Result> {
  readonly result: Result;
  readonly meaning: string;
  readonly signed: SignedRecord;
}

export interface Signing {
  readonly credentials: Credentials | undefined;
  /** Whose credentials are taken: the signed-in person's alone (the default), or those of any colleague who may do it. */
  readonly signedBy?: 'self' | 'colleague';
}

/**
 * R18: the act is rehearsed first, so that state, version, reason and form are in order before anybody's password is
 * looked at. The password is checked outside every transaction: it takes long, and a failure must stay recorded.
 */
export async function signAct<Result>(
  { database, credentialCheck }: { database: Database; credentialCheck: CredentialCheck },
  context: Context,
  signing: Signing,
  act: (tx: Tx) => Promise<SignedAct<Result>>,
): Promise<Result> {
  const rehearsed = await rehearse({ database, credentialCheck }, context, signing, act);
  const signer = await proveSigner(credentialCheck, context, signing);
  return database.transaction({ ...context, actor: signer }, async (tx) => {
    const { result, meaning, signed } = await act(tx);
    if (rehearsed && contentHash(signed) !== contentHash(rehearsed)) throw new Refusal('stale_version');
    await sign(tx, signer, meaning, signed);
    return result;
  });
}

/** What would be signed. Null where only somebody proven may hear why not: a colleague who might not be who they say. */
async function rehearse<Result>(
  { database, credentialCheck }: { database: Database; credentialCheck: CredentialCheck },
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

async function proveSigner(check: CredentialCheck, context: Context, { credentials, signedBy }: Signing) {
  if (!credentials) throw new Refusal('wrong_credentials');
  return signedBy === 'colleague'
    ? check.verifyColleague(context, credentials, 'signature')
    : check.verifyOwn(context, credentials, 'signature');
}
