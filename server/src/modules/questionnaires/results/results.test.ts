import { questionnaireEndpoints as questionnaires } from '@vigie/domain/modules/questionnaires/filled/contract';
import { newOption, type Template } from '@vigie/domain/modules/questionnaires/template/model';
import { templateEndpoints as templates } from '@vigie/domain/modules/questionnaires/templates/contract';
import {
  anyOf,
  ask,
  choose,
  pageOf,
  sectionOf,
  templateOf,
} from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { textsOfZip } from '../../../platform/testing/unzip';
import { questionnaireWork } from '../testing/questionnaires';

let t: TestApp;
let work: ReturnType<typeof questionnaireWork>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await createTestApp();
  work = questionnaireWork(t);
  for (const name of ['lead', 'qa', 'reporter', 'designer', 'other.admin']) tokens[name] = await t.signIn(name);
});
afterAll(() => t.close());

const options = [
  { ...newOption('yes', 'Yes'), score: 1 },
  { ...newOption('no', 'No'), score: 0 },
];
const round: Template = templateOf(
  sectionOf('s', [
    pageOf('p', [
      choose('clean', '', { title: 'Clean', options, finding: anyOf('no') }),
      ask('heat', 'number', { title: 'Heat', properties: { min: null, max: null, decimals: 1, unit: '°C' } }),
    ]),
  ]),
  sectionOf('each', [pageOf('p2', [ask('lot', 'short_answer', { title: 'Lot', finding: { is: 'answered' } })])], {
    repeat: { min: 0, max: 5 },
  }),
);
const token = (name: string) => tokens[name] as string;

async function filled(templateId: string, answers: Record<string, string | number | string[]>, name = 'lead') {
  const begun = await work.begun(token(name), templateId);
  const { status, body, text } = await work.move(
    token(name),
    await work.answered(token(name), begun, answers),
    'submit',
  );
  if (status !== 200) throw new Error(text);
  return body;
}
const results = (id: string, page = 1, name = 'designer') =>
  t.call(templates.getTemplateResults, { token: token(name), params: { id }, query: { page } });

describe('the results of a template', () => {
  it('are those that were submitted: a table of fifteen, newest first, and a summary', async () => {
    const id = await work.publish(round);
    for (let n = 0; n < 15; n += 1) await filled(id, { clean: n % 3 === 0 ? 'no' : 'yes', heat: n });
    const last = await filled(id, { heat: 36.6, 'each/': ['a', 'b'], 'each/a/lot': 'L1', 'each/b/lot': 'L2' }, 'qa');
    await work.begun(token('lead'), id);
    const { body } = await results(id);
    expect(body).toMatchObject({ title: round.title, total: 16, page: 1, pageCount: 2, summaryOf: 1000 });
    expect(body.items).toHaveLength(15);
    expect(body.items[0]).toMatchObject({
      id: last.id,
      templateVersion: 1,
      percent: 0,
      answers: { heat: ['36.6 °C'], lot: ['L1', 'L2'] },
    });
    expect(body.columns.map(({ questionId }) => questionId)).toEqual(['clean', 'heat', 'lot']);
    expect(body.summary).toMatchObject([
      { questionId: 'clean', shown: 16, answered: 15, byOption: { yes: 10, no: 5 } },
      { questionId: 'heat', numbers: { min: 0, max: 36.6 } },
      { questionId: 'lot', shown: 2, answered: 2 },
    ]);
    expect((await results(id, 2)).body.items).toHaveLength(1);
    const headers = { authorization: `Bearer ${token('designer')}` };
    const sheet = await t.app.http.inject({ url: `/api/v1/templates/${id}/results/export`, headers });
    const cells = textsOfZip(sheet.rawPayload);
    expect(cells).toContain('L1 ; L2');
    expect(cells.match(/<row /g)).toHaveLength(17);
  });

  it('R19 R20 are for designers of the company', async () => {
    const id = await work.publish(round);
    expect((await results(id, 1, 'reporter')).status).toBe(403);
    expect((await results(id, 1, 'other.admin')).status).toBe(404);
    expect((await results('TPL_00999')).status).toBe(404);
    expect((await results(id)).body).toMatchObject({ total: 0, items: [] });
  });
});

describe('a finding', () => {
  const report = (id: string, questionId: string, instanceId: string | null, name = 'lead') =>
    t.call(reports.reportFinding, { token: token(name), params: { id }, body: { questionId, instanceId } });

  it('raises one report with one click, and each knows of the other', async () => {
    const answers = { clean: 'no', 'each/': ['a', 'b'], 'each/a/lot': 'L1', 'each/b/lot': 'L2' };
    const done = await filled(await work.publish({ ...round, title: 'Ronde' }), answers);
    expect(done.findings).toHaveLength(3);
    const { status, body, text } = await report(done.id, 'clean', null);
    expect(status, text).toBe(201);
    const made = (await t.call(reports.getReport, { token: token('lead'), params: { id: body.reportId } })).body;
    expect(made).toMatchObject({ status: 'draft', answers: { detectionMethod: 'audit', detectionReference: done.id } });
    for (const part of ['Clean', 'No', done.id, 'Ronde']) expect(made.answers.what).toContain(part);
    expect((await report(done.id, 'clean', null, 'qa')).body).toEqual(body);
    const other = (await report(done.id, 'lot', 'b')).body;
    expect(other.reportId).not.toBe(body.reportId);
    expect((await work.get(token('reporter'), done.id)).body.findings).toEqual([
      { questionId: 'clean', instanceId: null, reportId: body.reportId },
      { questionId: 'lot', instanceId: 'a', reportId: null },
      { questionId: 'lot', instanceId: 'b', reportId: other.reportId },
    ]);
    const history = (
      await t.call(questionnaires.getQuestionnaireHistory, { token: token('lead'), params: { id: done.id } })
    ).body.items;
    expect(history[0]).toMatchObject({
      action: 'questionnaire.finding_reported',
      changes: [{ field: 'report.each/b/lot.Lot', from: null, to: other.reportId }],
    });
  });

  it('is reported anew once its draft was given up, and nothing else is a finding', async () => {
    const done = await filled(await work.publish(round), { clean: 'no' });
    const first = (await report(done.id, 'clean', null)).body.reportId;
    await t.call(reports.discardReport, {
      token: token('lead'),
      params: { id: first },
      headers: { 'if-match': '"1"' },
    });
    const second = await report(done.id, 'clean', null);
    expect(second.body.reportId).not.toBe(first);
    expect((await report(done.id, 'heat', null)).status).toBe(404);
    expect((await report('QU_99999', 'clean', null)).status).toBe(404);
    expect((await report(done.id, 'clean', null, 'other.admin')).status).toBe(404);
  });
});
