import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import type { CaseAction } from '@vigie/domain/modules/cases/workflow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { demoPassword } from '../accounts/public';
import { complete, ifMatch, reporting, userIdOf } from '../reports/testing/reports';
import { dossierDefinition } from './dossier/layout';
import { caseWork } from './testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
let otherQa: string;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  await t.database.owner(`update users set roles = array['qa'] where username = 'designer'`);
  otherQa = await t.signIn('designer');
});
afterAll(() => t.close());

const submitted = async () => {
  const record = await work.open('itBug');
  await work.markAll(record, 'markReady', 'lead');
  await work.move(record.id, 'submit', 'lead');
  await work.markAll(record, 'review', 'qa');
  return work.get(record.id);
};
const moveAs = (token: string, username: string, id: string, version: number, action: CaseAction) =>
  t.call(cases.moveCase, {
    token,
    params: { id },
    headers: ifMatch(version),
    body: { action, reason: 'Relu', credentials: { username, password: demoPassword } },
  });

describe('a case that was submitted', () => {
  it('R03 is changed, sent back and voided only with a reason', async () => {
    const { id, version } = await submitted();
    for (const body of [{ dueDate: '2027-05-01' }, { dueDate: '2027-05-01', reason: '  ' }]) {
      const change = { token: work.as('qa'), params: { id }, headers: ifMatch(version), body: body as never };
      expect((await t.call(cases.changeCase, change)).status).toBe(422);
    }
    for (const action of ['return', 'void'] as const) {
      expect((await work.move(id, action, 'qa')).status).toBe(422);
      expect((await work.move(id, action, 'qa', { reason: ' ' })).status).toBe(422);
    }
    expect(await work.get(id)).toMatchObject({ status: 'ready_for_qa', version });
  });

  it('R26 is approved by one of two who sign at the same moment, and the other learns who was first', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id, version } = await submitted();
      const answers = await Promise.all([
        moveAs(work.as('qa'), 'qa', id, version, 'approve'),
        moveAs(otherQa, 'designer', id, version, 'approve'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = answers.findIndex(({ status }) => status === 409);
      const first = late === 0 ? 'Inès Da Costa' : 'Claire Vasseur';
      expect(answers[late]?.problem).toMatchObject({
        code: 'somebody_was_faster',
        detail: expect.stringContaining(first),
      });
      expect((await work.get(id)).signatures).toHaveLength(1);
    }
  });

  it('R11 shows printed name, date and time, and meaning on the page, in the PDF and in the data', async () => {
    const { id } = await submitted();
    await work.move(id, 'approve', 'qa');
    const [signature] = (await work.get(id)).signatures;
    expect(signature).toMatchObject({ signerName: 'Claire Vasseur', signerUsername: 'qa', meaning: 'Approved' });
    expect(Date.now() - Date.parse(signature?.signedAt ?? '')).toBeLessThan(60_000);
    const data = (await t.request('GET', `/api/v1/cases/${id}/dossier.json`, { token: work.as('qa') })).text;
    const dossier = JSON.parse(data);
    expect(dossier.case.signatures).toEqual([signature]);
    const page = JSON.stringify(dossierDefinition(dossier, dossier, 'mixed-en'));
    const [day = '', hour] = (signature?.signedAt ?? '').split(/[T.]/);
    for (const printed of ['Claire Vasseur', 'Approved', day.split('-').reverse().join('/'), hour?.slice(0, 5)])
      expect(page).toContain(printed);
  });
});

it('R02 marks keep the number of who set them beside the name that they had then', async () => {
  const { id } = await submitted();
  const names = { lead: 'Julien Lefèvre', qa: 'Claire Vasseur' };
  const [leadId, qaId] = [await userIdOf(t, 'lead'), await userIdOf(t, 'qa')];
  await t.database.owner(`update users set last_name = 'Autre' where username in ('lead', 'qa')`);
  for (const { ready, reviewed } of (await work.get(id)).steps) {
    expect([ready, reviewed]).toMatchObject([
      { id: leadId, who: names.lead },
      { id: qaId, who: names.qa },
    ]);
  }
  await t.database.owner(`update users set last_name = case username when 'lead' then 'Lefèvre' else 'Vasseur' end
    where username in ('lead', 'qa')`);
});

describe('a case that is closed', () => {
  it('R30 is read-only for everybody, and reopened only with a reason, the right and a signature', async () => {
    const { id } = await submitted();
    await work.move(id, 'approve', 'qa');
    expect((await work.move(id, 'close', 'qa')).body.status).toBe('closed');
    const before = await work.get(id);
    const step = (await work.step(id, 'process')).body;
    for (const who of ['lead', 'qa']) {
      const token = work.as(who);
      const headers = ifMatch(before.version);
      const params = { id };
      const stepParams = { id, step: 'process' as const };
      const attempts = await Promise.all([
        t.call(cases.changeCase, { token, params, headers, body: { dueDate: '2027-05-01', reason: 'x' } }),
        t.call(cases.changeCase, { token, params, headers, body: { criticality: 'Minor', reason: 'x' } }),
        work.write(id, 'process', step.version, { ...step.content, impactLevel: 'No impact' }, 'x', who),
        t.call(cases.markCaseStep, {
          token,
          params: stepParams,
          headers: ifMatch(step.version),
          body: { action: 'unreview' },
        }),
        t.call(cases.askEffectiveness, { token, params, headers, body: { criterion: 'x' } }),
        t.call(cases.commentOnCase, { token, params, body: { text: 'x' } }),
        t.call(cases.addCaseMember, { token, params, body: { userId: before.owner.id, part: 'x' } }),
        t.call(cases.linkCase, { token, params, body: { otherId: 'NC_0001', note: 'x' } }),
      ]);
      for (const { status } of attempts) expect([403, 409]).toContain(status);
    }
    expect((await work.attach(id, { reason: 'x' })).status).toBe(409);
    expect((await work.move(id, 'reopen', 'qa')).status).toBe(422);
    expect((await work.move(id, 'reopen', 'lead', { reason: 'x' })).status).toBe(403);
    const unsigned = { reason: 'x', credentials: { username: 'qa', password: 'faux' } };
    expect((await work.move(id, 'reopen', 'qa', unsigned)).status).toBe(401);
    expect((await work.move(id, 'reopen', 'qa', { reason: 'x', credentials: undefined })).status).toBe(401);
    expect(await work.get(id)).toEqual(before);
    expect((await work.move(id, 'reopen', 'qa', { reason: 'Nouvelle panne' })).body.status).toBe('in_progress');
  });
});

it('R29 cases have no gap in their numbers, also when many are opened at once and some are refused', async () => {
  const doing = reporting(t);
  const leadWriterId = await userIdOf(t, 'lead');
  const made = { decision: 'approve' as const, criticality: 'Major' as const, leadWriterId };
  const reports = [];
  for (let n = 0; n < 8; n += 1) reports.push(await doing.sent(work.as('reporter'), { ...complete, category: 'hse' }));
  const answers = await Promise.all(
    reports.map((report, n) => {
      const wrong = n % 4 === 3 ? { password: 'faux' } : {};
      return doing.decide(work.as('validator'), report, made, { username: 'validator', ...wrong });
    }),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const numbers = await t.database.owner<{ number: number }>(
    `select number from cases where kind = 'hse' and company_id = 1 order by number`,
  );
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, place) => place + 1));
});

it('R32 a file that is replaced on a case stays, with its hash, who brought it and when', async () => {
  const { id } = await work.open('itBug');
  const { attachment: old } = (await work.attach(id)).body;
  expect(old).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), uploadedBy: 'lead' });
  expect(Date.now() - Date.parse(old.uploadedAt)).toBeLessThan(60_000);
  const params = { id, attachmentId: old.id };
  await t.call(cases.detachFromCase, { token: work.as('lead'), params, body: { reason: 'Nouvelle version' } });
  await work.attach(id);
  expect((await work.get(id)).attachments).toHaveLength(1);
  const kept = await t.request('GET', `/api/v1/cases/${id}/attachments/${old.id}/content`, { token: work.as('qa') });
  expect([kept.status, kept.text.startsWith('%PDF-')]).toEqual([200, true]);
});
