import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let t: TestApp;
let admin: string;
let otherAdmin: string;
beforeAll(async () => {
  t = await createTestApp();
  admin = await t.signIn('company.admin');
  otherAdmin = await t.signIn('other.admin');
});
afterAll(() => t.close());

const statusOf = async (token: string) => (await t.call(accounts.currentUser, { token })).status;
const newUser = (username: string, more: object = {}) => ({
  username,
  email: `${username.length}@orvaline.example`,
  first_name: 'Zoé',
  last_name: 'Martin',
  ...more,
});
const create = (body: object, token = admin) => t.call(accounts.createUser, { token, body });
const findUser = async (username: string, token = admin) => {
  const { body } = await t.call(accounts.listUsers, { token, query: { search: username } });
  const user = body.items.find((item) => item.username === username);
  if (!user) throw new Error(`no user ${username}`);
  return user;
};
const eventsOf = async (recordId: number) =>
  t.database.owner<{ action: string; reason: string | null; changes: { field: string }[]; actor_username: string }>(
    `select action, reason, changes, actor_username from audit_events where record = 'user' and record_id = $1 order by seq`,
    [String(recordId)],
  );

describe('creating a user', () => {
  it.each(['/v1/users', '/api/v1/users'])('works on %s with the fields of the first clients', async (url) => {
    const username = `zoe${url.length}`;
    const { status, body } = await t.request('POST', url, {
      token: admin,
      body: { ...newUser(username), password: 'Initial-pass-77', team_id: null },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      username,
      first_name: 'Zoé',
      last_name: 'Martin',
      team_id: null,
      initial_password: null,
    });
  });

  it('shows a random initial password once, which must be changed before anything else', async () => {
    const { body } = await create(newUser('first.day'));
    const initial = body.initial_password ?? '';
    expect(initial).toMatch(/^\w{5}-\w{5}-\w{5}$/);
    const token = await t.signIn('first.day', initial);
    const { body: me } = await t.call(accounts.currentUser, { token });
    expect(me.must_change_password).toBe(true);
    const refused = await t.call(accounts.listUsers, { token });
    expect(refused.status).toBe(403);
    expect(refused.problem.code).toBe('password_change_required');
    const chosen = 'Un choix personnel 9';
    const change = { currentPassword: initial, newPassword: chosen };
    const renewed = (await t.call(accounts.changePassword, { token, body: change })).body.access_token;
    expect((await t.call(accounts.listUsers, { token: renewed })).status).toBe(200);
    expect((await t.call(accounts.currentUser, { token: renewed })).body.must_change_password).toBe(false);
  });

  it('happens once for a repeated request, which does not get the password again', async () => {
    const send = () =>
      t.call(accounts.createUser, { token: admin, headers: { 'idempotency-key': 'same' }, body: newUser('only.once') });
    const first = await send();
    const second = await send();
    expect(first.body.initial_password).not.toBeNull();
    expect(second.status).toBe(201);
    expect(second.body).toEqual({ ...first.body, initial_password: null });
    const [kept] = await t.database.owner(`select answer from idempotency_keys where key = 'same'`);
    expect(JSON.stringify(kept)).not.toContain(first.body.initial_password);
  });

  it.each(['reporter', 'Réporter', 'OTHER.ADMIN', 'platform.admin'])(
    'R17 refuses a name that anybody has, in any company, without case and accents: %s',
    async (username) => {
      const answer = await create(newUser(username));
      expect(answer.status).toBe(409);
      expect(answer.problem.detail).toMatchObject([
        { loc: ['body', 'username'], msg: "Ce nom d'utilisateur n'est pas disponible." },
      ]);
    },
  );

  it('R17 refuses the name of a user who has left', async () => {
    await create(newUser('has.left'));
    const user = await findUser('has.left');
    await t.call(accounts.deactivateUser, {
      token: admin,
      params: { id: user.id },
      headers: { 'if-match': `"${user.version}"` },
      body: { reason: 'Départ' },
    });
    expect((await create(newUser('Has.Left'))).status).toBe(409);
    expect((await create(newUser('has.left'), otherAdmin)).status).toBe(409);
  });

  it('R17 gives a name to one of ten who ask for it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(newUser('one.only'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it.each([
    [{ username: 'a b' }, 'username'],
    [{ email: 'nowhere' }, 'email'],
    [{ first_name: '' }, 'first_name'],
    [{ password: 'short' }, 'password'],
    [{ roles: ['platform_admin'] }, 'roles'],
  ])('R27 refuses %j and creates nobody', async (wrong, field) => {
    const answer = await create(newUser('never.there', wrong));
    expect(answer.status).toBe(422);
    expect((answer.problem.detail as { loc: string[] }[])[0]?.loc[1]).toBe(field);
    await expect(findUser('never.there')).rejects.toThrow();
  });

  it('R20 ignores a company that an administrator of another one names', async () => {
    const { body: team } = await t.call(accounts.createTeam, { token: admin, body: { name: 'Emballage' } });
    const { body } = await create(newUser('stays.home', { company_id: 1 }), otherAdmin);
    expect(body.company_id).toBe((await t.call(accounts.currentUser, { token: otherAdmin })).body.company_id);
    const foreignTeam = await create(newUser('other.team', { team_id: team.id }), otherAdmin);
    expect(foreignTeam.status).toBe(422);
  });

  it('lets the platform name a company by one of its teams, and asks when it does not', async () => {
    const platform = await t.signIn('platform.admin');
    const { body: team } = await t.call(accounts.createTeam, { token: admin, body: { name: 'Logistique' } });
    const { body: me } = await t.call(accounts.currentUser, { token: admin });
    const created = await create(newUser('by.team', { team_id: team.id }), platform);
    expect(created.body).toMatchObject({ company_id: me.company_id, team_id: team.id });
    const unclear = await create(newUser('no.where'), platform);
    expect(unclear.status).toBe(422);
    expect(unclear.problem.detail).toMatchObject([{ loc: ['body', 'company_id'] }]);
  });
});

describe('the list of users', () => {
  it('stands in the order of a French dictionary, and counts what it finds', async () => {
    for (const [n, last_name] of ['Zola', 'éluard', 'Eliot', 'Étienne', 'abel'].entries()) {
      await create(newUser(`ordre.${n}`, { first_name: 'Ordre', last_name }));
    }
    const { body } = await t.call(accounts.listUsers, { token: admin, query: { search: 'ordre.' } });
    expect(body.items.map(({ lastName }) => lastName)).toEqual(['abel', 'Eliot', 'éluard', 'Étienne', 'Zola']);
    expect(body.total).toBe(5);
  });

  it('names to every colleague those who hold a role', async () => {
    const asked = { token: await t.signIn('reporter'), query: { role: 'qa' as const, state: 'active' as const } };
    const { body } = await t.call(accounts.listUsers, asked);
    expect(body.items.map(({ username }) => username)).toContain('qa');
    for (const { roles } of body.items) expect(roles).toContain('qa');
    expect((await t.call(accounts.listUsers, { ...asked, query: { role: 'owner' as never } })).status).toBe(422);
  });
});

describe('R06 R21 changing access', () => {
  it('is recorded with the roles before and after, and acts at once', async () => {
    await create(newUser('rising.star', { password: 'Initial-pass-77' }));
    const changed = await t.call(accounts.changePassword, {
      token: await t.signIn('rising.star', 'Initial-pass-77'),
      body: { currentPassword: 'Initial-pass-77', newPassword: 'Autre-chose-88' },
    });
    const token = changed.body.access_token;
    expect((await t.call(accounts.createTeam, { token, body: { name: 'Interdite' } })).status).toBe(403);
    const user = await findUser('rising.star');
    const promoted = await t.call(accounts.updateUser, {
      token: admin,
      params: { id: user.id },
      headers: { 'if-match': `"${user.version}"` },
      body: { roles: ['company_admin'], reason: 'Nouvelle fonction' },
    });
    expect(promoted.body.roles).toEqual(['reporter', 'company_admin']);
    expect((await t.call(accounts.createTeam, { token, body: { name: 'Permise' } })).status).toBe(201);
    const last = (await eventsOf(user.id)).at(-1);
    expect(last).toMatchObject({
      action: 'user.updated',
      reason: 'Nouvelle fonction',
      actor_username: 'company.admin',
      changes: [{ field: 'roles', from: ['reporter'], to: ['reporter', 'company_admin'] }],
    });
  });

  it('ends the sessions of a user deactivated at once, who can come back', async () => {
    const token = await t.signIn('lead');
    const user = await findUser('lead');
    const off = await t.call(accounts.deactivateUser, {
      token: admin,
      params: { id: user.id },
      headers: { 'if-match': `"${user.version}"` },
      body: { reason: 'Congé' },
    });
    expect(off.body.state).toBe('deactivated');
    expect(await statusOf(token)).toBe(401);
    await expect(t.signIn('lead')).rejects.toThrow('wrong_credentials');
    const again = await t.call(accounts.deactivateUser, {
      token: admin,
      params: { id: user.id },
      headers: { 'if-match': `"${off.body.version}"` },
      body: { reason: 'Congé' },
    });
    expect(again.status).toBe(409);
    await t.call(accounts.reactivateUser, {
      token: admin,
      params: { id: user.id },
      headers: { 'if-match': `"${off.body.version}"` },
      body: { reason: 'Retour' },
    });
    expect(await statusOf(await t.signIn('lead'))).toBe(200);
    expect((await eventsOf(user.id)).map(({ action, reason }) => [action, reason])).toEqual(
      expect.arrayContaining([
        ['user.deactivated', 'Congé'],
        ['user.reactivated', 'Retour'],
      ]),
    );
  });

  it('R20 of a user of another company answers 404', async () => {
    const user = await findUser('qa');
    const answer = await t.call(accounts.deactivateUser, {
      token: otherAdmin,
      params: { id: user.id },
      headers: { 'if-match': `"${user.version}"` },
      body: { reason: 'Malveillance' },
    });
    expect(answer.status).toBe(404);
    expect((await findUser('qa')).state).toBe('active');
    const { body } = await t.call(accounts.listUsers, { token: otherAdmin, query: { search: 'qa@demo' } });
    expect(body).toMatchObject({ items: [], total: 0 });
  });

  it('never leaves a company without an administrator, even when two remove each other', async () => {
    const only = await findUser('other.admin', otherAdmin);
    const headers = (version: number) => ({ 'if-match': `"${version}"` });
    const self = await t.call(accounts.deactivateUser, {
      token: otherAdmin,
      params: { id: only.id },
      headers: headers(only.version),
      body: { reason: 'Adieu' },
    });
    expect(self.status).toBe(409);
    expect(self.problem.detail).toContain('dernier administrateur');
    const demoted = await t.call(accounts.updateUser, {
      token: otherAdmin,
      params: { id: only.id },
      headers: headers(only.version),
      body: { roles: [], reason: 'Retraite' },
    });
    expect(demoted.status).toBe(409);

    await create(newUser('second.admin', { roles: ['company_admin'], password: 'Initial-pass-77' }), otherAdmin);
    const second = await findUser('second.admin', otherAdmin);
    const changed = await t.call(accounts.changePassword, {
      token: await t.signIn('second.admin', 'Initial-pass-77'),
      body: { currentPassword: 'Initial-pass-77', newPassword: 'Autre-chose-88' },
    });
    const secondToken = changed.body.access_token;
    const current = await findUser('second.admin', otherAdmin);
    const answers = await Promise.all([
      t.call(accounts.deactivateUser, {
        token: otherAdmin,
        params: { id: second.id },
        headers: headers(current.version),
        body: { reason: 'A' },
      }),
      t.call(accounts.deactivateUser, {
        token: secondToken,
        params: { id: only.id },
        headers: headers(only.version),
        body: { reason: 'B' },
      }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Either may win; the tests below are the first administrator's.
    const [, removed] = answers;
    if (removed.status !== 200) return;
    const back = { token: secondToken, params: { id: only.id }, body: { reason: 'C' } };
    const answer = await t.call(accounts.reactivateUser, { ...back, headers: headers(removed.body.version) });
    expect(answer.status).toBe(200);
  });
});

describe('an invitation', () => {
  it('is mailed, chosen once, and then opens the account', async () => {
    const { body: user } = await t.call(accounts.inviteUser, {
      token: admin,
      body: { email: 'noemie@orvaline.example', firstName: 'Noémie', lastName: "D'Aubigny", roles: ['qa'] },
    });
    expect(user).toMatchObject({ username: 'noémie.d-aubigny', state: 'invited', roles: ['reporter', 'qa'] });
    const { link, text } = await mailTo(t.dataFolder, 'noemie@orvaline.example', /vous invite/);
    expect(text).toContain('Laboratoires Orvaline');
    const accept = (password: string) =>
      t.call(accounts.acceptInvitation, { body: { token: tokenIn(link), password } });
    expect((await accept('short')).status).toBe(422);
    expect((await accept('Une phrase assez longue')).body).toEqual({ username: 'noémie.d-aubigny' });
    expect((await accept('Une phrase assez longue')).status).toBe(410);
    await t.signIn('noemie.d-aubigny', 'Une phrase assez longue');
    const accepted = (await eventsOf(user.id)).find(({ action }) => action === 'user.invitation_accepted');
    expect(accepted?.actor_username).toBe('noémie.d-aubigny');
  });
});

describe('what people, teams and companies are called', () => {
  const hostile = ['Zoé\r\nBcc: all@site.example', 'Zoé\nMartin', '<script>', 'a\u202Ezeb'];
  const invite = (firstName: string, lastName: string) =>
    t.call(accounts.inviteUser, {
      token: admin,
      headers: { 'accept-language': 'en' },
      body: { email: 'z@x.example', firstName, lastName },
    });

  it.each(hostile)('is refused with a sentence: %j', async (name) => {
    const invited = await invite(name, name);
    expect(invited.status).toBe(422);
    expect(invited.problem.detail).toMatchObject([
      { loc: ['body', 'firstName'], msg: expect.stringContaining('cannot contain line breaks') },
      { loc: ['body', 'lastName'] },
    ]);
    const { id, version } = await findUser('lead');
    const platform = await t.signIn('platform.admin');
    const answers = [
      await create(newUser('never.made', { first_name: name })),
      await t.call(accounts.createTeam, { token: admin, body: { name } }),
      await t.call(accounts.updateUser, {
        token: admin,
        params: { id },
        headers: { 'if-match': `"${version}"` },
        body: { lastName: name, reason: 'Mariage' },
      }),
      await t.request('POST', '/api/v1/signups', { body: { companyName: name, firstName: name, lastName: name } }),
      await t.request('POST', '/api/v1/companies', { token: platform, body: { name } }),
    ];
    for (const { status, text } of answers) {
      expect(status, text).toBe(422);
      expect(text).toContain('retour à la ligne');
    }
  });

  it('makes a user name that is one, whatever signs stand in it', async () => {
    const { status, body } = await invite('O’Brien (Zoé)', 'D’Aubigny / 李');
    expect(status).toBe(201);
    expect(body.username).toBe('o-brien-zoé.d-aubigny-李');
    expect((await invite('😀', '!')).body.username).toBe('user');
  });
});

describe('a name that a user has', () => {
  it('R05 is warned of a few times an hour, each time in the trail', async () => {
    const token = await t.signIn('other.admin');
    const body = { email: 'a@armor.example', firstName: 'Ana', lastName: 'Armor', username: 'reporter' };
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await t.call(accounts.inviteUser, { token, body })).status);
    expect([statuses[0], statuses[20]]).toEqual([409, 429]);
    const refused = await t.call(accounts.inviteUser, { token, body: { ...body, username: 'quite.free' } });
    expect(refused.problem.code).toBe('too_many_requests');
    const events = await t.database.owner(`select 1 from audit_events e join users u on u.company_id = e.company_id
      where u.username = 'other.admin' and e.action = 'user.name_refused'`);
    expect(events).toHaveLength(20);
  });
});
