import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let t: TestApp;
let admin: string;
beforeAll(async () => {
  t = await createTestApp();
  admin = await t.signIn('company.admin');
});
afterAll(() => t.close());

const countUsers = async () => (await t.database.owner('select 1 from users')).length;
const importCsv = (csv: string, confirm: boolean, createTeams = false) =>
  t.call(accounts.importUsers, { token: admin, body: { csv, confirm, createTeams } });
const match = (version: number) => ({ 'if-match': `"${version}"` });

const good = `Prénom;Nom;Adresse e-mail;Équipe;Rôles
Élise;Le Bihan;elise@orvaline.example;production;qa
"Jean";"D'Arc";jean@orvaline.example;;`;

describe('a file of users', () => {
  it('is shown line by line before anything happens', async () => {
    const before = await countUsers();
    const { status, body } = await importCsv(
      `username,email,first_name,last_name,roles,team
reporter,a@b.example,Ana,Bel,,
ok.name,not-an-address,,Bel,chef,Nulle part
ok.name,c@d.example,Cleo,Dam,,`,
      false,
    );
    expect(status).toBe(200);
    expect(body.invited).toBe(0);
    expect(body.lines.map(({ line, problems }) => [line, problems.length])).toEqual([
      [2, 1],
      [3, 4],
      [4, 1],
    ]);
    expect(body.lines[0]?.problems).toEqual(["Ce nom d'utilisateur est déjà pris."]);
    expect(await countUsers()).toBe(before);
  });

  it('invites nobody when one line is wrong', async () => {
    const before = await countUsers();
    const answer = await importCsv(`${good}\nMax;;max@orvaline.example;;`, true);
    expect(answer.status).toBe(422);
    expect(answer.problem.detail).toMatchObject([{ loc: ['body', 'csv', 4] }]);
    expect(await countUsers()).toBe(before);
  });

  it('invites everybody when all are right, each by mail', async () => {
    const before = await countUsers();
    const { body } = await importCsv(good, true);
    expect(body.invited).toBe(2);
    expect(await countUsers()).toBe(before + 2);
    const { body: found } = await t.call(accounts.listUsers, { token: admin, query: { search: 'élise' } });
    expect(found.items).toMatchObject([{ username: 'élise.le-bihan', roles: ['reporter', 'qa'], state: 'invited' }]);
    expect(found.items[0]?.teamId).not.toBeNull();
    await mailTo(t.dataFolder, 'jean@orvaline.example', /vous invite/);
  });

  it('creates the teams that are missing, with an event each, only where that is chosen', async () => {
    const csv = 'Prénom;Nom;E-mail;Équipe\nLia;Roc;lia@orvaline.example;Laverie\nLou;Roc;lou@orvaline.example;laverie';
    const preview = await importCsv(csv, false);
    expect(preview.body.newTeams).toEqual(['Laverie']);
    expect(preview.body.lines.map(({ problems }) => problems.length)).toEqual([1, 1]);
    expect((await importCsv(csv, true)).status).toBe(422);
    const { status, body, text } = await importCsv(csv, true, true);
    expect(status, text).toBe(200);
    expect(body.invited).toBe(2);
    const made = await t.database.owner<{ id: number }>("select id from teams where name = 'Laverie'");
    expect(made).toHaveLength(1);
    const members = await t.database.owner(`select from users where team_id = ${made[0]?.id}`);
    expect(members).toHaveLength(2);
    const events = await t.database.owner(
      `select from audit_events where action = 'team.created' and record_id = '${made[0]?.id}'`,
    );
    expect(events).toHaveLength(1);
  });

  it('R05 tells nothing of names in other companies, and numbers one that a user has there', async () => {
    const csv = (name: string) => `username,email,first_name,last_name\n${name},x@y.example,Xavier,Yvon`;
    const preview = async (name: string) => (await importCsv(csv(name), false)).text.replaceAll(name, 'NAME');
    expect(await preview('other.reporter')).toBe(await preview('nobody.at.all'));
    expect(await preview('platform.admin')).toBe(await preview('nobody.at.all'));
    const { body } = await importCsv(csv('other.reporter'), true);
    expect(body.lines).toMatchObject([{ username: 'other.reporter2', problems: [] }]);
    const again = await importCsv(csv('Other.Reporter'), true);
    expect(again.body.lines).toMatchObject([{ username: 'Other.Reporter3' }]);
    const mail = await mailTo(t.dataFolder, 'x@y.example', /vous invite/);
    expect(mail.text).toMatch(/Other.Reporter3|other.reporter2/);
  });

  it.each([
    ['nothing but a header', 'email,first_name,last_name', 'aucune personne'],
    ['columns that nobody knows', 'a,b,c\n1,2,3', 'il manque'],
    ['too many people', `email,first_name,last_name\n${'x@y.example,A,B\n'.repeat(501)}`, '500'],
  ])('is refused whole when it has %s', async (_, csv, sentence) => {
    const answer = await importCsv(csv, false);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.problem.detail)).toContain(sentence);
  });
});

describe('a password reset by the administrator', () => {
  const userOf = async (username: string) => {
    const { body } = await t.call(accounts.listUsers, { token: admin, query: { search: username } });
    return body.items[0] ?? { id: -1, version: 0 };
  };
  it('R15 mails a link to the person, shows nobody a password, and ends every session', async () => {
    const open = await t.signIn('lead');
    const { id, version } = await userOf('lead');
    const { status, body } = await t.call(accounts.resetUserPassword, {
      token: admin,
      params: { id },
      headers: match(version),
      // What earlier clients sent to be shown the password.
      body: { sendEmail: false, reason: 'Oublié' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ linkSent: true, version: version + 1 });
    expect((await t.call(accounts.currentUser, { token: open })).status).toBe(401);
    await expect(t.signIn('lead')).rejects.toThrow('wrong_credentials');
    const { link } = await mailTo(t.dataFolder, 'lead@demo.example', /choisir un nouveau mot de passe/);
    const chosen = { token: tokenIn(link), password: 'Une phrase à moi' };
    expect((await t.call(accounts.resetPassword, { body: chosen })).body).toEqual({ username: 'lead' });
    const me = await t.call(accounts.currentUser, { token: await t.signIn('lead', 'Une phrase à moi') });
    expect(me.body).toMatchObject({ must_change_password: false, identity_confirmed: true });
  });

  it('R20 does not reach another company', async () => {
    const other = await t.signIn('other.admin');
    const { id, version } = await userOf('validator');
    const answer = await t.call(accounts.resetUserPassword, {
      token: other,
      params: { id },
      headers: match(version),
      body: { reason: 'x' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('a team', () => {
  it('is renamed by version, to a name that no other has, and counts its people', async () => {
    const { body } = await t.call(accounts.listTeams, { token: admin });
    const production = body.items.find(({ name }) => name === 'Production');
    expect(production?.memberCount).toBe(3);
    const rename = (version: number, name: string) =>
      t.call(accounts.renameTeam, {
        token: admin,
        params: { id: production?.id ?? -1 },
        headers: match(version),
        body: { name },
      });
    expect((await rename(1, 'maintenance')).status).toBe(409);
    expect((await rename(1, 'Production A')).body).toMatchObject({ name: 'Production A', version: 2, memberCount: 3 });
    expect((await rename(1, 'Production B')).status).toBe(412);
  });
});
