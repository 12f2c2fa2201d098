import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { secondFactorEndpoints as factors } from '@vigie/domain/modules/accounts/second-factor-contract';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { companiesEndpoints as companies } from '@vigie/domain/modules/companies/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { demoPassword } from './demo';
import { codeOf, secondFactors } from './testing/second-factors';

/** An installation that sends no mail. */
let t: TestApp;
let admin: string;
let people: ReturnType<typeof secondFactors>;
beforeAll(async () => {
  t = await createTestApp({ deliversMailFolder: false });
  people = secondFactors(t);
  admin = await t.signIn('company.admin');
});
afterAll(() => t.close());

const initial = 'Initial-pass-77';
const chosen = 'quatre mots sans rapport';
const match = (version: number) => ({ 'if-match': `"${version}"` });
const me = async (token: string) => (await t.call(accounts.currentUser, { token })).body;
const findUser = async (username: string): Promise<User> => {
  const { body } = await t.call(accounts.listUsers, { token: admin, query: { search: username } });
  const user = body.items.find((item) => item.username === username);
  if (!user) throw new Error(username);
  return user;
};
const update = async (username: string, body: object, token = admin) => {
  const { id, version } = await findUser(username);
  return t.call(accounts.updateUser, { token, params: { id }, headers: match(version), body });
};
const ask = async (username: string, token = admin) =>
  t.call(accounts.askPasswordReset, {
    token,
    params: { id: (await findUser(username)).id },
    body: { reason: 'Mot de passe perdu' },
  });
const waiting = async (token: string) => (await t.call(accounts.listPasswordResets, { token })).body.items;
const confirm = async (token: string, password = demoPassword) => {
  const [reset] = await waiting(token);
  const params = { id: reset?.id ?? '' };
  return t.call(accounts.confirmPasswordReset, { token, params, body: { password, companyId: reset?.companyId } });
};
const redeem = (link: string, code: string) =>
  t.call(accounts.resetPassword, {
    body: { token: new URLSearchParams(link.split('#')[1]).get('token') ?? '', password: chosen, code },
  });
const giveUp = () => t.database.owner(`update password_resets set asked_at = now() - interval '25 hours'`);
const confirmByHand = (username: string) =>
  t.database.owner(`update users set identity_confirmed_at = now() where username = $1`, [username]);
/** As if all events about this person had happened before. */
const daysAgo = (username: string, days: number) =>
  t.database.owner(`set session_replication_role = replica;
    update audit_events set at = at - interval '${days} days' where record = 'user'
      and record_id = (select id::text from users where username = '${username}')`);

/** A user with a password that its giver knows, who replaces it. */
async function puppet(username: string, roles: readonly string[], by = admin): Promise<string> {
  const body = {
    username,
    email: `${username}@orvaline.example`,
    first_name: 'Paul',
    last_name: 'Double',
    password: initial,
    roles,
  };
  expect((await t.call(accounts.createUser, { token: by, body })).status).toBe(201);
  const token = await t.signIn(username, initial);
  const changed = await t.call(accounts.changePassword, {
    token,
    body: { currentPassword: initial, newPassword: chosen },
  });
  return changed.body.access_token;
}

describe('R15 one administrator with a second account', () => {
  let second: string;
  let code: string;

  it('does not confirm what they asked for themselves: the second is not known to be another person', async () => {
    second = await puppet('second.self', ['company_admin']);
    ({ code } = (await ask('qa')).body);
    const refused = await confirm(second, chosen);
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('identité')]);
  });

  it('nor once that one is confirmed: the first has made the account, and for 30 days neither is a second for the other', async () => {
    await confirmByHand('second.self');
    const refused = await confirm(second, chosen);
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('30 jours')]);
    expect((await waiting(second))[0]).toMatchObject({ areTied: true, isAskerConfirmed: true, wasConfirmed: true });
    await giveUp();
    await ask('qa', second);
    expect((await confirm(admin)).problem.detail).toMatch(/30 jours/);
    expect((await t.call(accounts.currentUser, { token: await t.signIn('qa') })).status).toBe(200);
    await giveUp();
  });

  it('and an account that was changed counts as one that was made', async () => {
    await daysAgo('second.self', 31);
    ({ code } = (await ask('lead')).body);
    const { teamId } = await findUser('lead');
    expect((await update('second.self', { teamId })).status).toBe(200);
    expect((await confirm(second, chosen)).status).toBe(409);
    await daysAgo('second.self', 31);
    const confirmed = await confirm(second, chosen);
    expect(confirmed.status).toBe(200);
    expect((await redeem(confirmed.body.link, code)).status).toBe(200);
  });

  it('nor does an account that nobody has confirmed ask and the first confirm, however old it is', async () => {
    const third = await puppet('third.self', ['company_admin']);
    await daysAgo('third.self', 31);
    await ask('validator', third);
    expect((await confirm(admin)).problem.detail).toMatch(/plateforme/);
    await giveUp();
  });
});

describe('R15 the administrator of the platform as the second', () => {
  it('helps the first of a company to confirm people, and takes over no account that was confirmed before', async () => {
    const platform = await t.signIn('platform.admin');
    const { body: created } = await t.call(companies.createCompany, {
      token: platform,
      body: { name: 'Seule', admin: { email: 's@s.example', first_name: 'Sara', last_name: 'Seule' } },
    });
    const given = created.admin?.initial_password ?? '';
    const { body: renewed } = await t.call(accounts.changePassword, {
      token: await t.signIn('sara.seule', given),
      body: { currentPassword: given, newPassword: demoPassword },
    });
    const sara = renewed.access_token;
    // No mail can confirm her: she is led to a second factor all the same, and it proves nothing of who she is.
    expect(await me(sara)).toMatchObject({
      identity_confirmed: false,
      must_set_up_second_factor: true,
      may_add_second_factor: true,
    });
    const { secret } = await people.addTotp(sara);
    const { ticket } = await people.needed('sara.seule');
    const fresh = (await people.complete({ ticket, code: codeOf(secret) })).body.access_token;
    expect(await me(fresh)).toMatchObject({ identity_confirmed: false, must_set_up_second_factor: false });

    const user = { username: 'first.qa', email: 'q@s.example', first_name: 'Quentin', last_name: 'Premier' };
    const body = { ...user, password: initial, roles: ['qa'] };
    const { body: qa } = await t.call(accounts.createUser, { token: fresh, body });
    const reason = 'Premier accès';
    const once = await t.call(accounts.askPasswordReset, { token: fresh, params: { id: qa.id }, body: { reason } });
    const confirmed = await confirm(platform);
    expect(confirmed.status).toBe(200);
    expect((await redeem(confirmed.body.link, once.body.code)).status).toBe(200);
    const theirs = await t.signIn('first.qa', chosen);
    expect((await me(theirs)).identity_confirmed).toBe(true);
    await t.call(accounts.askPasswordReset, { token: fresh, params: { id: qa.id }, body: { reason } });
    expect((await confirm(platform)).problem.detail).toMatch(/30 jours/);
    await giveUp();
  });
});

describe('R15 a second factor that an administrator took off, where no mail is sent', () => {
  let second: string;
  const reset = async (username: string) => {
    const { body: asked } = await ask(username);
    const { body: confirmed } = await confirm(second);
    expect((await redeem(confirmed.link, asked.code)).status).toBe(200);
    return t.signIn(username, chosen);
  };
  beforeAll(async () => {
    await t.database.owner(`update users set roles = array['reporter', 'company_admin'] where username = 'designer'`);
    second = await t.signIn('designer');
    const { secret } = await people.addTotp(await t.signIn('qa'));
    expect(secret).not.toBe('');
    const { id, version } = await findUser('qa');
    const body = { reason: 'Téléphone perdu' };
    await t.call(factors.removeUserSecondFactor, { token: admin, params: { id }, headers: match(version), body });
  });

  it('is shown to its person until they acknowledge it', async () => {
    const token = await t.signIn('qa');
    const [notice] = (await me(token)).notices;
    expect(notice).toMatchObject({ kind: 'second_factor_removed', by: 'Marc Delorme', reason: 'Téléphone perdu' });
    const params = { id: notice?.id ?? '' };
    expect((await t.call(accounts.acknowledgeNotice, { token, params })).body.notices).toEqual([]);
    expect((await people.eventsOf('qa')).at(-1)).toMatchObject({
      action: 'user.notice_acknowledged',
      changes: expect.arrayContaining([{ field: 'notice', from: null, to: 'second_factor_removed' }]),
    });
  });

  it('is followed by no reset that confirms who a user is, for seven days; a factor added meanwhile tells nothing', async () => {
    const token = await reset('qa');
    expect(await me(token)).toMatchObject({ identity_confirmed: false, may_add_second_factor: true });
    const { secret } = await people.addTotp(token, chosen);
    const { ticket } = await people.needed('qa', chosen);
    const { body } = await people.complete({ ticket, code: codeOf(secret) });
    expect((await me(body.access_token)).identity_confirmed).toBe(false);
  }, 20_000);

  it('after that two administrators vouch, and what was added meanwhile ends', async () => {
    await daysAgo('qa', 8);
    const token = await reset('qa');
    expect((await me(token)).identity_confirmed).toBe(true);
    expect(await people.standing(token)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    expect((await people.eventsOf('qa')).map(({ action }) => action)).toContain('user.unconfirmed_factors_ended');
  });
});

describe('R42 a role that signs', () => {
  const reason = 'Remplace Claire Vasseur';

  it('is not given to oneself, and no role changes without a reason', async () => {
    for (const role of ['qa', 'validator']) {
      const own = await update('company.admin', { roles: ['company_admin', role], reason });
      expect([own.status, own.problem.detail]).toMatchObject([422, [{ loc: ['body', 'roles'] }]]);
    }
    const silent = await update('lead', { roles: ['validator'] });
    expect(silent.problem.detail).toMatchObject([
      { loc: ['body', 'reason'], msg: 'Indiquez pourquoi les rôles changent.' },
    ]);
    expect((await findUser('lead')).roles).toEqual(['reporter']);
  });

  it('is given by another administrator, with a reason that the trail keeps', async () => {
    expect((await update('lead', { roles: ['validator'], reason })).body.roles).toEqual(['reporter', 'validator']);
    expect((await people.eventsOf('lead')).at(-1)).toEqual({
      action: 'user.updated',
      changes: [{ field: 'roles', from: ['reporter'], to: ['reporter', 'validator'] }],
      reason,
    });
  });

  it('is not given to an administrator by one whom they made', async () => {
    const double = await puppet('role.double', ['company_admin']);
    const give = () => update('company.admin', { roles: ['company_admin', 'qa'], reason }, double);
    expect((await give()).problem.detail).toMatchObject([{ loc: ['body', 'roles'], msg: /identité/ }]);
    await confirmByHand('role.double');
    expect((await give()).problem.detail).toMatchObject([{ loc: ['body', 'roles'], msg: /30 jours/ }]);
    await daysAgo('role.double', 31);
    expect((await give()).body.roles).toEqual(['reporter', 'qa', 'company_admin']);
  });

  it('is given by the administrator of the platform where a company has one administrator, with a reason', async () => {
    const platform = await t.signIn('platform.admin');
    const list = await t.call(companies.browseCompanies, { token: platform, query: { search: 'Biotech' } });
    const id = list.body.items[0]?.id ?? -1;
    const { body } = await t.call(companies.listAdmins, { token: platform, params: { id } });
    const [only] = body.items;
    const params = { id, userId: only?.id ?? -1 };
    const give = (more: object) =>
      t.call(companies.updateAdmin, {
        token: platform,
        params,
        headers: match(only?.version ?? 0),
        body: { roles: ['company_admin', 'validator'], ...more },
      });
    expect((await give({})).status).toBe(422);
    expect((await give({ reason: 'Seul administrateur' })).body.roles).toEqual([
      'reporter',
      'validator',
      'company_admin',
    ]);
  });
});
