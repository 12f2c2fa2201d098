import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../public';

/** An installation that sends no mail. */
let t: TestApp;
let first: string;
let second: string;
let lead: number;
beforeAll(async () => {
  t = await createTestApp({ deliversMailFolder: false });
  await t.database.owner(`update users set roles = array['reporter', 'company_admin'] where username = 'designer'`);
  first = await t.signIn('company.admin');
  second = await t.signIn('designer');
  lead = await idOf('lead');
});
afterAll(() => t.close());

async function idOf(username: string): Promise<number> {
  const [row] = await t.database.owner<{ id: number }>(`select id from users where username = '${username}'`);
  return row?.id ?? 0;
}
const ask = (token: string, id: number, reason = 'A perdu son mot de passe') =>
  t.call(accounts.askPasswordReset, { token, params: { id }, body: { reason } });
const waiting = async (token: string) => (await t.call(accounts.listPasswordResets, { token })).body;
const confirm = async (token: string, body: object = {}) => {
  const [reset] = (await waiting(first)).items;
  return t.call(accounts.confirmPasswordReset, {
    token,
    params: { id: reset?.id ?? '' },
    body: { password: demoPassword, ...body },
  });
};
const redeem = (link: string, code?: string, password = 'quatre mots sans rapport') =>
  t.call(accounts.resetPassword, {
    body: { token: new URLSearchParams(link.split('#')[1]).get('token') ?? '', password, ...(code && { code }) },
  });
const attempt = (username: string, password: string) => t.call(accounts.signIn, { form: { username, password } });
const isConfirmed = async (username: string) =>
  (
    await t.database.owner(`select identity_confirmed_at is not null as yes from users where username = '${username}'`)
  )[0];

describe('R15 a new password where the installation sends no mail', () => {
  it('is no matter of one administrator, and a link is left nowhere', async () => {
    const users = await t.call(accounts.listUsers, { token: first, query: { search: 'lead' } });
    const { version } = users.body.items[0] ?? { version: 0 };
    const alone = await t.call(accounts.resetUserPassword, {
      token: first,
      params: { id: lead },
      headers: { 'if-match': `"${version}"` },
      body: { reason: 'Seul' },
    });
    expect(alone.status).toBe(409);
    await t.call(accounts.requestPasswordReset, { body: { login: 'lead' } });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await t.database.owner(`select 1 from account_links where purpose = 'password_reset'`)).toEqual([]);
    expect((await attempt('lead', demoPassword)).status).toBe(200);
  });

  it('is asked for by one administrator, with a reason, and seen by the others', async () => {
    expect((await ask(first, lead, ' ')).status).toBe(422);
    const asked = await ask(first, lead);
    expect(asked.body.code).toMatch(/^\w{5}-\w{5}-\w{5}$/);
    expect(await waiting(second)).toMatchObject({
      needsTwo: true,
      items: [{ userId: lead, username: 'lead', reason: 'A perdu son mot de passe' }],
    });
    expect((await ask(second, lead)).status).toBe(409);
    expect((await attempt('lead', demoPassword)).status).toBe(200);
  });

  it('is not confirmed by a user who asked, without the password, by a colleague, or from another company', async () => {
    expect((await confirm(first)).status).toBe(409);
    expect((await confirm(second, { password: 'wrong' })).status).toBe(422);
    expect((await confirm(await t.signIn('qa'))).status).toBe(403);
    expect((await confirm(await t.signIn('other.admin'))).status).toBe(404);
    expect((await waiting(await t.signIn('other.admin'))).items).toEqual([]);
    expect((await ask(first, await idOf('company.admin'))).status).toBe(409);
  });

  it('takes the link of one administrator and the code of the other', async () => {
    await t.database.owner(`update password_resets set asked_at = now() - interval '25 hours'`);
    const { body: asked } = await ask(first, lead);
    const session = await t.signIn('lead');
    const confirmed = await confirm(second);
    expect(confirmed.status).toBe(200);
    const { link, expiresAt } = confirmed.body;
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect((await t.call(accounts.currentUser, { token: session })).status).toBe(401);
    expect((await attempt('lead', demoPassword)).status).toBe(401);
    expect((await redeem(link)).status).toBe(422);
    expect((await redeem(link, 'abcde-abcde-abcde')).status).toBe(422);
    await t.database.owner(`update users set identity_confirmed_at = null where username = 'lead'`);
    expect((await redeem(link, asked.code)).status).toBe(200);
    expect(await isConfirmed('lead')).toEqual({ yes: true });
    expect((await redeem(link, asked.code)).status).toBe(410);
  });

  it('is shown to the person, with who did it and when, until they acknowledge it', async () => {
    const { body } = await attempt('lead', 'quatre mots sans rapport');
    const token = body.access_token;
    const noticesOf = async (who: string) => (await t.call(accounts.currentUser, { token: who })).body.notices;
    const names = await t.database.owner<{ name: string }>(`select first_name || ' ' || last_name as name from users
      where username in ('company.admin', 'designer') order by username`);
    const [notice] = await noticesOf(token);
    expect(notice).toMatchObject({
      kind: 'password_reset',
      by: names[0]?.name,
      confirmed_by: names[1]?.name,
      reason: 'A perdu son mot de passe',
    });
    expect(Date.now() - Date.parse(notice?.at ?? '')).toBeLessThan(60_000);
    const again = (await attempt('lead', 'quatre mots sans rapport')).body.access_token;
    expect(await noticesOf(again)).toHaveLength(1);
    const acknowledge = (who: string) =>
      t.call(accounts.acknowledgeNotice, { token: who, params: { id: notice?.id ?? '' } });
    expect((await acknowledge(first)).status).toBe(404);
    expect((await acknowledge(again)).body.notices).toEqual([]);
    expect((await acknowledge(again)).status).toBe(404);
    expect(await noticesOf(token)).toEqual([]);
  });

  it('R01 is in the trail, step by step', async () => {
    const events = await t.database.owner<{ action: string }>(`select action from audit_events
      where record = 'user' and record_id = '${lead}'
        and (action like 'user.password_reset%' or action like 'user.notice%') order by seq`);
    expect(events.map(({ action }) => action)).toEqual([
      'user.password_reset_asked',
      'user.password_reset_asked',
      'user.password_reset_sent',
      'user.password_reset_confirmed',
      'user.password_reset_code_refused',
      'user.password_reset',
      'user.notice_acknowledged',
    ]);
  });

  it('has a link that five wrong codes, or an hour, make worthless', async () => {
    const qa = await idOf('qa');
    const { body: asked } = await ask(first, qa);
    const { body: guessed } = await confirm(second);
    for (let n = 0; n < 5; n += 1) expect((await redeem(guessed.link, `wrong-wrong-wron${n}`)).status).toBe(422);
    expect((await redeem(guessed.link, asked.code)).status).toBe(410);
    const { body: again } = await ask(first, qa);
    const { body: late } = await confirm(second);
    await t.database.owner(`update account_links set expires_at = now() where used_at is null`);
    expect((await redeem(late.link, again.code)).status).toBe(410);
  });

  it('can be confirmed by an administrator of the platform', async () => {
    const platform = await t.signIn('platform.admin');
    const { body: asked } = await ask(first, await idOf('validator'));
    const { items } = await waiting(platform);
    expect(items).toHaveLength(1);
    const confirmed = await confirm(platform, { companyId: items[0]?.companyId ?? 0 });
    expect((await redeem(confirmed.body.link, asked.code)).status).toBe(200);
  });
});

describe('where mail reaches people', () => {
  it('one administrator is enough, and nobody asks for a second', async () => {
    const mailing = await createTestApp({}, t.database);
    const token = await mailing.signIn('company.admin');
    const { body } = await mailing.call(accounts.listPasswordResets, { token });
    expect(body.needsTwo).toBe(false);
    const asked = await mailing.call(accounts.askPasswordReset, {
      token,
      params: { id: await idOf('reporter') },
      body: { reason: 'Inutile' },
    });
    expect(asked.status).toBe(409);
    await mailing.close();
  });
});
