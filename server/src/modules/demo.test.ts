import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { dueStates } from '@vigie/domain/modules/actions/list';
import { originKinds, priorities } from '@vigie/domain/modules/actions/record';
import { actionStatuses } from '@vigie/domain/modules/actions/workflow';
import { alertsEndpoints as alerts } from '@vigie/domain/modules/alerts/contract';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { criticalities } from '@vigie/domain/modules/cases/due-date';
import { kinds } from '@vigie/domain/modules/cases/kinds';
import { entryStatuses, urgencies } from '@vigie/domain/modules/cases/list';
import { notificationsEndpoints as notifications } from '@vigie/domain/modules/notifications/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { reportStatuses } from '@vigie/domain/modules/reports/workflow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/database/database';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { demoAccounts, fillDemoOnce } from './demo';

const fillMs = 300_000;
const accounts = demoAccounts().companies.find(({ name }) => name === 'Laboratoires Orvaline')?.usernames ?? [];

let t: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  t = await createTestApp();
  // A start that breaks off in the middle, and the next one.
  await expect(fillDemoOnce({ ...t.app.platform, database: failingAfter(900) }, t.database.ownerUrl)).rejects.toThrow(
    'out of breath',
  );
  await fillDemoOnce(t.app.platform, t.database.ownerUrl);
  for (const username of [...accounts, 'other.admin']) tokens.set(username, await t.signIn(username));
}, fillMs);
afterAll(() => t.close());

/** The database as it is, until so many transactions were made. */
function failingAfter(transactions: number): Database {
  const { database } = t.app.platform;
  let made = 0;
  const transaction: Database['transaction'] = (context, work) => {
    made += 1;
    if (made > transactions) throw new Error('out of breath');
    return database.transaction(context, work);
  };
  return Object.assign(Object.create(database) as Database, { transaction });
}

async function count(statement: string): Promise<number> {
  const [row] = await t.database.owner<{ total: string }>(`select count(*) as total from ${statement}`);
  return Number(row?.total);
}

const totalOf = (answer: { body: { total: number } }) => answer.body.total;
const ask = (username: string, query: Record<string, string> = {}) => ({ token: tokens.get(username), query });

describe('a user who signs in finds, in their own team,', () => {
  it.each(accounts)('%s: cases of every kind, actions, reports, alerts and news', async (username) => {
    const found: Record<string, number> = {};
    for (const kind of kinds) found[kind] = totalOf(await t.call(cases.listCases, ask(username, { kind })));
    found.actions = totalOf(await t.call(actions.listActions, ask(username)));
    found.inbox = totalOf(await t.call(reports.listReports, ask(username)));
    found.alerts = totalOf(await t.call(alerts.listAlerts, ask(username, { box: 'inbox' })));
    found.unread = totalOf(await t.call(notifications.listNotifications, ask(username, { state: 'unread' })));
    expect(Object.entries(found).filter(([, total]) => total === 0)).toEqual([]);
    expect(found.unread).toBeLessThan(10);
  });

  it('the lead writer: more than a handful of non-conformities and actions', async () => {
    expect(totalOf(await t.call(cases.listCases, ask('lead', { kind: 'nonConformity' })))).toBeGreaterThan(9);
    expect(totalOf(await t.call(actions.listActions, ask('lead')))).toBeGreaterThan(20);
  });
});

describe('the company shows', () => {
  it('dozens of cases, over many months and several owners', async () => {
    expect(await count('cases')).toBeGreaterThanOrEqual(60);
    expect(await count("(select distinct to_char(detection_date, 'YYYY-MM') from cases) months")).toBeGreaterThan(9);
    expect(await count('(select distinct owner_id from cases) owners')).toBeGreaterThan(9);
    expect(await count("audit_events where action = 'case.reopened'")).toBeGreaterThan(0);
    expect(await count("audit_events where action = 'case.returned'")).toBeGreaterThan(0);
  });

  const inAnyKind = async (query: Record<string, string>) => {
    let total = 0;
    for (const kind of kinds) {
      total += totalOf(await t.call(cases.listCases, ask('qa', { assigned: 'everyone', kind, ...query })));
    }
    return total;
  };

  it.each([
    ...entryStatuses.map((status) => ({ status })),
    ...criticalities.map((criticality) => ({ criticality })),
    ...urgencies.map((urgency) => ({ urgency })),
  ])('cases with %o', async (query) => {
    expect(await inAnyKind(query)).toBeGreaterThan(2);
  });

  it.each([
    ...actionStatuses.map((status) => ({ status })),
    ...priorities.map((priority) => ({ priority })),
    ...originKinds.map((origin) => ({ origin })),
    ...dueStates.filter((due) => due !== 'undated').map((due) => ({ due })),
  ])('actions with %o', async (query) => {
    const found = await t.call(actions.listActions, ask('qa', { assigned: 'everyone', ...query }));
    expect(totalOf(found)).toBeGreaterThan(2);
  });

  it('reports in every state, files on each sort of record, and words that call a user', async () => {
    for (const status of reportStatuses) expect(await count(`reports where status = '${status}'`)).toBeGreaterThan(0);
    for (const record of ['report', 'case', 'action']) {
      expect(await count(`attachment_links where record = '${record}'`)).toBeGreaterThan(1);
      expect(await count(`comments where record = '${record}' and text like '%@%'`)).toBeGreaterThan(0);
    }
    expect(await count('notifications where snoozed_until is not null')).toBeGreaterThan(0);
  });
});

it('R19 one case is confidential: its lead writer and QA read it, other colleagues do not', async () => {
  const [row] = await t.database.owner<{ id: string }>('select id from cases where is_confidential');
  const params = { id: row?.id ?? '' };
  const statusOf = async (name: string) => (await t.call(cases.getCase, { token: tokens.get(name), params })).status;
  for (const name of ['lead', 'qa']) expect(await statusOf(name), name).toBe(200);
  for (const name of ['validator', 'designer', 'company.admin']) expect(await statusOf(name), name).toBe(404);
});

it('nothing of it reaches the other company', async () => {
  const query = { assigned: 'everyone' };
  expect(totalOf(await t.call(reports.listReports, ask('other.admin', query)))).toBe(1);
  expect(totalOf(await t.call(actions.listActions, ask('other.admin', query)))).toBe(0);
});

it(
  'what was broken off is not there twice, and filling once more adds nothing',
  async () => {
    const twice = (what: string, from: string) =>
      count(`(select 1 from ${from} group by ${what} having count(*) > 1) d`);
    expect(await twice("answers ->> 'what'", 'reports')).toBe(0);
    expect(await twice('summary', 'actions')).toBe(0);
    expect(await twice('record, record_id, text', 'comments')).toBe(0);
    expect(
      await twice('l.record, l.record_id, a.name', 'attachment_links l join attachments a on a.id = l.attachment_id'),
    ).toBe(0);
    const before = [await count('audit_events'), await count('notifications')];
    await t.database.owner(`delete from installation where key = 'demo_filled_at'`);
    await fillDemoOnce(t.app.platform, t.database.ownerUrl);
    expect([await count('audit_events'), await count('notifications')]).toEqual(before);
  },
  fillMs,
);
