import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { companiesEndpoints as companies } from '@vigie/domain/modules/companies/contract';
import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let t: TestApp;
let platform: string;
let admin: string;
let companyId: number;
beforeAll(async () => {
  t = await createTestApp();
  platform = await t.signIn('platform.admin');
  admin = await t.signIn('company.admin');
  companyId = (await t.call(accounts.currentUser, { token: admin })).body.company_id ?? -1;
});
afterAll(() => t.close());

const without = { users: null, invitations: null, storage: null };
const quotas = async () => (await t.call(companies.getQuotas, { token: platform, params: { id: companyId } })).body;
const setQuotas = async (limits: Partial<Record<keyof typeof without, number | null>>, token = platform) =>
  t.call(companies.setQuotas, {
    token,
    params: { id: companyId },
    headers: { 'if-match': `"${(await quotas()).version}"` },
    body: { ...without, ...limits },
  });
afterEach(() => setQuotas({}));

let made = 0;
const invite = () => {
  made += 1;
  const body = { email: `p${made}@orvaline.example`, firstName: 'Paul', lastName: `Nombre${made}` };
  return t.call(accounts.inviteUser, { token: admin, body });
};
const create = () => {
  made += 1;
  const person = { username: `made.${made}`, email: `m${made}@x.example`, first_name: 'Ma', last_name: 'De' };
  return t.call(accounts.createUser, { token: admin, body: person });
};
const upload = (size: number, name = 'a.txt', token = admin) => {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`;
  return t.app.http.inject({
    method: 'POST',
    url: '/api/v1/attachments',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${head}${'a'.repeat(size)}\r\n--x--\r\n`,
  });
};
const countOf = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length;

describe('the quotas of a company', () => {
  it('are generous at first, and shown with what is used to its administrators', async () => {
    const { body } = await t.call(parameters.getUsage, { token: admin });
    const [row] = await t.database.owner<{ users: number }>(
      `select count(*)::int as users from users where company_id = $1 and state <> 'deactivated'`,
      [companyId],
    );
    expect(body.users).toEqual({ used: row?.users, limit: 1_000 });
    expect(body.invitations.limit).toBe(200);
    expect(body.storage.limit).toBe(50 * 1024 ** 3);
    expect((await t.call(parameters.getUsage, { token: await t.signIn('reporter') })).status).toBe(403);
  });

  it('R01 are set by the platform alone, with what was seen, and the change is in the trail', async () => {
    expect((await setQuotas({ users: 5 }, admin)).status).toBe(403);
    expect((await setQuotas({ users: 3_000_000_000 })).status).toBe(422);
    const { version } = await quotas();
    const saved = await setQuotas({ users: 2_000 });
    expect([saved.status, saved.body.version, saved.body.usage.users.limit]).toEqual([200, version + 1, 2_000]);
    const [event] = await t.database.owner<{ changes: unknown; actor_username: string }>(
      `select changes, actor_username from audit_events where company_id = $1 and action = 'company.quotas_changed'
        order by seq desc limit 1`,
      [companyId],
    );
    expect(event?.actor_username).toBe('platform.admin');
    expect(event?.changes).toContainEqual({ field: 'maxUsers', from: null, to: 2_000 });
    const stale = await t.call(companies.setQuotas, {
      token: platform,
      params: { id: companyId },
      headers: { 'if-match': `"${version}"` },
      body: without,
    });
    expect(stale.status).toBe(412);
  });

  it('refuse one user too many, name the limit, and count those who come back', async () => {
    const { used } = (await quotas()).usage.users;
    await setQuotas({ users: used + 1 });
    const last = await create();
    expect(last.status).toBe(201);
    const refused = await create();
    expect([refused.status, refused.problem.code]).toEqual([409, 'quota_reached']);
    expect(refused.problem.detail).toContain(`${used + 1} utilisateurs au plus`);
    expect((await invite()).problem.code).toBe('quota_reached');

    const change = (action: 'deactivateUser' | 'reactivateUser', version: number) =>
      t.call(accounts[action], {
        token: admin,
        params: { id: last.body.id },
        headers: { 'if-match': `"${version}"` },
        body: { reason: 'Essai' },
      });
    expect((await change('deactivateUser', 1)).status).toBe(200);
    expect((await create()).status).toBe(201);
    expect((await change('reactivateUser', 2)).problem.code).toBe('quota_reached');
  });

  it('R20 are not overrun by calls at the same moment', async () => {
    const { users } = (await quotas()).usage;
    await setQuotas({ users: users.used + 2 });
    const created = await Promise.all(Array.from({ length: 8 }, create));
    expect(
      countOf(
        created.map(({ status }) => status),
        201,
      ),
    ).toBe(2);
    expect((await quotas()).usage.users.used).toBe(users.used + 2);

    await setQuotas({ invitations: (await quotas()).usage.invitations.used + 2 });
    const invited = await Promise.all(Array.from({ length: 8 }, invite));
    expect(
      countOf(
        invited.map(({ status }) => status),
        201,
      ),
    ).toBe(2);
    expect(invited.find(({ status }) => status === 409)?.problem.detail).toContain('en 24 heures');

    await setQuotas({ storage: (await quotas()).usage.storage.used + 2_500 });
    const stored = await Promise.all(Array.from({ length: 6 }, (_, n) => upload(1_000, `f${n}.txt`)));
    expect(
      countOf(
        stored.map(({ statusCode }) => statusCode),
        201,
      ),
    ).toBe(2);
    expect(stored.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'quota_reached' });
  });

  it('of files leave nobody to one person alone, whose refusal says what to do', async () => {
    const megabyte = 1024 ** 2;
    // Changed past the trail, which would refuse it: storing so much takes long.
    const pastTheTrail = (change: string) =>
      t.database.owner(`alter table attachments disable trigger user; alter table attachment_links disable trigger user;
        ${change}; alter table attachments enable trigger user; alter table attachment_links enable trigger user`);
    await setQuotas({ storage: 300 * megabyte });
    const { id } = (await upload(1_000)).json() as { id: string };
    await pastTheTrail(`update attachments set size = ${100 * megabyte} where id = '${id}'`);

    const loose = (await upload(1_000)).json() as { code: string; detail: string };
    expect(loose.code).toBe('quota_reached');
    expect(loose.detail).toContain('non joints occupent tout l’espace alloué à une personne (100 Mo). Joignez-les');
    expect((await upload(1_000, 'a.txt', await t.signIn('reporter'))).statusCode).toBe(201);

    await pastTheTrail(`insert into attachment_links (company_id, record, record_id, attachment_id)
      values (${companyId}, 'report', 'RPT-0000', '${id}')`);
    expect((await upload(1_000)).statusCode).toBe(201);
    await pastTheTrail(`update attachments set size = ${150 * megabyte} where id = '${id}'`);
    const own = (await upload(1_000)).json() as { code: string; detail: string };
    expect(own.code).toBe('quota_reached');
    expect(own.detail).toContain('(150 Mo). Faites envoyer celui-ci par un collègue');
    expect((await upload(1_000, 'a.txt', await t.signIn('reporter'))).statusCode).toBe(201);
    await pastTheTrail(`update attachments set size = 1000 where id = '${id}'`);
  });

  it('are shown by the preview of an import, and hold for the import', async () => {
    const { used } = (await quotas()).usage.users;
    await setQuotas({ users: used + 1 });
    const csv = 'first_name,last_name,email\nUn,Premier,un@x.example\nDeux,Second,deux@x.example';
    const importCsv = (confirm: boolean) => t.call(accounts.importUsers, { token: admin, body: { csv, confirm } });
    const preview = await importCsv(false);
    expect(preview.body.limits).toHaveLength(1);
    expect(preview.body.limits[0]).toContain(`${used + 1} utilisateurs au plus`);
    const refused = await importCsv(true);
    expect([refused.status, refused.problem.code]).toEqual([409, 'quota_reached']);
    expect((await quotas()).usage.users.used).toBe(used);
    await setQuotas({ users: used + 2 });
    expect((await importCsv(false)).body.limits).toEqual([]);
    expect((await importCsv(true)).body.invited).toBe(2);
  });
});
