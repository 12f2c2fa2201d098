import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { companiesEndpoints as companies } from '@vigie/domain/modules/companies/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const password = 'Un bon beurre salé';
const company = (name: string) => ({
  companyName: 'Fromagerie du Léon',
  username: name,
  email: `${name}@leon.example`,
  firstName: 'Yann',
  lastName: 'Kerbrat',
  password,
});
const linkTo = async (name: string) =>
  tokenIn((await mailTo(t.dataFolder, `${name}@leon.example`, /confirmer votre inscription/)).link);
const countCompanies = async () => (await t.database.owner('select 1 from companies')).length;
const confirm = (body: { token: string; password: string; username?: string }) =>
  t.call(companies.confirmSignUp, { body });

describe('signing up', () => {
  it('R05 creates nothing before the mailed link is used', async () => {
    const before = await countCompanies();
    const asked = await t.call(companies.signUp, { body: company('yann.kerbrat') });
    expect([asked.status, asked.body]).toEqual([202, { accepted: true }]);
    const token = await linkTo('yann.kerbrat');
    expect(await countCompanies()).toBe(before);
    await expect(t.signIn('yann.kerbrat', password)).rejects.toThrow();

    const { status, body } = await confirm({ token, password });
    expect(status).toBe(201);
    const me = await t.call(accounts.currentUser, { token: await t.signIn('yann.kerbrat', password) });
    expect(me.body).toMatchObject({
      company_id: body.companyId,
      company_name: 'Fromagerie du Léon',
      identity_confirmed: true,
    });
    expect(me.body.roles).toEqual(['reporter', 'company_admin']);
    const [row] = await t.database.owner(
      `select subscription_plan, domain, subscription_end_date = subscription_start_date + interval '1 year' as one_year
        from companies where id = $1`,
      [body.companyId],
    );
    expect(row).toEqual({ subscription_plan: 'basic', domain: 'leon.example', one_year: true });
    expect((await confirm({ token, password })).status).toBe(410);
  });

  it('takes the password too: a form that a stranger filled in creates nothing', async () => {
    await t.call(companies.signUp, { body: company('stranger') });
    const token = await linkTo('stranger');
    const before = await countCompanies();
    expect((await confirm({ token, password: 'Une autre phrase' })).status).toBe(422);
    expect((await confirm({ token: `${token.slice(0, -2)}xx`, password })).status).toBe(410);
    expect(await countCompanies()).toBe(before);
  });

  it('R05 answers the same for a name that a user has, and leaves nothing half made', async () => {
    const free = await t.call(companies.signUp, { body: company('nobody.yet') });
    const taken = await t.call(companies.signUp, { body: { ...company('lead'), email: 'lead@leon.example' } });
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const token = await linkTo('lead');
    const before = await countCompanies();
    const refused = await confirm({ token, password });
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toMatchObject([{ loc: ['body', 'username'] }]);
    expect(await countCompanies()).toBe(before);
    // The link goes on being worth something, with another name.
    expect((await confirm({ token, password, username: 'lead.leon' })).status).toBe(201);
  });

  it('R05 does not let a link try one name after the other', async () => {
    await t.call(companies.signUp, { body: company('curious') });
    const token = await linkTo('curious');
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await confirm({ token, password, username: 'qa' })).status);
    expect([statuses[0], statuses[19], statuses[20]]).toEqual([409, 409, 410]);
  });

  it('happens once when the link is used twice at the same moment', async () => {
    await t.call(companies.signUp, { body: company('twice') });
    const token = await linkTo('twice');
    const both = await Promise.all([
      confirm({ token, password }),
      confirm({ token, password, username: 'twice.again' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
  });

  it('fills nobody’s mailbox, and says the same', async () => {
    const ask = () => t.call(companies.signUp, { body: company('flooded') });
    const asked = [await ask(), await ask(), await ask(), await ask(), await ask()];
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    const waiting = await t.database.owner(`select 1 from sign_ups where email = 'flooded@leon.example'`);
    expect(waiting).toHaveLength(3);
  });

  it('R05 keeps what waits from the application’s role, and forgets it after a day', async () => {
    const asApplication = `set role vigie_app; select 1 from sign_ups`;
    await expect(t.database.owner(asApplication)).rejects.toThrow(/permission denied/);
    await t.call(companies.signUp, { body: company('too.late') });
    const token = await linkTo('too.late');
    await t.database.owner(`update sign_ups set expires_at = now() where email = 'too.late@leon.example'`);
    expect((await confirm({ token, password })).status).toBe(410);
    await t.call(companies.signUp, { body: company('next.one') });
    expect(
      await t.database.owner(`select password_hash, last_name from sign_ups where email = 'too.late@leon.example'`),
    ).toEqual([{ password_hash: null, last_name: '' }]);
  });
});

describe('a closed sign-up', () => {
  it('says so, and creates nothing', async () => {
    const closed = await createTestApp({ signUp: 'closed' }, t.database);
    try {
      expect((await closed.call(accounts.getSignUp)).body).toEqual({ open: false, isFillingDemo: false });
      const refused = await closed.call(companies.signUp, { body: company('outside') });
      expect([refused.status, refused.problem.code]).toEqual([403, 'sign_up_closed']);
      expect(refused.problem.title).toContain("L'inscription est fermée ici");
    } finally {
      await closed.close();
    }
  });

  it('is the default where there is no demo', async () => {
    expect((await t.call(accounts.getSignUp)).body).toEqual({ open: true, isFillingDemo: false });
    await t.database.owner(`delete from installation where key = 'demo_started_at'`);
    expect((await t.call(accounts.getSignUp)).body).toEqual({ open: false, isFillingDemo: false });
  });
});
