import { alertsEndpoints as alerts } from '@vigie/domain/modules/alerts/contract';
import { notificationsEndpoints as notifications } from '@vigie/domain/modules/notifications/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { userIdOf } from '../reports/testing/reports';
import { alerting } from './testing/alerts';

let t: TestApp;
let doing: Awaited<ReturnType<typeof alerting>>;
beforeAll(async () => {
  t = await createTestApp();
  doing = await alerting(t);
});
afterAll(() => t.close());

describe('R20 another company', () => {
  it('sees nothing: neither list, alert, notification, people, teams nor records', async () => {
    const { id } = await doing.sent('lead', ['qa'], 'Secret de fabrication.');
    await doing.send('lead', { text: 'À tous.' });
    for (const name of ['other.reporter', 'other.admin']) {
      expect((await doing.box(name)).total).toBe(0);
      expect((await doing.box(name, 'outbox')).total).toBe(0);
      expect(await doing.unread(name)).toBe(0);
      const news = await t.call(notifications.listNotifications, { token: doing.as(name) });
      expect(news.body.items.filter(({ type }) => type === 'alertReceived')).toEqual([]);
      expect((await doing.get(name, id)).status).toBe(404);
      expect((await doing.tick(name, id)).status).toBe(404);
      expect((await doing.tick(name, id, 'outbox')).status).toBe(404);
      expect((await doing.read(name, [id])).status).toBe(404);
      const token = doing.as(name);
      const search = { search: '' };
      const { people, teams } = (await t.call(alerts.searchRecipients, { token, query: search })).body;
      expect(people.map(({ username }) => username)).toEqual([
        name === 'other.admin' ? 'other.reporter' : 'other.admin',
      ]);
      expect(teams).toEqual([]);
      expect((await t.call(alerts.searchRecords, { token, query: search })).body.items).toEqual([]);
    }
    expect((await doing.get('qa', id)).body).toMatchObject({ readAt: null, isDone: false });
  });

  it('reaches nobody and nothing of this one', async () => {
    const { id } = await doing.sent('lead', ['qa'], 'Secret de fabrication.');
    const [team] = await t.database.owner<{ id: number }>(`select id from teams where name = 'Production'`);
    const refused = async (body: object, ...loc: (string | number)[]) => {
      const answer = await doing.send('other.reporter', { text: 'Bonjour.', ...body });
      expect(answer.status).toBe(422);
      expect(answer.problem.detail).toMatchObject([{ loc: ['body', ...loc] }]);
    };
    await refused({ recipientIds: [doing.idOf('other.admin'), doing.idOf('qa')] }, 'recipientIds', 1);
    await refused({ teamIds: [team?.id] }, 'teamIds', 0);
    await refused({ recordIds: ['NC_0001'] }, 'recordIds');
    await refused({ recordIds: ['ACT_0001'] }, 'recordIds');
    await refused({ replyTo: id }, 'replyTo');
    const { body } = await doing.send('other.reporter', { text: 'À tous les nôtres.' });
    expect(body.recipients).toMatchObject({ isEveryone: true, count: 1 });
    expect((await doing.box('qa')).items.map(({ text }) => text)).not.toContain('À tous les nôtres.');
  });
});

describe('R19 a colleague to whom an alert was not written', () => {
  it.each(['reporter', 'designer', 'validator', 'company.admin'])('%s can do nothing with it', async (name) => {
    const { id } = await doing.sent('lead', ['qa'], 'Entre nous deux.');
    const mine = await doing.sent('lead', [name], 'Pour vous.');
    expect((await doing.get(name, id)).status).toBe(404);
    expect((await doing.tick(name, id)).status).toBe(404);
    expect((await doing.read(name, [mine.id, id])).status).toBe(404);
    expect((await doing.get(name, mine.id)).body.readAt).toBeNull();
    for (const which of ['inbox', 'outbox'] as const) {
      expect((await doing.box(name, which)).items.map((alert) => alert.id)).not.toContain(id);
    }
    expect((await doing.get('qa', id)).body).toMatchObject({ readAt: null, isDone: false });
  });

  it('is a user who is signed in', async () => {
    const { id } = await doing.sent('lead', ['qa'], 'Entre nous deux.');
    expect((await t.call(alerts.getAlert, { params: { id } })).status).toBe(401);
    expect((await t.call(alerts.listAlerts)).status).toBe(401);
    expect((await t.call(alerts.sendAlert, { body: { text: 'Bonjour' } })).status).toBe(401);
  });
});

describe('R27 a message is refused beside the field', () => {
  it.each<[string, object, (string | number)[]]>([
    ['blank', { text: ' \n\t ' }, ['body', 'text']],
    ['missing', {}, ['body', 'text']],
    ['of the wrong type', { text: 7 }, ['body', 'text']],
    ['too long', { text: 'x'.repeat(4001) }, ['body', 'text']],
    ['to words', { text: 'a', recipientIds: ['qa'] }, ['body', 'recipientIds', 0]],
    ['to a fraction', { text: 'a', recipientIds: [1.5] }, ['body', 'recipientIds', 0]],
    ['to too many', { text: 'a', recipientIds: Array.from({ length: 1001 }, () => 1) }, ['body', 'recipientIds']],
    ['to too many teams', { text: 'a', teamIds: Array.from({ length: 101 }, () => 1) }, ['body', 'teamIds']],
    ['to nobody there is', { text: 'a', recipientIds: [2_147_483_647] }, ['body', 'recipientIds', 0]],
    ['to no team there is', { text: 'a', teamIds: [2_147_483_647] }, ['body', 'teamIds', 0]],
    ['to a number too big', { text: 'a', teamIds: [2_147_483_648] }, ['body', 'teamIds', 0]],
    [
      'with too many links',
      { text: 'a', recordIds: Array.from({ length: 11 }, () => 'NC_0001') },
      ['body', 'recordIds'],
    ],
    ['with an empty link', { text: 'a', recordIds: [''] }, ['body', 'recordIds', 0]],
    ['answering nothing there is', { text: 'a', replyTo: 0 }, ['body', 'replyTo']],
  ])('%s', async (_, body, loc) => {
    const [before] = await t.database.owner('select count(*) as n from alerts');
    const answer = await doing.send('lead', body);
    expect(answer.status).toBe(422);
    expect(answer.problem.detail).toMatchObject([{ loc }]);
    expect(await t.database.owner('select count(*) as n from alerts')).toEqual([before]);
  });

  it('to oneself alone, or to a team where nobody else is', async () => {
    const [team] = await t.database.owner<{ id: number }>(`select id from teams where name = 'Maintenance'`);
    for (const body of [{ recipientIds: [doing.idOf('lead')] }, { teamIds: [team?.id] }]) {
      const answer = await doing.send('lead', { text: 'Moi.', ...body });
      expect(answer.status).toBe(422);
      expect(answer.problem.detail).toMatchObject([
        { loc: ['body', 'recipientIds'], msg: 'Il n’y a aucun autre destinataire.' },
      ]);
    }
  });

  it.each(['louise.morvan', 'gilles.autret'])('to %s, who is not active', async (name) => {
    const answer = await doing.send('lead', { text: 'Bonjour.', recipientIds: [await userIdOf(t, name)] });
    expect(answer.status).toBe(422);
    expect(answer.problem.detail).toMatchObject([{ loc: ['body', 'recipientIds', 0] }]);
  });

  it.each([
    ['GET', '/api/v1/alerts?box=spam', 422],
    ['GET', '/api/v1/alerts?page=0', 422],
    ['GET', '/api/v1/alerts/abc', 404],
    ['GET', '/api/v1/alerts/0', 404],
    ['GET', '/api/v1/alerts/99999999999999999999', 404],
    ['POST', '/api/v1/alerts/9007199254740991/tick', 404],
  ])('%s %s', async (method, url, status) => {
    const body = method === 'POST' ? { box: 'inbox', isDone: true } : undefined;
    expect((await t.request(method, url, { token: doing.as('lead'), body })).status).toBe(status);
  });
});

describe('hostile text', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><script src=//evil.example></script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="javascript:alert(1)">clic</a>',
    'javascript:alert(document.cookie)',
    '[clic](javascript:alert(1))',
    '![x](https://evil.example/x.png)',
    '<style>*{display:none}</style>',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '</textarea><script>alert(1)</script>',
    '<!--<script>-->',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&#x3c;script&#x3e;',
    `'; drop table alerts; --`,
    `' or 1=1 --`,
    `\${7*7} {{7*7}} <%= 7*7 %> #{7*7}`,
    '{"__proto__":{"isAdmin":true}}',
    '__proto__ constructor prototype',
    '=HYPERLINK("http://evil.example","clic")',
    '@SUM(1+1)*cmd|’ /C calc’!A0',
    '../../../../etc/passwd',
    '%00%0d%0aSet-Cookie: a=b',
    'a\r\nBcc: evil@evil.example',
    '\u202Egnp.exe',
    'Z̷̡̛a̸͓l̴̰g̵̱o̷',
    '👩‍👩‍👧‍👦 𝕏 \u{10FFFF}',
    '\u0007\u001b[31mrouge\u001b[0m',
    '\\u0000 \\x00 \\n',
  ];

  it.each(hostile.map((text) => [text]))('%j comes back as the text it is', async (text) => {
    const { id } = await doing.sent('lead', ['qa'], text);
    expect((await doing.get('qa', id)).body.text).toBe(text);
    expect((await doing.box('qa')).items[0]?.text).toBe(text);
    const { body } = await t.call(notifications.listNotifications, { token: doing.as('qa') });
    expect(body.items[0]?.summary).toBe(text.replace(/\s+/g, ' '));
  });

  it('that PostgreSQL cannot store is refused, as everywhere', async () => {
    expect(hostile).toHaveLength(30);
    for (const text of ['a\u0000b', 'a\uD800b']) expect((await doing.send('lead', { text })).status).toBe(400);
  });

  it('is not cut in the middle of a character', async () => {
    const { id } = await doing.sent('lead', ['qa'], '𝕏'.repeat(300));
    const { body } = await t.call(notifications.listNotifications, { token: doing.as('qa') });
    expect(body.items[0]?.summary).toBe('𝕏'.repeat(120));
    const reply = await doing.sent('qa', ['lead'], 'Oui.', { replyTo: id });
    expect(reply.replyTo?.text).toBe('𝕏'.repeat(200));
  });
});
