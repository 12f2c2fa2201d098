import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { emptyProcess } from '@vigie/domain/modules/cases/steps/impact';
import { asking, choose } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { importing, usualLine } from '../imports/testing/imports';
import { questionnaireWork } from '../questionnaires/testing/questionnaires';
import { complete, ifMatch, reporting, userIdOf } from '../reports/testing/reports';
import { caseWork } from './testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  await t.database.owner(`update users set roles = array['designer', 'qa'] where username = 'designer'`);
  work = await caseWork(t);
});
afterAll(() => t.close());

/** A case that `qa` leads. */
async function ledByQa() {
  const report = await reporting(t).sent(work.as('reporter'), { ...complete, category: 'itBug' });
  const made = { decision: 'approve' as const, criticality: 'Minor' as const, leadWriterId: await userIdOf(t, 'qa') };
  const { body } = await reporting(t).decide(work.as('validator'), report, made, { username: 'validator' });
  return work.get(body.caseId ?? '');
}

async function give(id: string, from: string, to: string) {
  const { version } = await work.get(id);
  const body = { ownerId: await userIdOf(t, to), reason: 'Congés' };
  const answer = await t.call(cases.changeCase, {
    token: work.as(from),
    params: { id },
    headers: ifMatch(version),
    body,
  });
  expect(answer.status, answer.text).toBe(200);
}

const deedsOf = async (id: string, username: string) => {
  const userId = await userIdOf(t, username);
  return (await work.get(id)).contributions.filter((one) => one.userId === userId).map(({ deed }) => deed);
};

describe('R22 a case that QA gave away', () => {
  it('is not reviewed by a user who led it, even without having written a word', async () => {
    const record = await ledByQa();
    await give(record.id, 'qa', 'lead');
    expect(await deedsOf(record.id, 'qa')).toEqual(['led']);
    await work.markAll(record, 'markReady', 'lead');
    const refused = await work.mark(record.id, 'process', 'review', 'qa');
    expect([refused.status, refused.problem.code]).toEqual([403, 'not_allowed']);
    expect(refused.problem.detail).toBe('Vous avez dirigé ce travail : une autre personne doit le revoir.');
  });

  it('is not reviewed, returned, approved or closed by a user who wrote, marked and submitted it', async () => {
    const record = await ledByQa();
    const { id } = record;
    const content = { ...emptyProcess, impactLevel: 'No impact' };
    expect((await work.write(id, 'process', 0, content, undefined, 'qa')).status).toBe(200);
    await work.markAll(record, 'markReady', 'qa');
    expect((await work.move(id, 'submit', 'qa')).status).toBe(200);
    await give(id, 'qa', 'lead');
    expect(await deedsOf(id, 'qa')).toEqual(['led', 'wrote', 'marked']);
    expect((await work.mark(id, 'process', 'review', 'qa')).status).toBe(403);
    expect((await work.move(id, 'return', 'qa', { reason: 'Je reprends' })).status).toBe(403);
    expect((await work.move(id, 'approve', 'qa')).status).toBe(403);
    expect((await work.get(id)).status).toBe('ready_for_qa');
    expect((await work.get(id)).signatures).toEqual([]);
  });

  it('is reviewed and approved by QA who did nothing else in it', async () => {
    const record = await work.open('itBug');
    await work.markAll(record, 'markReady', 'lead');
    await work.move(record.id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    expect((await work.move(record.id, 'approve', 'qa')).status).toBe(200);
    expect(await deedsOf(record.id, 'lead')).toEqual(['led', 'marked']);
    expect(await deedsOf(record.id, 'qa')).toEqual([]);
  });

  it('is known from the names of earlier releases too, whose trail holds no number', async () => {
    const record = await ledByQa();
    await give(record.id, 'qa', 'lead');
    await t.database.owner('alter table audit_events disable trigger append_only');
    await t.database.owner(
      `update audit_events set changes = jsonb_path_query_array(changes, '$[*] ? (@.field != "ownerId")')
        where record = 'case' and record_id = $1`,
      [record.id],
    );
    await t.database.owner('alter table audit_events enable trigger append_only');
    expect(await deedsOf(record.id, 'qa')).toEqual(['led']);
    expect(await deedsOf(record.id, 'lead')).toEqual(['led']);
    expect(await deedsOf(record.id, 'validator')).toEqual([]);
  });
});

describe('R22 an action that was given away', () => {
  it('is not reviewed by a user who was to carry it out', async () => {
    const [qa, lead] = [await userIdOf(t, 'qa'), await userIdOf(t, 'lead')];
    const made = { title: 'Étalonner', assignTo: qa, approver: lead };
    const { body } = await t.call(actions.createAction, { token: work.as('designer'), body: made });
    const change = { responsibleId: await userIdOf(t, 'designer'), reason: 'Absence' };
    const given = await t.call(actions.changeAction, {
      token: work.as('lead'),
      params: { id: body.id },
      headers: ifMatch(body.version),
      body: change,
    });
    expect(given.status, given.text).toBe(200);
    expect((await work.moveAction(body.id, 'ready', 'designer')).status).toBe(200);
    const refused = await work.moveAction(body.id, 'review', 'qa');
    expect([refused.status, refused.problem.code]).toEqual([403, 'not_allowed']);
    expect((await work.moveAction(body.id, 'review', 'lead')).status).toBe(200);
  });
});

describe('R22 a case that was brought from elsewhere', () => {
  it('is not reviewed, returned or approved by a user who imported it', async () => {
    const imports = await importing(t);
    await imports.imported([
      usualLine('OLD-1', { 1: 'Bug informatique', 5: 'En cours', 7: null, 10: null, 11: null, 12: null }),
    ]);
    const [found] = await t.database.owner<{ id: string }>(`select id from cases where original_number = 'OLD-1'`);
    const record = await work.get(found?.id ?? '');
    expect(await deedsOf(record.id, 'designer')).toEqual(['imported']);
    await work.markAll(record, 'markReady', 'lead');
    expect((await work.move(record.id, 'submit', 'lead')).status).toBe(200);
    const [{ name } = { name: 'process' as const }] = record.steps;
    const refused = await work.mark(record.id, name, 'review', 'designer');
    expect([refused.status, refused.problem.code]).toEqual([403, 'not_allowed']);
    expect(refused.problem.detail).toBe('Vous avez importé ce dossier : une autre personne doit le revoir.');
    expect((await work.move(record.id, 'return', 'designer', { reason: 'À compléter' })).status).toBe(403);
    await work.markAll(record, 'review', 'qa');
    expect((await work.move(record.id, 'approve', 'designer')).status).toBe(403);
    expect((await work.move(record.id, 'approve', 'qa')).status).toBe(200);
    expect((await work.move(record.id, 'close', 'designer')).status).toBe(403);
  });
});

describe('R22 a case with a questionnaire', () => {
  it('is not reviewed, approved or closed by a user who answered it, even if it was given up', async () => {
    const filling = questionnaireWork(t);
    const templateId = await filling.publish(asking(choose('clean', 'ab')));
    const record = await work.open('itBug');
    const begun = await filling.begun(work.as('designer'), templateId, record.id);
    expect(await deedsOf(record.id, 'designer')).toEqual([]);
    const answered = await filling.answered(work.as('designer'), begun, { clean: 'a-clean' });
    expect(await deedsOf(record.id, 'designer')).toEqual(['filled']);
    expect((await filling.move(work.as('designer'), answered, 'discard', { reason: 'Doublon' })).status).toBe(200);
    await work.markAll(record, 'markReady', 'lead');
    expect((await work.move(record.id, 'submit', 'lead')).status).toBe(200);
    const refused = await work.mark(record.id, 'process', 'review', 'designer');
    expect(refused.problem.detail).toBe(
      'Vous avez rempli un questionnaire de ce dossier : une autre personne doit le revoir.',
    );
    await work.markAll(record, 'review', 'qa');
    expect((await work.move(record.id, 'approve', 'designer')).status).toBe(403);
    expect((await work.move(record.id, 'approve', 'qa')).status).toBe(200);
    expect((await work.move(record.id, 'close', 'designer')).status).toBe(403);
    expect((await work.move(record.id, 'close', 'qa')).status).toBe(200);
  });
});
