import { createHash, randomUUID } from 'node:crypto';
import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import { accountsMessages } from '@vigie/domain/modules/accounts/messages/accounts';
import { vouchedResetMessages as m } from '@vigie/domain/modules/accounts/messages/vouched-resets';
import { confirmObjection, vouchedReset } from '@vigie/domain/modules/accounts/vouched-reset';
import type { vouchedResetEndpoints } from '@vigie/domain/modules/accounts/vouched-reset-contract';
import { type Context, inCompany } from '../../../platform/context';
import { hashPassword, randomPassword } from '../../../platform/identity/passwords';
import { publishRecordChanged } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import { createLink } from '../account-links';
import { addAccountNotice } from '../account-notice-repository';
import { lockUser, savePassword, saveUser } from '../repository';
import { signedIn } from '../signing-in/signed-in';
import * as repository from './vouched-reset-repository';

type Endpoints = typeof vouchedResetEndpoints;

export async function listPasswordResets(
  { database, sendsMail }: Platform,
  context: Context,
): Promise<OutputOf<Endpoints['listPasswordResets']>> {
  const listed = hasRole(context.actor, 'platform_admin')
    ? await database.readAcrossCompanies(context, (reader) => repository.listWaiting(reader, null))
    : await database.read(context, (reader) => repository.listWaiting(reader, context.actor.companyId));
  const facts = new Map<string, repository.VouchingFacts>();
  for (const companyId of new Set(listed.map((reset) => reset.companyId))) {
    const ofCompany = await database.read(inCompany(context, companyId), (reader) =>
      repository.listVouchingFacts(reader, companyId, context.actor.userId),
    );
    for (const [id, known] of ofCompany) facts.set(id, known);
  }
  const items = listed.flatMap((reset) => {
    const known = facts.get(reset.id);
    return known ? [{ ...reset, ...known }] : [];
  });
  return { needsTwo: !sendsMail, items };
}

export async function askPasswordReset(
  { database, sendsMail }: Platform,
  context: Context,
  { id, reason }: { id: number; reason: string },
): Promise<OutputOf<Endpoints['askPasswordReset']>> {
  const { userId } = signedIn(context);
  if (sendsMail) throw new Refusal('objection', { message: m.mailSends });
  if (userId === id) throw new Refusal('objection', { message: m.isYourself });
  const code = randomPassword();
  return database.transaction(context, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new Refusal('not_found');
    if (user.state !== 'active') throw new Refusal('wrong_state', { message: accountsMessages.userWrongState });
    const waiting = (await repository.listWaiting(tx, user.companyId)).find((one) => one.userId === id);
    if (waiting) throw new Refusal('objection', { message: m.alreadyAsked, values: { who: waiting.askedBy } });
    await repository.insertReset(tx, { id: randomUUID(), userId: id, reason, codeHash: hashOf(code) });
    tx.audit({ action: 'user.password_reset_asked', record: 'user', recordId: id, reason });
    await publishRecordChanged(tx, 'user');
    return { code };
  });
}

/** The old password is worthless from now on. Who confirms sees the link and not the code, who asked the code and not the link. */
export async function confirmPasswordReset(
  platform: Platform,
  context: Context,
  { id, password, companyId }: { id: string; password: string; companyId?: number | undefined },
): Promise<OutputOf<Endpoints['confirmPasswordReset']>> {
  const { username } = context.actor;
  const check = platform.credentialCheck.verify({ username, password }, 'reset_confirmation', context.requestId, {
    context,
  });
  const account = await check.catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'wrong_credentials') throw error;
    throw invalidField('password', refusalMessages.wrong_password);
  });
  const isPlatform = hasRole(context.actor, 'platform_admin');
  const company = isPlatform && companyId ? inCompany(context, companyId) : context;
  const unknownPassword = await hashPassword(randomPassword());
  return platform.database.transaction(company, async (tx) => {
    const reset = await repository.lockWaiting(tx, id);
    const user = reset && (await lockUser(tx, reset.userId));
    if (!user) throw new Refusal('not_found');
    const facts = (await repository.listVouchingFacts(tx, user.companyId, context.actor.userId)).get(id);
    if (!facts) throw new Refusal('not_found');
    const { userId } = context.actor;
    const { identityConfirmed: isIdentityConfirmed } = account;
    const objection = confirmObjection({ ...reset, ...facts }, { userId, isPlatform, isIdentityConfirmed });
    if (objection) throw new Refusal('objection', objection);
    if (user.state !== 'active') throw new Refusal('wrong_state', { message: accountsMessages.userWrongState });
    await saveUser(tx, user);
    await savePassword(tx, user.id, unknownPassword);
    const made = await createLink(platform, tx, user, 'password_reset', vouchedReset.linkMinutes);
    await repository.saveConfirmed(tx, id, made.id);
    tx.audit({ action: 'user.password_reset_confirmed', record: 'user', recordId: user.id, reason: reset.reason });
    const { askedBy: by, reason } = reset;
    const notice = { kind: 'password_reset' as const, by, confirmed_by: context.actor.displayName, reason };
    await addAccountNotice(tx, user.id, notice);
    await platform.sessions.end(tx, user.id, {}, reset.reason);
    await publishRecordChanged(tx, 'user');
    const token = platform.linkTokens.tokenOf({ companyId: user.companyId, id: made.id, purpose: 'password_reset' });
    const link = `${platform.publicUrl()}/reset-password#token=${token}&needs=code`;
    return { link, expiresAt: made.expiresAt.toISOString() };
  });
}

/**
 * A link that two administrators made takes the code too. Wrong ones are counted in a transaction of their own, which stands
 * when the attempt is refused. Answers whether the link is such a one.
 */
export async function checkCode(platform: Platform, owner: Context, token: string, code: string): Promise<boolean> {
  const linkId = token.split('.')[1] ?? '';
  const outcome = await platform.database.transaction(owner, async (tx) => {
    const reset = await repository.lockOfLink(tx, linkId);
    if (!reset) return 'mailed';
    if (!code) return 'missing';
    if (hashOf(code.trim()).equals(reset.codeHash)) return 'right';
    await repository.countWrongCode(tx, reset.id, linkId, vouchedReset.wrongCodes);
    tx.audit({ action: 'user.password_reset_code_refused', record: 'user', recordId: reset.userId });
    return 'wrong';
  });
  if (outcome === 'missing') throw invalidField('code', fieldMessages.required);
  if (outcome === 'wrong') throw invalidField('code', m.codeWrong);
  return outcome === 'right';
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
