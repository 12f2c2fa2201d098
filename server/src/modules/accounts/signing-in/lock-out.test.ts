import { lockOut } from '@vigie/domain/kernel/identity/lock-out';
import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findingsOf } from '../../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../public';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ trustedProxies: 1 });
});
afterAll(() => t.close());

interface From {
  readonly address?: string;
  readonly cookie?: string;
}
const attempt = (username: string, password: string, { address = '192.0.2.1', cookie }: From = {}) =>
  t.call(accounts.signIn, {
    form: { username, password },
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  });
const guess = async (username: string, times: number, from: From = {}) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await attempt(username, `guess ${n}`, from)).status);
  return statuses;
};
/** What a browser sends after a sign-in in it. */
const cookieAfter = async (username: string) => {
  const answer = await attempt(username, demoPassword, { address: '198.51.100.1' });
  expect(answer.status).toBe(200);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
};
const eventsOf = async (username: string, pattern: string) =>
  t.database.owner<{ action: string; changes: unknown }>(`select action, changes from audit_events e
    join users u on u.company_id = e.company_id and u.id::text = e.record_id
    where e.record = 'user' and u.username = '${username}' and action like '${pattern}' order by seq`);
const lockEnds = (username: string) =>
  t.database.owner(`update sign_in_failures set locked_until = now() - interval '1 second',
    told_at = told_at - interval '2 minutes' where name_key = '${username}' and locked_until is not null`);

describe('R23 a stranger who guesses', () => {
  it('does not lock the person out of a browser in which they have signed in', async () => {
    const cookie = await cookieAfter('lead');
    expect(await guess('lead', 6)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await attempt('lead', demoPassword, { cookie })).status).toBe(200);
    expect((await attempt('lead', demoPassword)).status).toBe(429);
  });

  it('does not lock the person out at another address either', async () => {
    expect((await attempt('lead', demoPassword, { address: '203.0.113.9' })).status).toBe(200);
  });

  it('waits twice as long after each further failure, and is let in by no success of the person', async () => {
    const waits: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const locked = await attempt('lead', demoPassword);
      waits.push(Math.ceil(Number(locked.headers['retry-after']) / 60));
      await lockEnds('lead');
      expect((await attempt('lead', `again ${n}`)).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('gets few more tries from many addresses', async () => {
    let tried = 0;
    for (let network = 0; network < 8; network += 1) {
      const statuses = await guess('designer', 4, { address: `203.0.113.${network}` });
      tried += statuses.filter((status) => status === 401).length;
    }
    expect(tried).toBe(lockOut.failuresOfStrangers);
  });

  it('does not pass for a known browser with a mark of their own making, or with that of another person', async () => {
    const made = (await cookieAfter('qa')).replace(/=.*/, `=${'x'.repeat(43)}`);
    await guess('qa', 5, { cookie: made });
    expect((await attempt('qa', demoPassword)).status).toBe(429);
    const name = (await cookieAfter('validator')).split('=')[0];
    const mark = (await cookieAfter('reporter')).split('=')[1];
    await guess('validator', 5, { cookie: `${name}=${mark}` });
    expect((await attempt('validator', demoPassword)).status).toBe(429);
  });

  it('alerts the administrators once, with the name', async () => {
    const admin = await t.signIn('company.admin');
    const alerts = async () => {
      const { body } = await t.call(notificationsEndpoints.listNotifications, { token: admin });
      return body.items.filter(({ type, recordId }) => type === 'signInLocked' && recordId === 'lead');
    };
    await vi.waitFor(async () => expect(await alerts()).toHaveLength(1), { timeout: 20_000 });
    expect((await alerts())[0]?.summary).toContain('lead');
  });
});

describe('R23 attempts while a name is locked', () => {
  it('are in the trail with their number, one event a minute', async () => {
    const before = (await eventsOf('lead', 'sign_in.held_off')).length;
    expect(await guess('lead', 9)).toEqual(Array.from({ length: 9 }, () => 429));
    const during = (await eventsOf('lead', 'sign_in.held_off')).slice(before);
    expect(during).toHaveLength(1);
    await t.database.owner(`update sign_in_failures set told_at = told_at - interval '1 minute'`);
    await guess('lead', 1);
    const heldOff = (await eventsOf('lead', 'sign_in.held_off')).slice(before);
    expect(heldOff.map(({ changes }) => changes)).toEqual([
      [{ field: 'attempts', from: null, to: 1 }],
      [{ field: 'attempts', from: null, to: 9 }],
    ]);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('are shown to the person when they sign in, once', async () => {
    const cookie = await cookieAfter('company.admin');
    await guess('company.admin', 7);
    const first = await attempt('company.admin', demoPassword, { cookie });
    expect(first.body.failed_attempts).toBe(7);
    expect(Date.now() - Date.parse(first.body.failed_since ?? '')).toBeLessThan(60_000);
    const second = await attempt('company.admin', demoPassword, { cookie });
    expect(second.body).toMatchObject({ failed_attempts: 0, failed_since: null });
  });
});

describe('R23 the mark of a known browser', () => {
  it('is random, out of reach of scripts, stored as a hash, and given once', async () => {
    const answer = await attempt('other.admin', demoPassword);
    const header = String(answer.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/v1/auth']) expect(header).toContain(part);
    const cookie = header.split(';')[0] ?? '';
    const rows = await t.database.owner<{ all: string }>(`select string_agg(d::text, '') as all from known_devices d`);
    expect(rows[0]?.all).not.toContain(cookie.split('=')[1]);
    const again = await attempt('other.admin', demoPassword, { cookie });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('is worth nothing once the sessions are ended everywhere, and stays after a sign-out', async () => {
    const cookie = await cookieAfter('other.reporter');
    const here = await attempt('other.reporter', demoPassword, { cookie });
    await t.call(accounts.signOut, { token: here.body.access_token });
    await guess('other.reporter', 5);
    const back = await attempt('other.reporter', demoPassword, { cookie });
    expect(back.status).toBe(200);
    await t.call(accounts.revokeAllSessions, { token: back.body.access_token, body: {} });
    expect((await attempt('other.reporter', demoPassword, { cookie })).status).toBe(429);
    expect((await eventsOf('other.reporter', 'sign_in.held_off')).length).toBeGreaterThan(0);
  });
});

describe('R16 a password asked for in an open session', () => {
  const change = (token: string, currentPassword: string) =>
    t.call(accounts.changePassword, { token, body: { currentPassword, newPassword: 'x' } });

  it('is counted for that session alone: neither a stranger nor another session of the person is in its way', async () => {
    const token = await t.signIn('reporter');
    const other = await t.signIn('reporter');
    await guess('reporter', 6);
    for (let n = 0; n < 5; n += 1) expect((await change(token, `wrong ${n}`)).status).toBe(422);
    expect((await change(token, demoPassword)).status).toBe(429);
    expect((await change(other, demoPassword)).status).toBe(422);
    expect((await attempt('reporter', demoPassword, { address: '203.0.113.77' })).status).toBe(200);
  });
});
