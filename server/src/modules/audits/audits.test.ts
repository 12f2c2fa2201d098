import { randomUUID } from 'node:crypto';
import { addDays, formatDay } from '@vigie/domain/kernel/day';
import { auditsEndpoints as audits } from '@vigie/domain/modules/audits/audits/contract';
import { findingsEndpoints as findings } from '@vigie/domain/modules/audits/findings/contract';
import { auditFiguresEndpoints } from '@vigie/domain/modules/insights/audits/contract';
import { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf as allFindings } from '../../platform/testing/findings';
import { multipart } from '../../platform/testing/multipart';
import { textOfPdf, withoutSpaces } from '../../platform/testing/pdf-text';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { questionnaireWork } from '../questionnaires/testing/questionnaires';
import { ifMatch } from '../reports/testing/reports';
import { concludeFindings } from './findings/move-finding';
import { type AuditPeople, auditWork, checklist, site, today } from './testing/audit-work';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let t: TestApp;
let w: AuditPeople;
let templateId: string;
beforeAll(async () => {
  t = await createTestApp();
  w = await auditWork(t, ['lead', 'qa', 'designer', 'reporter', 'validator', 'company.admin', 'other.admin']);
  templateId = await questionnaireWork(t).publish(checklist);
});
afterAll(() => t.close());

/** The template of this file was written past its builder. */
const findingsOf = async (app: TestApp) =>
  (await allFindings(app)).filter((one) => !one.includes('TPL_9') && !one.includes('record_numbers template'));

const list = (who: string, query: object = {}) =>
  t.call(audits.listAudits, { ...w.as(who), query: { assigned: 'everyone', ...query } });
const listFindings = (who: string, query: object = {}) =>
  t.call(findings.listFindings, { ...w.as(who), query: { assigned: 'everyone', ...query } });

describe('an audit', () => {
  it('goes from its plan to its closing, with a finding that is answered', async () => {
    const { id } = await w.planned({ templateId });
    expect((await w.moved(id, 'confirm', 'lead')).status).toBe('scheduled');
    const started = await w.moved(id, 'start', 'lead');
    expect(started).toMatchObject({ status: 'in_progress', templateVersion: 1 });
    expect(started.grades?.map(({ key }) => key)).toEqual([
      'critical',
      'major',
      'minor',
      'observation',
      'good_practice',
    ]);
    expect((await w.move(id, 'finish', 'lead')).status).toBe(409);
    expect((await w.answer(id, 'q1', 'no', null)).body.answers).toEqual({ q1: 'no' });
    const { id: findingId } = await w.noted(id, { questionKey: 'q1' });
    expect(await w.finding(findingId)).toMatchObject({
      status: 'draft',
      question: 'Les instruments sont étalonnés ?',
      department: 'Production',
    });
    expect((await w.moved(id, 'finish', 'lead')).status).toBe('reporting');
    const unsigned = await w.move(id, 'issue', 'lead', w.signedBy('lead'));
    expect([unsigned.status, unsigned.text]).toEqual([409, expect.stringContaining('ynth')]);
    expect((await w.write(id, { summary: 'Maîtrisé, sauf les étalonnages.', strengths: 'Traçabilité' })).status).toBe(
      200,
    );
    const issued = await w.moved(id, 'issue', 'lead', w.signedBy('lead'));
    expect(issued).toMatchObject({
      status: 'issued',
      reports: 1,
      openAnswers: 1,
      lateAnswers: 0,
      findings: { major: 1 },
    });
    expect(await w.finding(findingId, 'reporter')).toMatchObject({
      status: 'awaiting_response',
      dueOn: addDays(today, 15),
      reportNumber: 1,
    });
    const closing = await w.move(id, 'close', 'qa', w.signedBy('qa'));
    expect([closing.status, closing.text]).toEqual([409, expect.stringContaining(findingId)]);
    expect((await w.moveFinding(findingId, 'respond', 'reporter')).status).toBe(409);
    await w.respond(findingId, { cause: 'Oubli', correction: 'Étalonné', noMeasures: 'Isolé' });
    expect((await w.moveFinding(findingId, 'respond', 'reporter')).body.status).toBe('responded');
    const accepted = await w.moveFinding(findingId, 'accept', 'lead', w.signedBy('lead'));
    // Nothing is left to do: there are no measures.
    expect([accepted.status, accepted.body.status]).toEqual([200, 'closed']);
    const closed = await w.moved(id, 'close', 'qa', w.signedBy('qa'));
    expect(closed).toMatchObject({ status: 'closed', openAnswers: 0 });
    expect(await findingsOf(t)).toEqual([]);
  });

  it('is not confirmed with an auditor who works where they audit, and says who, where and when', async () => {
    const { id } = await w.planned({ auditorIds: [w.idOf('validator')] });
    const refused = await w.move(id, 'confirm', 'qa');
    expect(refused.status).toBe(409);
    for (const part of ['Sophie', 'Production', site]) expect(refused.text).toContain(part);
    const params = { id };
    const standing = (await t.call(audits.getAuditStanding, { ...w.as('qa'), params })).body;
    expect(standing.dependencies).toMatchObject([{ userId: w.idOf('validator'), department: 'Production' }]);
    const unknown = await w.planned({
      plannedFrom: addDays(today, -5000),
      plannedUntil: addDays(today, -5000),
    });
    expect((await w.move(unknown.id, 'confirm', 'qa')).status).toBe(409);
    const supplier = await w.planned({
      type: 'supplier',
      supplier: 'Joints Martin',
      auditorIds: [w.idOf('validator')],
    });
    expect((await w.move(supplier.id, 'confirm', 'qa')).status).toBe(200);
  });

  it('is planned by QA alone, of parts that go together', async () => {
    for (const who of ['lead', 'reporter', 'designer', 'company.admin'])
      expect((await w.plan({}, who)).status).toBe(403);
    for (const wrong of [
      { departments: [] },
      { type: 'supplier' as const },
      { plannedUntil: addDays(today, -1) },
      { auditorIds: [w.idOf('lead')] },
      { auditeeIds: [w.idOf('lead')] },
      { leadId: 999_999 },
      { templateId: 'TPL_9999' },
      { agenda: [{ day: addDays(today, 9), hour: '09:00', minutes: 30, place: '', topic: 'Ouverture', who: '' }] },
    ]) {
      expect((await w.plan(wrong)).status, JSON.stringify(wrong)).toBe(422);
    }
  });

  it('R03 moves to other days with a reason, and its agenda with it', async () => {
    const row = { day: today, hour: '09:00', minutes: 30, place: 'Salle 2', topic: 'Ouverture', who: '' };
    const { id, version } = await w.planned({ agenda: [row] });
    const change = (body: object, seen = version, who = 'lead') =>
      t.call(audits.changeAudit, { ...w.as(who), params: { id }, headers: ifMatch(seen), body });
    const days = { plannedFrom: addDays(today, 10), plannedUntil: addDays(today, 11) };
    expect((await change(days)).status).toBe(422);
    expect((await change({ ...days, reason: 'Arrêt des lignes' }, version, 'reporter')).status).toBe(403);
    const changed = await change({ ...days, reason: 'Arrêt des lignes' });
    expect(changed.body).toMatchObject({ ...days, agenda: [{ ...row, day: addDays(today, 10) }] });
    expect((await change({ title: 'Autre' })).status).toBe(412);
    expect((await w.move(id, 'start', 'lead')).status).toBe(409);
    await w.moved(id, 'confirm', 'lead');
    const early = await w.move(id, 'start', 'lead');
    expect([early.status, early.text]).toEqual([409, expect.stringContaining(formatDay(addDays(today, 10)))]);
  });

  it('keeps its plan from the start on, and the grades that it had', async () => {
    const { id, version } = await w.begun();
    const headers = ifMatch(version);
    const change = { ...w.as('lead'), params: { id }, headers, body: { departments: ['Logistique'], reason: 'Essai' } };
    expect((await t.call(audits.changeAudit, change)).status).toBe(409);
    expect((await w.note(id, { grade: 'unheard' })).status).toBe(422);
    expect((await w.move(id, 'cancel', 'lead', { reason: 'Non' })).status).toBe(403);
    const cancelled = await w.moved(id, 'cancel', 'qa', { reason: 'Incendie', ...w.signedBy('qa') });
    expect(cancelled.status).toBe('cancelled');
  });

  it('R22 is closed by QA outside the team', async () => {
    const { id } = await w.planned({ type: 'supplier', supplier: 'Joints Martin', leadId: w.idOf('qa') });
    await w.moved(id, 'confirm', 'qa');
    await w.moved(id, 'start', 'qa');
    await w.moved(id, 'finish', 'qa');
    await w.write(id, { summary: 'Rien à signaler.' }, 'qa');
    await w.moved(id, 'issue', 'qa', w.signedBy('qa'));
    expect((await w.move(id, 'close', 'qa', w.signedBy('qa'))).status).toBe(403);
  });
});

describe('a report', () => {
  it('is frozen with its hash, comes out on paper, and is replaced by another with a reason', async () => {
    const { audit, findings: made } = await w.issued({}, 'minor', 'good_practice');
    const { id } = audit;
    const reports = async () =>
      (await t.call(audits.listAuditReports, { ...w.as('reporter'), params: { id } })).body.items;
    expect(await reports()).toMatchObject([
      { number: 1, hash: audit.reportHash, signature: { signerUsername: 'lead' } },
    ]);
    expect((await w.finding(made[1]?.id ?? '')).status).toBe('closed');
    const pdf = await t.app.http.inject({
      url: `/api/v1/audits/${id}/reports/1/pdf`,
      headers: { authorization: `Bearer ${w.as('reporter').token}` },
    });
    expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200);
    const paper = textOfPdf(pdf.rawPayload);
    for (const part of ['Le manomètre 12', audit.reportHash ?? '?', 'Julien', made[0]?.id ?? '?', '7.1.5']) {
      expect(paper, part).toContain(withoutSpaces(part));
    }
    expect((await w.move(id, 'reopen', 'qa', w.signedBy('qa'))).status).toBe(422);
    expect((await w.moved(id, 'reopen', 'qa', { reason: 'Un constat manque', ...w.signedBy('qa') })).status).toBe(
      'reporting',
    );
    const another = await w.noted(id, { grade: 'critical' });
    const again = await w.moved(id, 'issue', 'lead', w.signedBy('lead'));
    expect(again.reportHash).not.toBe(audit.reportHash);
    expect(await reports()).toMatchObject([
      { number: 2, replacedBecause: '' },
      { number: 1, hash: audit.reportHash, replacedBecause: 'Un constat manque' },
    ]);
    expect(await w.finding(another.id)).toMatchObject({ reportNumber: 2, dueOn: addDays(today, 5) });
    expect(await w.finding(made[0]?.id ?? '')).toMatchObject({ reportNumber: 1, status: 'awaiting_response' });
    expect(await findingsOf(t)).toEqual([]);
  });

  it('is not issued with a finding without grade or owner', async () => {
    const { id } = await w.begun();
    const { body } = await w.note(id, { grade: '' });
    await w.moved(id, 'finish', 'lead');
    await w.write(id, { summary: 'Maîtrisé.' });
    const refused = await w.move(id, 'issue', 'lead', w.signedBy('lead'));
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(body.id)]);
    expect((await w.moveFinding(body.id, 'drop', 'lead', { reason: 'Doublon' })).body.status).toBe('withdrawn');
    expect((await w.moved(id, 'issue', 'lead', w.signedBy('lead'))).status).toBe('issued');
  });
});

describe('R20 what the team has not issued', () => {
  it('is the team’s and QA’s: the checklist, drafts of findings, their history and their words', async () => {
    const { id } = await w.begun({ templateId, title: 'Audit de la nuit' });
    await w.answer(id, 'q2', 'Manomètre zébrure', null);
    const secret = await w.noted(id, { statement: 'Le zirconium manque au magasin' });
    const params = { id };
    for (const who of ['reporter', 'designer', 'company.admin', 'validator']) {
      expect((await t.call(audits.getAudit, { ...w.as(who), params })).body.findings, who).toEqual({});
      expect((await t.call(audits.getAuditWork, { ...w.as(who), params })).status).toBe(403);
      expect((await t.call(findings.getFinding, { ...w.as(who), params: { id: secret.id } })).status).toBe(404);
      expect((await listFindings(who, { search: 'zirconium' })).body.items).toEqual([]);
      const history = (await t.call(audits.getAuditHistory, { ...w.as(who), params })).text;
      expect(history).not.toContain('zébrure');
    }
    expect((await listFindings('qa', { search: 'zirconium' })).body.items).toMatchObject([{ id: secret.id }]);
    expect((await t.call(audits.getAudit, { ...w.as('qa'), params })).body.findings).toEqual({ major: 1 });
    const counted = async (who: string) => (await listFindings(who)).body.total;
    expect((await counted('qa')) > (await counted('reporter'))).toBe(true);
  });

  it('photos that come onto the audit once it has started are work of the team, too', async () => {
    const { id } = await w.begun();
    const params = { id };
    const attach = { ...w.as('lead'), params, ...multipart('photo.png', png) };
    const { attachment } = (await t.call(audits.attachToAudit, attach)).body;
    const seenBy = async (who: string) =>
      (await t.call(audits.getAudit, { ...w.as(who), params })).body.attachments.length;
    expect([await seenBy('lead'), await seenBy('qa'), await seenBy('designer'), await seenBy('reporter')]).toEqual([
      1, 1, 0, 0,
    ]);
    const download = (who: string) =>
      t.app.http.inject({
        url: `/api/v1/audits/${id}/attachments/${attachment.id}/content`,
        headers: { authorization: `Bearer ${w.as(who).token}` },
      });
    expect([(await download('lead')).statusCode, (await download('designer')).statusCode]).toEqual([200, 404]);
    await w.moved(id, 'finish', 'lead');
    await w.write(id, { summary: 'Maîtrisé.' });
    await w.moved(id, 'issue', 'lead', w.signedBy('lead'));
    expect(await seenBy('designer')).toBe(1);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('of a plan that is not announced nothing is told before the start', async () => {
    const { id } = await w.planned({ isUnannounced: true, title: 'Audit inopiné' });
    await w.moved(id, 'confirm', 'lead');
    const params = { id };
    for (const who of ['reporter', 'designer', 'company.admin']) {
      expect((await t.call(audits.getAudit, { ...w.as(who), params })).status, who).toBe(404);
      expect((await list(who, { search: 'inopiné' })).body.total, who).toBe(0);
    }
    expect((await list('qa', { search: 'inopiné' })).body.total).toBe(1);
    await w.moved(id, 'start', 'lead');
    expect((await t.call(audits.getAudit, { ...w.as('reporter'), params })).status).toBe(200);
    expect((await list('reporter', { search: 'inopiné' })).body.total).toBe(1);
  });

  it('a confidential audit is read by those who take part, and QA', async () => {
    const { audit, findings: made } = await w.issued({ isConfidential: true, title: 'Audit confidentiel' }, 'major');
    const params = { id: audit.id };
    for (const who of ['designer', 'company.admin']) {
      expect((await t.call(audits.getAudit, { ...w.as(who), params })).status, who).toBe(404);
      expect((await t.call(audits.getAuditReport, { ...w.as(who), params: { ...params, number: '1' } })).status).toBe(
        404,
      );
      expect((await t.call(findings.getFinding, { ...w.as(who), params: { id: made[0]?.id ?? '' } })).status).toBe(404);
      expect((await list(who, { search: 'confidentiel' })).body.total).toBe(0);
    }
    expect((await t.call(findings.getFinding, { ...w.as('reporter'), params: { id: made[0]?.id ?? '' } })).status).toBe(
      200,
    );
    expect((await list('reporter', { search: 'confidentiel' })).body.total).toBe(1);
    const [one] = made;
    const act = {
      ...w.as('reporter'),
      params: { id: one?.id ?? '' },
      body: { title: 'Caler', assignTo: w.idOf('designer') },
    };
    const { actionId } = (await t.call(findings.actOnAuditFinding, act)).body;
    const from = async (who: string) =>
      (await t.call(recordsEndpoints.listRelatedRecords, { ...w.as(who), params: { kind: 'action', id: actionId } }))
        .body.items;
    expect(await from('reporter')).toMatchObject([{ kind: 'finding', id: one?.id }]);
    expect(await from('designer')).toEqual([]);
  });
});

describe('a checklist that several fill', () => {
  it('keeps both of two answers to one question, and the lead chooses', async () => {
    const { id } = await w.begun({ templateId, auditorIds: [w.idOf('designer')] });
    const params = { id };
    expect((await w.answer(id, 'q2', 'A-1', null)).body.answers).toEqual({ q2: 'A-1' });
    // Somebody who saw it changes it; the same again is no other answer.
    expect((await w.answer(id, 'q2', 'A-2', 'A-1', 'designer')).body).toMatchObject({
      answers: { q2: 'A-2' },
      rivals: {},
    });
    expect((await w.answer(id, 'q2', 'A-2', 'A-1', 'designer')).body).toMatchObject({
      answers: { q2: 'A-2' },
      rivals: {},
    });
    // Somebody who did not.
    const { body } = await w.answer(id, 'q2', 'A-3', 'A-1');
    expect(body).toMatchObject({ answers: { q2: 'A-2' }, rivals: { q2: [{ answer: 'A-3', who: 'Julien Lefèvre' }] } });
    const rivalId = body.rivals.q2?.[0]?.rivalId ?? null;
    await w.answer(id, 'q1', 'yes', null);
    const standing = (await t.call(audits.getAuditStanding, { ...w.as('lead'), params })).body;
    expect(standing).toMatchObject({ openAnswers: 0, rivalAnswers: 1 });
    expect((await w.move(id, 'finish', 'lead')).status).toBe(409);
    const choose = (who: string) =>
      t.call(audits.chooseAuditAnswer, { ...w.as(who), params, body: { key: 'q2', rivalId } });
    expect((await choose('designer')).status).toBe(403);
    expect((await choose('lead')).body).toMatchObject({ answers: { q1: 'yes', q2: 'A-3' }, rivals: {} });
    expect((await choose('lead')).status).toBe(409);
    for (const wrong of [
      ['q9', 'x'],
      ['q1', 'perhaps'],
    ] as const) {
      expect((await w.answer(id, wrong[0], wrong[1], 'yes')).status, wrong[0]).toBe(422);
    }
    expect((await w.answer(id, 'q1', 'no', 'yes', 'reporter')).status).toBe(403);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('R46 takes each entry of a phone once for ever, in whatever order two of them arrive', async () => {
    const { id } = await w.begun({ templateId, auditorIds: [w.idOf('designer')] });
    const sentAt = new Date().toISOString();
    const entry = (captureId: string) => ({
      captureId,
      base: null,
      photos: [],
      deviceTime: sentAt,
      skewMs: 0,
      contract: 1,
    });
    const capture = (captureId: string, answer: string, who: string) =>
      t.call(audits.captureAuditAnswers, {
        ...w.as(who),
        body: {
          entry: entry(captureId),
          sentAt,
          content: { auditId: id, answers: [{ key: 'q2', answer, base: null }] },
        },
      });
    const [one, other] = [randomUUID(), randomUUID()];
    const answers = await Promise.all([
      capture(one, 'B-1', 'lead'),
      capture(other, 'B-2', 'designer'),
      capture(one, 'B-1', 'lead'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    const { answers: kept, rivals } = await w.work(id);
    const all = [kept.q2, ...(rivals.q2 ?? []).map(({ answer }) => answer)];
    expect(all.toSorted()).toEqual(['B-1', 'B-2']);
    expect((await capture(one, 'B-9', 'lead')).status).toBe(409);
    const noted = (captureId: string, statement: string) =>
      t.call(findings.captureFinding, {
        ...w.as('lead'),
        body: { entry: entry(captureId), sentAt, content: { auditId: id, statement } },
      });
    const third = randomUUID();
    const [first, again] = [await noted(third, 'Vu dans l’atelier'), await noted(third, 'Vu dans l’atelier')];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect((await listFindings('lead', { audit: id })).body.total).toBe(1);
  });

  it('is not finished while a phone holds it, but with a reason', async () => {
    const { id } = await w.begun();
    const leaseId = randomUUID();
    const hold = { ...w.as('lead'), params: { id }, body: { leaseId, device: 'Téléphone' } };
    expect((await t.call(audits.holdAudit, hold)).body.leases).toMatchObject([{ device: 'Téléphone' }]);
    expect((await t.call(audits.holdAudit, hold)).body.leases).toHaveLength(1);
    const refused = await w.move(id, 'finish', 'lead');
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Julien')]);
    const release = { params: { id, leaseId } };
    expect((await t.call(audits.releaseAudit, { ...w.as('designer'), ...release })).status).toBe(403);
    expect((await w.moved(id, 'finish', 'lead', { reason: 'Le téléphone est tombé' })).status).toBe('reporting');
  });
});

describe('an answer to a finding', () => {
  it('is judged by somebody who did not write it, and returned with a reason', async () => {
    const { audit, findings: made } = await w.issued({ leadId: w.idOf('lead'), auditeeIds: [w.idOf('qa')] }, 'minor');
    const id = made[0]?.id ?? '';
    await w.respond(id, { cause: 'Oubli', correction: 'Fait', noMeasures: 'Isolé' }, 'qa');
    expect((await w.respond(id, { cause: 'x' }, 'designer')).status).toBe(403);
    await w.moveFinding(id, 'respond', 'reporter');
    expect((await w.moveFinding(id, 'accept', 'qa', w.signedBy('qa'))).status).toBe(403);
    expect((await w.moveFinding(id, 'return', 'lead')).status).toBe(422);
    expect((await w.moveFinding(id, 'return', 'lead', { reason: 'Incomplet' })).body.status).toBe('awaiting_response');
    expect((await w.move(audit.id, 'close', 'qa', w.signedBy('qa'))).status).toBe(409);
    const withdrawn = await w.moveFinding(id, 'withdraw', 'qa', { reason: 'Erreur', ...w.signedBy('qa') });
    expect(withdrawn.body.status).toBe('withdrawn');
    expect((await w.moved(audit.id, 'close', 'qa', w.signedBy('qa'))).status).toBe('closed');
  });

  it('becomes a report and an action, is linked to records that exist, and ends with its measures', async () => {
    const { findings: made } = await w.issued({}, 'minor');
    const params = { id: made[0]?.id ?? '' };
    const { id } = params;
    const { reportId } = (await t.call(findings.reportAuditFinding, { ...w.as('reporter'), params })).body;
    const assignTo = w.idOf('reporter');
    const act = { ...w.as('reporter'), params, body: { title: 'Étalonner', assignTo } };
    const { actionId } = (await t.call(findings.actOnAuditFinding, act)).body;
    expect((await w.finding(id)).measures).toEqual([reportId, actionId]);
    const relatedTo = async (kind: string, of: string, who = 'reporter') =>
      (await t.call(recordsEndpoints.listRelatedRecords, { ...w.as(who), params: { kind, id: of } })).body.items;
    expect(await relatedTo('action', actionId)).toMatchObject([{ kind: 'finding', id }]);
    expect(await relatedTo('report', reportId)).toMatchObject([{ kind: 'finding', id }]);
    expect(await relatedTo('finding', id)).toMatchObject([{ kind: 'report', id: reportId }]);
    expect(await relatedTo('finding', id, 'designer')).toEqual([]);
    expect((await w.respond(id, { measures: [actionId, 'ACT_9999'] })).status).toBe(422);
    await w.respond(id, { cause: 'Oubli', correction: 'Fait', measures: [actionId] });
    expect(await relatedTo('action', actionId)).toHaveLength(1);
    await w.moveFinding(id, 'respond', 'reporter');
    expect((await w.moveFinding(id, 'accept', 'lead', w.signedBy('lead'))).body.status).toBe('accepted');
    await concludeFindings(t.app.platform);
    expect((await w.finding(id)).status).toBe('accepted');
    await t.database.owner(`set session_replication_role to replica;
      update actions set status = 'completed' where id = '${actionId}'`);
    await concludeFindings(t.app.platform);
    expect((await w.finding(id)).status).toBe('closed');
    const measures = (await t.call(findings.listFindingMeasures, { ...w.as('reporter'), params })).body.items;
    expect(measures).toMatchObject([{ id: actionId, record: 'action', hasEnded: true }]);
  });

  it('R43 stands in the key figures, and in those of a confidential audit only for who reads it', async () => {
    const span = { from: addDays(today, -1), to: today };
    const figuresOf = async (who: string, query: Record<string, string> = span) => {
      const { figures } = (await t.call(auditFiguresEndpoints.getAuditFigures, { ...w.as(who), query })).body;
      return Object.fromEntries(figures.map((one) => [one.key, one]));
    };
    const [before, beforeOfQa] = [await figuresOf('designer'), await figuresOf('qa')];
    const { findings: made } = await w.issued({ isConfidential: true }, 'minor', 'minor');
    await w.issued({}, 'minor');
    const [after, afterOfQa] = [await figuresOf('designer'), await figuresOf('qa')];
    const counted = (figures: typeof before) => figures.findingsPerAudit?.numerator ?? 0;
    expect([counted(after) - counted(before), counted(afterOfQa) - counted(beforeOfQa)]).toEqual([1, 3]);
    const shown = (
      await listFindings('qa', { ...span, until: today, status: 'awaiting_response,responded,accepted,closed' })
    ).body.total;
    expect(counted(afterOfQa)).toBe(shown);
    const id = made[0]?.id ?? '';
    await w.respond(id, { cause: 'Oubli', correction: 'Fait', noMeasures: 'Réparé' });
    await w.moveFinding(id, 'respond', 'reporter');
    const answered = (await figuresOf('qa')).daysToAnswer;
    expect(answered?.value).toBe(0);
    expect((await figuresOf('qa', { ...span, site: 'Nulle part' })).findingsPerAudit?.value).toBeNull();
    const turned = await t.call(auditFiguresEndpoints.getAuditFigures, {
      ...w.as('qa'),
      query: { from: today, to: '2020-01-01' },
    });
    expect(turned.status).toBe(422);
  });

  it('finds what other audits said alike, and says what is repeated', async () => {
    const { findings: made } = await w.issued({}, 'minor');
    const { id } = await w.begun();
    const first = made[0]?.id ?? '';
    const ask = (text: string) => t.call(findings.findSimilarFindings, { ...w.as('lead'), query: { audit: id, text } });
    const alike = (await ask('Un manomètre n’est pas étalonné sur la ligne')).body.items;
    expect(alike.map((one) => one.id)).toContain(first);
    expect((await ask('Les vestiaires sont froids')).body.items).toEqual([]);
    const repeat = await w.noted(id, { repeatOf: first });
    expect((await listFindings('lead', { repeat: 'repeat' })).body.items.map((one) => one.id)).toContain(repeat.id);
    expect((await w.note(id, { repeatOf: repeat.id })).status).toBe(422);
  });
});
