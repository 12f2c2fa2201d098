import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../platform/context';
import { mailTo, tokenIn } from '../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { demoPassword } from './demo';
import { accountMails } from './mails';

let t: TestApp;
let admin: string;
beforeAll(async () => {
  t = await createTestApp();
  admin = await t.signIn('company.admin');
});
afterAll(() => t.close());

const match = (version: number) => ({ 'if-match': `"${version}"` });
const initial = 'Initial-pass-77';
const chosen = 'Un choix personnel 9';
const me = async (token: string) => (await t.call(accounts.currentUser, { token })).body;
const findUser = async (username: string): Promise<User> => {
  const { body } = await t.call(accounts.listUsers, { token: admin, query: { search: username } });
  const user = body.items.find((item) => item.username === username);
  if (!user) throw new Error(username);
  return user;
};
const changeOwnEmail = async (token: string, email: string, currentPassword?: string) =>
  t.call(accounts.updateProfile, {
    token,
    headers: match((await me(token)).version),
    body: { email, currentPassword },
  });
const changeByAdmin = async (username: string, body: object, token = admin) => {
  const { id, version } = await findUser(username);
  return t.call(accounts.updateUser, { token, params: { id }, headers: match(version), body });
};
const askReset = (login: string) => t.call(accounts.requestPasswordReset, { body: { login } });
const confirm = (token: string, password: string) => t.call(accounts.confirmEmail, { body: { token, password } });
const confirmationTo = async (address: string) =>
  tokenIn((await mailTo(t.dataFolder, address, /confirmer votre adresse/)).link);
const actionsOn = async (id: number) =>
  (
    await t.database.owner<{ action: string }>(
      `select action from audit_events where record = 'user' and record_id = $1 order by seq`,
      [String(id)],
    )
  ).map(({ action }) => action);

/** Created with a password that an administrator knows, which is then replaced: by whom, the system cannot know. */
async function givenAccount(username: string): Promise<string> {
  await t.call(accounts.createUser, {
    token: admin,
    body: {
      username,
      email: `${username}@orvaline.example`,
      first_name: 'Zoé',
      last_name: 'Martin',
      password: initial,
    },
  });
  const change = { currentPassword: initial, newPassword: chosen };
  const changed = await t.call(accounts.changePassword, { token: await t.signIn(username, initial), body: change });
  return changed.body.access_token;
}

describe('R15 an account with a password that was given', () => {
  it('is confirmed by a link to its address together with its password, and by nothing less', async () => {
    const token = await givenAccount('given.one');
    expect(await me(token)).toMatchObject({ must_change_password: false, identity_confirmed: false });
    const asked = await t.call(accounts.requestEmailConfirmation, { token });
    expect([asked.status, asked.body]).toEqual([202, { email: 'given.one@orvaline.example' }]);
    const link = await confirmationTo('given.one@orvaline.example');
    // The person opens the link and does not know the password, which another user has chosen.
    const guessed = await confirm(link, 'not the password');
    expect(guessed.status).toBe(422);
    expect(guessed.problem.detail).toMatchObject([{ loc: ['body', 'password'], msg: 'Mot de passe incorrect.' }]);
    expect((await me(token)).identity_confirmed).toBe(false);
    const done = await confirm(link, chosen);
    expect(done.body).toEqual({ username: 'given.one', email: 'given.one@orvaline.example' });
    expect((await me(token)).identity_confirmed).toBe(true);
    expect((await confirm(link, chosen)).status).toBe(410);
    const actions = await actionsOn((await me(token)).id);
    expect(actions).toEqual(
      expect.arrayContaining(['user.email_confirmation_sent', 'email_confirmation.failed', 'user.email_confirmed']),
    );
  });

  it('is confirmed by a password chosen through a link', async () => {
    await givenAccount('given.two');
    await askReset('given.two');
    const { link } = await mailTo(t.dataFolder, 'given.two@orvaline.example', /choisir un nouveau/);
    await t.call(accounts.resetPassword, { body: { token: tokenIn(link), password: 'Ma propre phrase' } });
    expect((await me(await t.signIn('given.two', 'Ma propre phrase'))).identity_confirmed).toBe(true);
  });

  it('is not moved to another mailbox by a user who holds the password', async () => {
    const token = await givenAccount('given.three');
    const refused = await changeOwnEmail(token, 'admins.own@orvaline.example', chosen);
    expect(refused.status).toBe(422);
    expect(refused.problem.detail).toMatchObject([{ loc: ['body', 'email'], msg: /Confirmez d’abord/ }]);
  });

  it('does not fill a mailbox with links', async () => {
    const token = await givenAccount('given.four');
    const ask = async () => (await t.call(accounts.requestEmailConfirmation, { token })).status;
    const statuses = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()];
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('that of a sign-up included, is confirmed by the link which the sign-up mails', async () => {
    const password = 'Du chêne du Tronçais';
    await t.call(companiesEndpoints.signUp, {
      body: {
        companyName: 'Tonnellerie',
        username: 'anna.tonnelle',
        email: 'anna@tonneau.example',
        firstName: 'Anna',
        lastName: 'Tonnelle',
        password,
      },
    });
    const { link } = await mailTo(t.dataFolder, 'anna@tonneau.example', /confirmer votre inscription/);
    await t.call(companiesEndpoints.confirmSignUp, { body: { token: tokenIn(link), password } });
    expect((await me(await t.signIn('anna.tonnelle', password))).identity_confirmed).toBe(true);
  });

  it('is confirmed from the start when its person accepted an invitation', async () => {
    const person = { email: 'ines@orvaline.example', firstName: 'Inès', lastName: 'Cozic' };
    await t.call(accounts.inviteUser, { token: admin, body: person });
    const { link } = await mailTo(t.dataFolder, person.email, /vous invite/);
    await t.call(accounts.acceptInvitation, { body: { token: tokenIn(link), password: 'Ma propre phrase' } });
    expect((await me(await t.signIn('ines.cozic', 'Ma propre phrase'))).identity_confirmed).toBe(true);
  });
});

describe('R15 own address', () => {
  it('is not changed by an open session, and the attempts are counted', async () => {
    const token = await t.signIn('other.reporter');
    for (const password of [undefined, 'guess']) {
      const answer = await changeOwnEmail(token, 'thief@x.example', password);
      expect(answer.status).toBe(422);
      expect(answer.problem.detail).toMatchObject([{ loc: ['body', 'currentPassword'] }]);
    }
    expect(await me(token)).toMatchObject({ email: 'other.reporter@demo.example', pending_email: null });
    expect(await actionsOn((await me(token)).id)).toContain('email_change.failed');
    for (let n = 0; n < 5; n += 1) await changeOwnEmail(token, 'thief@x.example', `guess ${n}`);
    expect((await changeOwnEmail(token, 'thief@x.example', demoPassword)).status).toBe(429);
  });

  it('changes when the new one is confirmed; until then resets go to the old one, which is notified', async () => {
    const token = await t.signIn('designer');
    const asked = await changeOwnEmail(token, 'ines@nouveau.example', demoPassword);
    expect(asked.body).toMatchObject({
      email: 'designer@demo.example',
      pending_email: 'ines@nouveau.example',
      identity_confirmed: true,
    });
    const notice = await mailTo(t.dataFolder, 'designer@demo.example', /adresse va changer/);
    expect(notice.text).toContain('ines@nouveau.example');
    await askReset('ines@nouveau.example');
    await askReset('designer');
    const reset = await mailTo(t.dataFolder, 'designer@demo.example', /choisir un nouveau/);
    const done = await confirm(await confirmationTo('ines@nouveau.example'), demoPassword);
    expect(done.body).toEqual({ username: 'designer', email: 'ines@nouveau.example' });
    expect(await me(token)).toMatchObject({ email: 'ines@nouveau.example', pending_email: null });
    // A link that went to the address left behind opens nothing any more.
    const late = { token: tokenIn(reset.link), password: 'Trop tard pour cela' };
    expect((await t.call(accounts.resetPassword, { body: late })).status).toBe(410);
    await askReset('ines@nouveau.example');
    await mailTo(t.dataFolder, 'ines@nouveau.example', /choisir un nouveau/);
    expect(await actionsOn((await me(token)).id)).toEqual(
      expect.arrayContaining(['user.email_change_requested', 'user.email_confirmed']),
    );
  });

  it('is kept when its person gives the change up, and the link is worthless', async () => {
    const token = await t.signIn('reporter');
    await changeOwnEmail(token, 'karim@nouveau.example', demoPassword);
    const link = await confirmationTo('karim@nouveau.example');
    const kept = await changeOwnEmail(token, 'reporter@demo.example');
    expect(kept.body).toMatchObject({ email: 'reporter@demo.example', pending_email: null });
    expect((await confirm(link, demoPassword)).status).toBe(410);
  });
});

describe('R15 what an administrator changes of a person', () => {
  it.each([{ firstName: 'Autre' }, { lastName: 'Autre' }, { email: 'autre@x.example' }])(
    'needs a reason: %j',
    async (body) => {
      const answer = await changeByAdmin('lead', body);
      expect(answer.status).toBe(422);
      expect(answer.problem.detail).toMatchObject([{ loc: ['body', 'reason'] }]);
    },
  );

  it('is not their own address, which takes a password', async () => {
    const answer = await changeByAdmin('company.admin', { email: 'x@x.example', reason: 'x' });
    expect(answer.status).toBe(422);
    expect(answer.problem.detail).toMatchObject([{ loc: ['body', 'email'] }]);
  });

  it('does not lead an account to the administrator’s own mailbox', async () => {
    const changed = await changeByAdmin('qa', { email: 'admins.own@x.example', reason: 'Nouvelle adresse' });
    expect(changed.body).toMatchObject({ email: 'qa@demo.example', pendingEmail: 'admins.own@x.example' });
    const notice = await mailTo(t.dataFolder, 'qa@demo.example', /adresse va changer/);
    expect(notice.text).toContain('Marc Delorme');
    const qa = await t.signIn('qa');
    expect((await me(qa)).identity_confirmed).toBe(false);
    const link = await confirmationTo('admins.own@x.example');
    expect((await confirm(link, 'what an administrator guesses')).status).toBe(422);
    await askReset('admins.own@x.example');
    const { version, id } = await findUser('qa');
    const plan = { token: admin, params: { id }, headers: match(version), body: { reason: 'x' } };
    expect((await t.call(accounts.resetUserPassword, plan)).status).toBe(200);
    const { link: reset } = await mailTo(t.dataFolder, 'qa@demo.example', /choisir un nouveau/);
    await t.call(accounts.resetPassword, { body: { token: tokenIn(reset), password: 'La phrase de Claire' } });
    // And when it really is the person's new address, they take it with their own password.
    expect((await confirm(link, 'La phrase de Claire')).body).toEqual({
      username: 'qa',
      email: 'admins.own@x.example',
    });
    expect(await findUser('qa')).toMatchObject({ email: 'admins.own@x.example', pendingEmail: null });
    // A notice that the mail server takes only now still goes to the address that is left.
    const [, linkId = ''] = link.split('.');
    const companyId = Number(link.split('.')[0]);
    const { platform } = t.app;
    const compose = accountMails(platform)['email-change'];
    const late = await platform.database.read(
      systemContext(companyId),
      async (reader) => compose?.(reader, companyId, { linkId } as never) ?? null,
    );
    expect(late).toMatchObject({ to: 'qa@demo.example', text: expect.stringContaining('admins.own@x.example') });
  });

  it('of a user who was only invited, sends the invitation to the right address', async () => {
    const person = { email: 'faute@orvaline.example', firstName: 'Loïc', lastName: 'Faute' };
    await t.call(accounts.inviteUser, { token: admin, body: person });
    const wrong = await mailTo(t.dataFolder, person.email, /vous invite/);
    const changed = await changeByAdmin('loïc.faute', { email: 'loic@orvaline.example', reason: 'Faute de frappe' });
    expect(changed.body).toMatchObject({ email: 'loic@orvaline.example', pendingEmail: null });
    const right = await mailTo(t.dataFolder, 'loic@orvaline.example', /vous invite/);
    const accept = (link: string) =>
      t.call(accounts.acceptInvitation, { body: { token: tokenIn(link), password: 'Ma propre phrase' } });
    expect((await accept(wrong.link)).status).toBe(410);
    expect((await accept(right.link)).status).toBe(200);
  });
});
