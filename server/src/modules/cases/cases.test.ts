import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { emptyRecurrence } from '@vigie/domain/modules/cases/steps/assessments';
import { emptyProcess, emptyProductBatch } from '@vigie/domain/modules/cases/steps/impact';
import { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { demoPassword } from '../accounts/public';
import { ifMatch, userIdOf } from '../reports/testing/reports';
import { dossierDefinition } from './dossier/layout';
import { capaFor, caseWork, rootOf } from './testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

const eventsOf = async (id: string) =>
  t.database.owner<{ action: string; reason: string | null; changes: { field: string; from: unknown; to: unknown }[] }>(
    `select action, reason, changes from audit_events where record = 'case' and record_id = $1
       and company_id = (select company_id from users where username = 'lead') order by seq`,
    [id],
  );

describe('writing a step', () => {
  it('is kept field by field in the history, by version', async () => {
    const { id } = await work.open();
    const content = { ...emptyProductBatch, impactLevel: 'Minor impact', justification: 'Peu de produit' };
    const saved = await work.write(id, 'productBatch', 0, content);
    expect(saved.body).toMatchObject({ version: 1, mark: 'open', content, changed: { who: 'Julien Lefèvre' } });
    expect((await work.step(id, 'productBatch', 'designer')).body.content).toEqual(content);
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      action: 'case.step_changed',
      changes: [
        { field: 'productBatch.impactLevel', from: null, to: 'Minor impact' },
        { field: 'productBatch.justification', from: '', to: 'Peu de produit' },
      ],
    });
    expect((await work.write(id, 'productBatch', 0, content)).status).toBe(412);
  });

  it('obeys the clearing rules on the server too', async () => {
    const { id } = await work.open();
    const content = { ...emptyProcess, ProductionStop: { answer: 'N/A', text: 'reste' } };
    const { body } = await work.write(id, 'process', 0, content);
    expect(body.content.ProductionStop).toEqual({ answer: 'N/A', text: '' });
  });

  it.each([
    ['an unknown level', { ...emptyProductBatch, impactLevel: 'Huge' }],
    ['too long', { ...emptyProductBatch, decision: 'x'.repeat(8001) }],
    [
      'too many batches',
      { ...emptyProductBatch, batches: Array(201).fill({ product: '', batchNumber: '', status: null }) },
    ],
    ['nothing of the kind', {}],
  ])('R27 refuses %s and changes nothing', async (_, content) => {
    const { id } = await work.open();
    expect((await work.write(id, 'productBatch', 0, content)).status).toBe(422);
    expect((await work.step(id, 'productBatch')).body.version).toBe(0);
  });

  it('R19 R22 is the lead writer’s alone', async () => {
    const { id } = await work.open();
    for (const who of ['reporter', 'validator', 'qa', 'designer', 'company.admin']) {
      expect((await work.write(id, 'process', 0, emptyProcess, undefined, who)).status, who).toBe(403);
    }
    expect((await work.write(id, 'process', 0, emptyProcess, undefined, 'other.admin')).status).toBe(404);
  });

  it('of a marked step takes the mark off, with a reason', async () => {
    const { id } = await work.open();
    await work.mark(id, 'process', 'markReady');
    await work.mark(id, 'process', 'review', 'qa');
    const { version } = (await work.step(id, 'process')).body;
    const content = { ...emptyProcess, impactLevel: 'No impact' };
    expect((await work.write(id, 'process', version, content)).status).toBe(422);
    const { body } = await work.write(id, 'process', version, content, 'Oubli');
    expect(body).toMatchObject({ mark: 'open', ready: null, reviewed: null });
    expect((await eventsOf(id)).at(-1)).toMatchObject({ action: 'case.step_changed', reason: 'Oubli' });
    expect((await eventsOf(id)).at(-1)?.changes).toContainEqual({
      field: 'process.mark',
      from: 'reviewed',
      to: 'open',
    });
  });

  it('200 at once: one wins, 199 are refused, nothing is lost', async () => {
    const { id } = await work.open();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        work.write(id, 'regulatory', 0, {
          impactLevel: null,
          description: `Version ${n}`,
          notifyAuthorities: { answer: null, text: '' },
          complianceActions: '',
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(199);
    const winner = answers.find(({ status }) => status === 200);
    expect((await work.step(id, 'regulatory')).body).toMatchObject({ version: 1, content: winner?.body.content });
  });
});

describe('the marks', () => {
  it('R22 are set by lead writer and QA, each their own', async () => {
    const { id } = await work.open();
    expect((await work.mark(id, 'process', 'review', 'qa')).status).toBe(409);
    expect((await work.mark(id, 'process', 'markReady', 'qa')).status).toBe(403);
    expect((await work.mark(id, 'process', 'markReady')).body).toMatchObject({
      mark: 'ready',
      ready: { who: 'Julien Lefèvre' },
    });
    expect((await work.mark(id, 'process', 'review')).status).toBe(403);
    expect((await work.mark(id, 'process', 'review', 'qa')).body).toMatchObject({
      mark: 'reviewed',
      reviewed: { who: 'Claire Vasseur' },
    });
    expect((await work.mark(id, 'process', 'withdraw')).body).toMatchObject({ mark: 'open', reviewed: null });
  });
});

describe('a step in which nothing is written', () => {
  const reason = 'Aucun procédé en cause';
  const markEmpty = async (id: string, emptyBecause?: string) => {
    const { version } = (await work.step(id, 'process')).body;
    const body = { action: 'markReady' as const, ...(emptyBecause && { emptyBecause }) };
    const params = { id, step: 'process' as const };
    return t.call(cases.markCaseStep, { token: work.as('lead'), params, headers: ifMatch(version), body });
  };

  it('is ready only with the reason why it does not apply, which the history keeps', async () => {
    const { id } = await work.open('itBug');
    const refused = await markEmpty(id);
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'Cette étape est vide : remplissez-la, ou dites pourquoi elle est sans objet.',
    ]);
    await work.write(id, 'process', 0, { ...emptyProcess, notApplicable: true });
    expect((await markEmpty(id)).status).toBe(409);
    expect((await markEmpty(id, reason)).body).toMatchObject({ mark: 'ready', emptyBecause: reason });
    expect((await work.get(id, 'qa')).steps.find(({ name }) => name === 'process')?.emptyBecause).toBe(reason);
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      action: 'case.step_marked_ready',
      changes: [
        { field: 'process.emptyBecause', from: '', to: reason },
        { field: 'process.mark', from: 'open', to: 'ready' },
      ],
    });
    const dossier = await t.call(cases.getCaseDossierData, { token: work.as('qa'), params: { id } });
    expect(dossier.text).toContain(reason);
    expect(JSON.stringify(dossierDefinition(JSON.parse(dossier.text), JSON.parse(dossier.text), 'en'))).toContain(
      `Not applicable, because: ${reason}`,
    );
    expect((await work.mark(id, 'process', 'review', 'qa')).body).toMatchObject({ emptyBecause: reason });
    expect((await work.mark(id, 'process', 'withdraw')).body).toMatchObject({ mark: 'open', emptyBecause: '' });
  });

  it('takes no reason once something is written, and loses it to what is written', async () => {
    const { id } = await work.open('itBug');
    await markEmpty(id, reason);
    const { version } = (await work.step(id, 'process')).body;
    const written = await work.write(id, 'process', version, { ...emptyProcess, impactLevel: 'No impact' }, 'Oubli');
    expect(written.body).toMatchObject({ mark: 'open', emptyBecause: '' });
    expect((await markEmpty(id, reason)).status).toBe(409);
    expect((await markEmpty(id)).status).toBe(200);
  });

  it('R14 another reason voids what was signed', async () => {
    const record = await work.open('itBug');
    const { id } = record;
    await work.markAll(record, 'markReady', 'lead');
    await work.move(id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    await work.move(id, 'approve', 'qa');
    await work.move(id, 'reopen', 'qa', { reason: 'À revoir' });
    const approval = async () => (await work.get(id)).signatures.find(({ meaning }) => meaning === 'Approved');
    expect((await approval())?.isValid).toBe(true);
    await work.mark(id, 'process', 'withdraw');
    await markEmpty(id, reason);
    expect((await approval())?.isValid).toBe(false);
    expect(await findingsOf(t)).toEqual([]);
  });
});

describe('the life of a case', () => {
  it('goes from in progress to closed, reopened and voided, each step signed where it must be', async () => {
    const record = await work.open('itBug');
    const { id } = record;
    const early = await work.move(id, 'submit', 'lead');
    expect([early.status, early.problem.detail]).toEqual([409, '4 étapes ne sont pas prêtes pour l’AQ.']);
    await work.markAll(record, 'markReady', 'lead');
    expect((await work.move(id, 'submit', 'lead')).body.status).toBe('ready_for_qa');
    expect((await work.move(id, 'return', 'qa')).status).toBe(422);
    expect((await work.move(id, 'return', 'qa', { reason: 'Compléter' })).body.status).toBe('in_progress');
    await work.move(id, 'submit', 'lead');
    expect((await work.move(id, 'approve', 'qa')).status).toBe(409);
    await work.markAll(record, 'review', 'qa');
    const unsigned = await work.move(id, 'approve', 'qa', { credentials: { username: 'qa', password: 'wrong' } });
    expect(unsigned.status).toBe(401);
    const approved = await work.move(id, 'approve', 'qa');
    expect(approved.body).toMatchObject({
      status: 'approved',
      signatures: [{ signerName: 'Claire Vasseur', meaning: 'Approved', isValid: true }],
    });
    expect((await work.write(id, 'process', 2, emptyProcess)).status).toBe(409);
    expect((await work.move(id, 'close', 'qa')).body.status).toBe('closed');
    expect((await work.move(id, 'reopen', 'qa')).status).toBe(422);
    const reopened = await work.move(id, 'reopen', 'qa', { reason: 'Nouvelle panne' });
    expect(reopened.body).toMatchObject({
      status: 'in_progress',
      signatures: [
        { meaning: 'Approved', isValid: true },
        { meaning: 'Closed', isValid: false },
        { meaning: 'Reopened', isValid: true },
      ],
    });
    const { version } = (await work.step(id, 'process')).body;
    await work.write(id, 'process', version, { ...emptyProcess, impactLevel: 'Major impact' }, 'Nouvelle panne');
    expect((await work.get(id)).signatures.map(({ isValid }) => isValid)).toEqual([false, false, false]);
    expect((await work.move(id, 'void', 'qa', { reason: 'Doublon' })).body.status).toBe('void');
    expect((await work.move(id, 'reopen', 'qa', { reason: 'x' })).status).toBe(409);
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual([
      'case.opened',
      ...Array(4).fill('case.step_marked_ready'),
      'case.submitted',
      'case.returned',
      'case.submitted',
      ...Array(4).fill('case.step_reviewed'),
      'case.approved',
      'case.closed',
      'case.reopened',
      'case.step_changed',
      'case.voided',
    ]);
  });

  it('R15 R22 is approved by QA in their own name, never by the lead writer', async () => {
    const record = await work.open('itBug');
    await work.markAll(record, 'markReady', 'lead');
    await work.move(record.id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    expect((await work.move(record.id, 'approve', 'lead')).status).toBe(403);
    const asOther = { credentials: { username: 'validator', password: 'Vigie-demo-1' } };
    expect((await work.move(record.id, 'approve', 'qa', asOther)).status).toBe(403);
    expect((await work.get(record.id)).status).toBe('ready_for_qa');
  });

  it('R13 R14 shows a signature as void when a user changes the case behind the application’s back', async () => {
    const record = await work.open('itBug');
    await work.markAll(record, 'markReady', 'lead');
    await work.move(record.id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    await work.move(record.id, 'approve', 'qa');
    await t.database.owner(`update cases set criticality = 'Minor' where id = $1`, [record.id]);
    expect((await work.get(record.id)).signatures[0]).toMatchObject({ isValid: false, voidedAt: null });
  });

  it('tells those concerned', async () => {
    const record = await work.open('itBug');
    await work.markAll(record, 'markReady', 'lead');
    await work.move(record.id, 'submit', 'lead');
    await work.move(record.id, 'return', 'qa', { reason: 'Compléter' });
    const newsOf = async (name: string) => {
      const { body } = await t.call(notificationsEndpoints.listNotifications, { token: work.as(name) });
      return body.items.filter(({ recordId }) => recordId === record.id).map(({ type }) => type);
    };
    expect(await newsOf('qa')).toEqual(['caseSubmitted']);
    expect(await newsOf('lead')).toEqual(['caseReturned', 'leadWriterAssigned']);
  });
});

it('R33 records correction, consequences, cause, similar cases, action and effectiveness, and closes only with all of it', async () => {
  const record = await work.open('equipmentFailure');
  const { id } = record;
  await work.write(id, 'process', 0, { ...emptyProcess, impactLevel: 'Minor impact' });
  await work.write(id, 'recurrence', 0, { ...emptyRecurrence, findings: 'Deux cas en 2025.' });
  await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Joint usé') });
  await work.write(id, 'capaPlan', 0, { 'capa-000001': capaFor('cause-000001', await userIdOf(t, 'designer')) });
  const ask = async (who: string, path: 'askEffectiveness' | 'recordEffectiveness', body: object) => {
    const { version } = await work.get(id);
    return t.call(cases[path], { token: work.as(who), params: { id }, headers: ifMatch(version), body });
  };
  const criterion = { criterion: 'Aucune fuite pendant 90 jours' };
  const verdict = { isEffective: true, findings: 'Aucune fuite constatée.' };
  const signed = { ...verdict, credentials: { username: 'qa', password: demoPassword } };
  expect((await ask('lead', 'askEffectiveness', criterion)).status).toBe(403);
  expect((await ask('qa', 'askEffectiveness', { criterion: ' ' })).status).toBe(422);
  expect((await ask('qa', 'askEffectiveness', criterion)).body.effectiveness).toMatchObject({
    ...criterion,
    verdict: null,
  });
  expect((await ask('qa', 'recordEffectiveness', signed)).status).toBe(409);
  await work.markAll(record, 'markReady', 'lead');
  await work.move(id, 'submit', 'lead');
  await work.markAll(record, 'review', 'qa');
  await work.move(id, 'approve', 'qa');
  const early = await work.move(id, 'close', 'qa');
  expect([early.status, early.problem.code]).toEqual([409, 'objection']);
  expect((await ask('qa', 'recordEffectiveness', verdict)).status).toBe(422);
  const wrong = { ...signed, credentials: { username: 'qa', password: 'faux' } };
  expect((await ask('qa', 'recordEffectiveness', wrong)).status).toBe(401);
  const recorded = (await ask('qa', 'recordEffectiveness', signed)).body;
  expect(recorded.effectiveness?.verdict).toMatchObject({ ...verdict, recorded: { id: await userIdOf(t, 'qa') } });
  expect(recorded.signatures.at(-1)).toMatchObject({ meaning: 'Effectiveness verified', isValid: true });
  expect((await ask('qa', 'recordEffectiveness', signed)).status).toBe(409);
  expect((await work.move(id, 'close', 'qa')).status).toBe(409);
  await work.finishActions(id, 'designer');
  expect((await work.move(id, 'close', 'qa')).body.status).toBe('closed');
  const dossier = await t.call(cases.getCaseDossierData, { token: work.as('qa'), params: { id } });
  for (const said of [
    'Deux cas en 2025.',
    'Joint usé',
    'Contrôle trimestriel',
    'Aucune fuite constatée.',
    'Minor impact',
  ]) {
    expect(dossier.text).toContain(said);
  }
});

describe('owner, due date and criticality', () => {
  const change = async (id: string, who: string, body: object) => {
    const { version } = await work.get(id);
    return t.call(cases.changeCase, { token: work.as(who), params: { id }, headers: ifMatch(version), body });
  };

  it('change with a reason, by those who may', async () => {
    const { id, dueDate } = await work.open();
    const designer = await userIdOf(t, 'designer');
    expect((await change(id, 'qa', { dueDate: '2027-01-31' })).status).toBe(422);
    expect((await change(id, 'lead', { dueDate: '2027-01-31', reason: 'Retard' })).status).toBe(403);
    expect((await change(id, 'designer', { ownerId: designer, reason: 'Moi' })).status).toBe(403);
    const later = await change(id, 'qa', { dueDate: '2027-01-31', criticality: 'Critical', reason: 'Fournisseur' });
    expect(later.body).toMatchObject({ dueDate: '2027-01-31', criticality: 'Critical' });
    expect((await change(id, 'lead', { ownerId: designer, reason: 'Congé' })).body.owner.username).toBe('designer');
    expect((await change(id, 'qa', { ownerId: 999_999, reason: 'x' })).status).toBe(422);
    expect((await eventsOf(id)).slice(-2)).toMatchObject([
      {
        reason: 'Fournisseur',
        changes: [
          { field: 'criticality', from: 'Major', to: 'Critical' },
          { field: 'dueDate', from: dueDate, to: '2027-01-31' },
        ],
      },
      {
        reason: 'Congé',
        changes: [
          { field: 'owner', from: 'Julien Lefèvre', to: 'Inès Da Costa' },
          { field: 'ownerId', to: designer },
        ],
      },
    ]);
  });

  it('change for several at once, each that refuses says why', async () => {
    const [one, two] = [await work.open(), await work.open()];
    await work.move(two.id, 'void', 'qa', { reason: 'Doublon' });
    const body = { ids: [one.id, two.id, 'NC_9999'], dueDate: '2027-02-01', reason: 'Arrêt annuel' };
    const answer = await t.call(cases.changeCases, { token: work.as('qa'), body });
    expect(answer.body.changed).toEqual([one.id]);
    expect(answer.body.refused.map(({ id }) => id)).toEqual([two.id, 'NC_9999']);
    expect((await work.get(one.id)).dueDate).toBe('2027-02-01');
  });
});

describe('around a case', () => {
  it('comments, links, people and presence', async () => {
    const [one, two] = [await work.open(), await work.open('hse')];
    const token = work.as('lead');
    const params = { id: one.id };
    const said = await t.call(cases.commentOnCase, { token, params, body: { text: 'Vu avec @designer' } });
    expect(said.status).toBe(201);
    const linked = await t.call(cases.linkCase, { token, params, body: { otherId: two.id, note: 'Même zone' } });
    expect(linked.body.links).toMatchObject([{ id: two.id, note: 'Même zone' }]);
    expect((await work.get(two.id)).links).toMatchObject([{ id: one.id }]);
    expect((await t.call(cases.linkCase, { token, params, body: { otherId: one.id } })).status).toBe(422);
    expect((await t.call(cases.linkCase, { token, params, body: { otherId: 'NC_9999' } })).status).toBe(422);
    const unlink = { token, params: { id: one.id, otherId: two.id }, body: { reason: 'Erreur' } };
    expect((await t.call(cases.unlinkCase, unlink)).body.links).toEqual([]);
    const userId = await userIdOf(t, 'designer');
    const added = await t.call(cases.addCaseMember, { token, params, body: { userId, part: 'Galénique' } });
    expect(added.body.members).toMatchObject([{ person: { username: 'designer' }, part: 'Galénique' }]);
    const refused = await t.call(cases.addCaseMember, { token: work.as('reporter'), params, body: { userId } });
    expect(refused.status).toBe(403);
    const removed = await t.call(cases.removeCaseMember, { token, params: { id: one.id, userId } });
    expect(removed.body.members).toEqual([]);
    const be = (name: string, isHere: boolean) =>
      t.call(cases.updateCasePresence, { token: work.as(name), params, body: { step: 'process', isHere } });
    expect((await be('lead', true)).body.items).toEqual([]);
    expect((await be('qa', true)).body.items).toMatchObject([{ person: { username: 'lead' }, step: 'process' }]);
    await be('lead', false);
    expect((await be('qa', true)).body.items).toEqual([]);
  });

  it('the history says how far the reader had come', async () => {
    const { id } = await work.open();
    const token = work.as('qa');
    const before = (await t.call(cases.getCaseHistory, { token, params: { id } })).body;
    expect(before).toMatchObject({ seenUpTo: 0, items: [{ action: 'case.opened' }] });
    const upTo = before.items[0]?.seq ?? 0;
    await t.call(cases.recordCaseViewed, { token, params: { id }, body: { upTo } });
    expect((await t.call(cases.getCaseHistory, { token, params: { id } })).body.seenUpTo).toBe(upTo);
    expect((await t.call(cases.getCaseHistory, { token: work.as('lead'), params: { id } })).body.seenUpTo).toBe(0);
  });

  it('views are kept under a name, for their owner alone', async () => {
    const token = work.as('qa');
    const body = { kind: 'hse', name: 'Mes retards', query: 'urgency=overdue' };
    const { body: saved } = await t.call(recordsEndpoints.saveView, { token, body });
    const names = async (name: string) =>
      (await t.call(recordsEndpoints.listSavedViews, { token: work.as(name), query: { kind: 'hse' } })).body.items.map(
        (view) => view.name,
      );
    expect(await names('qa')).toEqual(['Mes retards']);
    expect(await names('lead')).toEqual([]);
    expect(
      (await t.call(recordsEndpoints.archiveView, { token: work.as('lead'), params: { id: saved.id } })).status,
    ).toBe(404);
    expect((await t.call(recordsEndpoints.archiveView, { token, params: { id: saved.id } })).status).toBe(204);
    expect(await names('qa')).toEqual([]);
  });
});

it('R20 nothing of a case reaches another company, on any route', async () => {
  const { id } = await work.open();
  const token = work.as('other.admin');
  const stepParams = { id, step: 'process' };
  const uuid = '00000000-0000-4000-8000-000000000000';
  const attempts = [
    t.call(cases.getCase, { token, params: { id } }),
    t.call(cases.changeCase, {
      token,
      params: { id },
      headers: ifMatch(1),
      body: { dueDate: '2027-01-01', reason: 'x' },
    }),
    t.call(cases.moveCase, { token, params: { id }, headers: ifMatch(1), body: { action: 'submit' } }),
    t.call(cases.askEffectiveness, { token, params: { id }, headers: ifMatch(1), body: { criterion: 'x' } }),
    t.call(cases.recordEffectiveness, {
      token,
      params: { id },
      headers: ifMatch(1),
      body: { isEffective: true, findings: 'x', credentials: { username: 'other.admin', password: demoPassword } },
    }),
    t.call(cases.getCaseStep, { token, params: stepParams }),
    t.call(cases.saveCaseStep, { token, params: stepParams, headers: ifMatch(0), body: { content: emptyProcess } }),
    t.call(cases.markCaseStep, { token, params: stepParams, headers: ifMatch(0), body: { action: 'markReady' } }),
    t.call(cases.detachFromCase, { token, params: { id, attachmentId: uuid }, body: { reason: 'x' } }),
    t.call(cases.downloadCaseAttachment, { token, params: { id, attachmentId: uuid } }),
    t.call(cases.listCaseComments, { token, params: { id } }),
    t.call(cases.commentOnCase, { token, params: { id }, body: { text: 'x' } }),
    t.call(cases.listCaseReaders, { token, params: { id } }),
    t.call(cases.linkCase, { token, params: { id }, body: { otherId: 'NC_0001' } }),
    t.call(cases.unlinkCase, { token, params: { id, otherId: 'NC_0001' }, body: { reason: 'x' } }),
    t.call(cases.addCaseMember, { token, params: { id }, body: { userId: 1 } }),
    t.call(cases.removeCaseMember, { token, params: { id, userId: 1 } }),
    t.call(cases.updateCasePresence, { token, params: { id }, body: { step: 'process', isHere: true } }),
    t.call(cases.getCaseHistory, { token, params: { id } }),
    t.call(cases.getCaseAsItStood, { token, params: { id }, query: { seq: 1 } }),
    t.call(cases.recordCaseViewed, { token, params: { id }, body: { upTo: 1 } }),
    t.call(cases.getCaseDossier, { token, params: { id } }),
    t.call(cases.getCaseDossierData, { token, params: { id } }),
  ];
  expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(attempts.map(() => 404));
});
