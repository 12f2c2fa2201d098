import { chosenTypes, noticeGroupsOf } from '@vigie/domain/kernel/records/notices';
import { moduleContracts } from '@vigie/domain/modules/index';
import { notificationsEndpoints as notifications } from '@vigie/domain/modules/notifications/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo } from '../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { complete, reporting, userIdOf } from './testing/reports';

const notificationTypes = chosenTypes(noticeGroupsOf(Object.values(moduleContracts)));

let t: TestApp;
let doing: ReturnType<typeof reporting>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await createTestApp();
  doing = reporting(t);
  for (const name of ['reporter', 'validator', 'qa', 'lead', 'company.admin', 'other.reporter']) {
    tokens[name] = await t.signIn(name);
  }
});
afterAll(() => t.close());

const token = (name: string) => tokens[name] as string;
const comment = (name: string, id: string, text: string, headers: Record<string, string> = {}) =>
  t.call(reports.commentOnReport, { token: token(name), params: { id }, body: { text }, headers });
const newsOf = async (name: string, id: string) => {
  const { body } = await t.call(notifications.listNotifications, { token: token(name) });
  return body.items.filter(({ recordId }) => recordId === id).map(({ type }) => type);
};

describe('comments', () => {
  it('are read by those who read the report, in their order, and counted', async () => {
    const { id } = await doing.sent(token('reporter'));
    await comment('validator', id, 'Quel lot ?');
    await comment('reporter', id, '<img src=x onerror=alert(1)>');
    const { body } = await t.call(reports.listReportComments, { token: token('qa'), params: { id } });
    expect(body.items.map(({ author, text }) => [author.username, text])).toEqual([
      ['validator', 'Quel lot ?'],
      ['reporter', '<img src=x onerror=alert(1)>'],
    ]);
    expect(await doing.get(token('qa'), id)).toMatchObject({ commentCount: 2, version: 2 });
    for (const name of ['lead', 'other.reporter']) {
      expect((await comment(name, id, 'Bonjour')).status, name).toBe(404);
      const list = await t.call(reports.listReportComments, { token: token(name), params: { id } });
      expect(list.status, name).toBe(404);
    }
  });

  it.each([
    ['empty', '   ', 422],
    ['endless', 'x'.repeat(4001), 422],
  ])('that are %s are refused', async (_, text, status) => {
    const { id } = await doing.sent(token('reporter'));
    expect((await comment('reporter', id, text)).status).toBe(status);
    expect((await doing.get(token('reporter'), id)).commentCount).toBe(0);
  });

  it('sent twice because the answer got lost are one', async () => {
    const { id } = await doing.sent(token('reporter'));
    const headers = { 'idempotency-key': `comment-${id}` };
    await Promise.all([1, 2, 3].map(() => comment('validator', id, 'Une fois', headers)));
    expect((await doing.get(token('reporter'), id)).commentCount).toBe(1);
  });

  it('call those who can come, and tell who cannot', async () => {
    const { id } = await doing.sent(token('reporter'));
    expect((await comment('validator', id, 'Bonjour @QA, un avis ? et @inconnu')).status).toBe(201);
    expect(await newsOf('qa', id)).toEqual(['mentioned']);
    const refused = await comment('validator', id, 'Et toi, @lead ?');
    expect(refused.status).toBe(422);
    expect(refused.problem.detail).toMatchObject([{ msg: expect.stringContaining('Julien Lefèvre') }]);
    expect(await newsOf('lead', id)).toEqual([]);
  });

  it('offer readers of the report', async () => {
    const { id } = await doing.sent(token('reporter'));
    const offered = async (search: string) => {
      const { body } = await t.call(reports.listReportReaders, {
        token: token('validator'),
        params: { id },
        query: { search },
      });
      return body.items.map(({ username }) => username);
    };
    expect((await offered('')).sort()).toEqual(['company.admin', 'qa', 'reporter', 'validator']);
    expect(await offered('vasseur')).toEqual(['qa']);
    expect(await offered('lefèvre')).toEqual([]);
  });
});

describe('everyone concerned is notified', () => {
  it('validators of what waits, the author of the decision, the lead writer of the case; nobody of their own doing', async () => {
    const report = await doing.sent(token('reporter'));
    expect(await newsOf('validator', report.id)).toEqual(['reportSubmitted']);
    expect(await newsOf('reporter', report.id)).toEqual([]);
    const made = {
      decision: 'approve' as const,
      criticality: 'Minor' as const,
      leadWriterId: await userIdOf(t, 'lead'),
    };
    const { body } = await doing.decide(token('validator'), report, made, { username: 'validator' });
    expect(await newsOf('reporter', report.id)).toEqual(['reportApproved']);
    expect(await newsOf('lead', body.caseId ?? '')).toEqual(['leadWriterAssigned']);
  });

  it('a request reaches the author, the answer the validator who asked', async () => {
    const report = await doing.sent(token('reporter'));
    const asked = { decision: 'requestInformation' as const, comment: 'Quel lot ?' };
    const { body } = await doing.decide(token('validator'), report, asked, { username: 'validator' });
    const completed = await doing.change(token('reporter'), body, { howMany: 'Un lot' });
    await doing.submit(token('reporter'), completed.body);
    expect(await newsOf('reporter', report.id)).toEqual(['informationRequested']);
    expect(await newsOf('validator', report.id)).toEqual(['reportCompleted', 'reportSubmitted']);
  });

  it('a draft tells nobody', async () => {
    const { id } = await doing.draft(token('reporter'));
    expect(await newsOf('validator', id)).toEqual([]);
  });

  it('by mail too, for those who chose it, with the link and nothing confidential', async () => {
    const inApp = [...notificationTypes];
    const body = { inApp, mail: ['reportSubmitted', 'reportSubmitted'], digest: [] };
    const chosen = await t.call(notifications.chooseNotifications, { token: token('validator'), body });
    expect(chosen.body).toEqual({ inApp, mail: ['reportSubmitted'], digest: [], followsCompany: false });
    const { id } = await doing.sent(token('reporter'), { ...complete, what: 'Formule secrète répandue au sol' });
    const mail = await mailTo(t.dataFolder, 'validator@demo.example', new RegExp(id));
    expect(mail.link).toContain(`/apps/new-issue/approval/validate?report=${id}`);
    expect(mail.text).not.toMatch(/secrète|Benali/);
    const [event] = await t.database.owner(
      `select changes from audit_events where action = 'user.notifications_chosen'`,
    );
    expect(event).toEqual({ changes: [{ field: 'mail', from: [], to: ['reportSubmitted'] }] });
  });

  it('what is read stays read, for the reader alone', async () => {
    const { id } = await doing.sent(token('reporter'));
    const unread = async (name: string) =>
      (await t.call(notifications.countUnreadNotifications, { token: token(name) })).body.unread;
    const { body } = await t.call(notifications.listNotifications, {
      token: token('validator'),
      query: { state: 'unread' },
    });
    const mine = body.items.find(({ recordId }) => recordId === id);
    const before = await unread('validator');
    const read = (name: string, ids?: number[]) =>
      t.call(notifications.readNotifications, { token: token(name), body: ids ? { ids } : {} });
    await read('qa', [mine?.id ?? 0]);
    expect(await unread('validator')).toBe(before);
    expect((await read('validator', [mine?.id ?? 0])).body.unread).toBe(before - 1);
    expect((await read('validator')).body.unread).toBe(0);
  });
});
