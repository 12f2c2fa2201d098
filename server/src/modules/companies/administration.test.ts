import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { companiesEndpoints as companies } from '@vigie/domain/modules/companies/contract';
import { feedbackEndpoints as feedback } from '@vigie/domain/modules/feedback/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../platform/context';
import { sql } from '../../platform/database/statement';
import { mailTo, tokenIn } from '../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let t: TestApp;
let platform: string;
beforeAll(async () => {
  t = await createTestApp();
  platform = await t.signIn('platform.admin');
});
afterAll(() => t.close());

const idOf = async (name: string) => {
  const { body } = await t.call(companies.browseCompanies, { token: platform, query: { search: name } });
  return body.items[0]?.id ?? -1;
};
const get = async (id: number) => (await t.call(companies.getCompany, { token: platform, params: { id } })).body;
const match = (version: number) => ({ 'if-match': `"${version}"` });
const actionsOn = async (record: string, id: number) =>
  (
    await t.database.owner<{ action: string }>(
      'select action from audit_events where record = $1 and record_id = $2 order by seq',
      [record, String(id)],
    )
  ).map(({ action }) => action);

describe('the gate', () => {
  const open = async (username: string, password: string) =>
    t.call(companies.openGate, { token: await t.signIn(username), body: { password } });

  it('opens for the platform administrator’s own password alone, and everything is in the trail', async () => {
    expect((await open('platform.admin', 'Vigie-demo-1')).status).toBe(204);
    for (const [username, password] of [
      ['platform.admin', 'wrong'],
      ['platform.admin', ''],
      ['company.admin', 'Vigie-demo-1'],
      ['reporter', 'wrong'],
    ] as const) {
      const answer = await open(username, password);
      expect(answer.status, username).toBe(403);
      expect(answer.problem.code).toBe('wrong_password');
    }
    const events = await t.database.owner<{ action: string }>(
      `select action from audit_events where action like 'admin_gate%'`,
    );
    expect(new Set(events.map(({ action }) => action))).toEqual(
      new Set(['admin_gate.opened', 'admin_gate.failed', 'admin_gate.refused']),
    );
  });

  it('R16 is locked after repeated failures', async () => {
    const token = await t.signIn('designer');
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await t.call(companies.openGate, { token, body: { password: `guess ${n}` } })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });
});

describe('a company', () => {
  it('R06 is edited by version, and the trail tells each field', async () => {
    const id = await idOf('Biotech');
    const before = await get(id);
    const changed = await t.call(companies.updateCompany, {
      token: platform,
      params: { id },
      headers: match(before.version),
      body: { name: 'Biotech Armor SAS', city: 'Rennes', numEmployees: 120 },
    });
    expect(changed.body).toMatchObject({ name: 'Biotech Armor SAS', city: 'Rennes', version: before.version + 1 });
    const stale = await t.call(companies.updateCompany, {
      token: platform,
      params: { id },
      headers: match(before.version),
      body: { name: 'Trop tard' },
    });
    expect(stale.status).toBe(412);
    const [event] = await t.database.owner(
      `select changes, actor_username from audit_events where action = 'company.updated'`,
    );
    expect(event).toEqual({
      actor_username: 'platform.admin',
      changes: [
        { field: 'city', from: '', to: 'Rennes' },
        { field: 'name', from: 'Biotech Armor', to: 'Biotech Armor SAS' },
        { field: 'numEmployees', from: 0, to: 120 },
      ],
    });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ numEmployees: -1 }, 'numEmployees'],
    [{ subscriptionEndDate: '2001-01-01T00:00:00Z' }, 'subscriptionEndDate'],
    [{ subscriptionStartDate: 'demain' }, 'subscriptionStartDate'],
  ])('R27 refuses %j beside its field', async (body, field) => {
    const id = await idOf('Biotech');
    const answer = await t.call(companies.updateCompany, {
      token: platform,
      params: { id },
      headers: match((await get(id)).version),
      body,
    });
    expect(answer.status).toBe(422);
    expect((answer.problem.detail as { loc: string[] }[])[0]?.loc).toEqual(['body', field]);
  });

  it('is linked to its customer number at the provider, which is checked', async () => {
    const id = await idOf('Orvaline');
    const link = async (providerId: string) =>
      t.call(companies.linkProvider, {
        token: platform,
        params: { id },
        headers: match((await get(id)).version),
        body: { providerId },
      });
    expect((await link('sub_123')).status).toBe(422);
    expect((await link('cus_NffrFeUfNV2Hib')).body.providerId).toBe('cus_NffrFeUfNV2Hib');
    const { body } = await t.call(companies.browseCompanies, { token: platform, query: { search: 'orvaline' } });
    expect(body.items).toMatchObject([{ providerId: 'cus_NffrFeUfNV2Hib' }]);
  });

  it('comes with its administrator or not at all', async () => {
    const create = (username: string, name: string) =>
      t.call(companies.createCompany, {
        token: platform,
        body: { name, admin: { username, email: 'a@b.example', first_name: 'Ana', last_name: 'Bel' } },
      });
    const done = await create('ana.bel', 'Ensemble');
    expect(done.status).toBe(201);
    expect(done.body.admin?.initial_password).toMatch(/^\w{5}-/);
    await t.signIn('ana.bel', done.body.admin?.initial_password ?? '');
    const refused = await create('Reporter', 'Jamais');
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toMatchObject([{ msg: "Ce nom d'utilisateur n'est pas disponible." }]);
    expect(await idOf('Jamais')).toBe(-1);
  });

  it('is archived while its people are signed in: dead at once, nothing lost, and back again', async () => {
    const { body: created } = await t.call(companies.createCompany, {
      token: platform,
      body: { name: 'Passagère', admin: { email: 'p@p.example', first_name: 'Paul', last_name: 'Pass' } },
    });
    const { id } = created;
    const password = created.admin?.initial_password ?? '';
    const theirs = await t.signIn('paul.pass', password);
    expect((await t.call(accounts.currentUser, { token: theirs })).status).toBe(200);
    const archived = await t.call(companies.archiveCompany, {
      token: platform,
      params: { id },
      headers: match((await get(id)).version),
      body: {},
    });
    expect(archived.body.archived).toBe(true);
    expect((await t.call(accounts.currentUser, { token: theirs })).status).toBe(401);
    await expect(t.signIn('paul.pass', password)).rejects.toThrow('wrong_credentials');
    expect(await idOf('Passagère')).toBe(-1);
    const shelf = await t.call(companies.browseCompanies, {
      token: platform,
      query: { search: 'passag', archived: 'true' },
    });
    expect(shelf.body.items).toMatchObject([{ id, archived: true }]);
    const twice = await t.call(companies.archiveCompany, {
      token: platform,
      params: { id },
      headers: match(archived.body.version),
      body: {},
    });
    expect(twice.status).toBe(409);
    await t.call(companies.restoreCompany, {
      token: platform,
      params: { id },
      headers: match(archived.body.version),
      body: { reason: 'Erreur' },
    });
    expect((await t.call(accounts.currentUser, { token: theirs })).status).toBe(401);
    expect((await t.call(accounts.currentUser, { token: await t.signIn('paul.pass', password) })).status).toBe(200);
    expect(await actionsOn('company', id)).toEqual(['company.created', 'company.archived', 'company.restored']);
  });

  it('R20 number 0, the platform itself, cannot be reached', async () => {
    expect((await t.call(companies.getCompany, { token: platform, params: { id: 0 } })).status).toBe(404);
    const { body } = await t.call(companies.browseCompanies, { token: platform, query: { search: 'Vigie' } });
    expect(body.total).toBe(0);
  });
});

describe('the administrators of a company', () => {
  it('R21 are listed, edited, deactivated and reactivated, with events in their company’s own trail', async () => {
    const id = await idOf('Orvaline');
    const extra = await t.call(companies.createAdmin, {
      token: platform,
      params: { id },
      query: { send_email: 'false' },
      body: {
        email: 'second@orvaline.example',
        first_name: 'Lucie',
        last_name: 'Second',
        password: 'Premier-secret-1',
        team_id: 0,
      },
    });
    expect(extra.body).toMatchObject({ username: 'lucie.second', initial_password: null, team_id: null });
    const { body } = await t.call(companies.listAdmins, { token: platform, params: { id } });
    expect(body.items.map(({ username }) => username)).toEqual(['company.admin', 'lucie.second']);
    const lucie = body.items[1];
    const params = { id, userId: lucie?.id ?? -1 };
    const edited = await t.call(companies.updateAdmin, {
      token: platform,
      params,
      headers: match(lucie?.version ?? 0),
      body: { lastName: 'Deuxième', reason: 'Mariage' },
    });
    expect(edited.body.lastName).toBe('Deuxième');
    const open = await t.signIn('lucie.second', 'Premier-secret-1');
    const off = await t.call(companies.deactivateAdmin, {
      token: platform,
      params,
      headers: match(edited.body.version),
      body: { reason: 'Départ' },
    });
    expect(off.body.state).toBe('deactivated');
    expect((await t.call(accounts.currentUser, { token: open })).status).toBe(401);
    const on = await t.call(companies.reactivateAdmin, {
      token: platform,
      params,
      headers: match(off.body.version),
      body: { reason: 'Retour' },
    });
    expect(on.body.state).toBe('active');
    const events = await t.database.owner(
      `select action, company_id, actor_username from audit_events where record = 'user' and record_id = $1 order by seq`,
      [String(params.userId)],
    );
    expect(events).toEqual(
      ['user.created', 'user.updated', 'user.deactivated', 'user.reactivated'].map((action) => ({
        action,
        company_id: id,
        actor_username: 'platform.admin',
      })),
    );
  });

  it('are invited by mail when the call says so', async () => {
    const id = await idOf('Biotech');
    const { body } = await t.call(companies.createAdmin, {
      token: platform,
      params: { id },
      query: { send_email: 'true' },
      body: { email: 'yves@armor.example', first_name: 'Yves', last_name: 'Mail' },
    });
    expect(body.initial_password).toBeNull();
    const { link } = await mailTo(t.dataFolder, 'yves@armor.example', /vous invite/);
    const accepted = await t.call(accounts.acceptInvitation, {
      body: { token: tokenIn(link), password: 'Une phrase à moi' },
    });
    expect(accepted.body.username).toBe('yves.mail');
  });

  it('are the only people of a company that the platform reaches', async () => {
    const id = await idOf('Orvaline');
    const [reporter] = await t.database.owner<{ id: number }>(`select id from users where username = 'reporter'`);
    const answer = await t.call(companies.updateAdmin, {
      token: platform,
      params: { id, userId: reporter?.id ?? -1 },
      headers: match(1),
      body: { lastName: 'Autre' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('feedback', () => {
  it('of all companies is read by the platform and marked handled, by version', async () => {
    for (const username of ['reporter', 'other.reporter']) {
      const body = { text: `Avis de ${username}`, page: '/home' };
      await t.call(feedback.sendFeedback, { token: await t.signIn(username), body });
    }
    const { body } = await t.call(feedback.listFeedback, { token: platform });
    expect(body.items.slice(0, 2)).toMatchObject([
      { username: 'other.reporter', companyName: 'Biotech Armor SAS', text: 'Avis de other.reporter', handledAt: null },
      { username: 'reporter', displayName: 'Karim Benali', page: '/home' },
    ]);
    const first = body.items[0];
    const handle = (version: number, handled: boolean) =>
      t.call(feedback.handleFeedback, {
        token: platform,
        params: { id: first?.id ?? -1 },
        headers: match(version),
        body: { handled },
      });
    const done = await handle(first?.version ?? 0, true);
    expect(done.body).toMatchObject({ handledBy: 'platform.admin', handledAt: expect.any(String) });
    expect((await handle(first?.version ?? 0, false)).status).toBe(412);
    const ids = async (state: string) =>
      (await t.call(feedback.listFeedback, { token: platform, query: { state } })).body.items.map(({ id }) => id);
    expect(await ids('open')).not.toContain(first?.id);
    expect(await ids('handled')).toContain(first?.id);
    expect(await ids('all')).toContain(first?.id);
    expect((await handle(done.body.version, false)).body.handledAt).toBeNull();
    expect(await actionsOn('feedback', first?.id ?? -1)).toEqual([
      'feedback.sent',
      'feedback.handled',
      'feedback.reopened',
    ]);
  });
});

describe('R20 reading across companies', () => {
  it('is refused to everybody else by the platform layer itself, and can write nothing', async () => {
    const { database } = t.app.platform;
    const attempt = database.readAcrossCompanies(systemContext(1), (reader) => reader.query(sql`select 1`));
    await expect(attempt).rejects.toMatchObject({ code: 'not_allowed' });
    const actor = { ...systemContext(0).actor, roles: ['platform_admin' as const] };
    const write = database.readAcrossCompanies({ ...systemContext(0), actor }, (reader) =>
      reader.query(sql`update users set first_name = 'x'`),
    );
    await expect(write).rejects.toThrow(/read-only transaction/);
  });
});
