import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import { questionnaireEndpoints as questionnaires } from '@vigie/domain/modules/questionnaires/filled/contract';
import { newOption, type Template } from '@vigie/domain/modules/questionnaires/template/model';
import {
  anyOf,
  ask,
  choose,
  pageOf,
  sectionOf,
  templateOf,
  when,
} from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { reportsEndpoints } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../../platform/testing/findings';
import { multipart, pdf } from '../../../platform/testing/multipart';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../../accounts/public';
import { caseWork } from '../../cases/testing/cases';
import { ifMatch, userIdOf } from '../../reports/testing/reports';
import { questionnaireWork } from '../testing/questionnaires';

let t: TestApp;
let work: ReturnType<typeof questionnaireWork>;
let cases: Awaited<ReturnType<typeof caseWork>>;
let lead: string;
let qa: string;
let reporter: string;
beforeAll(async () => {
  t = await createTestApp();
  work = questionnaireWork(t);
  cases = await caseWork(t);
  [lead, qa, reporter] = [cases.as('lead'), cases.as('qa'), cases.as('reporter')];
});
afterAll(() => t.close());

const yesAndNo = {
  options: [
    { ...newOption('yes-clear', 'Yes'), score: 10 },
    { ...newOption('no-clear', 'No'), score: 0, critical: true },
  ],
};
/** Whether the line is clear; what was left where it is not; the batches, each with its weight. */
const clearance: Template = templateOf(
  sectionOf('line', [
    pageOf('p1', [
      choose('clear', '', { title: 'Line clear', required: true, finding: anyOf('no-clear'), ...yesAndNo }),
      ask('left', 'short_answer', {
        title: 'What was left',
        required: true,
        visibleWhen: when('clear', anyOf('no-clear')),
      }),
      ask('who', 'person', { title: 'Cleared by' }),
      ask('of', 'case', { title: 'Case' }),
      ask('seen', 'photo', { title: 'Photo' }),
    ]),
  ]),
  sectionOf('batches', [pageOf('p2', [ask('weight', 'number', { title: 'Weight', required: true })])], {
    repeat: { min: 0, max: 3 },
  }),
);
const events = (id: string) =>
  t.database.owner<{ action: string; changes: { field: string; from: unknown; to: unknown }[]; reason: string | null }>(
    `select action, changes, reason from audit_events where record = 'questionnaire' and record_id = $1 order by seq`,
    [id],
  );
const problemsOf = (problem: { detail: unknown }) => JSON.stringify(problem.detail);

describe('a questionnaire', () => {
  it('R01 is begun with the last version of its template, and tells so', async () => {
    const templateId = await work.publish(clearance);
    const begun = await work.begun(reporter, templateId);
    expect(begun).toMatchObject({
      status: 'in_progress',
      templateId,
      templateVersion: 1,
      answers: {},
      caseId: null,
      version: 1,
      percent: 0,
      template: clearance,
    });
    expect(begun.id).toMatch(/^QU_\d{5}$/);
    expect((await work.get(qa, begun.id)).body).toEqual(begun);
    const [event] = await events(begun.id);
    expect(event?.action).toBe('questionnaire.begun');
    expect(event?.changes).toContainEqual({ field: 'templateVersion', from: null, to: 1 });
    const offered = (await t.call(questionnaires.listOfferedTemplates, { token: reporter })).body.items;
    expect(offered).toContainEqual(expect.objectContaining({ id: templateId, version: 1, questions: 6 }));
    expect((await work.begin(reporter, 'TPL_00999')).status).toBe(422);
    expect((await work.begin(reporter, templateId, 'NC_99999')).status).toBe(422);
    const elsewhere = await t.signIn('other.admin');
    expect((await work.begin(elsewhere, templateId)).status).toBe(422);
    expect((await work.get(elsewhere, begun.id)).status).toBe(404);
  });

  it('R01 R06 keeps answers under their keys, each recorded with the title of its question', async () => {
    const begun = await work.begun(lead, await work.publish(clearance));
    const qaId = await userIdOf(t, 'qa');
    const said = { clear: 'no-clear', left: 'A label', who: qaId, 'batches/': ['b1'], 'batches/b1/weight': 12 };
    const once = await work.answered(lead, begun, said);
    expect(once.answers).toEqual(said);
    expect(once.people).toEqual({ [String(qaId)]: expect.any(String) });
    expect(once).toMatchObject({ version: 2, isFailed: true, findings: [{ questionId: 'clear', reportId: null }] });
    const twice = await work.answered(lead, once, { left: 'Two labels', 'batches/b1/weight': null, who: null });
    expect(twice.answers).toEqual({ clear: 'no-clear', left: 'Two labels', 'batches/': ['b1'] });
    const [, first, second] = await events(begun.id);
    expect(first?.changes).toContainEqual({
      field: 'answers.clear.Line clear',
      from: null,
      to: { options: { 'no-clear': 'No' } },
    });
    expect(first?.changes).toContainEqual({ field: 'answers.batches/b1/weight.Weight', from: null, to: 12 });
    expect(second?.action).toBe('questionnaire.answered');
    expect(second?.changes).toContainEqual({
      field: 'answers.left.What was left',
      from: 'A label',
      to: 'Two labels',
    });
    expect(await work.answered(lead, twice, { left: 'Two labels' })).toMatchObject({ version: twice.version });
  });

  it('R26 keeps nothing of what a user wrote on an older one, and takes answers of its filler alone', async () => {
    const begun = await work.begun(lead, await work.publish(clearance));
    await work.answered(lead, begun, { left: 'first' });
    expect((await work.answer(lead, begun, { left: 'late' })).status).toBe(412);
    expect((await work.answer(qa, { ...begun, version: 2 }, { left: 'mine' })).status).toBe(403);
    expect((await work.get(lead, begun.id)).body.answers).toEqual({ left: 'first' });
  });

  it('R27 refuses each answer that cannot be, beside its key, and keeps none of them', async () => {
    const begun = await work.begun(lead, await work.publish(clearance));
    const refused = async (answers: Record<string, string | number | string[]>, ...keys: string[]) => {
      const { status, problem } = await work.answer(lead, begun, { ...answers, left: 'kept?' });
      expect(status).toBe(422);
      for (const key of keys) expect(problemsOf(problem)).toContain(`["body","answers","${key}"]`);
    };
    await refused({ clear: 'yes', 'batches/': ['b1'], 'batches/b1/weight': 'heavy' }, 'clear', 'batches/b1/weight');
    await refused({ nowhere: 'x', who: 99_999, of: 'NC_99999' }, 'nowhere');
    await refused({ who: 99_999, of: 'NC_99999', seen: ['no-photo'] }, 'who', 'of', 'seen');
    await refused({ 'batches/b7/weight': 1 }, 'batches/b7/weight');
    await refused({ 'batches/': ['b1', 'b1'] }, 'batches/');
    await refused({ 'line/x': 'y', 'a/b/c/d': 'z' }, 'line/x', 'a/b/c/d');
    await refused({ 'batches/': ['a', 'b', 'c', 'd'] }, 'batches/');
    expect((await work.get(lead, begun.id)).body).toMatchObject({ answers: {}, version: 1 });
  });

  it('takes photos that are on it, and no other file', async () => {
    const begun = await work.begun(lead, await work.publish(clearance));
    const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
    const attach = (name: string, content: Buffer | string) =>
      t.call(questionnaires.attachToQuestionnaire, {
        token: lead,
        params: { id: begun.id },
        ...multipart(name, content as never),
      });
    const paper = await attach('a.pdf', pdf as never);
    expect(paper.status).toBe(201);
    const notPhoto = await work.answer(lead, begun, { seen: [paper.body.attachment.id] });
    expect(notPhoto.status).toBe(422);
    const photo = await attach('a.png', png);
    expect(photo.status, photo.text).toBe(201);
    const answered = await work.answered(lead, begun, { clear: 'yes-clear', seen: [photo.body.attachment.id] });
    expect(answered.photos.map(({ name }) => name)).toContain('a.png');
    const file = { id: begun.id, attachmentId: photo.body.attachment.id };
    await t.call(questionnaires.detachFromQuestionnaire, { token: lead, params: file, body: {} });
    expect((await work.move(lead, answered, 'submit')).status).toBe(422);
    const others = await t.call(questionnaires.attachToQuestionnaire, {
      token: qa,
      params: { id: begun.id },
      ...multipart('b.pdf', pdf),
    });
    expect(others.status).toBe(403);
  });
});

describe('submitting', () => {
  it('R27 is refused beside each answer that is missing, and keeps nothing that is hidden', async () => {
    const begun = await work.begun(lead, await work.publish(clearance));
    const missing = await work.move(lead, begun, 'submit');
    expect(missing.status).toBe(422);
    expect(problemsOf(missing.problem)).toContain('["body","answers","clear"]');
    const failing = await work.answered(lead, begun, { clear: 'no-clear', 'batches/': ['b1'] });
    const two = await work.move(lead, failing, 'submit');
    expect(problemsOf(two.problem)).toContain('["body","answers","left"]');
    expect(problemsOf(two.problem)).toContain('["body","answers","batches/b1/weight"]');
    const other = { left: 'hidden soon', clear: 'yes-clear', 'batches/': [] as string[] };
    const ready = await work.answered(lead, failing, { ...other, left: 'hidden soon' });
    const { body } = await work.move(lead, ready, 'submit');
    expect(body).toMatchObject({
      status: 'submitted',
      answers: { clear: 'yes-clear' },
      points: 10,
      possible: 10,
      percent: 100,
      isFailed: false,
      findings: [],
    });
    const submitted = (await events(begun.id)).at(-1);
    expect(submitted?.action).toBe('questionnaire.submitted');
    expect(submitted?.changes).toContainEqual({ field: 'answers.left.What was left', from: 'hidden soon', to: null });
    expect((await work.answer(lead, body, { clear: 'no-clear' })).status).toBe(409);
    expect((await work.move(qa, body, 'submit')).status).toBe(403);
  });

  it('R12 R13 R14 R30 is signed where the template asks for it; reopening takes a reason and a signature, and voids that one', async () => {
    const begun = await work.begun(lead, await work.publish(clearance, true));
    const ready = await work.answered(lead, begun, { clear: 'yes-clear' });
    expect((await work.move(lead, ready, 'submit')).status).toBe(409);
    expect((await work.signed(lead, ready, 'lead', 'wrong')).status).toBe(401);
    const { body: signed, text } = await work.signed(lead, ready, 'lead');
    expect(signed.signature, text).toMatchObject({ signerUsername: 'lead', voidedAt: null });
    const reason = 'The weight is missing';
    const by = (username: string) => ({ username, password: demoPassword });
    expect((await work.move(lead, signed, 'reopen', { reason, credentials: by('lead') })).status).toBe(403);
    expect((await work.move(qa, signed, 'reopen', { credentials: by('qa') })).status).toBe(422);
    expect((await work.move(qa, signed, 'reopen', { reason })).status).toBe(401);
    const { body: reopened } = await work.move(qa, signed, 'reopen', { reason, credentials: by('qa') });
    expect(reopened).toMatchObject({ status: 'in_progress', submittedAt: null });
    expect(reopened.signature?.voidedAt).not.toBeNull();
    expect((await events(begun.id)).at(-1)).toMatchObject({
      action: 'questionnaire.reopened',
      reason: 'The weight is missing',
    });
    const [news] = (await t.call(notificationsEndpoints.listNotifications, { token: lead })).body.items;
    expect(news).toMatchObject({ type: 'questionnaireReopened', recordId: begun.id });
    const again = (await work.signed(lead, reopened, 'lead')).body;
    expect(again.signature?.voidedAt).toBeNull();
  });

  it('is given up with a reason, for good', async () => {
    const begun = await work.begun(lead, await work.publish(clearance));
    expect((await work.move(lead, begun, 'discard')).status).toBe(422);
    const { body } = await work.move(lead, begun, 'discard', { reason: 'The wrong template' });
    expect(body.status).toBe('discarded');
    expect((await work.answer(lead, body, { left: 'x' })).status).toBe(409);
  });
});

describe('the list', () => {
  it('has every questionnaire, by template, filler and state, and a spreadsheet', async () => {
    const templateId = await work.publish({ ...clearance, title: 'Zone grise' });
    const first = await work.begun(lead, templateId);
    const second = await work.begun(qa, templateId);
    await work.move(qa, await work.answered(qa, second, { clear: 'no-clear', left: 'A cap' }), 'submit');
    const list = async (query: object) =>
      (await t.call(questionnaires.listQuestionnaires, { token: reporter, query: { assigned: 'everyone', ...query } }))
        .body;
    expect(await list({ templateId })).toMatchObject({
      total: 2,
      items: [{ id: second.id, status: 'submitted', percent: 0, isFailed: true, findings: 1 }, { id: first.id }],
    });
    expect((await list({ templateId, status: 'submitted' })).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await list({ title: 'zone' })).total).toBe(2);
    expect((await list({ search: first.id })).items.map(({ id }) => id)).toEqual([first.id]);
    const everything = await list({});
    const [counted] = await t.database.owner<{ n: number }>('select count(*)::int as n from questionnaires');
    expect(everything.total).toBe(counted?.n);
    for (const sort of ['id', 'status', 'title', 'filler', 'startedAt', 'submittedAt', 'percent']) {
      for (const direction of ['asc', 'desc']) {
        expect((await list({ templateId, sort, direction })).items).toHaveLength(2);
      }
    }
    const own = (await t.call(questionnaires.listQuestionnaires, { token: qa, query: { assigned: 'me', templateId } }))
      .body;
    expect(own.items.map(({ id }) => id)).toEqual([second.id]);
    const sheet = await t.call(questionnaires.exportQuestionnaires, {
      token: reporter,
      query: { assigned: 'everyone', templateId },
    });
    expect(sheet.headers['content-disposition']).toContain('questionnaires-');
    const comment = await t.call(questionnaires.commentOnQuestionnaire, {
      token: reporter,
      params: { id: first.id },
      body: { text: 'Well done, @lead.' },
    });
    expect(comment.status).toBe(201);
    expect((await list({ search: first.id })).items).toMatchObject([{ comments: 1 }]);
  });
});

describe('R19 a questionnaire of a confidential case', () => {
  it('is there for the readers of the case alone, with its files, comments and history', async () => {
    const record = await cases.open('nonConformity', 'Secret zyxquestion.');
    const templateId = await work.publish({ ...clearance, title: 'Entretien zyxsecret' });
    const begun = await work.begun(lead, templateId, record.id);
    expect(begun).toMatchObject({ caseId: record.id, cases: { [record.id]: expect.any(String) } });
    const params = { id: begun.id };
    const before = await t.call(questionnaires.commentOnQuestionnaire, {
      token: lead,
      params,
      body: { text: 'zyxavant' },
    });
    expect(before.status).toBe(201);
    expect((await work.get(reporter, begun.id)).status).toBe(200);
    const restricted = await t.call(casesEndpoints.restrictCase, {
      token: lead,
      params: { id: record.id },
      headers: ifMatch((await cases.get(record.id)).version),
      body: { isConfidential: true, readerIds: [], readerRoles: [], reason: 'Données de santé' },
    });
    expect(restricted.status, restricted.text).toBe(200);
    const after = await work.begun(lead, templateId, record.id);
    const list = async (token: string) =>
      (await t.call(questionnaires.listQuestionnaires, { token, query: { assigned: 'everyone', templateId } })).body;
    for (const { id } of [begun, after]) {
      expect((await work.get(reporter, id)).status).toBe(404);
      expect((await work.get(lead, id)).status).toBe(200);
      const asked = { token: reporter, params: { id } };
      const answers = await Promise.all([
        t.call(questionnaires.listQuestionnaireComments, asked),
        t.call(questionnaires.getQuestionnaireHistory, asked),
        t.call(questionnaires.printQuestionnaire, asked),
        work.move(reporter, { id, version: 1 }, 'discard', { reason: 'x' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(await list(reporter)).toMatchObject({ total: 0, items: [] });
    expect((await list(lead)).total).toBe(2);
    const everyone = (
      await t.call(questionnaires.listQuestionnaires, { token: reporter, query: { assigned: 'everyone' } })
    ).body;
    expect(everyone.items.filter(({ title }) => title.includes('zyx'))).toEqual([]);
    expect((await work.begin(reporter, templateId, record.id)).status).toBe(422);
    const failing = await work.answered(lead, after, { clear: 'no-clear' });
    const asked = { token: lead, params: { id: failing.id }, body: { questionId: 'clear', instanceId: null } };
    const { reportId } = (await t.call(reportsEndpoints.reportFinding, asked)).body;
    const { what } = (await t.call(reportsEndpoints.getReport, { token: lead, params: { id: reportId } })).body.answers;
    expect(what).toContain(failing.id);
    expect(what).not.toContain('No');
    const hidden = await t.database.owner<{ record: string }>(
      `select distinct record from confidential_records where record_id = any ($1) order by record`,
      [[begun.id, after.id]],
    );
    expect(hidden.map((row) => row.record)).toEqual(['questionnaire', 'questionnaire_submission']);
  });
});

it('is printed, with what was answered, the score, the findings and the signature', async () => {
  const begun = await work.begun(lead, await work.publish(clearance, true));
  const ready = await work.answered(lead, begun, { clear: 'no-clear', left: 'A label' });
  await work.signed(lead, ready, 'lead');
  const printed = await t.call(questionnaires.printQuestionnaire, { token: reporter, params: { id: begun.id } });
  expect(printed.headers['content-type']).toBe('application/pdf');
  expect(printed.text.startsWith('%PDF-')).toBe(true);
});

it('R05 the trail and the rows agree', async () => {
  // Templates are written past their builder here, and past the trail.
  expect((await findingsOf(t)).filter((one) => !/^(template|record_numbers template)/.test(one))).toEqual([]);
});
