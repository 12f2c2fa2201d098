import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { stepsOf } from '@vigie/domain/modules/cases/kinds';
import { stepMarkMessages } from '@vigie/domain/modules/cases/messages/steps';
import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { contextOf } from '../accounts/public';
import { ifMatch } from '../reports/testing/reports';
import { standingsOf } from './standing';
import { caseWork } from './testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

const change = async (leftOut: object) => {
  const token = work.as('company.admin');
  const { body } = await t.call(parameters.getParameters, { token });
  return t.call(parameters.changeParameters, {
    token,
    headers: ifMatch(body.version),
    body: { leftOutSteps: { ...body.leftOutSteps, ...leftOut }, reason: 'Atelier de mécanique' },
  });
};

const namesOf = (record: { steps: readonly { name: string }[] }) => record.steps.map(({ name }) => name);

describe('steps that a company leaves out', () => {
  it('are missing from cases that are opened from then on, which say by whose rule', async () => {
    const before = await work.open();
    expect((await change({ nonConformity: ['SQIPP', 'productBatch'] })).status).toBe(200);
    const after = await work.open();
    expect(namesOf(await work.get(before.id))).toEqual(stepsOf('nonConformity'));
    expect((await work.get(before.id)).leftOutBy).toBeNull();
    expect(namesOf(after)).toEqual(
      stepsOf('nonConformity').filter((name) => !['SQIPP', 'productBatch'].includes(name)),
    );
    expect(after.leftOutSteps).toEqual(['productBatch', 'SQIPP']);
    expect(after.leftOutBy?.at.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
    const admin = await t.database.owner<{ name: string }>(
      `select first_name || ' ' || last_name as name from users where username = 'company.admin'`,
    );
    expect(after.leftOutBy?.who).toBe(admin[0]?.name);

    // A later rule is not the one that the case was opened under.
    const { at } = after.leftOutBy ?? {};
    expect((await change({ nonConformity: [] })).status).toBe(200);
    expect((await work.get(after.id)).leftOutBy?.at).toBe(at);
    expect(namesOf(await work.open())).toEqual(stepsOf('nonConformity'));
    expect((await work.get(after.id)).leftOutSteps).toEqual(['productBatch', 'SQIPP']);
  });

  it('are neither written nor marked nor waited for', async () => {
    await change({ nonConformity: ['SQIPP'] });
    const record = await work.open();
    const written = await work.write(record.id, 'SQIPP', 0, (await work.step(record.id, 'SQIPP')).body.content);
    expect(written.problem.detail).toBe(stepMarkMessages.leftOutHere.fr);
    expect((await work.mark(record.id, 'SQIPP', 'markReady')).problem.detail).toBe(stepMarkMessages.leftOutHere.fr);
    expect((await work.move(record.id, 'submit', 'lead')).status).toBe(409);
    const lead = await contextOf(t.app.platform, 'lead');
    const standings = await t.app.platform.database.read(lead, (reader) => standingsOf(reader, lead.actor, [record]));
    expect(standings.get(record.id)?.notReady).toEqual(namesOf(record));
    await work.markAll(record, 'markReady', 'lead');
    expect((await work.move(record.id, 'submit', 'lead')).status).toBe(200);
    const { items } = (await t.call(cases.listCaseSteps, { token: work.as('qa'), params: { id: record.id } })).body;
    expect(items.map(({ name }) => name)).toEqual(namesOf(record));
    await work.markAll(record, 'review', 'qa');
    expect((await work.move(record.id, 'approve', 'qa')).status).toBe(200);
    expect((await work.move(record.id, 'close', 'qa')).status).toBe(200);
    const { body: dossier } = await t.call(cases.getCaseDossierData, {
      token: work.as('qa'),
      params: { id: record.id },
    });
    expect(JSON.stringify(dossier)).toContain('"leftOutSteps":["SQIPP"]');
    const paper = await t.call(cases.getCaseDossier, { token: work.as('qa'), params: { id: record.id } });
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('leave at least one step of the impact, and no step that closing asks for', async () => {
    for (const nonConformity of [
      ['productBatch', 'process', 'SQIPP', 'regulatory'],
      ['peopleEnvironment'],
      ['rootCause'],
      ['capaPlan'],
    ]) {
      expect((await change({ nonConformity })).status, nonConformity.join()).toBe(422);
    }
    expect((await change({ itBug: ['process'] })).status).toBe(422);
  });

  it('stand in the trail of the rules and of the case', async () => {
    const events = await t.database.owner<{ record: string; to: unknown }>(
      `select e.record, c.value -> 'to' as to from audit_events e cross join jsonb_array_elements(e.changes) as c
       where c.value ->> 'field' in ('leftOutSteps', 'leftOutSteps.nonConformity') order by e.seq`,
    );
    expect(events.map(({ record }) => record)).toContain('parameters');
    expect(events.filter(({ record }) => record === 'case')).toEqual([
      { record: 'case', to: ['productBatch', 'SQIPP'] },
      { record: 'case', to: ['SQIPP'] },
    ]);
  });
});
