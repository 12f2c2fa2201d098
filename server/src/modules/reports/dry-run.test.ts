import { userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import type { Effect } from '@vigie/domain/modules/reports/dry-run-contract';
import { dryRunEndpoints } from '@vigie/domain/modules/reports/dry-run-contract';
import { valuesEndpoints as values } from '@vigie/domain/modules/values/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { remindOfActions } from '../actions/due-reminders';
import { actionWork } from '../actions/testing/actions';
import { caseWork } from '../cases/testing/cases';
import { aWeekAgo, complete, ifMatch, reporting } from './testing/reports';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
let doing: ReturnType<typeof reporting>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  doing = reporting(t);
});
afterAll(() => t.close());

const ask = (body: object, name = 'designer') =>
  t.call(dryRunEndpoints.dryRunParameters, { token: work.as(name), body });
const effects = async (body: object, name = 'designer') =>
  new Map((await ask(body, name)).body.effects.map((effect) => [effect.name, effect]));
const effectOf = async (name: Effect['name'], body: object, who = 'designer') => {
  const found = (await effects(body, who)).get(name);
  if (!found) throw new Error(`${name} is not among the effects`);
  return found;
};
const change = async (rules: object) => {
  const token = work.as('designer');
  const { version } = (await t.call(parameters.getParameters, { token })).body;
  const body = { ...rules, reason: 'Essai' };
  const answer = await t.call(parameters.changeParameters, { token, headers: ifMatch(version), body });
  if (answer.status !== 200) throw new Error(answer.text);
};
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const counted = async (statement: string) => (await t.database.owner<{ n: number }>(statement))[0]?.n;
const everything = () =>
  t.database.owner(`select (select count(*) from audit_events) as events, (select sum(version) from cases) as cases,
    (select sum(version) from reports) as reports, (select coalesce(sum(version), 0) from parameters) as rules`);

describe('a dry run', () => {
  it('R19 is for those who may change, and writes nothing', async () => {
    for (const name of ['reporter', 'validator', 'qa']) expect((await ask({}, name)).status).toBe(403);
    const before = await everything();
    expect((await ask({ rules: { fourEyes: false, dueDays: { Critical: 1, Major: 1, Minor: 1 } } })).status).toBe(200);
    expect(await everything()).toEqual(before);
    expect((await ask({ rules: { dueDays: { Critical: 0, Major: 1, Minor: 1 } } })).status).toBe(422);
    expect((await ask({})).body).toEqual({ effects: [] });
  });

  it('of other due days tells which open cases would be due otherwise, and what the next case gets', async () => {
    const record = await work.open('hse', 'Sol glissant devant le quai 3.');
    const rules = { dueDays: { Critical: 15, Major: 5, Minor: 60 } };
    const found = await effectOf('dueDates', { rules });
    expect(found.records).toContainEqual({
      id: record.id,
      title: record.title,
      address: `/apps/hse/${record.id}`,
      from: record.dueDate,
      to: dayAfter(aWeekAgo, 5),
    });
    expect(found.count).toBe(
      await counted(`select count(*)::int as n from cases where criticality = 'Major' and due_date <> detection_date + 5
        and status in ('in_progress', 'ready_for_qa', 'approved')`),
    );
    expect(found.overdue).toBeGreaterThan(0);
    const waiting = await doing.sent(work.as('reporter'), { ...complete, category: 'hse' });
    const toCome = await effectOf('casesToCome', { rules }, 'company.admin');
    expect(toCome.records.map(({ id }) => id)).toContain(waiting.id);
    await change(rules);
    expect((await work.get(record.id)).dueDate).toBe(record.dueDate);
    expect((await work.open('hse', 'Autre sol glissant.')).dueDate).toBe(dayAfter(aWeekAgo, 5));
  });

  it('of four eyes counts the reports that a validator sent, without showing them to who may not read', async () => {
    const own = await doing.sent(work.as('validator'), { ...complete, what: 'Rapport d’un validateur.' });
    const found = await effectOf('ownReports', { rules: { fourEyes: false } });
    expect([found.count, found.records]).toEqual([1, []]);
    const shown = await effectOf('ownReports', { rules: { fourEyes: false } }, 'company.admin');
    expect(shown.records.map(({ id }) => id)).toEqual([own.id]);
    const made = { decision: 'reject' as const, comment: 'Non' };
    expect((await doing.decide(work.as('validator'), own, made, { username: 'validator' })).status).toBe(403);
    await change({ fourEyes: false });
    expect((await doing.decide(work.as('validator'), own, made, { username: 'validator' })).status).toBe(200);
  });

  it('of reminders tells as many actions as the next round then tells of', async () => {
    const tasks = await actionWork(t);
    const inDays = (days: number) => dayAfter(new Date().toISOString().slice(0, 10), days);
    for (const days of [2, 12, 12, 40]) await tasks.task({ dueDate: inDays(days) });
    await remindOfActions(t.app.platform);
    const reminded = () => counted(`select count(*)::int as n from audit_events where action = 'action.reminded'`);
    const before = (await reminded()) ?? 0;
    const rules = { actionReminderDays: [14], actionEscalationDays: 2 };
    const found = await effectOf('reminders', { rules });
    expect([found.before, found.count >= 3]).toEqual([0, true]);
    await change(rules);
    await remindOfActions(t.app.platform);
    expect(await reminded()).toBe(before + found.count);
  });

  it('of confidential kinds and detection modes names what waits and what keeps its mode', async () => {
    await doing.sent(work.as('reporter'), { ...complete, category: 'itBug', detectionMethod: 'gemba' });
    const rules = { confidentialKinds: ['itBug'], detectionModes: ['audit', 'randomly'] };
    const found = await effects({ rules });
    const withMode = await counted(`select (select count(*) from cases where definition ->> 'detectionMethod' = 'gemba'
        and status in ('in_progress', 'ready_for_qa', 'approved'))::int
      + (select count(*) from reports where answers ->> 'detectionMethod' = 'gemba'
        and status in ('waiting_approval', 'waiting_for_update'))::int as n`);
    expect([found.get('confidentialCases')?.count, found.get('detectionModes')?.count]).toEqual([1, withMode]);
    expect(found.has('dueDates')).toBe(false);
  });

  it('of retiring a value counts the open records that have it, and they keep it', async () => {
    const token = work.as('designer');
    const add = (body: object) => t.call(values.addValues, { token, body });
    const valueCalled = async (list: string, search: string) => {
      const { items } = (await t.call(values.listValues, { token, query: { list, search } })).body;
      if (!items[0]) throw new Error(search);
      return items[0];
    };
    await add({ list: 'product', lines: 'Orvadol essai' });
    const product = await valueCalled('product', 'Orvadol essai');
    await add({ list: 'batch', lines: 'E-1', parentId: product.id });
    const batch = await valueCalled('batch', 'E-1');
    const said = { product: product.label, batch: batch.label };
    const report = await doing.sent(work.as('reporter'), { ...complete, ...said });
    await doing.sent(work.as('reporter'), { ...complete, product: 'Autre', batch: batch.label });
    const written = await work.open('nonConformity', 'Lot bloqué en quarantaine.');
    const lines = [{ product: product.label, batchNumber: batch.label, status: null }];
    const { version, content } = (await work.step(written.id, 'productBatch')).body;
    expect((await work.write(written.id, 'productBatch', version, { ...content, batches: lines })).status).toBe(200);

    for (const { id } of [product, batch]) {
      const found = await effectOf('retiredValue', { retire: id }, 'company.admin');
      expect([found.count, found.records.map((one) => one.id)]).toEqual([2, [written.id, report.id]]);
    }
    const moved = await t.call(values.retireValue, { token, params: { id: product.id }, headers: ifMatch(1) });
    expect(moved.status).toBe(200);
    expect((await doing.get(work.as('reporter'), report.id)).answers).toMatchObject(said);
    expect((await ask({ retire: product.id }, 'other.admin')).status).toBe(404);
  });
});

it('R05 new cases are numbered with as many digits as the rules say, and those before keep their numbers', async () => {
  const before = await work.open('improvement', 'Idée avant.');
  const { body } = await t.call(parameters.getParameters, { token: work.as('designer') });
  await change({ numberDigits: { ...body.numberDigits, improvement: 6 } });
  const after = await work.open('improvement', 'Idée après.');
  const numberOf = (id: string) => Number(id.slice('IMP_'.length));
  expect([before.id.length, after.id.length]).toEqual(['IMP_0001'.length, 'IMP_000001'.length]);
  expect(numberOf(after.id)).toBe(numberOf(before.id) + 1);
  expect((await t.call(cases.getCase, { token: work.as('lead'), params: { id: after.id } })).status).toBe(200);
  const { series } = (await t.call(parameters.getNumbering, { token: work.as('designer') })).body;
  expect(series).toContainEqual({ name: 'case improvement', last: numberOf(after.id) });
});

it('a closed case says until when the rules keep it, and an open one says nothing', async () => {
  const record = await work.open('improvement', 'Idée à clore.');
  await work.markAll(record, 'markReady', 'lead');
  await work.move(record.id, 'submit', 'lead');
  await work.markAll(record, 'review', 'qa');
  await work.move(record.id, 'approve', 'qa');
  const { body } = await t.call(parameters.getParameters, { token: work.as('designer') });
  await change({ retentionYears: { ...body.retentionYears, improvement: 10 } });
  expect((await work.get(record.id)).keptUntil).toBeNull();
  expect((await work.move(record.id, 'close', 'qa')).body.status).toBe('closed');
  const year = new Date().getUTCFullYear() + 10;
  expect((await work.get(record.id)).keptUntil).toMatch(new RegExp(`^${year}-`));
  await change({ retentionYears: body.retentionYears });
  expect((await work.get(record.id)).keptUntil).toBeNull();
});

it('a new account begins in the language that the rules say', async () => {
  await change({ languageStyle: 'en' });
  const token = work.as('company.admin');
  const body = { username: 'new.voice', email: 'new.voice@demo.example', firstName: 'New', lastName: 'Voice' };
  const { status, text } = await t.call(userAdministrationEndpoints.inviteUser, { token, body });
  expect(status, text).toBeLessThan(300);
  const [row] = await t.database.owner<{ style: string }>(
    `select preferences ->> 'languageStyle' as style from users where username = 'new.voice'`,
  );
  expect(row?.style).toBe('en');
});
