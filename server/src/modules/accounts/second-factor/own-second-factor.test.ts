import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { secondFactorEndpoints as factors } from '@vigie/domain/modules/accounts/second-factor-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo } from '../../../platform/testing/mailbox';
import { SoftwareAuthenticator } from '../../../platform/testing/software-authenticator';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../demo';
import { codeOf, secondFactors } from '../testing/second-factors';

let t: TestApp;
let people: ReturnType<typeof secondFactors>;
beforeAll(async () => {
  t = await createTestApp();
  people = secondFactors(t);
});
afterAll(() => t.close());

const currentPassword = demoPassword;
const mailed = (name: string, about: RegExp) => mailTo(t.dataFolder, `${name}@demo.example`, about);
const actionsOf = async (name: string) => (await people.eventsOf(name)).map(({ action }) => action);

describe('R12 a passkey of one’s own', () => {
  it('is added with the password, and ten recovery codes come with the first', async () => {
    const token = await t.signIn('validator');
    const { answer, authenticator } = await people.addPasskey(token, 'Téléphone');
    expect(answer.status).toBe(200);
    expect(answer.body.recoveryCodes).toHaveLength(10);
    expect(new Set(answer.body.recoveryCodes).size).toBe(10);
    expect(answer.body.recoveryCodes?.[0]).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(await people.standing(token)).toMatchObject({
      passkeys: [{ name: 'Téléphone', lastUsedAt: null }],
      totpSince: null,
      recoveryCodesLeft: 10,
      isRequired: false,
      passkeyAddress: 'http://localhost:8080',
    });
    expect((await people.addPasskey(token, 'Clé USB')).answer.body.recoveryCodes).toBeNull();
    expect((await mailed('validator', /La clé d’accès « Clé USB »/)).text).toContain('validator');
    expect(await people.eventsOf('validator')).toContainEqual({
      action: 'user.passkey_added',
      changes: [
        { field: 'passkey', from: null, to: 'Téléphone' },
        { field: 'passkeyId', from: null, to: expect.any(String) },
      ],
      reason: null,
    });
    const [kept] = await t.database.owner(`select code_hash::text from recovery_codes limit 1`);
    expect(JSON.stringify(kept)).not.toContain(answer.body.recoveryCodes?.[0]?.slice(0, 5));
    const { body } = await t.call(accounts.currentUser, { token });
    expect(body.has_passkey).toBe(true);
    const again = await people.beginPasskey(token);
    expect(again.body.excluded).toContainEqual({ id: authenticator.id, transports: ['internal'] });
  });

  it('is not added without the password, which the trail tells', async () => {
    const token = await t.signIn('qa');
    const wrong = await t.call(factors.beginPasskey, { token, body: { currentPassword: 'not this one' } });
    expect(wrong.status).toBe(422);
    expect(wrong.problem.detail).toMatchObject([{ loc: ['body', 'currentPassword'] }]);
    expect(await actionsOf('qa')).toContain('second_factor_change.failed');
  });

  it.each([
    [
      'of another origin',
      (challenge: string) => new SoftwareAuthenticator().create(challenge, { origin: 'http://localhost:9999' }),
    ],
    ['of another host', (challenge: string) => new SoftwareAuthenticator('evil.example').create(challenge)],
    ['for another challenge', () => new SoftwareAuthenticator().create('c29tZXRoaW5nIGVsc2U')],
    [
      'that has verified nobody',
      (challenge: string) => new SoftwareAuthenticator().create(challenge, { isVerified: false }),
    ],
  ])('%s is refused', async (_, make) => {
    const token = await t.signIn('qa');
    const { body } = await people.beginPasskey(token);
    const answer = await t.call(factors.addPasskey, {
      token,
      body: { ticket: body.ticket, name: 'x', passkey: make(body.challenge) },
    });
    expect(answer.status).toBe(422);
    expect((await people.standing(token)).passkeys).toEqual([]);
  });

  it('is added once for each ticket, by the person whose ticket it is, before it expires', async () => {
    const token = await t.signIn('lead');
    const { body } = await people.beginPasskey(token);
    const passkey = new SoftwareAuthenticator().create(body.challenge);
    const add = (who: string, ticket: string) =>
      t.call(factors.addPasskey, { token: who, body: { ticket, name: 'x', passkey } });
    expect((await add(await t.signIn('qa'), body.ticket)).problem.code).toBe('ticket_expired');
    expect((await add(token, `${body.ticket.slice(0, -2)}xx`)).problem.code).toBe('ticket_expired');
    expect((await add(token, body.ticket)).status).toBe(200);
    expect((await add(token, body.ticket)).problem.code).toBe('ticket_expired');
  });

  it('is renamed and revoked by its person alone, and kept', async () => {
    const token = await t.signIn('designer');
    await people.addPasskey(token, 'Bureau');
    const [passkey] = (await people.standing(token)).passkeys;
    const params = { id: passkey?.id ?? '' };
    const other = await t.signIn('qa');
    expect((await t.call(factors.renamePasskey, { token: other, params, body: { name: 'Moi' } })).status).toBe(404);
    expect((await t.call(factors.removePasskey, { token: other, params, body: { currentPassword } })).status).toBe(404);
    const renamed = await t.call(factors.renamePasskey, { token, params, body: { name: 'Portable' } });
    expect(renamed.body.name).toBe('Portable');
    const wrong = await t.call(factors.removePasskey, { token, params, body: { currentPassword: 'nope' } });
    expect(wrong.status).toBe(422);
    const alone = await t.call(factors.removePasskey, { token, params, body: { currentPassword } });
    expect([alone.status, alone.problem.code]).toEqual([403, 'second_factor_needed']);
    expect((await people.standing(token)).passkeys).toHaveLength(1);
    const remove = (body: object) => t.call(factors.removePasskey, { token, params, body });
    expect((await people.prove(token, remove)).status).toBe(204);
    expect(await people.standing(token)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await t.call(factors.removePasskey, { token, params, body: { currentPassword } })).status).toBe(404);
    expect(await t.database.owner(`select name from passkeys where id = $1`, [params.id])).toEqual([
      { name: 'Portable' },
    ]);
    expect(await actionsOf('designer')).toEqual(
      expect.arrayContaining(['user.passkey_renamed', 'user.passkey_revoked']),
    );
    await mailed('designer', /« Portable » du compte « designer » vient d’être révoquée/);
  });
});

describe('R12 an application for codes', () => {
  it('is set up by confirming one code, and its secret is unreadable in the database', async () => {
    const token = await t.signIn('reporter');
    const { body } = await t.call(factors.beginTotp, { token, body: { currentPassword } });
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Vigie:reporter\?/);
    const add = (code: string) => t.call(factors.addTotp, { token, body: { ticket: body.ticket, code } });
    const wrong = await add('000000');
    expect([wrong.status, (await people.standing(token)).totpSince]).toEqual([422, null]);
    const answer = await add(codeOf(body.secret));
    expect(answer.body.recoveryCodes).toHaveLength(10);
    expect((await people.standing(token)).totpSince).not.toBeNull();
    expect((await add(codeOf(body.secret))).problem.code).toBe('ticket_expired');
    const [row] = await t.database.owner<{ sealed_secret: string }>('select sealed_secret from totp_secrets');
    expect(Buffer.from(row?.sealed_secret ?? '', 'base64url').toString('latin1')).not.toContain(body.secret);
    await mailed('reporter', /application d’authentification vient d’être configurée/);
    expect(await actionsOf('reporter')).toContain('user.totp_set_up');
  });

  it('R42 is replaced by another, and removed, with the password and a factor', async () => {
    const token = await t.signIn('other.reporter');
    await people.addTotp(token);
    const taken = await t.call(factors.beginTotp, { token, body: { currentPassword } });
    expect(taken.problem).toMatchObject({ code: 'second_factor_needed', factors: ['totp', 'recovery_code'] });
    const second = await people.addTotp(token);
    expect([second.answer.status, second.answer.body.recoveryCodes]).toEqual([200, null]);
    const rows = await t.database.owner(`select removed_at is null as active from totp_secrets s join users u
      on u.company_id = s.company_id and u.id = s.user_id where username = 'other.reporter'`);
    expect(rows.map(({ active }) => active).sort()).toEqual([false, true]);
    const remove = (password: string) => t.call(factors.removeTotp, { token, body: { currentPassword: password } });
    expect((await remove('not this one')).status).toBe(422);
    const { problem } = await remove(demoPassword);
    const { ticket } = problem as unknown as { ticket: string };
    const show = (proof: object, by = token) => t.call(factors.removeTotp, { token: by, body: { ticket, ...proof } });
    expect((await show({})).problem.code).toBe('wrong_code');
    expect((await show({ code: '000000' })).problem.code).toBe('wrong_code');
    expect((await show({ code: codeOf(second.secret) }, await t.signIn('other.admin'))).problem.code).toBe(
      'ticket_expired',
    );
    expect((await people.standing(token)).totpSince).not.toBeNull();
    expect(await actionsOf('other.reporter')).toContain('second_factor_change.failed');
    expect((await show({ code: codeOf(second.secret) })).status).toBe(204);
    expect((await show({ code: codeOf(second.secret, 1) })).problem.code).toBe('wrong_code');
    expect((await remove(demoPassword)).status).toBe(404);
    expect(await people.standing(token)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
  });
});

describe('R12 recovery codes', () => {
  it('R42 are renewed with the password and a factor, and exist only beside one', async () => {
    const token = await t.signIn('company.admin');
    const renew = (password = demoPassword) =>
      t.call(factors.renewRecoveryCodes, { token, body: { currentPassword: password } });
    expect((await renew()).problem.code).toBe('objection');
    const { answer } = await people.addTotp(token);
    expect((await renew('not this one')).status).toBe(422);
    const alone = await renew();
    expect([alone.status, alone.problem.code]).toEqual([403, 'second_factor_needed']);
    const { ticket: begun } = alone.problem as unknown as { ticket: string };
    const [used = ''] = (answer.body.recoveryCodes ?? []).slice(1);
    const shown = { token, body: { ticket: begun, recoveryCode: used } };
    const renewed = await t.call(factors.renewRecoveryCodes, shown);
    expect((await t.call(factors.renewRecoveryCodes, shown)).problem.code).toBe('wrong_code');
    await mailed('company.admin', /code de secours/);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(renewed.body.recoveryCodes).not.toContain(answer.body.recoveryCodes?.[0]);
    const { ticket } = await people.needed('company.admin');
    const old = await people.complete({ ticket, recoveryCode: answer.body.recoveryCodes?.[0] });
    expect(old.problem.code).toBe('wrong_code');
    const fresh = await people.complete({ ticket, recoveryCode: renewed.body.recoveryCodes[0] });
    expect(fresh.status).toBe(200);
    await mailed('company.admin', /codes de secours du compte « company.admin » viennent/);
  });
});
