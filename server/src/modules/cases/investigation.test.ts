import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { engineVersion } from '@vigie/domain/modules/cases/recurrence/bounds';
import { type CapaPlan, undecided } from '@vigie/domain/modules/cases/steps/capa-plan';
import { emptyProductBatch } from '@vigie/domain/modules/cases/steps/impact';
import { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { demoPassword } from '../accounts/public';
import { ifMatch, userIdOf } from '../reports/testing/reports';
import { evaluateChecks } from './capa/capa-checks';
import { capaFor, caseWork, rootOf } from './testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
let designerId: number;

beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  designerId = await userIdOf(t, 'designer');
});
afterAll(() => t.close());

const numbersIn = (content: object) =>
  Object.values(content as CapaPlan).flatMap((entry) => (entry.is === 'capa' ? [entry.number] : []));

describe('the root causes', () => {
  it('R35 a person alone is not the root until it is said why the system did not fail', async () => {
    const { id } = await work.open('itBug');
    const manpower = rootOf('Saisie oubliée', { mCategory: 'Manpower' });
    await work.write(id, 'rootCause', 0, { 'cause-000001': manpower });
    const refused = await work.mark(id, 'rootCause', 'markReady');
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toContain('Saisie oubliée');
    await work.write(id, 'rootCause', 1, { 'cause-000001': { ...manpower, systemFailure: 'Double saisie en place.' } });
    expect((await work.mark(id, 'rootCause', 'markReady')).body.mark).toBe('ready');
  });

  it('are repaired rather than lost when a why is written under a cause that is gone', async () => {
    const { id } = await work.open('itBug');
    const orphan = { ...rootOf('Sans parent'), parentId: 'cause-gone01' };
    const { body } = await work.write(id, 'rootCause', 0, { 'cause-000001': orphan });
    expect(body.content).toMatchObject({ 'cause-000001': { parentId: null, text: 'Sans parent' } });
  });

  it('two people at one tree: the second is refused, and what both wrote fits together', async () => {
    const { id } = await work.open('itBug');
    const [mine, theirs] = [{ 'cause-00mine': rootOf('La mienne') }, { 'cause-theirs': rootOf('La leur') }];
    expect((await work.write(id, 'rootCause', 0, theirs)).status).toBe(200);
    expect((await work.write(id, 'rootCause', 0, mine)).status).toBe(412);
    const { body } = await work.write(id, 'rootCause', 1, { ...theirs, ...mine });
    expect(Object.keys(body.content).sort()).toEqual(['cause-00mine', 'cause-theirs']);
  });

  it('name as evidence only files of the case', async () => {
    const { id } = await work.open('itBug');
    const evidence = [{ text: '', attachmentId: '00000000-0000-4000-8000-000000000000' }];
    const { status } = await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Prouvée', { evidence }) });
    expect(status).toBe(409);
  });

  it('each leave a line in the history, and the older value stays (R04)', async () => {
    const { id } = await work.open('itBug');
    await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Avant') });
    await work.write(id, 'rootCause', 1, { 'cause-000001': rootOf('Après') });
    const { body } = await t.call(cases.getCaseHistory, { token: work.as('lead'), params: { id } });
    expect(body.items[0]?.changes).toEqual([{ field: 'rootCause.cause-000001.text', from: 'Avant', to: 'Après' }]);
  });
});

describe('the CAPA plan', () => {
  it('numbers its measures from 124 on, once, whatever the page says', async () => {
    const { id } = await work.open('itBug');
    const entry = capaFor('cause-000001', designerId);
    const first = await work.write(id, 'capaPlan', 0, { 'capa-000001': { ...entry, number: 'CAPA-1999-1' } });
    const [number] = numbersIn(first.body.content);
    expect(number).toMatch(new RegExp(`^CAPA-${new Date().getUTCFullYear()}-\\d+$`));
    expect(Number(number?.split('-')[2])).toBeGreaterThanOrEqual(124);
    const second = await work.write(id, 'capaPlan', 1, {
      'capa-000001': { ...entry, titre: 'Autre titre', number: null },
      'capa-000002': entry,
    });
    const next = `CAPA-${number?.split('-')[1]}-${Number(number?.split('-')[2]) + 1}`;
    expect(numbersIn(second.body.content)).toEqual([number, next]);
    await work.write(id, 'capaPlan', 2, { 'capa-000001': entry });
    const third = await work.write(id, 'capaPlan', 3, { 'capa-000001': entry, 'capa-000003': entry });
    expect(numbersIn(third.body.content)).not.toContain(next);
  });

  it('R34 eliminates a cause only with its rationale', async () => {
    const { id } = await work.open('itBug');
    const refused = await work.write(id, 'capaPlan', 0, { 'cause-000001': { ...undecided, rejeter: true } });
    expect([refused.status, JSON.stringify(refused.problem.detail)]).toEqual([
      422,
      expect.stringContaining('rationale'),
    ]);
    const kept = { ...undecided, rejeter: true, rationale: 'Essais conformes (RA-26-0412).' };
    expect((await work.write(id, 'capaPlan', 0, { 'cause-000001': kept })).status).toBe(200);
  });

  it('is ready only with responsible, dates and kind, and takes nobody who is not of the company', async () => {
    const { id } = await work.open('itBug');
    await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Cause') });
    const stranger = capaFor('cause-000001', await userIdOf(t, 'other.reporter'));
    expect((await work.write(id, 'capaPlan', 0, { 'capa-000001': stranger })).status).toBe(409);
    const backwards = capaFor('cause-000001', designerId, { dateDebut: '2027-02-01' });
    await work.write(id, 'capaPlan', 0, { 'capa-000001': backwards });
    expect((await work.mark(id, 'capaPlan', 'markReady')).status).toBe(409);
    await work.write(id, 'capaPlan', 1, { 'capa-000001': { ...backwards, dateDebut: '2027-01-31' } });
    expect((await work.mark(id, 'capaPlan', 'markReady')).status).toBe(200);
  });

  it('R36 a required CAPA that was never created blocks closing', async () => {
    const record = await work.open('itBug');
    const { id } = record;
    await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Sauvegarde jamais essayée') });
    await work.markAll(record, 'markReady', 'lead');
    await work.move(id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    await work.move(id, 'approve', 'qa');
    expect((await work.get(id)).missingCapas).toEqual(['Sauvegarde jamais essayée']);
    expect((await work.move(id, 'close', 'qa')).status).toBe(409);
  });
});

/** A case whose plan is reviewed and which is approved. */
async function approved(kind: 'itBug' | 'equipmentFailure', more: Parameters<typeof capaFor>[2] = {}) {
  const record = await work.open(kind);
  const { id } = record;
  await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Joint durci sans échéance de remplacement') });
  await work.write(id, 'capaPlan', 0, { 'capa-000001': capaFor('cause-000001', designerId, more) });
  await work.markAll(record, 'markReady', 'lead');
  await work.move(id, 'submit', 'lead');
  await work.markAll(record, 'review', 'qa');
  await work.move(id, 'approve', 'qa');
  return work.get(id);
}

async function lastEventOf(actionId: string | undefined) {
  const events = await t.database.owner<{ action: string; reason: string | null; changes: unknown[] }>(
    `select action, reason, changes from audit_events where record = 'action' and record_id = $1
      order by seq desc limit 1`,
    [actionId],
  );
  return events[0];
}

describe('a measure of a reviewed plan', () => {
  it('is followed by an action, and its responsible is notified', async () => {
    const { actions: followed } = await approved('itBug');
    const action = followed.find(({ origin }) => origin.startsWith('CAPA-'));
    expect(action).toMatchObject({ status: 'in_progress', responsibleId: designerId, dueDate: '2027-01-31' });
    const news = await t.call(notificationsEndpoints.listNotifications, { token: work.as('designer') });
    const assigned = news.body.items.find(({ recordId }) => recordId === action?.id);
    expect(assigned).toMatchObject({ type: 'actionAssigned', address: `/apps/actions/${action?.id}` });
  });

  it('takes a changed plan over, in progress again, and stays in the plan', async () => {
    const { id, actions: followed } = await approved('itBug');
    const action = followed.find(({ origin }) => origin.startsWith('CAPA-'));
    await work.moveAction(action?.id ?? '', 'ready', 'designer');
    await work.move(id, 'reopen', 'qa', { reason: 'Échéance trop courte' });
    const { body: plan } = await work.step(id, 'capaPlan');
    expect((await work.write(id, 'capaPlan', plan.version, {}, 'Retirer la mesure')).status).toBe(409);
    const later = capaFor('cause-000001', designerId, { titre: 'Contrôle mensuel', dateFin: '2027-03-31' });
    await work.write(id, 'capaPlan', plan.version, { 'capa-000001': later }, 'Échéance repoussée');
    await work.mark(id, 'capaPlan', 'markReady');
    await work.mark(id, 'capaPlan', 'review', 'qa');
    const { actions: now } = await work.get(id);
    expect(now).toHaveLength(followed.length);
    expect(now.find(({ id: one }) => one === action?.id)).toMatchObject({
      status: 'in_progress',
      summary: 'Contrôle mensuel',
      dueDate: '2027-03-31',
    });
    const event = await lastEventOf(action?.id);
    expect(event).toMatchObject({ action: 'action.followed_plan', reason: null });
    expect(event?.changes).toContainEqual({ field: 'status', from: 'ready_for_qa', to: 'in_progress' });
  });

  it('keeps an extension that was granted until the plan itself says another day', async () => {
    const { id, actions: followed } = await approved('itBug');
    const action = followed.find(({ origin }) => origin.startsWith('CAPA-'));
    const params = { id: action?.id ?? '' };
    const post = async (
      who: string,
      endpoint: typeof actions.askExtension | typeof actions.answerExtension,
      body: object,
    ) => {
      const { version } = (await t.call(actions.getAction, { token: work.as('lead'), params })).body;
      return t.call(endpoint, { token: work.as(who), params, headers: ifMatch(version), body });
    };
    await post('designer', actions.askExtension, { dueDate: '2027-06-30', reason: 'Fournisseur en retard' });
    expect((await post('qa', actions.answerExtension, { isGranted: true })).body.dueDate).toBe('2027-06-30');
    const review = async (capa: object) => {
      await work.move(id, 'reopen', 'qa', { reason: 'Titre à préciser' });
      const { body: plan } = await work.step(id, 'capaPlan');
      await work.write(id, 'capaPlan', plan.version, { 'capa-000001': capa }, 'Précision');
      await work.mark(id, 'capaPlan', 'markReady');
      await work.mark(id, 'capaPlan', 'review', 'qa');
      await work.move(id, 'submit', 'lead');
      await work.move(id, 'approve', 'qa');
      return (await work.get(id)).actions.find(({ id: one }) => one === action?.id);
    };
    const renamed = capaFor('cause-000001', designerId, { titre: 'Contrôle mensuel' });
    expect(await review(renamed)).toMatchObject({ summary: 'Contrôle mensuel', dueDate: '2027-06-30' });
    expect(await review({ ...renamed, dateFin: '2027-09-30' })).toMatchObject({ dueDate: '2027-09-30' });
  });

  it('R12 R14 R22 is judged on another day, which QA signs with a reason while the case stays approved', async () => {
    const effectiveness = { criterion: 'Aucune fuite', checkOn: '2027-03-31', measure: null };
    const record = await approved('itBug', { effectiveness });
    const { id } = record;
    const capaId = record.capaChecks[0]?.capaId ?? '';
    const reschedule = async (who: string, body: object) => {
      const { version } = (await work.get(id)).capaChecks[0] ?? { version: 0 };
      const credentials = { username: who, password: demoPassword };
      const asked = { reason: 'Arrêt de la ligne', credentials, ...body } as never;
      const call = { token: work.as(who), params: { id, capaId }, headers: ifMatch(version), body: asked };
      return t.call(cases.rescheduleCapaCheck, call);
    };
    expect((await reschedule('lead', { checkOn: '2027-06-30' })).status).toBe(403);
    expect((await reschedule('qa', { checkOn: '2027-06-30', reason: ' ' })).status).toBe(422);
    expect((await reschedule('qa', { checkOn: '2020-01-01' })).problem.detail).toMatchObject([
      { loc: ['body', 'checkOn'], msg: 'Choisissez un jour à venir.' },
    ]);
    const early = await reschedule('qa', { checkOn: '2027-01-30' });
    expect(early.problem.detail).toMatchObject([{ msg: expect.stringContaining('31/01/2027') }]);
    const wrong = { checkOn: '2027-06-30', credentials: { username: 'qa', password: 'wrong' } };
    expect((await reschedule('qa', wrong)).status).toBe(401);
    expect((await work.get(id)).capaChecks[0]?.checkOn).toBe('2027-03-31');
    const { status, body } = await reschedule('qa', { checkOn: '2027-06-30' });
    expect([status, body.status, body.capaChecks[0]?.checkOn]).toEqual([200, 'approved', '2027-06-30']);
    expect(body.signatures.map(({ meaning, isValid }) => [meaning, isValid])).toEqual([
      ['Approved', true],
      ['Verification date changed', true],
    ]);
    const { body: history } = await t.call(cases.getCaseHistory, { token: work.as('lead'), params: { id } });
    expect(history.items.find(({ action }) => action === 'case.check_rescheduled')).toMatchObject({
      reason: 'Arrêt de la ligne',
      changes: [{ field: `check.${capaId}.checkOn`, from: '2027-03-31', to: '2027-06-30' }],
    });
    expect(await findingsOf(t)).toEqual([]);
  });

  it('is not planned to be checked before its end, or in the past', async () => {
    const record = await work.open('itBug');
    const { id } = record;
    await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Joint durci') });
    const planned = (checkOn: string, dateFin: string) =>
      capaFor('cause-000001', designerId, {
        dateFin,
        effectiveness: { criterion: 'Aucune fuite', checkOn, measure: null },
      });
    for (const [version, checkOn, dateFin] of [
      [0, '2027-01-30', '2027-01-31'],
      [1, '2026-01-31', '2026-01-31'],
    ] as const) {
      await work.write(id, 'capaPlan', version, { 'capa-000001': planned(checkOn, dateFin) });
      expect((await work.mark(id, 'capaPlan', 'markReady')).status, checkOn).toBe(409);
    }
    await work.write(id, 'capaPlan', 2, { 'capa-000001': planned('2027-01-31', '2027-01-31') });
    expect((await work.mark(id, 'capaPlan', 'markReady')).status).toBe(200);
  });

  it('is given up with its case, for the same reason', async () => {
    const { id, actions: followed } = await approved('itBug');
    const action = followed.find(({ origin }) => origin.startsWith('CAPA-'));
    const wrong = { reason: 'Déclaré deux fois', credentials: { username: 'qa', password: 'wrong' } };
    expect((await work.move(id, 'void', 'qa', wrong)).status).not.toBe(200);
    expect((await work.get(id)).actions).toEqual(followed);
    expect((await work.move(id, 'void', 'qa', { reason: 'Déclaré deux fois' })).body.status).toBe('void');
    const { actions: now } = await work.get(id);
    expect(now.map(({ status }) => status)).not.toContain('in_progress');
    expect(await lastEventOf(action?.id)).toMatchObject({
      action: 'action.cancelled',
      reason: 'Déclaré deux fois',
      changes: [{ field: 'status', from: 'in_progress', to: 'cancelled' }],
    });
  });

  it('R19 R22 R25 is done by its responsible and reviewed by another user', async () => {
    const { actions: followed } = await approved('itBug');
    const id = followed.find(({ origin }) => origin.startsWith('CAPA-'))?.id ?? '';
    expect((await work.moveAction(id, 'ready', 'lead')).status).toBe(403);
    expect((await work.moveAction(id, 'complete', 'designer')).status).toBe(409);
    expect((await work.moveAction(id, 'ready', 'designer')).body.status).toBe('ready_for_qa');
    expect((await work.moveAction(id, 'review', 'designer')).status).toBe(403);
    expect((await work.moveAction(id, 'review', 'qa')).body.status).toBe('approved');
    expect((await work.moveAction(id, 'reopen', 'qa')).status).toBe(422);
    expect((await work.moveAction(id, 'reopen', 'qa', 'Preuve absente')).body.status).toBe('in_progress');
    const stale = {
      token: work.as('designer'),
      params: { id },
      headers: ifMatch(1),
      body: { action: 'ready' as const },
    };
    expect((await t.call(actions.moveAction, stale)).status).toBe(412);
  });

  it('R20 is not there for another company', async () => {
    const { id, actions: followed } = await approved('itBug');
    const token = await t.signIn('other.admin');
    const actionId = followed.at(-1)?.id ?? '';
    expect((await t.call(actions.getAction, { token, params: { id: actionId } })).status).toBe(404);
    const move = {
      token,
      params: { id: actionId },
      headers: ifMatch(1),
      body: { action: 'cancel' as const, reason: 'x' },
    };
    expect((await t.call(actions.moveAction, move)).status).toBe(404);
    for (const path of ['getRecurrence', 'analyseRecurrence'] as const) {
      expect((await t.call(cases[path], { token, params: { id } })).status).toBe(404);
    }
  });
});

describe('whether a measure has worked', () => {
  const judge = async (id: string, who: string, more: object = {}) => {
    const [check] = (await work.get(id)).capaChecks;
    return t.call(cases.recordCapaCheck, {
      token: work.as(who),
      params: { id, capaId: check?.capaId ?? '' },
      headers: ifMatch(check?.version ?? 0),
      body: {
        isEffective: true,
        findings: 'Rien de nouveau.',
        credentials: { username: who, password: demoPassword },
        ...more,
      },
    });
  };

  it('is signed by QA once it is completed, and stands in the way of closing until then', async () => {
    const effectiveness = { criterion: 'Aucune fuite', checkOn: null, measure: null };
    const { id } = await approved('itBug', { effectiveness });
    expect((await judge(id, 'qa')).status).toBe(409);
    await work.finishActions(id, 'designer');
    expect((await work.move(id, 'close', 'qa')).status).toBe(409);
    expect((await judge(id, 'lead')).status).toBe(403);
    const wrong = { credentials: { username: 'qa', password: 'faux' } };
    expect((await judge(id, 'qa', wrong)).status).toBe(401);
    const judged = await judge(id, 'qa');
    expect(judged.body.capaChecks[0]?.verdict).toMatchObject({ isEffective: true, findings: 'Rien de nouveau.' });
    expect((await judge(id, 'qa')).status).toBe(409);
    expect((await work.move(id, 'close', 'qa')).body.status).toBe('closed');
    const rows = await t.database.owner(
      `select meaning from signatures where record = 'capa_check' and record_id = $1`,
      [judged.body.capaChecks[0]?.capaId],
    );
    expect(rows).toEqual([{ meaning: 'Effectiveness verified' }]);
  });

  it('is not asked of a measure that was given up', async () => {
    const effectiveness = { criterion: 'Aucune fuite', checkOn: null, measure: null };
    const { id, actions: followed } = await approved('itBug', { effectiveness });
    const actionId = followed.find(({ origin }) => origin.startsWith('CAPA-'))?.id ?? '';
    await work.moveAction(actionId, 'cancel', 'qa', 'Remplacée par une autre');
    expect((await work.move(id, 'close', 'qa')).body.status).toBe('closed');
    expect((await work.moveAction(actionId, 'reopen', 'qa', 'x')).status).toBe(409);
  });

  it('is looked up by the system on its day, in the cases of the period, and drafted for QA', async () => {
    const measure = { days: 90, sameProduct: true, sameCause: true };
    const effectiveness = { criterion: 'Aucun cas', checkOn: null, measure };
    const record = await work.open('equipmentFailure');
    const { id } = record;
    const batches = [{ product: 'Orvalane 500 mg', batchNumber: '26K1', status: null }];
    await work.write(id, 'productBatch', 0, { ...emptyProductBatch, batches });
    await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Joint durci sans échéance de remplacement') });
    await work.write(id, 'capaPlan', 0, { 'capa-000001': capaFor('cause-000001', designerId, { effectiveness }) });
    await work.markAll(record, 'markReady', 'lead');
    await work.move(id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    await work.move(id, 'approve', 'qa');
    await work.finishActions(id, 'designer');
    const [before] = (await work.get(id)).capaChecks;
    const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
    expect(before).toMatchObject({ checkOn: day, draft: null });

    const again = await work.open('nonConformity');
    await work.write(again.id, 'productBatch', 0, { ...emptyProductBatch, batches });
    await work.write(again.id, 'rootCause', 0, {
      'cause-000002': rootOf('Le joint a durci, sans échéance de remplacement'),
    });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await t.database.owner(`update cases set detection_date = $2 where id = $1`, [again.id, tomorrow]);

    await evaluateChecks(t.app.platform, tomorrow);
    expect((await work.get(id)).capaChecks[0]?.draft).toBeNull();
    await evaluateChecks(t.app.platform, day);
    expect((await work.get(id)).capaChecks[0]?.draft).toMatchObject({ isEffective: false, cases: [again.id] });
    const news = await t.call(notificationsEndpoints.listNotifications, { token: work.as('qa') });
    expect(news.body.items[0]).toMatchObject({ type: 'effectivenessDue', recordId: before?.capaId });
  });
});

describe('the recurrence analysis', () => {
  const call = (path: 'getRecurrence' | 'analyseRecurrence', id: string, who = 'lead') =>
    t.call(cases[path], { token: work.as(who), params: { id } });

  it('finds cases of all kinds, keeps what it was run with, and can be run again', async () => {
    const what = 'Étiquette illisible sur flacon de sirop Brumalis.';
    const earlier = await work.open('customerComplaint', what);
    const { id } = await work.open('nonConformity', 'Etiquettes ilisibles sur les flacons du sirop Brumalis');
    expect((await call('getRecurrence', id)).body).toEqual({ analyses: [], dismissals: [] });
    const { body } = await call('analyseRecurrence', id);
    expect(body.analyses).toHaveLength(1);
    const [{ inputs, matches, ranBy } = { inputs: null, matches: [], ranBy: '' }] = body.analyses;
    expect(ranBy).toBe('Julien Lefèvre');
    expect(inputs).toMatchObject({
      text: 'Etiquettes ilisibles sur les flacons du sirop Brumalis',
      engine: engineVersion,
    });
    const rows = await t.database.owner(`select count(*)::int as n from recurrence_documents
      where company_id = (select company_id from users where username = 'lead')`);
    expect(inputs?.compared).toBe(rows[0]?.n - 1);
    expect(matches[0]).toMatchObject({ id: earlier.id, kind: 'customerComplaint', title: earlier.title });
    expect(matches[0]?.score).toBeGreaterThanOrEqual(30);
    expect(matches[0]?.reasons.map(({ kind }) => kind)).toContain('words');
    expect((await call('analyseRecurrence', id)).body.analyses.map(({ n }) => n)).toEqual([2, 1]);
    const history = await t.call(cases.getCaseHistory, { token: work.as('lead'), params: { id } });
    expect(history.body.items[0]?.action).toBe('case.recurrence_analysed');
  });

  it('gives the same title at least 80, keeps from 30 on, and at most five', async () => {
    const what = 'Condensation dans le sas du local de pesée.';
    for (let n = 0; n < 6; n += 1) await work.open('hse', what);
    const { id } = await work.open('equipmentFailure', what);
    const { matches } = (await call('analyseRecurrence', id)).body.analyses[0] ?? { matches: [] };
    expect(matches).toHaveLength(5);
    expect(Math.min(...matches.map(({ score }) => score))).toBeGreaterThanOrEqual(80);
    expect(matches.map(({ id: found }) => found)).not.toContain(id);
    const scores = matches.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it('a match is dismissed with a reason, and the dismissal can be taken back', async () => {
    const [other, { id }] = [await work.open('itBug'), await work.open('itBug')];
    const pair = { id, otherId: other.id };
    const dismiss = (reason: string, who = 'lead') =>
      t.call(cases.dismissMatch, { token: work.as(who), params: pair, body: { reason } });
    expect((await dismiss(' ')).status).toBe(422);
    expect((await dismiss('Autre équipement', 'designer')).status).toBe(403);
    expect((await dismiss('Autre équipement')).body.dismissals).toMatchObject([
      { otherId: other.id, reason: 'Autre équipement', who: 'Julien Lefèvre' },
    ]);
    const restore = () => t.call(cases.restoreMatch, { token: work.as('lead'), params: pair });
    expect((await restore()).body.dismissals).toEqual([]);
    expect((await restore()).status).toBe(404);
    const unknown = { id, otherId: 'NC_999999' };
    const refused = { token: work.as('lead'), params: unknown, body: { reason: 'x' } };
    expect((await t.call(cases.dismissMatch, refused)).status).toBe(404);
  });

  describe('of two cases that were decided about', () => {
    const found = async (id: string) => (await call('analyseRecurrence', id)).body.analyses[0]?.matches ?? [];
    const idsIn = async (id: string) => (await found(id)).map((match) => match.id);

    it('one that was dismissed does not come again from either side, until it is restored', async () => {
      const what = 'Dérive du spectromètre Quorvex au laboratoire 7.';
      const [one, other] = [await work.open('itBug', what), await work.open('hse', what)];
      const pair = { id: one.id, otherId: other.id };
      expect(await idsIn(one.id)).toContain(other.id);
      await t.call(cases.dismissMatch, { token: work.as('lead'), params: pair, body: { reason: 'Autre lampe' } });
      expect(await idsIn(one.id)).not.toContain(other.id);
      expect(await idsIn(other.id)).not.toContain(one.id);
      const seen = async (id: string) => (await call('getRecurrence', id)).body.dismissals;
      expect(await seen(one.id)).toMatchObject([{ otherId: other.id, isFromOther: false }]);
      expect(await seen(other.id)).toMatchObject([{ otherId: one.id, reason: 'Autre lampe', isFromOther: true }]);
      await t.call(cases.restoreMatch, { token: work.as('lead'), params: pair });
      expect(await idsIn(one.id)).toContain(other.id);
      expect(await idsIn(other.id)).toContain(one.id);
    });

    it('one that QA has confirmed comes first, whatever it says', async () => {
      const { id } = await work.open('itBug', 'Fuite de glycol sur l’échangeur Trimax du local 22.');
      for (const n of [1, 2])
        await work.open('itBug', `Fuite de glycol sur l’échangeur Trimax du local 22, vue ${n} fois.`);
      const { id: otherId } = await work.open('hse', 'Odeur inhabituelle signalée par la ronde de nuit.');
      await t.call(cases.linkCase, { token: work.as('lead'), params: { id }, body: { otherId, note: 'Même cause' } });
      expect(await idsIn(id)).not.toContain(otherId);
      await work.mark(id, 'recurrence', 'markReady');
      expect((await work.mark(id, 'recurrence', 'review', 'qa')).status).toBe(200);
      const matches = await found(id);
      expect(matches[0]).toMatchObject({ id: otherId, score: 100 });
      expect(matches[0]?.reasons[0]).toEqual({ kind: 'confirmed', values: [] });
      expect(matches).toHaveLength(3);
      expect(matches.slice(1).flatMap(({ reasons }) => reasons.map(({ kind }) => kind))).not.toContain('confirmed');
      expect((await found(otherId))[0]).toMatchObject({ id, score: 100 });
    });
  });

  it('R30 is not run on a case that is closed to changes, and never finds another company’s', async () => {
    const what = 'Joint torique fissuré sur la remplisseuse 12.';
    const { id } = await work.open('itBug', what);
    await work.move(id, 'void', 'qa', { reason: 'Doublon' });
    expect((await call('analyseRecurrence', id)).status).toBe(409);
    const { body } = await t.call(cases.listSimilarCases, { token: work.as('other.admin'), query: { text: what } });
    expect(body.items).toEqual([]);
  });
});
