import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import { identityAfter } from '@vigie/domain/modules/accounts/public';
import type { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { type Context, inCompany } from '../../platform/context';
import { hashPassword, isPasswordOf } from '../../platform/identity/passwords';
import { sendMail } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { addUser, isSignUpOpen, refuseWeakPassword, withReporter } from '../accounts/public';
import { addCompany, blankCompany } from './new-company';
import { nextCompanyId } from './repository';
import { type AskedSignUp, newSignUpId, openSignUp, requestSignUp, useSignUp } from './sign-up-repository';

type Endpoints = typeof companiesEndpoints;

async function refuseClosed(platform: Platform): Promise<void> {
  if (!(await isSignUpOpen(platform))) throw new Refusal('sign_up_closed');
}

/** Nothing is created before the mailbox has answered. The answer is the same for addresses that have an account. */
export async function signUp(
  platform: Platform,
  context: Context,
  body: BodyOf<Endpoints['signUp']>,
  address: string,
): Promise<OutputOf<Endpoints['signUp']>> {
  await refuseClosed(platform);
  await refuseWeakPassword(platform, 'password', body.password, body, 'stranger');
  await announceSignUp(platform, context, body, address);
  return { accepted: true };
}

/** The id of the link, or null when this mailbox or address has had enough of them for a day. */
export async function announceSignUp(
  platform: Platform,
  context: Context,
  body: BodyOf<Endpoints['signUp']>,
  address: string,
): Promise<string | null> {
  const passwordHash = await hashPassword(body.password);
  const id = newSignUpId();
  const secret = platform.linkTokens.secretOf(linkOf(id));
  return platform.database.transaction(inCompany(context, platformCompanyId), async (tx) => {
    const { style } = context;
    if (!(await requestSignUp(tx, { ...body, id, secret, passwordHash, style, address }))) return null;
    tx.audit({ action: 'sign_up.requested', record: 'sign_up', recordId: id });
    await sendMail(tx, 'sign-up', { id });
    return id;
  });
}

export const linkOf = (id: string) => ({ companyId: platformCompanyId, id, purpose: 'sign_up' });

/**
 * The link shows who reads the mailbox,
 * the password that it is the person who filled in the form: a stranger's form, opened in good faith, creates nothing.
 */
export async function confirmSignUp(
  platform: Platform,
  context: Context,
  confirmation: BodyOf<Endpoints['confirmSignUp']>,
): Promise<OutputOf<Endpoints['confirmSignUp']>> {
  const { password } = confirmation;
  return registerCompany(platform, context, confirmation, async (asked) => {
    if (!(await isPasswordOf(asked.passwordHash, password)))
      throw invalidField('password', refusalMessages.wrong_password);
    await refuseWeakPassword(platform, 'password', password, asked, 'stranger');
  });
}

/** A company and its first administrator come into being together, or neither does. */
export async function registerCompany(
  platform: Platform,
  context: Context,
  { token, username }: Pick<BodyOf<Endpoints['confirmSignUp']>, 'token' | 'username'>,
  check: (asked: AskedSignUp) => Promise<void>,
): Promise<OutputOf<Endpoints['confirmSignUp']>> {
  const [, id = '', secret = ''] = /^0\.([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  const found = id ? await platform.database.read(context, (reader) => openSignUp(reader, id, secret)) : null;
  if (!found) throw new Refusal('link_expired');
  const asked = { ...found, username: username ?? found.username };
  await check(asked);
  const companyId = await platform.database.read(context, nextCompanyId);
  return platform.database.transaction(inCompany(context, companyId), async (tx) => {
    if (!(await useSignUp(tx, id, secret))) throw new Refusal('link_expired');
    const blank = blankCompany(companyId, asked.companyName, new Date());
    await addCompany(tx, { ...blank, domain: asked.email.split('@')[1] ?? '' });
    const user = await addUser(tx, {
      ...asked,
      roles: withReporter(['company_admin']),
      teamId: null,
      state: 'active',
      mustChangePassword: false,
      identityConfirmedAt: identityAfter('link_redeemed', null, new Date()),
    });
    return { companyId, username: user.username };
  });
}
