import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { secondFactorEndpoints as factors } from '@vigie/domain/modules/accounts/second-factor-contract';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { verifyCompany } from '../../../platform/verification/verification';
import { verified } from '../../verified';
import { demoPassword } from '../demo';
import { codeOf, secondFactors } from '../testing/second-factors';

let t: TestApp;
let admin: string;
let people: ReturnType<typeof secondFactors>;
beforeAll(async () => {
  t = await createTestApp();
  people = secondFactors(t);
  admin = await t.signIn('company.admin');
});
afterAll(() => t.close());

const me = async (token: string) => (await t.call(accounts.currentUser, { token })).body;
const findUser = async (username: string, token = admin): Promise<User> => {
  const { body } = await t.call(accounts.listUsers, { token, query: { search: username } });
  const user = body.items.find((item) => item.username === username);
  if (!user) throw new Error(username);
  return user;
};
const match = (version: number) => ({ 'if-match': `"${version}"` });
const takeOff = async (username: string, body: object = { reason: 'Téléphone perdu' }, token = admin) => {
  const { id, version } = await findUser(username);
  return t.call(factors.removeUserSecondFactor, { token, params: { id }, headers: match(version), body });
};

describe('R15 a second factor that was lost', () => {
  it('is taken off by an administrator with a reason; its person confirms who they are before anything is signed', async () => {
    const token = await t.signIn('validator');
    await people.addPasskey(token);
    const { secret } = await people.addTotp(token);
    expect((await findUser('validator')).hasSecondFactor).toBe(true);
    expect((await takeOff('validator', {})).status).toBe(422);
    expect((await takeOff('validator', undefined, await t.signIn('qa'))).status).toBe(403);
    const answer = await takeOff('validator');
    expect([answer.status, answer.body.hasSecondFactor]).toEqual([200, false]);
    expect((await t.call(accounts.currentUser, { token })).status).toBe(401);
    const { text } = await mailTo(t.dataFolder, 'validator@demo.example', /a retiré le second facteur/);
    expect(text).toContain('Téléphone perdu');
    expect(await people.eventsOf('validator')).toContainEqual({
      action: 'user.second_factor_removed',
      changes: [
        { field: 'identityConfirmed', from: true, to: false },
        { field: 'secondFactor', from: true, to: false },
      ],
      reason: 'Téléphone perdu',
    });
    expect((await t.database.owner('select 1 from passkeys')).length).toBe(1);

    const fresh = await t.signIn('validator');
    expect((await me(fresh)).identity_confirmed).toBe(false);
    // An impostor who talked the administrator into it must not put a factor of their own in its place.
    const body = { currentPassword: demoPassword };
    expect((await t.call(factors.beginTotp, { token: fresh, body })).problem.code).toBe('identity_unconfirmed');
    await t.call(accounts.requestEmailConfirmation, { token: fresh });
    const { link } = await mailTo(t.dataFolder, 'validator@demo.example', /confirmer votre adresse/);
    await t.call(accounts.confirmEmail, { body: { token: tokenIn(link), password: demoPassword } });
    expect((await me(fresh)).identity_confirmed).toBe(true);
    const [notice] = (await me(fresh)).notices;
    expect(notice).toMatchObject({ kind: 'second_factor_removed', by: 'Marc Delorme', confirmed_by: null });
    await t.call(accounts.acknowledgeNotice, { token: fresh, params: { id: notice?.id ?? '' } });
    const again = await people.addTotp(fresh);
    expect(again.answer.body.recoveryCodes).toHaveLength(10);
    expect(again.secret).not.toBe(secret);
  });

  it('is not taken off where there is none, nor by its own person this way', async () => {
    expect((await takeOff('reporter')).problem.detail).toMatch(/n’a pas de second facteur/);
    await people.addTotp(admin);
    expect((await takeOff('company.admin')).problem.detail).toMatch(/dans vos paramètres/);
  });

  it('R20 is not taken off in another company, and who has one is shown to administrators alone', async () => {
    const { id } = await findUser('qa');
    const other = await t.signIn('other.admin');
    const answer = await t.call(factors.removeUserSecondFactor, {
      token: other,
      params: { id },
      headers: match(1),
      body: { reason: 'x' },
    });
    expect(answer.status).toBe(404);
    expect(await findUser('qa', await t.signIn('reporter'))).not.toHaveProperty('hasSecondFactor');
  });
});

describe('R41 verify', () => {
  it('holds after a second factor was taken off and its person has acknowledged it', async () => {
    const { database, contents } = t.app.platform;
    const findings: string[] = [];
    const [{ company = -1 } = {}] = await t.database.owner<{ company: number }>(
      `select company_id as company from users where username = 'validator'`,
    );
    for await (const report of verifyCompany({ database, contents, verified }, company)) {
      findings.push(...report.findings);
    }
    expect(findings).toEqual([]);
  });
});

describe('R15 a second factor that was there before', () => {
  it('confirms who a user is when an administrator has changed the address, as the old password alone does not', async () => {
    const { secret } = await people.addTotp(await t.signIn('qa'));
    const { id, version } = await findUser('qa');
    await t.call(accounts.updateUser, {
      token: admin,
      params: { id },
      headers: match(version),
      body: { email: 'qa.other@demo.example', reason: 'Nouvelle adresse' },
    });
    const [before] = await t.database.owner(`select identity_confirmed_at from users where username = 'qa'`);
    expect(before).toEqual({ identity_confirmed_at: null });
    const { ticket } = await people.needed('qa');
    const { body } = await people.complete({ ticket, code: codeOf(secret) });
    expect(await me(body.access_token)).toMatchObject({
      identity_confirmed: true,
      pending_email: 'qa.other@demo.example',
    });
    expect(await people.eventsOf('qa')).toContainEqual({
      action: 'second_factor.passed',
      changes: [
        { field: 'factor', from: null, to: 'totp' },
        { field: 'identityConfirmed', from: false, to: true },
      ],
      reason: null,
    });
  });
});
