import { monitorEventLoopDelay } from 'node:perf_hooks';
import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { companiesEndpoints as companies } from '@vigie/domain/modules/companies/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../../platform/testing/mailbox';
import { type Answer, createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../public';

let t: TestApp;
let admin: string;
beforeAll(async () => {
  t = await createTestApp();
  admin = await t.signIn('company.admin');
});
afterAll(() => t.close());

const common = 'Password1234';
const refusedBeside = (answer: Answer, field: string) => {
  expect(answer.status).toBe(422);
  expect(answer.problem.detail).toMatchObject([{ loc: ['body', field] }]);
};
const person = (username: string, password: string) => ({
  username,
  email: `${username}@demo.example`,
  first_name: 'Solenn',
  last_name: 'Kermadec',
  password,
});
const create = (username: string, password: string, language = 'en') =>
  t.call(accounts.createUser, {
    token: admin,
    body: person(username, password),
    headers: { 'accept-language': language },
  });

describe('a common password', () => {
  it('is refused where an administrator gives it, and the sentence says why in both languages', async () => {
    const english = await create('first.given', common);
    refusedBeside(english, 'password');
    expect(JSON.stringify(english.problem.detail)).toContain('close to a very common one');
    const french = await create('first.given', 'azertyuiop123', 'fr');
    expect(JSON.stringify(french.problem.detail)).toContain('touches voisines');
  });

  it('is one made of the names of the person or the company', async () => {
    refusedBeside(await create('second.given', 'kermadec1987'), 'password');
    expect((await create('third.given', 'kermadec beurre salé quimper')).status).toBe(201);
    const { company_name: companyName } = (await t.call(accounts.currentUser, { token: admin })).body;
    const decorated = await create('fourth.given', `${companyName}2026!`);
    refusedBeside(decorated, 'password');
    expect(JSON.stringify(decorated.problem.detail)).toContain('your company’s do not count');
    refusedBeside(await create('fourth.given', `${companyName} password`), 'password');
  });

  it('is refused when a user changes their own', async () => {
    const token = await t.signIn('reporter');
    const body = { currentPassword: demoPassword, newPassword: common };
    refusedBeside(await t.call(accounts.changePassword, { token, body }), 'newPassword');
  });

  it('is refused with a reset link, which stays good for another try', async () => {
    await t.call(accounts.requestPasswordReset, { body: { login: 'validator' } });
    const token = tokenIn((await mailTo(t.dataFolder, 'validator@demo.example', /mot de passe/)).link);
    refusedBeside(await t.call(accounts.resetPassword, { body: { token, password: common } }), 'password');
    const chosen = { token, password: 'quatre mots sans rapport' };
    expect((await t.call(accounts.resetPassword, { body: chosen })).status).toBe(200);
  });

  it('is refused with an invitation', async () => {
    const body = { email: 'guest@demo.example', firstName: 'Maëlle', lastName: 'Quéré' };
    expect((await t.call(accounts.inviteUser, { token: admin, body })).status).toBe(201);
    const token = tokenIn((await mailTo(t.dataFolder, 'guest@demo.example', /invit/)).link);
    refusedBeside(await t.call(accounts.acceptInvitation, { body: { token, password: common } }), 'password');
  });

  it('is refused at sign-up, and for an administrator whom the platform adds', async () => {
    const { first_name: firstName, last_name: lastName, ...rest } = person('new.owner', 'Conserverie2026');
    const signUp = { ...rest, firstName, lastName, companyName: 'Conserverie 2026' };
    refusedBeside(await t.call(companies.signUp, { body: signUp }), 'password');
    const platformAdmin = await t.signIn('platform.admin');
    const added = await t.call(companies.createAdmin, {
      token: platformAdmin,
      params: { id: (await t.call(accounts.currentUser, { token: admin })).body.company_id ?? 0 },
      body: person('second.admin', common),
    });
    refusedBeside(added, 'password');
  });
});

describe('the slowest passwords to judge', () => {
  const slow = '4@8({[</369&#!1|0$5+7%2/4@8({[</369&#!1|0$5+7%2/4@8({[</369&#!1|';

  it('are judged by their first 24 letters', async () => {
    const { passwordStrength } = t.app.platform;
    const beginning = 'aaaaaaaaaaaaaaaaaaaaaaaa';
    expect((await passwordStrength.judge(`${beginning}${slow}`, [], 'account')).score).toBe(0);
  });

  it('hold up nobody: they are judged beside the event loop, which goes round meanwhile', async () => {
    await create('warm.up', common);
    const longestWait = async () => {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const begin = performance.now();
      await t.app.platform.passwordStrength.judge(slow, [], 'account');
      const taken = performance.now() - begin;
      delay.disable();
      return delay.max / 1e6 / taken;
    };
    // Judged in the loop, it would stand still for the whole time. A busy machine slows both alike.
    await expect.poll(longestWait).toBeLessThan(0.5);
  });

  it('of strangers are waited for by nobody with an account', async () => {
    const { passwordStrength } = t.app.platform;
    let judged = 0;
    for (const place of [1, 2, 3]) {
      // Those that still wait when the application closes are refused.
      void passwordStrength.judge(`${place}${slow}`, [], 'stranger').then(
        () => (judged += 1),
        () => undefined,
      );
    }
    await passwordStrength.judge(slow, [], 'account');
    expect(judged).toBeLessThan(3);
  });

  it('are judged by their beginning alone, and take their turn', async () => {
    const answers = await Promise.all(
      ['one', 'two'].map((name) => create(`turn.${name}`, '4@8({[</369&#!1|0$5+7%2/'.repeat(5))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });
});
