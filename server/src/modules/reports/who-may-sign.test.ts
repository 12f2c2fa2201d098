import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import type { DecisionBody } from '@vigie/domain/modules/reports/decision';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { demoPassword } from '../accounts/public';
import { ifMatch, reporting, userIdOf } from './testing/reports';

let t: TestApp;
let doing: ReturnType<typeof reporting>;
let author: string;
let admin: string;
let approval: Partial<DecisionBody>;
beforeAll(async () => {
  t = await createTestApp();
  doing = reporting(t);
  author = await t.signIn('reporter');
  admin = await t.signIn('company.admin');
  approval = { decision: 'approve', criticality: 'Major', leadWriterId: await userIdOf(t, 'lead') };
});
afterAll(() => t.close());

const initial = 'Un-premier-secret-1';
const chosen = 'Choisie par l’administrateur';

it.each([
  ['on their own page', true],
  ['on another user’s open page', false],
])('R15 an administrator who gave a first password, and replaced it, does not sign with it %s', async (_, own) => {
  const username = own ? 'own.page' : 'other.page';
  await t.call(accounts.createUser, {
    token: admin,
    body: {
      username,
      email: `${username}@orvaline.example`,
      first_name: 'Sophie',
      last_name: 'Neuve',
      password: initial,
      roles: ['validator'],
    },
  });
  const change = { currentPassword: initial, newPassword: chosen };
  const changed = await t.call(accounts.changePassword, { token: await t.signIn(username, initial), body: change });
  const token = changed.body.access_token;
  const report = await doing.sent(author);
  const sign = (password: string) => doing.decide(own ? token : author, report, approval, { username, password });
  const refused = await sign(chosen);
  expect([refused.status, refused.problem.code]).toEqual([403, 'identity_unconfirmed']);
  expect(refused.problem.detail).toBe(
    'Avant de signer, confirmez votre adresse : ouvrez le lien que nous vous envoyons depuis votre profil.',
  );
  expect((await doing.get(author, report.id)).status).toBe('waiting_approval');
  const [event] = await t.database.owner(
    `select action, changes from audit_events where actor_username = $1 and action = 'signature.refused'`,
    [username],
  );
  expect(event).toMatchObject({ changes: [{ field: 'identityConfirmed', to: false }] });

  await t.call(accounts.requestEmailConfirmation, { token });
  const { link } = await mailTo(t.dataFolder, `${username}@orvaline.example`, /confirmer votre adresse/);
  await t.call(accounts.confirmEmail, { body: { token: tokenIn(link), password: chosen } });
  expect((await sign(chosen)).status).toBe(200);
});

it('R15 an administrator who resets a validator’s password learns nothing to sign with', async () => {
  const report = await doing.sent(author);
  const id = await userIdOf(t, 'validator');
  const { body: before } = await t.call(accounts.currentUser, { token: await t.signIn('validator') });
  const { body } = await t.call(accounts.resetUserPassword, {
    token: admin,
    params: { id },
    headers: ifMatch(before.version),
    body: { sendEmail: false, reason: 'Oublié' },
  });
  expect(Object.keys(body).sort()).toEqual(['linkSent', 'version']);
  const old = await doing.decide(author, report, approval, { username: 'validator', password: demoPassword });
  expect(old.status).toBe(401);
  const { link } = await mailTo(t.dataFolder, 'validator@demo.example', /choisir un nouveau/);
  const password = 'La phrase de Sophie';
  await t.call(accounts.resetPassword, { body: { token: tokenIn(link), password } });
  expect((await doing.decide(author, report, approval, { username: 'validator', password })).status).toBe(200);
});
