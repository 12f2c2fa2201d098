import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { feedbackEndpoints } from '@vigie/domain/modules/feedback/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';
import { securityHeaders } from './security-headers';

const metricsToken = 'the-token-of-prometheus';
let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp({ metricsToken });
  token = await t.signIn('reporter');
});
afterAll(() => t.close());

const countFeedback = async () =>
  (await t.database.owner<{ n: number }>('select count(*)::int as n from feedback'))[0]?.n ?? -1;

describe('a creation', () => {
  const send = (key: string, text = 'Une idée') =>
    t.call(feedbackEndpoints.sendFeedback, {
      token,
      headers: { 'idempotency-key': key },
      body: { text, page: '/home' },
    });

  it('happens once for one Idempotency-Key, and answers the same again', async () => {
    const before = await countFeedback();
    const first = await send('key-1');
    const second = await send('key-1');
    expect(first.status).toBe(201);
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await countFeedback()).toBe(before + 1);
  });

  it('happens once when the key arrives 20 times at the same moment', async () => {
    const before = await countFeedback();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('key-2')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await countFeedback()).toBe(before + 1);
  });

  it('is refused when the key comes back with another request', async () => {
    await send('key-3');
    const answer = await send('key-3', 'Autre chose');
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('idempotency_key_reused');
  });

  it('keeps the keys of two people apart', async () => {
    const mine = await send('key-4');
    const other = await t.call(feedbackEndpoints.sendFeedback, {
      token: await t.signIn('other.reporter'),
      headers: { 'idempotency-key': 'key-4' },
      body: { text: 'Une idée', page: '/home' },
    });
    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(mine.body.id);
  });
});

describe('a change', () => {
  it('asks for the version that was seen, and refuses a stale one', async () => {
    const { body: me, headers } = await t.call(accounts.currentUser, { token });
    expect(headers.etag).toBe(`"${me.version}"`);
    const without = await t.call(accounts.updateProfile, { token, body: { preferences: { theme: 'dark' } } });
    expect(without.status).toBe(428);
    const stale = await t.call(accounts.updateProfile, {
      token,
      headers: { 'if-match': `"${me.version - 1}"` },
      body: { preferences: { theme: 'dark' } },
    });
    expect(stale.status).toBe(412);
    expect(stale.problem.code).toBe('stale_version');
    expect((await t.call(accounts.currentUser, { token })).body).toEqual(me);
  });

  it('succeeds for one of ten who saw the same version', async () => {
    const { body: me } = await t.call(accounts.currentUser, { token });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        t.call(accounts.updateProfile, {
          token,
          headers: { 'if-match': `"${me.version}"` },
          body: { preferences: { singleKeyShortcuts: n % 2 === 0 } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
  });
});

describe('R27 what is wrong with a request', () => {
  const feedback = (body: unknown, headers: Record<string, string> = {}) =>
    t.call(feedbackEndpoints.sendFeedback, { token, body, headers });

  it('is said beside its cause, for every field at once, in both languages', async () => {
    const french = await feedback({ text: '   ' });
    expect(french.status).toBe(422);
    expect(french.headers['content-type']).toContain('application/problem+json');
    expect(french.problem.detail).toEqual([
      { loc: ['body', 'text'], msg: 'Ce champ est obligatoire.', type: 'invalid' },
      { loc: ['body', 'page'], msg: 'Ce champ est obligatoire.', type: 'invalid' },
    ]);
    const english = await feedback({ text: 'x'.repeat(4001), page: 1 }, { 'accept-language': 'en' });
    expect(english.problem.detail).toEqual([
      { loc: ['body', 'text'], msg: 'Write at most 4000 characters.', type: 'invalid' },
      { loc: ['body', 'page'], msg: 'This value is of the wrong type.', type: 'invalid' },
    ]);
  });

  it.each([
    ['x-mixed-fr', 'Ce champ est obligatoire.'],
    ['x-mixed-en', 'This field is required.'],
    ['x-mixed', 'Ce champ est obligatoire.'],
    ['X-Mixed-EN', 'This field is required.'],
    ['de', 'Ce champ est obligatoire.'],
  ])('is said in the language of the page that asks with %s', async (language, sentence) => {
    const answer = await feedback({ text: '   ', page: '/' }, { 'accept-language': language });
    expect(answer.problem.detail).toEqual([{ loc: ['body', 'text'], msg: sentence, type: 'invalid' }]);
  });

  it.each<Record<string, string>>([{}, { 'idempotency-key': 'deep' }])(
    'is nesting without end, with %j',
    async (headers) => {
      const levels = 100_000;
      const answer = await t.request('POST', '/api/v1/feedback', {
        token,
        headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
        body: `{"text":"a","page":"/","more":${'['.repeat(levels)}${']'.repeat(levels)}}`,
      });
      expect(answer.status).toBe(422);
      expect(answer.problem.detail).toEqual([
        { loc: ['body'], msg: 'This request nests its values more than 50 levels deep.', type: 'invalid' },
      ]);
    },
  );

  it.each([
    ['a body that is not JSON', { headers: { 'content-type': 'application/json' }, body: '{"text":' }, 400],
    ['a body that is not an object', { body: [1, 2] }, 422],
    ['a NUL character', { body: { text: 'a\u0000b', page: '/' } }, 400],
    ['half a surrogate pair', { body: { text: 'a\ud800b', page: '/' } }, 400],
    [
      'a poisoned prototype',
      { headers: { 'content-type': 'application/json' }, body: '{"__proto__":{"a":1},"text":"a"}' },
      400,
    ],
    ['another type of content', { headers: { 'content-type': 'text/xml' }, body: '<a/>' }, 415],
    ['two megabytes', { body: { text: 'x'.repeat(2_000_000), page: '/' } }, 413],
  ])('is refused and changes nothing: %s', async (_, options, status) => {
    const before = await countFeedback();
    const answer = await t.request('POST', '/api/v1/feedback', { token, ...options });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.problem.requestId).toBe(answer.headers['x-request-id']);
    expect(await countFeedback()).toBe(before);
  });

  it('stores hostile text as text', async () => {
    const hostile = `'; drop table users; -- <script>alert(1)</script> \${7*7} {{7*7}} \u202e`;
    const { body } = await feedback({ text: hostile, page: '/home' });
    const [row] = await t.database.owner<{ text: string }>('select text from feedback where id = $1', [body.id]);
    expect(row?.text).toBe(hostile);
  });

  it.each(['/api/v1/nothing', '/v1/nothing', '/api/v1/users/abc/deactivate', '/assets/none.js'])(
    'is 404 as a problem where nothing is: %s',
    async (url) => {
      const method = url.includes('deactivate') ? 'POST' : 'GET';
      const answer = await t.request(method, url, {
        token: await t.signIn('company.admin'),
        headers: { 'if-match': '"1"' },
        ...(method === 'POST' && { body: { reason: 'x' } }),
      });
      expect(answer.status).toBe(404);
      expect(answer.problem.code).toBe('not_found');
    },
  );

  it('never shows the inside of the server', async () => {
    const { database } = t.app.platform;
    const original = database.transaction;
    database.transaction = () => Promise.reject(new Error('secret table name'));
    const answer = await feedback({ text: 'a', page: '/' }).finally(() => {
      database.transaction = original;
    });
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    expect(answer.problem.code).toBe('unexpected');
  });
});

describe('the platform', () => {
  it('asks for patience while its event loop is late, not after one stall that is within the limit', async () => {
    const stall = (ms: number) => {
      const end = Date.now() + ms;
      while (Date.now() < end);
    };
    const late = await createTestApp({ latenessLimitMs: 1 });
    const patient = await createTestApp({ latenessLimitMs: 2000 });
    try {
      for (const app of [late, patient]) expect((await app.request('GET', '/health/live')).status).toBe(200);
      stall(1500);
      const statuses = new Set<number>();
      await expect
        .poll(
          async () => {
            statuses.add((await patient.request('GET', '/health/live')).status);
            return (await late.request('GET', '/health/live')).status;
          },
          { interval: 5, timeout: 1000 },
        )
        .toBe(503);
      expect([...statuses]).toEqual([200]);
    } finally {
      await late.close();
      await patient.close();
    }
  });

  it('sends strict headers', async () => {
    const { headers } = await t.call(accounts.currentUser, { token });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    // Of data they say nothing: pages have them (page-policy.test.ts).
    expect(Object.keys(headers)).not.toContain('permissions-policy');
    expect(Object.keys(headers)).not.toContain('cross-origin-opener-policy');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(securityHeaders({ servesHttps: true })['strict-transport-security']).toContain('max-age=31536000');
    const refused = await t.request('GET', '/api/v1/nowhere');
    expect(refused.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-request-id': expect.any(String) });
  });

  it('writes no secret to its log', async () => {
    await t.signIn('qa');
    await t.call(accounts.currentUser, { token, query: { q: 'secret-query' } });
    const logged = t.logs.join('');
    expect(logged).toContain('/api/v1/users/current-user');
    for (const secret of ['Vigie-demo-1', token, 'secret-query', 'Bearer']) expect(logged).not.toContain(secret);
  });

  it('shows that it is alive, that it is ready, and what it measures', async () => {
    expect(await t.request('GET', '/health/live')).toMatchObject({ status: 200, text: 'live' });
    expect(await t.request('GET', '/health/ready')).toMatchObject({ status: 200, text: 'ready' });
    const metrics = await t.request('GET', '/metrics', { token: metricsToken });
    expect(metrics.text).toContain('vigie_http_request_seconds_bucket');
    expect(metrics.text).toContain('vigie_database_connections{state="total"}');
  });

  it('shows what it measures only with the token, and to no caller where none is set', async () => {
    for (const wrong of [undefined, 'null', 'undefined', `${metricsToken}x`, token]) {
      const { status, text } = await t.request('GET', '/metrics', wrong ? { token: wrong } : {});
      expect(status).toBe(404);
      expect(text).not.toContain('vigie_');
    }
    const withoutToken = await createTestApp({}, t.database);
    for (const headers of [undefined, { authorization: 'Bearer ' }, { authorization: 'Bearer null' }]) {
      expect((await withoutToken.request('GET', '/metrics', headers && { headers })).status).toBe(404);
    }
    await withoutToken.close();
  });
});
