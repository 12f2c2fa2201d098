import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { asksFactorToSign, type Factor } from '@vigie/domain/kernel/identity/second-factor';
import { Refusal, type RefusalCode } from '@vigie/domain/kernel/refusal';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import type { Context } from '../context';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { type Account, actorOf, type CredentialCheck } from '../identity/credentials';
import { listPasskeys, type Passkeys } from '../identity/passkeys';
import type { Secrets } from '../identity/secrets';
import { hasTotpSecret, isRightCode } from '../identity/totp';
import { countUse, type ProvenPasskey, provePasskey, refuseUsedProof } from './passkey-signing';
import { contentHash, type SignedRecord, sign } from './signatures';
import type { SigningGates } from './signing-gates';

/** What a signed act did, and what its signature says of what. */
export interface SignedAct<Result> {
  readonly result: Result;
  readonly meaning: string;
  readonly signed: SignedRecord;
  /** The step that is signed, such as `case.approve`, where a company may ask qualifications for it. */
  readonly act?: string;
}

export interface Signing {
  readonly credentials: SigningCredentials | undefined;
  /** Whose credentials are taken: the signed-in person's alone (the default), or those of any colleague who may do it. */
  readonly signedBy?: 'self' | 'colleague';
}

/** Passkeys and secrets are absent in the demo's and the tests' own worlds, where all sign with a password. */
export interface SigningPlatform {
  readonly database: Database;
  readonly credentialCheck: CredentialCheck;
  readonly passkeys?: Passkeys;
  readonly secrets?: Secrets;
  readonly signingGates?: SigningGates;
}

/**
 * R18: the act is rehearsed first, so that state, version, reason and form are in order before the password is
 * looked at. The password is checked outside every transaction: it takes long, and a failure must stay recorded.
 */
export async function signAct<Result>(
  platform: SigningPlatform,
  context: Context,
  signing: Signing,
  act: (tx: Tx) => Promise<SignedAct<Result>>,
): Promise<Result> {
  const rehearsed = await rehearse(platform, context, signing, act);
  const { signer, passkey, code } = await proveSigner(platform, context, signing, rehearsed);
  const perform = () =>
    platform.database.transaction({ ...context, actor: signer }, async (tx) => {
      const { result, meaning, signed, act: step } = await act(tx);
      if (rehearsed && contentHash(signed) !== contentHash(rehearsed)) throw new Refusal('stale_version');
      const qualifiedBy = await passGates(platform, tx, step);
      if (passkey) await countUse(tx, signer, passkey);
      if (code !== null) await useCode(platform, tx, signer, code);
      await sign(tx, signer, meaning, signed, {
        proof: passkey?.proof ?? null,
        hasCode: code !== null,
        qualifiedBy,
      });
      return result;
    });
  const done = code === null ? perform() : countingCodes(platform, context, signer, perform);
  return passkey ? done.catch((error) => refuseUsedProof(platform, { ...context, actor: signer }, error)) : done;
}

const onlyForProven: readonly RefusalCode[] = ['not_allowed', 'not_qualified'];

async function passGates(
  { signingGates }: SigningPlatform,
  tx: Tx,
  act: string | undefined,
): Promise<readonly string[]> {
  return act === undefined ? [] : ((await signingGates?.pass(tx, act)) ?? []);
}

/**
 * What would be signed. Null where only a proven identity may learn why not: a colleague who might not be who they say.
 */
async function rehearse<Result>(
  platform: SigningPlatform,
  context: Context,
  { credentials, signedBy }: Signing,
  act: (tx: Tx) => Promise<SignedAct<Result>>,
): Promise<SignedRecord | null> {
  const { database, credentialCheck } = platform;
  const isColleague = signedBy === 'colleague' && credentials !== undefined;
  const actor = isColleague ? await credentialCheck.findColleague(context, credentials.username) : context.actor;
  if (!actor) return null;
  try {
    const asked = await database.rehearse({ ...context, actor }, async (tx) => {
      const done = await act(tx);
      await passGates(platform, tx, done.act);
      return done;
    });
    return asked.signed;
  } catch (error) {
    if (isColleague && error instanceof Refusal && onlyForProven.includes(error.code)) return null;
    throw error;
  }
}

interface Proven {
  readonly signer: Actor;
  readonly passkey: ProvenPasskey | null;
  /** Besides the password; not looked at yet. */
  readonly code: string | null;
}

async function proveSigner(
  platform: SigningPlatform,
  context: Context,
  { credentials, signedBy }: Signing,
  rehearsed: SignedRecord | null,
): Promise<Proven> {
  if (!credentials) throw new Refusal('wrong_credentials');
  const { username, password, code, passkey } = credentials;
  if (passkey !== undefined) {
    const { passkeys } = platform;
    if (!passkeys) throw new Refusal('wrong_credentials');
    const asked = { username, signedBy, assertion: passkey };
    return { ...(await provePasskey({ ...platform, passkeys }, context, asked, rehearsed)), code: null };
  }
  if (password === undefined) {
    const loc = ['body', 'credentials', 'password'];
    throw new Refusal('invalid', { fields: [{ loc, message: fieldMessages.required }] });
  }
  const given = { username, password };
  const check = platform.credentialCheck;
  const account =
    signedBy === 'colleague'
      ? await check.verifyColleague(context, given, 'signature')
      : await check.verifyOwn(context, given, 'signature');
  const isOwnPage = account.id === context.actor.userId;
  const asksFactor = asksFactorToSign({ ...account, rule: account.secondFactorRule, isOwnPage });
  if (asksFactor && !code) throw await factorNeeded(platform, context, account);
  return {
    signer: isOwnPage ? context.actor : actorOf(account),
    passkey: null,
    code: asksFactor ? (code ?? null) : null,
  };
}

/** With what the signer can show it here; a recovery code opens an account and signs nothing. */
async function factorNeeded({ database }: SigningPlatform, context: Context, account: Account): Promise<Refusal> {
  const known = await database.read(context, (reader) => listPasskeys(reader, account.companyId, account.id));
  const hasTotp = await database.read(context, (reader) => hasTotpSecret(reader, account.companyId, account.id));
  const factors: Factor[] = [...(known.length > 0 ? ['passkey' as const] : []), ...(hasTotp ? ['totp' as const] : [])];
  return new Refusal('second_factor_needed', { carries: { factors } });
}

/** A wrong code is counted like a wrong password, for the same lock. */
function countingCodes<T>(
  { credentialCheck }: SigningPlatform,
  context: Context,
  signer: Actor,
  perform: () => Promise<T>,
): Promise<T> {
  const owner = { companyId: signer.companyId, id: signer.userId ?? -1 };
  const attempt = { owner, requestId: context.requestId, purpose: 'signature' as const, from: { context } };
  return credentialCheck.verifyFactor(attempt, perform);
}

/** In the transaction of the signature: a code that signed nothing is not used up. */
async function useCode({ secrets }: SigningPlatform, tx: Tx, signer: Actor, code: string): Promise<void> {
  const userId = signer.userId ?? -1;
  if (!secrets || !(await isRightCode(tx, secrets, userId, code))) throw new Refusal('wrong_code');
  const changes = [{ field: 'factor', from: null, to: 'totp' }];
  tx.audit({ action: 'second_factor.passed', record: 'user', recordId: userId, changes });
}
