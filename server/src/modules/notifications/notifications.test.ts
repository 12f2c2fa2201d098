import { chosenTypes, noticeGroupsOf } from '@vigie/domain/kernel/records/notices';
import { moduleContracts } from '@vigie/domain/modules/index';
import { noticesByTopic } from '@vigie/domain/modules/notifications/default-mails';
import { parametersEndpoints } from '@vigie/domain/modules/parameters/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo } from '../../platform/testing/mailbox';
import { OpenPage } from '../../platform/testing/open-page';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { allBut, notificationTester } from './testing/notification-tester';

const notificationTypes = chosenTypes(noticeGroupsOf(Object.values(moduleContracts)));

let t: TestApp;
let doing: Awaited<ReturnType<typeof notificationTester>>;
beforeAll(async () => {
  t = await createTestApp();
  doing = await notificationTester(t, ['reporter', 'validator', 'lead', 'qa', 'company.admin', 'other.reporter']);
});
afterAll(() => t.close());

const rowsOf = (recordId: string) =>
  t.database.owner(
    `select u.username, n.in_app, n.is_for_digest from notifications n
     join users u on u.company_id = n.company_id and u.id = n.user_id where n.record_id = $1 order by u.username`,
    [recordId],
  );

describe('a person who has chosen nothing', () => {
  it('is told everything in the application and nothing elsewhere', async () => {
    expect(await doing.choicesOf('reporter')).toEqual({
      inApp: [...notificationTypes],
      mail: [],
      digest: [],
      followsCompany: true,
    });
    const id = await doing.sendNotification(['reporter']);
    expect(await rowsOf(id)).toEqual([{ username: 'reporter', in_app: true, is_for_digest: false }]);
    expect(await doing.find('reporter', id, 'unread')).toMatchObject({ readAt: null, snoozedUntil: null });
  });

  it('follows the rules of the company, and one who has chosen keeps their choice', async () => {
    const setRules = async (rules: object) => {
      const token = doing.as('company.admin');
      const { version } = (await t.call(parametersEndpoints.getParameters, { token })).body;
      const body = { ...rules, reason: 'Prévenir tout le monde' };
      const headers = { 'if-match': `"${version}"` };
      expect((await t.call(parametersEndpoints.changeParameters, { token, headers, body })).status).toBe(200);
    };
    await doing.choose('company.admin', {});
    await setRules({ mailTopics: ['assigned'], dailySummary: true });
    const choices = await doing.choicesOf('reporter');
    expect(choices.followsCompany).toBe(true);
    expect([...choices.mail].sort()).toEqual([...noticesByTopic.assigned].sort());
    expect(choices.digest).toContain('commented');
    expect(choices.digest).not.toContain('actionAssigned');
    expect(await doing.choicesOf('company.admin')).toMatchObject({ mail: [], digest: [], followsCompany: false });
    const assigned = await doing.sendNotification(['reporter', 'company.admin'], 'actionAssigned');
    expect((await mailTo(t.dataFolder, 'reporter@demo.example', new RegExp(assigned))).link).toContain(assigned);
    expect(await rowsOf(assigned)).toEqual([
      { username: 'company.admin', in_app: true, is_for_digest: false },
      { username: 'reporter', in_app: true, is_for_digest: false },
    ]);
    const said = await doing.sendNotification(['reporter', 'company.admin'], 'commented');
    expect(await rowsOf(said)).toEqual([
      { username: 'company.admin', in_app: true, is_for_digest: false },
      { username: 'reporter', in_app: true, is_for_digest: true },
    ]);
    await setRules({ mailTopics: [], dailySummary: false });
  });
});

describe('each way of being told', () => {
  beforeAll(async () => {
    await doing.choose('qa', { inApp: allBut('actionReady'), mail: ['actionReady'] });
    await doing.choose('lead', { inApp: allBut('actionReady'), digest: ['actionReady', 'commented'] });
    await doing.choose('validator', { inApp: allBut('actionReady') });
  });

  it('stands by itself: the bell, the mail, the summary, none of them', async () => {
    const { live } = t.app.platform;
    const pages: Record<string, OpenPage> = {};
    for (const name of ['qa', 'lead', 'validator', 'reporter']) {
      pages[name] = new OpenPage(live, await doing.personOf(name));
    }
    const before = await doing.unread('lead');
    const id = await doing.sendNotification(['qa', 'lead', 'validator', 'reporter', 'reporter'], 'actionReady');
    expect(await rowsOf(id)).toEqual([
      { username: 'lead', in_app: false, is_for_digest: true },
      // What the mail is made from.
      { username: 'qa', in_app: false, is_for_digest: false },
      { username: 'reporter', in_app: true, is_for_digest: false },
    ]);
    const mail = await mailTo(t.dataFolder, 'qa@demo.example', new RegExp(id));
    expect(mail.link).toContain(`/apps/actions/${id}`);
    expect(mail.text).not.toContain('secrète');
    await expect.poll(() => pages.reporter?.received).toContain('notification');
    for (const name of ['qa', 'lead', 'validator']) {
      expect(pages[name]?.received).toEqual([]);
      expect(await doing.find(name, id)).toBeUndefined();
    }
    expect(await doing.unread('lead')).toBe(before);
    for (const page of Object.values(pages)) page.destroy();
  });

  it('can be both the bell and the summary', async () => {
    const id = await doing.sendNotification(['lead'], 'commented');
    expect(await rowsOf(id)).toEqual([{ username: 'lead', in_app: true, is_for_digest: true }]);
  });

  it('leaves out what is not wanted, so that what is new tomorrow is told', async () => {
    const { userId } = await doing.personOf('qa');
    expect(
      await t.database.owner('select muted, mail, digest from notification_choices where user_id = $1', [userId]),
    ).toEqual([{ muted: ['actionReady'], mail: ['actionReady'], digest: [] }]);
  });

  it('R01 is in the trail when it is chosen', async () => {
    const { userId } = await doing.personOf('lead');
    const events = await t.database.owner(
      `select changes from audit_events where action = 'user.notifications_chosen' and record_id = $1`,
      [String(userId)],
    );
    expect(events).toEqual([
      {
        changes: [
          { field: 'digest', from: [], to: ['actionReady', 'commented'] },
          { field: 'inApp', from: [...notificationTypes], to: allBut('actionReady') },
        ],
      },
    ]);
  });

  it.each([{ mail: ['everything'] }, { inApp: 'all' }, { digest: Array.from({ length: 200 }, () => 'commented') }])(
    'R27 is one that exists, unlike %j',
    async (choices) => {
      expect((await doing.choose('reporter', choices as object)).status).toBe(422);
    },
  );
});

describe('what is put off', () => {
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const received = async (name: string) => {
    const recordId = await doing.sendNotification([name]);
    return { recordId, id: (await doing.find(name, recordId))?.id ?? -1 };
  };

  it('is out of sight, where it can be found', async () => {
    const { id, recordId } = await received('reporter');
    const before = await doing.unread('reporter');
    const until = later(3600);
    const { status, body } = await doing.snooze('reporter', [id], until);
    expect({ status, body }).toEqual({ status: 200, body: { unread: before - 1 } });
    expect(await doing.find('reporter', recordId, 'unread')).toBeUndefined();
    expect(await doing.find('reporter', recordId, 'all')).toBeUndefined();
    const snoozed = await doing.list('reporter', 'snoozed');
    expect(snoozed).toMatchObject({ total: 1, items: [{ id, snoozedUntil: until, readAt: null }] });
  });

  it('comes back by hand', async () => {
    const { id, recordId } = await received('reporter');
    const before = await doing.unread('reporter');
    await doing.snooze('reporter', [id], later(3600));
    expect((await doing.snooze('reporter', [id], null)).body.unread).toBe(before);
    expect(await doing.find('reporter', recordId, 'unread')).toMatchObject({ snoozedUntil: null });
  });

  it('comes back by itself, unread even if it was read, and the bell rings', async () => {
    const page = new OpenPage(t.app.platform.live, await doing.personOf('validator'));
    const { id, recordId } = await received('validator');
    await doing.read('validator', [id]);
    await doing.snooze('validator', [id], later(2));
    // It was told, read, put off, and has come back.
    await expect.poll(() => page.received, { timeout: 30_000 }).toHaveLength(4);
    page.destroy();
    expect(await doing.find('validator', recordId, 'unread')).toMatchObject({ readAt: null, snoozedUntil: null });
    expect(await doing.find('validator', recordId, 'snoozed')).toBeUndefined();
  });

  it('stays unread when all else is marked as read, and ends when it is read by itself', async () => {
    const { id, recordId } = await received('reporter');
    await doing.snooze('reporter', [id], later(3600));
    expect((await doing.read('reporter')).body.unread).toBe(0);
    expect(await doing.find('reporter', recordId, 'snoozed')).toMatchObject({ readAt: null });
    await doing.read('reporter', [id]);
    expect(await doing.find('reporter', recordId, 'snoozed')).toBeUndefined();
    expect((await doing.find('reporter', recordId, 'all'))?.readAt).not.toBeNull();
  });

  it('R19 R20 is one’s own', async () => {
    const { id, recordId } = await received('reporter');
    for (const name of ['qa', 'other.reporter']) await doing.snooze(name, [id], later(3600));
    expect(await doing.find('reporter', recordId, 'unread')).toBeDefined();
  });

  it.each([
    ['a moment ago', () => later(-1), 'Ce moment est passé.'],
    ['years ago', () => '1999-01-01T00:00:00Z', 'Ce moment est passé.'],
    ['in two years', () => later(2 * 366 * 86_400), 'Au plus un an.'],
    ['at the end of time', () => '9999-12-31T23:59:59Z', 'Au plus un an.'],
    ['tomorrow, in words', () => 'demain', undefined],
  ])('R27 is not put off until %s', async (_, until, sentence) => {
    const answer = await doing.snooze('reporter', [1], until());
    expect(answer.status).toBe(422);
    expect(answer.problem.detail).toMatchObject([{ loc: ['body', 'until'], ...(sentence && { msg: sentence }) }]);
  });
});
