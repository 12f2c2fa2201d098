import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';

/**
 * A client written against the requirements and nothing else: plain fetch, their paths, their fields. Only the server it
 * talks to is ours.
 */
let t: TestApp;
let base: string;
let token: string;
beforeAll(async () => {
  t = await createTestApp({ port: 0 });
  base = await t.app.listen();
  const answer = await fetch(`${base}/api/v1/auth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=password&username=platform.admin&password=Vigie-demo-1',
  });
  token = ((await answer.json()) as { access_token: string }).access_token;
});
afterAll(() => t.close());

const authorization = () => ({ Authorization: `Bearer ${token}` });
const post = (path: string, body: object) =>
  fetch(base + path, {
    method: 'POST',
    headers: { ...authorization(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The list as the first interface reads it. */
const list = async (query = '') => {
  const answer = await fetch(`${base}/api/v1/companies/${query}`, { headers: authorization() });
  return { total: answer.headers.get('x-total-count'), companies: (await answer.json()) as Record<string, unknown>[] };
};

const payload = (name: string) => ({
  name,
  description: 'Description par défaut',
  domain: 'brasserie.example',
  vat: '',
  company_number: '',
  address: '',
  city: '',
  country: '',
  post_code: '',
  phone_number: '',
  website: '',
  industry: '',
  num_employees: 0,
  logo_url: '',
  subscription_plan: 'basic',
  subscription_start_date: new Date().toISOString(),
  subscription_end_date: new Date(Date.now() + 365 * 86_400_000).toISOString(),
  is_archived: false,
});

describe('a client of the first interface', () => {
  it('reads the companies with exactly their five fields', async () => {
    const { companies } = await list();
    expect(companies.map(({ name }) => name)).toEqual(['Laboratoires Orvaline', 'Biotech Armor']);
    for (const company of companies) {
      expect(Object.keys(company).sort()).toEqual(['admin', 'domain', 'id', 'name', 'subscription_plan']);
    }
    expect(companies[0]).toMatchObject({ admin: 'Marc Delorme', domain: 'demo.example', subscription_plan: 'basic' });
  });

  it('creates a company with the whole payload and reads its id', async () => {
    const answer = await post('/api/v1/companies', payload('Brasserie du Port'));
    expect(answer.status).toBe(201);
    const created = (await answer.json()) as { id: number };
    expect(created).toMatchObject({
      ...payload('Brasserie du Port'),
      subscription_start_date: expect.any(String),
      subscription_end_date: expect.any(String),
    });
    expect((await list()).companies.at(-1)).toEqual({
      id: created.id,
      name: 'Brasserie du Port',
      admin: '',
      domain: 'brasserie.example',
      subscription_plan: 'basic',
    });
  });

  it('gets the defaults when only the name is given', async () => {
    const company = (await (await post('/api/v1/companies', { name: 'Minimum' })).json()) as Record<string, string>;
    expect(company).toMatchObject({
      description: 'Description par défaut',
      domain: '',
      num_employees: 0,
      subscription_plan: 'basic',
      is_archived: false,
    });
    const days =
      (Date.parse(company.subscription_end_date ?? '') - Date.parse(company.subscription_start_date ?? '')) /
      86_400_000;
    expect([365, 366]).toContain(Math.round(days));
  });

  it('adds an administrator, who signs in with the given password and must change it', async () => {
    const { id } = (await (await post('/api/v1/companies', payload('Avec admin'))).json()) as { id: number };
    const answer = await post(`/api/v1/companies/create_admin/${id}?send_email=false`, {
      username: 'rozenn.guen',
      email: 'rozenn@brasserie.example',
      first_name: 'Rozenn',
      last_name: 'Guen',
      password: 'Premier-secret-1',
      team_id: 0,
    });
    expect(answer.status).toBe(201);
    expect((await list('?search=rozenn')).companies).toMatchObject([{ id, admin: 'Rozenn Guen' }]);
    const signIn = await fetch(`${base}/api/v1/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', username: 'rozenn.guen', password: 'Premier-secret-1' }),
    });
    expect(await signIn.json()).toMatchObject({ must_change_password: true });
  });

  it('creates a user on the path of the footer, for a company', async () => {
    const [company] = (await list('?search=orvaline')).companies;
    const answer = await post('/v1/users', {
      username: 'pied.de.page',
      email: 'pied@orvaline.example',
      first_name: 'Pied',
      last_name: 'Page',
      password: 'Premier-secret-1',
      team_id: null,
      company_id: company?.id,
    });
    expect(answer.status).toBe(201);
  });

  it('reads what is wrong from detail: a list of entries with msg, or a sentence', async () => {
    const invalid = (await (await post('/api/v1/companies', { name: '' })).json()) as { detail: { msg: string }[] };
    expect(invalid.detail.map(({ msg }) => msg).join(', ')).toBe('Ce champ est obligatoire.');
    const missing = await post('/api/v1/companies/create_admin/999999?send_email=false', {
      username: 'no.where',
      email: 'no@where.example',
      first_name: 'No',
      last_name: 'Where',
      password: 'Premier-secret-1',
      team_id: null,
    });
    expect(missing.status).toBe(404);
    expect(typeof ((await missing.json()) as { detail: unknown }).detail).toBe('string');
  });

  it('searches by company or administrator without case, and pages with the total', async () => {
    expect((await list('?search=ORVALINE')).companies).toHaveLength(1);
    expect((await list('?search=le%20goff')).companies).toMatchObject([{ name: 'Biotech Armor' }]);
    expect((await list('?search=%25')).companies).toEqual([]);
    for (let n = 0; n < 20; n += 1) await post('/api/v1/companies', { name: `Page ${n}` });
    const second = await list('?search=page&page=2');
    expect(second.companies).toHaveLength(5);
    expect(second.total).toBe('20');
    expect((await list('?search=page')).companies).toHaveLength(20);
  });
});
