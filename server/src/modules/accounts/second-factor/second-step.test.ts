import { lockOut } from '@vigie/domain/kernel/identity/lock-out';
import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { secondFactorEndpoints as factors } from '@vigie/domain/modules/accounts/second-factor-contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailTo } from '../../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../demo';
import { codeOf, neededIn, secondFactors } from '../testing/second-factors';

let t: TestApp;
let people: ReturnType<typeof secondFactors>;
beforeAll(async () => {
  t = await createTestApp();
  people = secondFactors(t);
});
afterAll(() => t.close());
afterEach(() => {
  vi.restoreAllMocks();
});

type Setup = Awaited<ReturnType<typeof people.addPasskey>>;
const opens = async (token: string) => (await t.call(accounts.currentUser, { token })).status === 200;
const sixMinutesOn = () => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 6 * 60_000);
};
const unlock = (name: string) =>
  t.database.owner(`update sign_in_failures set failures = 0, locked_until = null where name_key = $1`, [name]);

describe('R12 signing in with a password and a code', () => {
  let secret: string;
  let recoveryCodes: string[];
  beforeAll(async () => {
    const { secret: kept, answer } = await people.addTotp(await t.signIn('qa'));
    [secret, recoveryCodes] = [kept, answer.body.recoveryCodes ?? []];
  });

  it('asks for it after the right password, and gives no token before', async () => {
    const answer = await people.password('qa');
    expect(answer.status).toBe(403);
    expect(answer.problem).toMatchObject({
      code: 'second_factor_needed',
      factors: ['totp', 'recovery_code'],
      passkey: null,
    });
    expect(answer.text).not.toContain('access_token');
    expect((await people.password('qa', 'not this one')).problem.code).toBe('wrong_credentials');
  });

  it('takes a code once', async () => {
    const { ticket } = await people.needed('qa');
    const code = codeOf(secret);
    const first = await people.complete({ ticket, code });
    expect(first.body).toMatchObject({ token_type: 'bearer', must_change_password: false });
    expect(await opens(first.body.access_token)).toBe(true);
    const again = await people.needed('qa');
    expect((await people.complete({ ticket: again.ticket, code })).problem.code).toBe('wrong_code');
    expect(await people.eventsOf('qa')).toContainEqual(
      expect.objectContaining({
        action: 'second_factor.passed',
        changes: [{ field: 'factor', from: null, to: 'totp' }],
      }),
    );
  });

  it('takes the code of the next step, and of none further away', async () => {
    const { ticket } = await people.needed('qa');
    expect((await people.complete({ ticket, code: codeOf(secret, 3) })).problem.code).toBe('wrong_code');
    expect((await people.complete({ ticket, code: codeOf(secret, 1) })).status).toBe(200);
    const next = await people.needed('qa');
    // Older than the one just accepted.
    expect((await people.complete({ ticket: next.ticket, code: codeOf(secret) })).problem.code).toBe('wrong_code');
    await unlock('qa');
  });

  it('takes a recovery code once, however it is written, and tells the person by mail', async () => {
    const { ticket } = await people.needed('qa');
    const recoveryCode = ` ${recoveryCodes[0]?.toLowerCase().replace('-', ' ')} `;
    expect((await people.complete({ ticket, recoveryCode })).status).toBe(200);
    const next = await people.needed('qa');
    expect((await people.complete({ ticket: next.ticket, recoveryCode })).problem.code).toBe('wrong_code');
    expect((await mailTo(t.dataFolder, 'qa@demo.example', /code de secours vient de servir/)).text).toContain(
      'reste 9',
    );
  });

  it('is over five minutes after the password', async () => {
    const { ticket } = await people.needed('qa');
    sixMinutesOn();
    expect((await people.complete({ ticket, recoveryCode: recoveryCodes[1] })).problem.code).toBe('ticket_expired');
  });

  it('refuses the ticket of another person, of another purpose, and one that was used', async () => {
    await people.addTotp(await t.signIn('reporter'));
    const theirs = await people.needed('reporter');
    const code = { recoveryCode: recoveryCodes[2] };
    expect((await people.complete({ ticket: theirs.ticket, ...code })).problem.code).toBe('wrong_code');
    const begun = await t.call(factors.beginPasskeySignIn);
    expect((await people.complete({ ticket: begun.body.ticket, ...code })).problem.code).toBe('ticket_expired');
    const { ticket } = await people.needed('qa');
    expect((await people.complete({ ticket, ...code })).status).toBe(200);
    expect((await people.complete({ ticket, recoveryCode: recoveryCodes[3] })).problem.code).toBe('ticket_expired');
    expect((await people.complete({ ticket: (await people.needed('qa')).ticket })).problem.code).toBe('wrong_code');
    await unlock('qa');
  });
});

describe('R23 wrong codes', () => {
  it('lock the account as wrong passwords do, and a right password in between changes nothing', async () => {
    const { answer } = await people.addTotp(await t.signIn('lead'));
    for (let n = 0; n < lockOut.failures; n += 1) {
      const { ticket } = await people.needed('lead');
      expect((await people.complete({ ticket, code: '000000' })).problem.code).toBe('wrong_code');
    }
    expect((await people.password('lead')).problem.code).toBe('too_many_attempts');
    const actions = (await people.eventsOf('lead')).map(({ action }) => action);
    expect(actions.filter((action) => action === 'second_factor.failed')).toHaveLength(lockOut.failures);
    expect(actions).toContain('second_factor.locked');
    await unlock('lead');
    const { ticket } = await people.needed('lead');
    expect((await people.complete({ ticket, recoveryCode: answer.body.recoveryCodes?.[0] })).status).toBe(200);
    const [count] = await t.database.owner(`select failures from sign_in_failures where name_key = 'lead'`);
    expect(count).toEqual({ failures: 0 });
  });
});

describe('R12 signing in with a passkey', () => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await people.addPasskey(await t.signIn('validator'));
  });
  const begin = async () => (await t.call(factors.beginPasskeySignIn)).body;
  const alone = (body: object) => t.call(factors.signInWithPasskey, { body });
  const asOwner = () => ({ userHandle: setup.userHandle });

  it('after the password', async () => {
    const { ticket, factors, passkey } = await people.needed('validator');
    expect(factors).toEqual(['passkey', 'recovery_code']);
    expect(passkey).toMatchObject({ rpId: 'localhost', allowed: [{ id: setup.authenticator.id }] });
    const assertion = setup.authenticator.get(passkey?.challenge ?? '');
    const answer = await people.complete({ ticket, passkey: assertion });
    expect(await opens(answer.body.access_token)).toBe(true);
    expect((await people.complete({ ticket, passkey: assertion })).problem.code).toBe('ticket_expired');
  });

  it('alone, without a name: the device has verified its person', async () => {
    const { ticket, passkey } = await begin();
    expect(passkey.allowed).toEqual([]);
    const answer = await alone({ ticket, passkey: setup.authenticator.get(passkey.challenge, asOwner()) });
    expect(answer.status).toBe(200);
    const me = await t.call(accounts.currentUser, { token: answer.body.access_token });
    expect(me.body.username).toBe('validator');
    const [row] = (await people.standing(answer.body.access_token)).passkeys;
    expect(row?.lastUsedAt).not.toBeNull();
  });

  it('does so once with the same assertion', async () => {
    const { ticket, passkey } = await begin();
    const assertion = setup.authenticator.get(passkey.challenge, asOwner());
    expect((await alone({ ticket, passkey: assertion })).status).toBe(200);
    expect((await alone({ ticket, passkey: assertion })).problem.code).toBe('ticket_expired');
    const next = await begin();
    expect((await alone({ ticket: next.ticket, passkey: assertion })).problem.code).toBe('wrong_code');
  });

  it.each([
    ['from another origin', { origin: 'http://localhost:9999' }],
    ['that has verified nobody', { isVerified: false }],
  ])('refuses an assertion %s', async (_, options) => {
    const { ticket, passkey } = await begin();
    const assertion = setup.authenticator.get(passkey.challenge, { ...asOwner(), ...options });
    expect((await alone({ ticket, passkey: assertion })).problem.code).toBe('wrong_code');
    await unlock('validator');
  });

  it('R15 refuses another person’s passkey after the password of a user', async () => {
    const other = await people.addPasskey(await t.signIn('designer'));
    const { ticket, passkey } = await people.needed('validator');
    const theirs = other.authenticator.get(passkey?.challenge ?? '');
    expect((await people.complete({ ticket, passkey: theirs })).problem.code).toBe('wrong_code');
    const swapped = { ...theirs, id: setup.authenticator.id, rawId: setup.authenticator.id };
    expect((await people.complete({ ticket, passkey: swapped })).problem.code).toBe('wrong_code');
    await unlock('validator');
  });

  it('refuses one that nobody has registered, and tells it in the trail', async () => {
    const { ticket, passkey } = await begin();
    const assertion = setup.authenticator.get(passkey.challenge, {
      userHandle: Buffer.from('2.1').toString('base64url'),
    });
    expect((await alone({ ticket, passkey: assertion })).problem.code).toBe('wrong_code');
    const events = await t.database.owner(
      `select 1 from audit_events where action = 'second_factor.failed' and record = 'sign_in'`,
    );
    expect(events).toHaveLength(1);
  });

  it('refuses a count of uses that goes backwards: a copy of the key', async () => {
    const { authenticator, userHandle } = await people.addPasskey(await t.signIn('other.admin'));
    const use = async (signCount: number) => {
      authenticator.signCount = signCount;
      const { ticket, passkey } = await begin();
      const options = userHandle ? { userHandle } : {};
      return (await alone({ ticket, passkey: authenticator.get(passkey.challenge, options) })).status;
    };
    expect([await use(7), await use(7), await use(6), await use(8)]).toEqual([200, 401, 401, 200]);
  });

  it('refuses one that was revoked, in the trail of its person', async () => {
    const { ticket, passkey } = await people.needed('validator');
    const answer = await people.complete({ ticket, passkey: setup.authenticator.get(passkey?.challenge ?? '') });
    const token = answer.body.access_token;
    const [row] = (await people.standing(token)).passkeys;
    const asked = await t.call(factors.removePasskey, {
      token,
      params: { id: row?.id ?? '' },
      body: { currentPassword: demoPassword },
    });
    const { ticket: begun, passkey: request } = neededIn(asked);
    const removed = await t.call(factors.removePasskey, {
      token,
      params: { id: row?.id ?? '' },
      body: { ticket: begun, passkey: setup.authenticator.get(request?.challenge ?? '') },
    });
    expect(removed.status).toBe(204);
    const next = await begin();
    const revoked = setup.authenticator.get(next.passkey.challenge, asOwner());
    expect((await alone({ ticket: next.ticket, passkey: revoked })).problem.code).toBe('wrong_code');
    expect((await people.eventsOf('validator')).at(-1)?.action).toBe('second_factor.failed');
    // The last factor is gone: the password alone opens the account again.
    expect((await people.password('validator')).status).toBe(200);
  });
});

describe('where there is no host name', () => {
  it('passkeys are refused with the reason, and codes are not', async () => {
    const copy = await createTestApp({ publicUrl: 'https://10.0.0.7' }, t.database);
    const token = await copy.signIn('company.admin');
    const here = secondFactors(copy);
    expect((await here.standing(token)).passkeyAddress).toBeNull();
    expect((await here.beginPasskey(token)).problem.detail).toMatch(/nom d’hôte/);
    expect((await copy.call(factors.beginPasskeySignIn)).status).toBe(404);
    expect((await here.addTotp(token)).answer.status).toBe(200);
    await copy.close();
  });
});
