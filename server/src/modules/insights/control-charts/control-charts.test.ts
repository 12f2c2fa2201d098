import { controlChartEndpoints as charts } from '@vigie/domain/modules/insights/control-charts/contract';
import { notificationsEndpoints as notifications } from '@vigie/domain/modules/notifications/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { InsightsReader } from '../insights';
import { findSignals } from './signals';
import { addPastMonth } from './testing/past-cases';

const today = new Date().toISOString().slice(0, 10);
const names = ['reporter', 'lead', 'qa', 'designer', 'company.admin', 'other.reporter'];
let t: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await createTestApp();
  for (const name of names) tokens[name] = await t.signIn(name);
  await t.database.owner('delete from case_facts');
  // Seven or eight of ten in time, month after month, then none in the month that ended last.
  for (let ago = 20; ago >= 2; ago--) await addPastMonth(t, today, { ago, approved: 10, onTime: 7 + (ago % 2) });
  await addPastMonth(t, today, { ago: 1, approved: 10, onTime: 0 });
  await addPastMonth(t, today, { ago: 1, approved: 20, onTime: 20, readerRoles: ['qa'] });
});
afterAll(() => t.close());

const as = (name: string) => ({ token: tokens[name] });
const chart = async (name: string, query: Record<string, string | number> = {}) =>
  (await t.call(charts.getControlChart, { ...as(name), params: { indicator: 'onTime' }, query })).body;
const idOf = async (username: string) =>
  (await t.database.owner<{ id: number }>('select id from users where username = $1', [username]))[0]?.id ?? -1;
const events = (record: string) =>
  t.database.owner<{ action: string; recordId: string }>(
    `select action, record_id as "recordId" from audit_events where record = $1 order by company_id, seq`,
    [record],
  );
const name = (name: string, ownerId: number | null, version: number, who = 'designer') =>
  t.call(charts.changeIndicatorOwner, {
    ...as(who),
    params: { indicator: name },
    headers: { 'if-match': `"${version}"` },
    body: { ownerId },
  });
/** Each time another copy of the program, which remembers nothing. */
const look = (day: string) => findSignals(t.app.platform, new InsightsReader(t.app.platform), day);
const signals = async (who: string) => (await t.call(charts.listSignals, as(who))).body.items;
const news = async (who: string) =>
  (await t.call(notifications.listNotifications, as(who))).body.items.filter(({ type }) => type === 'signalFound');

describe('a control chart', () => {
  it('shows the months that have ended, gaps where there was nothing, and what the rules found', async () => {
    const shown = await chart('reporter');
    expect(shown).toMatchObject({
      indicator: 'onTime',
      type: 'proportion',
      bucket: 'month',
      hasEnough: true,
      ranges: null,
    });
    expect(shown.points).toHaveLength(24);
    expect(shown.points.slice(0, 4).every(({ value, limits }) => value === null && limits === null)).toBe(true);
    expect(shown.points.at(-1)).toMatchObject({ count: 0, size: 10, value: 0, limits: { lower: expect.any(Number) } });
    expect(shown.points.at(-1)?.rules).toContain('beyond_limits');
    expect((shown.points.at(-1)?.to ?? today).slice(0, 7) < today.slice(0, 7)).toBe(true);
    expect(shown.points.slice(4, -1).flatMap(({ newRules }) => newRules)).not.toContain('beyond_limits');
  });

  it('counts a confidential case for those alone who may read it', async () => {
    const newest = async (who: string) => (await chart(who)).points.at(-1);
    expect(await newest('reporter')).toMatchObject({ count: 0, size: 10 });
    expect(await newest('qa')).toMatchObject({ count: 20, size: 30 });
  });

  it('of a part that has too few periods says so', async () => {
    const shown = await chart('reporter', { kind: 'hse' });
    expect(shown.hasEnough).toBe(false);
    expect(shown.points.every(({ value, rules }) => value === null && rules.length === 0)).toBe(true);
  });

  it('is drawn by week as well, and of every indicator', async () => {
    const weekly = await chart('reporter', { bucket: 'week', buckets: 60 });
    expect(weekly.points).toHaveLength(60);
    const { items } = (await t.call(charts.listIndicators, as('reporter'))).body;
    for (const { name: indicator } of items) {
      const answer = await t.call(charts.getControlChart, { ...as('lead'), params: { indicator } });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.points, indicator).toHaveLength(24);
    }
  });

  it('is that of the own company', async () => {
    expect((await chart('other.reporter')).points.every(({ value }) => value === null)).toBe(true);
  });
});

describe('the owner of an indicator', () => {
  it('is named by designers and administrators, in the version that they saw', async () => {
    const lead = await idOf('lead');
    expect((await name('onTime', lead, 0, 'reporter')).status).toBe(403);
    expect((await name('onTime', lead, 3)).status).toBe(412);
    const named = await name('onTime', lead, 0);
    expect(named.body, named.text).toMatchObject({ name: 'onTime', version: 1, owner: { id: lead, username: 'lead' } });
    expect((await name('onTime', null, 0)).status).toBe(412);
    expect((await name('onTime', await idOf('other.reporter'), 1)).status).toBe(422);
    expect(await events('indicator')).toEqual([{ action: 'indicator.owner_changed', recordId: 'onTime' }]);
    const { items } = (await t.call(charts.listIndicators, as('other.reporter'))).body;
    expect(items.every(({ owner, version }) => owner === null && version === 0)).toBe(true);
  });
});

describe('a signal', () => {
  it('is found once and notified once, although several copies of the program look', async () => {
    await Promise.all([1, 2, 3].map(() => look(today)));
    await look(today);
    const found = (await signals('reporter')).filter(({ indicator }) => indicator === 'onTime');
    // Found in what every colleague may read: with the confidential cases it would be two thirds.
    expect(found.filter(({ rule }) => rule === 'beyond_limits').map(({ value }) => value)).toEqual([0]);
    expect(new Set(found.map(({ rule }) => rule)).size).toBe(found.length);
    const notified = await news('lead');
    expect(notified).toHaveLength(found.length);
    expect(notified[0]?.address).toBe('/apps/kpi/control?indicator=onTime');
    expect(notified[0]?.summary).toContain('Approuvés dans les délais');
    expect(await news('designer')).toEqual([]);
    expect((await events('kpi_signal')).map(({ action }) => action)).toEqual(
      (await signals('reporter')).map(() => 'kpi_signal.found'),
    );
  });

  it('is no other user’s: another company neither sees it nor reports it', async () => {
    expect(await signals('other.reporter')).toEqual([]);
    const [first] = await signals('lead');
    const answer = await t.call(charts.reportSignal, { ...as('other.reporter'), params: { id: first?.id ?? 0 } });
    expect(answer.status).toBe(404);
  });

  it('becomes one report, which says where it comes from', async () => {
    const signal = (await signals('lead')).find(({ rule }) => rule === 'beyond_limits');
    const ask = () => t.call(charts.reportSignal, { ...as('lead'), params: { id: signal?.id ?? 0 } });
    const [one, other] = await Promise.all([ask(), ask()]);
    expect([one?.status, other?.status].sort()).toEqual([201, 409]);
    const { reportId } = [one, other].find((answer) => answer?.status === 201)?.body ?? { reportId: '' };
    const report = await t.call(reports.getReport, { ...as('lead'), params: { id: reportId } });
    expect(report.body, report.text).toMatchObject({
      status: 'draft',
      answers: { detectionReference: signal?.reference },
    });
    expect(report.body.answers.what).toContain('Approuvés dans les délais');
    expect((await signals('reporter')).find(({ id }) => id === signal?.id)?.reportId).toBe(reportId);
    expect((await events('kpi_signal')).at(-1)).toEqual({
      action: 'kpi_signal.reported',
      recordId: String(signal?.id),
    });
  });

  it('may be reported again once its draft was given up', async () => {
    const signal = (await signals('lead')).find(({ reportId }) => reportId !== null);
    const params = { id: signal?.id ?? 0 };
    const draft = (await t.call(reports.getReport, { ...as('lead'), params: { id: signal?.reportId ?? '' } })).body;
    const headers = { 'if-match': `"${draft.version}"` };
    const given = await t.call(reports.discardReport, { ...as('lead'), params: { id: draft.id }, headers });
    expect(given.status, given.text).toBe(200);
    expect((await signals('qa')).find(({ id }) => id === params.id)?.reportId).toBeNull();
    expect((await t.call(charts.reportSignal, { ...as('qa'), params })).status).toBe(201);
    expect((await t.call(charts.reportSignal, { ...as('qa'), params })).status).toBe(409);
  });

  it('of a later month is another one', async () => {
    const before = (await signals('lead')).length;
    const [year = 0, month = 0] = today.split('-').map(Number);
    const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
    await addPastMonth(t, today, { ago: 0, approved: 10, onTime: 0 });
    await look(next);
    expect((await signals('lead')).length).toBeGreaterThan(before);
  });

  it('and all that is kept of it holds against the trail', async () => {
    // The facts of the cases were made up, past the cases and the trail.
    expect((await findingsOf(t)).filter((one) => !one.startsWith('case_fact'))).toEqual([]);
  });
});
