import type { SecondFactorRule } from '@vigie/domain/kernel/identity/second-factor';
import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { secondFactorEndpoints as factors } from '@vigie/domain/modules/accounts/second-factor-contract';
import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { codeOf, secondFactors } from '../accounts/testing/second-factors';
import { ifMatch, reporting, userIdOf } from './testing/reports';

let t: TestApp;
let admin: string;
let people: ReturnType<typeof secondFactors>;
let secret: string;
beforeAll(async () => {
  t = await createTestApp();
  people = secondFactors(t);
  admin = await t.signIn('company.admin');
});
afterAll(() => t.close());

const rule = async (secondFactor: SecondFactorRule) => {
  const { body } = await t.call(parameters.getParameters, { token: admin });
  const answer = await t.call(parameters.changeParameters, {
    token: admin,
    headers: ifMatch(body.version),
    body: { secondFactor, reason: 'Audit' },
  });
  expect(answer.status).toBe(200);
};
const me = (token: string) => t.call(accounts.currentUser, { token });
const work = (token: string) => t.call(reports.createReport, { token, body: {} });

describe('R12 a company that asks for a second factor', () => {
  it('of those who sign: they can do nothing else before, also in a session that is open already', async () => {
    const [validator, reporter] = [await t.signIn('validator'), await t.signIn('reporter')];
    expect((await work(validator)).status).toBe(201);
    await rule('signers');
    expect((await work(validator)).problem.code).toBe('second_factor_required');
    expect((await work(reporter)).status).toBe(201);
    expect((await me(reporter)).body.must_set_up_second_factor).toBe(false);
    expect((await me(validator)).body.must_set_up_second_factor).toBe(true);
    // The password alone still opens the door to the page that sets it up.
    const fresh = await t.signIn('validator');
    expect((await work(fresh)).status).toBe(403);
    expect(await people.standing(fresh)).toMatchObject({ isRequired: true, passkeys: [], totpSince: null });
    ({ secret } = await people.addTotp(fresh));
    expect((await work(fresh)).status).toBe(201);
    expect((await me(fresh)).body.must_set_up_second_factor).toBe(false);
    expect((await people.password('validator')).problem.code).toBe('second_factor_needed');
  });

  it('of everyone: then of reporters too, and of nobody once the rule is taken back', async () => {
    await rule('everyone');
    const reporter = await t.signIn('reporter');
    expect((await work(reporter)).problem.code).toBe('second_factor_required');
    expect((await work(await t.signIn('other.reporter'))).status).toBe(201);
    // The administrator who made the rule is bound by it.
    const change = await t.call(parameters.changeParameters, {
      token: admin,
      headers: ifMatch(2),
      body: { secondFactor: 'not_required', reason: 'Retour' },
    });
    expect(change.problem.code).toBe('second_factor_required');
    await people.addTotp(admin);
    await rule('not_required');
    expect((await work(reporter)).status).toBe(201);
    const events = await t.database.owner(
      `select changes from audit_events where action = 'parameters.changed' and reason = 'Audit' order by seq`,
    );
    expect(events[0]).toEqual({ changes: [{ field: 'secondFactor', from: 'not_required', to: 'signers' }] });
  });

  it('takes no signature from a user who has none, and says so', async () => {
    await rule('signers');
    const id = await userIdOf(t, 'designer');
    const { body: designer } = await me(await t.signIn('designer'));
    await t.call(accounts.updateUser, {
      token: admin,
      params: { id },
      headers: ifMatch(designer.version),
      body: { roles: ['designer', 'validator'], reason: 'Remplace Sophie Marchand' },
    });
    const author = await t.signIn('reporter');
    const doing = reporting(t);
    const report = await doing.sent(author);
    const approval = { decision: 'approve', criticality: 'Major', leadWriterId: await userIdOf(t, 'lead') } as const;
    const refused = await doing.decide(author, report, approval, { username: 'designer' });
    expect([refused.status, refused.problem.code]).toEqual([403, 'second_factor_required']);
    expect(refused.problem.detail).toMatch(/second facteur/);
    expect((await doing.get(author, report.id)).status).toBe('waiting_approval');
    expect(await people.eventsOf('designer')).toContainEqual({
      action: 'signature.refused',
      changes: [{ field: 'secondFactor', from: null, to: false }],
      reason: null,
    });
    await rule('not_required');
  });
});

describe('R42 a second factor', () => {
  const reject = { decision: 'reject', comment: 'Déjà signalé' } as const;
  const asked = { code: 'second_factor_needed', factors: ['totp'] };
  let doing: ReturnType<typeof reporting>;
  let author: string;
  let validator: string;
  /** As if the codes before had been used long ago. */
  const later = () => t.database.owner(`update totp_secrets set last_step = 0`);
  beforeAll(async () => {
    doing = reporting(t);
    author = await t.signIn('reporter');
    const { ticket } = await people.needed('validator');
    validator = (await people.complete({ ticket, code: codeOf(secret) })).body.access_token;
  });

  it('is asked of a colleague who signs on an open page, whatever the company requires', async () => {
    const report = await doing.sent(author);
    const alone = await doing.decide(author, report, reject, { username: 'validator' });
    expect([alone.status, alone.problem]).toMatchObject([403, asked]);
    const wrong = await doing.decide(author, report, reject, { username: 'validator', password: 'not this one' });
    expect(wrong.problem.code).toBe('wrong_credentials');
    const guessed = await doing.decide(author, report, reject, { username: 'validator', code: '000000' });
    expect([guessed.status, guessed.problem.code]).toEqual([401, 'wrong_code']);
    expect((await people.eventsOf('validator')).at(-1)?.action).toBe('signature.failed');
    expect((await doing.get(author, report.id)).status).toBe('waiting_approval');
    await later();
    const credentials = { username: 'validator', code: codeOf(secret) };
    const signed = await doing.decide(author, report, reject, credentials);
    expect(signed.body.decisions[0]?.signature).toMatchObject({
      method: 'password_and_code',
      signerUsername: 'validator',
    });
    const other = await doing.sent(author);
    expect((await doing.decide(author, other, reject, credentials)).problem.code).toBe('wrong_code');
  });

  it('is asked again at each signature on the own page where the company requires it, and not where it does not', async () => {
    const [one, other] = [await doing.sent(author), await doing.sent(author)];
    expect((await doing.decide(validator, one, reject, { username: 'validator' })).status).toBe(200);
    await rule('signers');
    const alone = await doing.decide(validator, other, reject, { username: 'validator' });
    expect([alone.status, alone.problem]).toMatchObject([403, asked]);
    await later();
    const signed = await doing.decide(validator, other, reject, { username: 'validator', code: codeOf(secret) });
    expect(signed.body.decisions[0]?.signature.method).toBe('password_and_code');
    await rule('not_required');
  });

  it('keeps a code for the signature that it makes: what is refused for another reason does not use it up', async () => {
    const report = await doing.sent(author);
    await later();
    const credentials = { username: 'validator', code: codeOf(secret) };
    const stale = await doing.decide(author, { ...report, version: report.version - 1 }, reject, credentials);
    expect(stale.problem.code).toBe('stale_version');
    expect((await doing.decide(author, report, reject, credentials)).status).toBe(200);
  });
});

describe('R15 a user who was given a password', () => {
  const initial = 'Initial-pass-77';
  const chosen = 'Un choix personnel 9';

  it('adds no second factor before a link has shown who they are: it would outlive the link', async () => {
    const username = 'given.factor';
    await t.call(accounts.createUser, {
      token: admin,
      body: {
        username,
        email: 'given@orvaline.example',
        first_name: 'Zoé',
        last_name: 'Neuve',
        password: initial,
        roles: ['qa'],
      },
    });
    await rule('signers');
    const given = await t.signIn(username, initial);
    // One thing at a time: the password comes first.
    expect((await t.call(factors.getSecondFactor, { token: given })).problem.code).toBe('password_change_required');
    const change = { currentPassword: initial, newPassword: chosen };
    const first = (await t.call(accounts.changePassword, { token: given, body: change })).body.access_token;
    const body = { currentPassword: chosen };
    for (const endpoint of [factors.beginTotp, factors.beginPasskey]) {
      const refused = await t.call(endpoint, { token: first, body });
      expect([refused.status, refused.problem.code]).toEqual([403, 'identity_unconfirmed']);
      expect(refused.problem.detail).toMatch(/Confirmez d’abord votre adresse/);
    }
    expect((await t.call(accounts.requestEmailConfirmation, { token: first })).status).toBe(202);
    const { link } = await mailTo(t.dataFolder, 'given@orvaline.example', /confirmer votre adresse/);
    await t.call(accounts.confirmEmail, { body: { token: tokenIn(link), password: chosen } });
    expect((await t.call(factors.beginTotp, { token: first, body })).status).toBe(200);
    await rule('not_required');
  });
});
