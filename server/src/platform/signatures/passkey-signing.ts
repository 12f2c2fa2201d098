import type { Actor } from '@vigie/domain/kernel/identity/actor';
import type { PasskeyAssertion } from '@vigie/domain/kernel/identity/passkey';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { signatureMessages } from '@vigie/domain/messages/signature';
import type { Context } from '../context';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { type Account, actorOf, type CredentialCheck } from '../identity/credentials';
import { countPasskeyUse, listPasskeys, lockPasskey, type Passkeys } from '../identity/passkeys';
import { challengeIn, challengeOf, type PasskeyProof, proofOf } from './passkey-proof';
import { contentHash, type SignedRecord } from './signatures';

export interface ProvenPasskey {
  readonly proof: PasskeyProof;
  readonly signCount: number;
}

interface PasskeyPlatform {
  readonly database: Database;
  readonly credentialCheck: CredentialCheck;
  readonly passkeys: Passkeys;
}

interface PasskeySigning {
  readonly username: string;
  readonly signedBy: 'self' | 'colleague' | undefined;
  /** Null asks what is to be signed. */
  readonly assertion: PasskeyAssertion | null;
}

/** The passkey signs the hash of what would be signed, so its signature stands for that and for nothing else. */
export async function provePasskey(
  platform: PasskeyPlatform,
  context: Context,
  { username, signedBy = 'self', assertion }: PasskeySigning,
  rehearsed: SignedRecord | null,
): Promise<{ signer: Actor; passkey: ProvenPasskey }> {
  const { database, credentialCheck, passkeys } = platform;
  const account = await credentialCheck.findSigner(context, username, signedBy);
  if (!account || !rehearsed) throw new Refusal('wrong_credentials');
  const challenge = challengeOf(contentHash(rehearsed));
  const known = await database.read(context, (reader) => listPasskeys(reader, account.companyId, account.id));
  const request = passkeys.requestOf(challenge, known);
  if (!request || known.length === 0) throw new Refusal('objection', { message: signatureMessages.noPasskey });
  if (!assertion) throw new Refusal('passkey_needed', { carries: { passkey: request } });
  if (challengeIn(assertion) !== challenge) await refuseOtherContent(platform, context, account);
  return credentialCheck.verifyFactor(
    { owner: account, requestId: context.requestId, purpose: 'signature', from: { context } },
    async () => {
      const passkey = known.find(({ credentialId }) => credentialId === assertion.id);
      const signCount = passkey ? await passkeys.verify(passkey, assertion, challenge) : null;
      const party = passkeys.relyingParty;
      if (!passkey || signCount === null || !party) throw new Refusal('wrong_code');
      return { signer: actorOf(account), passkey: { proof: proofOf(passkey, assertion, party), signCount } };
    },
  );
}

/**
 * Made for something else, or for what this was before: it is no wrong guess, and the trail records it all the same.
 */
async function refuseOtherContent({ database }: PasskeyPlatform, context: Context, account: Account): Promise<never> {
  await database.transaction({ ...context, actor: actorOf(account) }, async (tx) => {
    const changes = [{ field: 'passkey', from: null, to: 'other_content' }];
    tx.audit({ action: 'signature.refused', record: 'user', recordId: account.id, changes });
  });
  throw new Refusal('stale_version');
}

export async function countUse(tx: Tx, signer: Actor, { proof, signCount }: ProvenPasskey): Promise<void> {
  const passkey = await lockPasskey(tx, proof.credentialId);
  if (!passkey || signer.userId === null) throw new Refusal('wrong_code');
  await countPasskeyUse(tx, passkey, signCount);
  const changes = [{ field: 'factor', from: null, to: 'passkey' }];
  tx.audit({ action: 'second_factor.passed', record: 'user', recordId: signer.userId, changes });
}

/** The index holds every assertion that has signed: none signs a second time. */
export async function refuseUsedProof(
  { database }: Pick<PasskeyPlatform, 'database'>,
  context: Context,
  error: unknown,
): Promise<never> {
  if ((error as { constraint?: string }).constraint !== 'signatures_by_assertion') throw error;
  await database.transaction(context, async (tx) => {
    const changes = [{ field: 'passkey', from: null, to: 'used_before' }];
    tx.audit({ action: 'signature.refused', record: 'user', recordId: context.actor.userId ?? 'system', changes });
  });
  throw new Refusal('wrong_code');
}
