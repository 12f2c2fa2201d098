import { alertsEndpoints as alerts } from '@vigie/domain/modules/alerts/contract';
import { notificationsEndpoints as notifications } from '@vigie/domain/modules/notifications/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { alerting } from './testing/alerts';

let t: TestApp;
let doing: Awaited<ReturnType<typeof alerting>>;
beforeAll(async () => {
  t = await createTestApp();
  doing = await alerting(t);
});
afterAll(() => t.close());

const teamIdOf = async (name: string) =>
  (await t.database.owner<{ id: number }>('select id from teams where name = $1', [name]))[0]?.id ?? -1;
const receivers = async (id: number) =>
  (
    await t.database.owner<{ username: string }>(
      `select u.username from alert_copies c join users u on u.company_id = c.company_id and u.id = c.user_id
       where c.alert_id = $1 and c.box = 'inbox' order by u.username`,
      [id],
    )
  ).map(({ username }) => username);
const newsOf = async (name: string, id: number, state = 'all') =>
  (await t.call(notifications.listNotifications, { token: doing.as(name), query: { state } })).body.items.filter(
    ({ recordId }) => recordId === `ALERT-${id}`,
  );

describe('an alert is sent', () => {
  it('to people, each once and never to its author', async () => {
    const { qa, lead } = { qa: doing.idOf('qa'), lead: doing.idOf('lead') };
    const { status, body } = await doing.send('lead', {
      text: '  Le lot 26K1042\nest bloqué. ',
      recipientIds: [qa, qa, lead],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      text: 'Le lot 26K1042\nest bloqué.',
      sender: { username: 'lead', displayName: 'Julien Lefèvre' },
      recipients: { isEveryone: false, count: 1, names: [`qa (${qa})`] },
      links: [],
      replyTo: null,
      readAt: null,
      isDone: false,
    });
    expect(await receivers(body.id)).toEqual(['qa']);
    expect((await doing.box('qa')).items[0]).toEqual(body);
    expect((await doing.box('lead', 'outbox')).items[0]).toEqual(body);
    expect((await newsOf('qa', body.id))[0]).toMatchObject({
      type: 'alertReceived',
      who: 'Julien Lefèvre',
      summary: 'Le lot 26K1042 est bloqué.',
      address: `/apps/alertes?open=${body.id}`,
    });
    expect(await newsOf('lead', body.id)).toEqual([]);
  });

  it('to a team and a person of it, whose members hear it once', async () => {
    const team = await teamIdOf('Production');
    const { body } = await doing.send('qa', {
      text: 'Vide de ligne ce soir.',
      recipientIds: [doing.idOf('reporter')],
      teamIds: [team, team],
    });
    expect(body.recipients).toEqual({
      isEveryone: false,
      count: 2,
      names: [`reporter (${doing.idOf('reporter')})`, 'Production'],
    });
    expect(await receivers(body.id)).toEqual(['reporter', 'validator']);
  });

  it('to everyone who is active when nobody is named', async () => {
    const { body } = await doing.send('qa', { text: 'Exercice d’évacuation à 10 h.' });
    expect(body.recipients).toEqual({ isEveryone: true, count: 5, names: [] });
    expect(await receivers(body.id)).toEqual(['company.admin', 'designer', 'lead', 'reporter', 'validator']);
  });

  it('R01 and the trail says by whom, to whom and what', async () => {
    const { id } = await doing.sent('lead', ['qa'], 'À relire.', { recordIds: ['NC_0001'] });
    const events = await t.database.owner(
      `select actor_name, changes from audit_events where action = 'alert.sent' and record_id = $1`,
      [String(id)],
    );
    expect(events).toEqual([
      {
        actor_name: 'Julien Lefèvre',
        changes: [
          { field: 'links', from: null, to: ['NC_0001'] },
          { field: 'recipientCount', from: null, to: 1 },
          { field: 'isEveryone', from: null, to: false },
          { field: 'recipients', from: null, to: [`qa (${doing.idOf('qa')})`] },
          { field: 'recipientsId', from: null, to: [doing.idOf('qa')] },
          { field: 'text', from: null, to: 'À relire.' },
        ].sort((a, b) => (a.field < b.field ? -1 : 1)),
      },
    ]);
  });

  it('once, however often the request is repeated', async () => {
    const body = { text: 'Une seule fois.', recipientIds: [doing.idOf('qa')] };
    const headers = { 'idempotency-key': 'alert-once' };
    const first = await doing.send('reporter', body, headers);
    const again = await doing.send('reporter', body, headers);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    const [row] = await t.database.owner('select count(*)::int as n from alerts where text = $1', [body.text]);
    expect(row).toEqual({ n: 1 });
    expect((await doing.send('reporter', { ...body, text: 'Autre.' }, headers)).status).toBe(409);
  });
});

describe('an alert points', () => {
  it('to cases and actions, in the order in which they were named', async () => {
    const { links } = await doing.sent('lead', ['qa'], 'Voir.', { recordIds: ['ACT_0001', 'NC_0001', 'NC_0001'] });
    expect(links).toEqual([
      { id: 'ACT_0001', title: expect.any(String), address: '/apps/actions/ACT_0001' },
      { id: 'NC_0001', title: expect.stringContaining('Poids moyen'), address: '/apps/non-conformity/NC_0001' },
    ]);
  });

  it('to none that does not exist', async () => {
    const answer = await doing.send('lead', { text: 'Voir.', recordIds: ['NC_0001', 'NC_9999'] });
    expect(answer.status).toBe(422);
    expect(answer.problem.detail).toMatchObject([{ loc: ['body', 'recordIds'], msg: 'NC_9999 n’existe pas.' }]);
  });

  it('to what is found by number or words', async () => {
    const search = async (words: string) =>
      (await t.call(alerts.searchRecords, { token: doing.as('reporter'), query: { search: words } })).body.items;
    expect((await search('nc_0001')).map(({ id }) => id)).toContain('NC_0001');
    expect((await search('comprimes LIGNE')).map(({ address }) => address)).toContain('/apps/non-conformity/NC_0001');
    expect((await search('act_0001')).map(({ address }) => address)).toContain('/apps/actions/ACT_0001');
    expect(await search('zanzibar')).toEqual([]);
    const newest = await search('');
    expect(newest.length).toBeGreaterThan(2);
    expect(newest.length).toBeLessThanOrEqual(16);
  });
});

describe('an alert is answered', () => {
  it('by a user who received it, and shows the beginning of what it answers', async () => {
    const asked = await doing.sent('qa', ['lead'], `Joint remplacé ? ${'x'.repeat(500)}`);
    const reply = await doing.sent('lead', ['qa'], 'Oui.', { replyTo: asked.id });
    expect(reply.replyTo).toEqual({ id: asked.id, sender: 'Claire Vasseur', text: asked.text.slice(0, 200) });
    expect((await doing.box('qa')).items[0]?.replyTo?.id).toBe(asked.id);
    const more = await doing.sent('qa', ['lead'], 'Encore une chose.', { replyTo: asked.id });
    expect(more.replyTo?.id).toBe(asked.id);
  });

  it('R19 by nobody else', async () => {
    const { id } = await doing.sent('qa', ['lead'], 'Entre nous.');
    for (const replyTo of [id, 999_999_999]) {
      const answer = await doing.send('reporter', { text: 'Moi aussi.', replyTo });
      expect(answer.status).toBe(422);
      expect(answer.problem.detail).toMatchObject([{ loc: ['body', 'replyTo'] }]);
    }
  });
});

describe('an alert is read', () => {
  it('with its notification, for the reader alone', async () => {
    const { id } = await doing.sent('lead', ['qa', 'designer'], 'À lire.');
    const before = await doing.unread('qa');
    expect(await newsOf('qa', id, 'unread')).toHaveLength(1);
    expect((await doing.get('qa', id)).body.readAt).toBeNull();
    expect((await doing.read('qa', [id])).body.unread).toBe(before - 1);
    const readAt = (await doing.get('qa', id)).body.readAt;
    expect(readAt).not.toBeNull();
    expect(await newsOf('qa', id, 'unread')).toEqual([]);
    await doing.read('qa', [id]);
    expect((await doing.get('qa', id)).body.readAt).toBe(readAt);
    expect((await doing.get('designer', id)).body.readAt).toBeNull();
    expect(await newsOf('designer', id, 'unread')).toHaveLength(1);
  });

  it('not by its author, in whose outbox nothing is unread', async () => {
    const { id } = await doing.sent('lead', ['qa'], 'Envoyé.');
    const before = await doing.unread('lead');
    expect((await doing.read('lead', [id])).body.unread).toBe(before);
    expect((await doing.get('lead', id)).body.readAt).toBeNull();
  });

  it('together with all others', async () => {
    const { id } = await doing.sent('lead', ['validator'], 'Tout lire.');
    expect((await doing.read('validator')).body.unread).toBe(0);
    expect(await doing.unread('validator')).toBe(0);
    expect(await newsOf('validator', id, 'unread')).toEqual([]);
    expect((await doing.read('validator', [])).status).toBe(200);
  });
});

describe('an alert is ticked off', () => {
  it('and stands below the others, newest first, until the tick is taken away', async () => {
    const ids: number[] = [];
    for (const n of [1, 2, 3]) ids.push((await doing.sent('lead', ['designer'], `Ordre ${n}`)).id);
    const [first = 0, second = 0, third = 0] = ids;
    const order = async () => (await doing.box('designer')).items.filter(({ id }) => ids.includes(id));
    expect((await doing.tick('designer', third)).status).toBe(204);
    await doing.tick('designer', third);
    await doing.tick('designer', second);
    expect((await order()).map(({ id, isDone }) => [id, isDone])).toEqual([
      [first, false],
      [third, true],
      [second, true],
    ]);
    await doing.tick('designer', third, 'inbox', false);
    expect((await order()).map(({ id }) => id)).toEqual([third, first, second]);
  });

  it('and is read, as the user who has dealt with it has seen it', async () => {
    const { id } = await doing.sent('lead', ['qa'], 'Fait.');
    const before = await doing.unread('qa');
    await doing.tick('qa', id);
    expect(await doing.unread('qa')).toBe(before - 1);
    await doing.tick('qa', id, 'inbox', false);
    expect(await doing.unread('qa')).toBe(before - 1);
  });

  it('in the outbox without touching the inboxes', async () => {
    const { id } = await doing.sent('lead', ['qa'], 'Classé.');
    await doing.tick('lead', id, 'outbox');
    expect((await doing.get('lead', id)).body.isDone).toBe(true);
    expect((await doing.get('qa', id)).body).toMatchObject({ isDone: false, readAt: null });
    expect((await doing.tick('lead', id, 'inbox')).status).toBe(404);
    expect((await doing.tick('qa', id, 'outbox')).status).toBe(404);
  });
});

it('a box has 15 alerts to a page, each once', async () => {
  const before = (await doing.box('company.admin', 'outbox')).total;
  for (let n = 0; n < 20; n++) await doing.sent('company.admin', ['reporter'], `Page ${n}`);
  const pages = await Promise.all([1, 2, 3].map((page) => doing.box('company.admin', 'outbox', page)));
  expect(pages[0]).toMatchObject({ total: before + 20, pageCount: 2 });
  expect(pages.map(({ items }) => items.length)).toEqual([15, before + 5, 0]);
  const texts = pages.flatMap(({ items }) => items.map(({ text }) => text));
  expect(texts.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, n) => `Page ${19 - n}`));
});

it('recipients are offered by part of a name, without oneself and inactive users', async () => {
  const offered = async (search = '') =>
    (await t.call(alerts.searchRecipients, { token: doing.as('lead'), query: { search } })).body;
  const all = await offered();
  expect(all.people.map(({ username }) => username)).toEqual([
    'reporter',
    'designer',
    'company.admin',
    'validator',
    'qa',
  ]);
  expect(all.teams).toEqual([
    { id: await teamIdOf('Assurance qualité'), name: 'Assurance qualité', memberCount: 2 },
    { id: await teamIdOf('Maintenance'), name: 'Maintenance', memberCount: 1 },
    { id: await teamIdOf('Production'), name: 'Production', memberCount: 2 },
  ]);
  expect((await offered('VASS')).people).toEqual([
    { id: doing.idOf('qa'), username: 'qa', displayName: 'Claire Vasseur' },
  ]);
  expect((await offered('morvan')).people).toEqual([]);
  expect((await offered('autret')).people).toEqual([]);
  expect((await offered('duct')).teams.map(({ name }) => name)).toEqual(['Production']);
  expect(await offered('%')).toEqual({ people: [], teams: [] });
});
