import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { undecided } from '@vigie/domain/modules/cases/steps/capa-plan';
import { type NumberedSeries, parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextNumber, returnNumbers, takeNumbers } from '../../platform/database/numbers';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { contextOf } from '../accounts/public';
import { ifMatch, userIdOf } from '../reports/testing/reports';
import { capaFor, caseWork } from './testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

/** The company of this administrator has no cases, actions or questionnaires yet. */
const without = 'other.admin';
const rulesOf = async (who = without) => (await t.call(parameters.getParameters, { token: work.as(who) })).body;
const begin = async (series: NumberedSeries, first: number, who = without) => {
  const { version, numbersBegin } = await rulesOf(who);
  return t.call(parameters.changeParameters, {
    token: work.as(who),
    headers: ifMatch(version),
    body: { numbersBegin: { ...numbersBegin, [series]: first }, reason: 'Suite du registre papier' },
  });
};

describe('the numbers of a company', () => {
  it('begin with 1 where it has said nothing, measures with the 124th of a year', async () => {
    const { capa, ...others } = (await rulesOf('company.admin')).numbersBegin;
    expect(capa).toBe(124);
    expect(new Set(Object.values(others))).toEqual(new Set([1]));
  });

  it('R29 begin where it has said, until the first is given, and go on without a gap', async () => {
    expect((await begin('action', 4500)).status).toBe(200);
    expect((await begin('action', 450)).status).toBe(200);
    const assignTo = await userIdOf(t, without);
    const create = async () =>
      (await t.call(actions.createAction, { token: work.as(without), body: { title: 'Ranger', assignTo } })).body.id;
    expect([await create(), await create()]).toEqual(['ACT_0450', 'ACT_0451']);
    for (const wanted of [1, 449, 452, 9000]) {
      const refused = await begin('action', wanted);
      expect(refused.status, String(wanted)).toBe(422);
      expect(JSON.stringify(refused.problem.detail)).toContain('451');
    }
    expect((await rulesOf()).numbersBegin.action).toBe(450);
    expect(await findingsOf(t)).toEqual([]);
    const setLast = (last: number) =>
      t.database.owner(`update record_numbers set last = $1 where series = 'action' and last > 440`, [last]);
    await setLast(452);
    expect((await findingsOf(t)).join('\n')).toContain('record_numbers action');
    await setLast(451);
  });

  it('R29 of cases and of whole blocks begin there too, and a block that is given back leaves nothing', async () => {
    expect((await begin('hse', 70)).status).toBe(200);
    const context = await contextOf(t.app.platform, without);
    await t.app.platform.database.transaction(context, async (tx) => {
      expect(await takeNumbers(tx, 'case hse', 5)).toBe(70);
      expect(await takeNumbers(tx, 'case hse', 5)).toBe(75);
      expect(await returnNumbers(tx, 'case hse', 70, 5)).toBe(false);
      expect(await returnNumbers(tx, 'case hse', 75, 5)).toBe(true);
      expect(await nextNumber(tx, 'case hse')).toBe(75);
      expect(await returnNumbers(tx, 'case hse', 75, 1)).toBe(true);
      expect(await returnNumbers(tx, 'case hse', 70, 5)).toBe(true);
      expect(await nextNumber(tx, 'case hse')).toBe(70);
      expect(await returnNumbers(tx, 'case hse', 70, 1)).toBe(true);
    });
    expect((await begin('hse', 7)).status).toBe(200);
  });

  it('R01 stand in the trail, with the reason', async () => {
    const reason = 'Suite du registre papier';
    const events = await t.database.owner('select changes from audit_events where reason = $1 order by seq', [reason]);
    const field = 'numbersBegin.action';
    expect(events.slice(0, 2)).toEqual([
      { changes: [{ field, from: 1, to: 4500 }] },
      { changes: [{ field, from: 4500, to: 450 }] },
    ]);
  });

  it('of measures follow source 2, and stay once the year has one', async () => {
    const year = new Date().getUTCFullYear();
    const { body: numbering } = await t.call(parameters.getNumbering, { token: work.as('company.admin') });
    const given = numbering.series.find(({ name }) => name === `capa ${year}`)?.last ?? 0;
    const record = await work.open('improvement');
    const cause = 'cause-first001';
    const plan = {
      [cause]: { ...undecided, causeRacine: 'Joint usé', capaRequired: true },
      'capa-first0001': capaFor(cause, await userIdOf(t, 'lead')),
    };
    const { body } = await work.write(record.id, 'capaPlan', 0, plan);
    const content = body.content as Record<string, { number?: string }>;
    expect(content['capa-first0001']?.number).toBe(`CAPA-${year}-${124 + given}`);
    expect((await begin('capa', 1, 'company.admin')).status).toBe(422);
    expect((await begin('capa', 1)).status).toBe(200);
    expect(await findingsOf(t)).toEqual([]);
  });

  it.each([0, -1, 1.5, 1_000_001])('R27 refuse %s', async (first) => {
    expect((await begin('questionnaire', first)).status).toBe(422);
  });
});
