import { gunzipSync } from 'node:zlib';
import { roles } from '@vigie/domain/kernel/identity/actor';
import { permits } from '@vigie/domain/kernel/identity/permission';
import { allEndpoints } from '@vigie/domain/modules/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './platform/testing/test-app';

let t: TestApp;
const tokens: Record<string, string> = {};
const accountOf = {
  reporter: 'reporter',
  validator: 'validator',
  qa: 'qa',
  designer: 'designer',
  company_admin: 'company.admin',
  platform_admin: 'platform.admin',
};

beforeAll(async () => {
  t = await createTestApp();
  for (const role of roles) tokens[role] = await t.signIn(accountOf[role]);
});
afterAll(() => t.close());

const addressOf = (path: string) => path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');

describe('every route', () => {
  it('has a contract, and every contract has a route', () => {
    const served = t.app.servedRoutes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`);
    const described = allEndpoints.flatMap(({ endpoint }) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `${endpoint.method} ${path}`),
    );
    expect(served.sort()).toEqual(described.sort());
  });

  it('has a line in the permission table of its module', () => {
    expect(allEndpoints.filter(({ permission }) => permission === undefined)).toEqual([]);
  });

  it('has a name of its own', () => {
    const names = allEndpoints.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('R44 that makes a file for its caller is one of the heavy calls, which an account runs few of at once', () => {
    // What is stored already, or always the same.
    const kept = /\/content$|\/verifier$|\/imports\/template$|\/imports\/:id\/file$/;
    const light = allEndpoints.filter(
      ({ endpoint }) => endpoint.answers === 'file' && !endpoint.isHeavy && !kept.test(endpoint.path),
    );
    expect(light.map(({ name }) => name)).toEqual([]);
  });

  const guarded = allEndpoints.filter(({ permission }) => permission !== 'anyone');

  it.each(guarded)('R19 $name refuses callers who are not signed in, on every address', async ({ endpoint }) => {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const answer = await t.request(endpoint.method, addressOf(path), { body: endpoint.body ? {} : undefined });
      expect(answer.status, path).toBe(401);
      expect(answer.problem.code).toBe('not_signed_in');
    }
  });

  it.each(guarded)('R19 $name refuses a token that was made up', async ({ endpoint }) => {
    const forged = `eyJhbGciOiJub25lIn0.${btoa('{"sub":"1","cid":0,"exp":9999999999}')}.`;
    const answer = await t.request(endpoint.method, addressOf(endpoint.path), { token: forged });
    expect(answer.status).toBe(401);
    expect(answer.problem.code).toBe('session_ended');
  });

  const restricted = allEndpoints.flatMap((named) =>
    roles.filter((role) => !permits(named.permission ?? [], { roles: [role] })).map((role) => ({ ...named, role })),
  );

  it.each(restricted.filter(({ permission }) => permission !== 'anyone'))(
    'R19 $name is refused to a $role',
    async ({ endpoint, role }) => {
      const answer = await t.request(endpoint.method, addressOf(endpoint.path), {
        token: tokens[role],
        headers: { 'if-match': '"1"' },
        ...(endpoint.body && { body: {} }),
      });
      expect(answer.status).toBe(403);
      expect(answer.problem).toMatchObject({ code: 'not_allowed', status: 403 });
    },
  );
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and names every address', async () => {
    const { status, body } = await t.request('GET', '/api/openapi.json');
    expect(status).toBe(200);
    const document = body as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toBe('3.1.0');
    for (const { endpoint } of allEndpoints) {
      const operations = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')];
      expect(operations, endpoint.path).toHaveProperty(endpoint.method.toLowerCase());
    }
  });

  it('can be read as a page without script', async () => {
    const { status, text, headers } = await t.request('GET', '/api/docs');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(text).not.toContain('<script');
    expect(text).toContain('/api/v1/auth/token');
  });

  it.each(['/api/docs', '/api/openapi.json'])('%s is compressed for clients that accept it', async (url) => {
    const { text } = await t.request('GET', url);
    const packed = await t.app.http.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(text.length / 5);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(text);
  });
});
