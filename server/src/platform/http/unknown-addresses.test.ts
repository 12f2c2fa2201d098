import { type Permission, permits } from '@vigie/domain/kernel/identity/permission';
import { allEndpoints, type NamedEndpoint } from '@vigie/domain/modules/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';

let t: TestApp;
let platformAdmin: string;
let companyAdmin: string;
let qa: string;
beforeAll(async () => {
  t = await createTestApp();
  platformAdmin = await t.signIn('platform.admin');
  companyAdmin = await t.signIn('company.admin');
  qa = await t.signIn('qa');
});
afterAll(() => t.close());

const withIds = allEndpoints.filter(({ endpoint }) => endpoint.path.includes('/:')).map((named) => [named.name, named]);

/** Alerts are counted further than other rows, so theirs are the only large numbers that reach their service. */
const tick = { box: 'inbox', isDone: true };

function ask({ endpoint, permission = 'anyone' }: NamedEndpoint, id: string) {
  const token = tokenOf(permission);
  const body = endpoint.method === 'GET' ? {} : { body: tick };
  return t.request(endpoint.method, endpoint.path.replace(/:\w+/g, id), {
    token,
    headers: { 'if-match': '"1"' },
    ...body,
  });
}

/** Of somebody who may call it at all. */
function tokenOf(permission: Permission): string {
  if (permits(permission, { roles: ['company_admin'] })) return companyAdmin;
  return permits(permission, { roles: ['qa'] }) ? qa : platformAdmin;
}

/** Beyond what the database counts, beyond what JavaScript counts, and what is no number of anything. */
const impossible = [
  '2147483648',
  '999999999999',
  '99999999999999999999999999',
  '-1',
  '0',
  '1.5',
  '1e400',
  'x',
  '%00',
  '%F0%9F%92%A5',
  "1'--",
  'NC_99999999999999',
  'IN_99999999999999',
  'ACT_1',
  'CAPA-1-1',
];
const unknown = ['2147483647', 'NC_999999999', 'IN_999999999', 'ACT_999999999', '00000000-0000-4000-8000-000000000000'];

describe.each(withIds as [string, NamedEndpoint][])('%s', (_name, named) => {
  it('answers 404 at an address that cannot be', async () => {
    for (const id of impossible) expect((await ask(named, id)).status, id).toBe(404);
  });

  it('answers 404 where nothing is, or says first what the request lacks', async () => {
    for (const id of unknown) expect([404, 422, 406, 415], id).toContain((await ask(named, id)).status);
  });
});
