import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { dossierMessages as m } from '@vigie/domain/modules/cases/messages/dossier';
import { questionnaireEndpoints as questionnaires } from '@vigie/domain/modules/questionnaires/filled/contract';
import { asking, choose } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOfPdf, withoutSpaces } from '../../platform/testing/pdf-text';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { caseWork } from '../cases/testing/cases';
import { questionnaireWork } from '../questionnaires/testing/questionnaires';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

const pdfOf = async (path: string) => {
  const { rawPayload } = await t.app.http.inject({
    method: 'GET',
    url: `/api/v1/${path}`,
    headers: { authorization: `Bearer ${work.as('qa')}` },
  });
  return textOfPdf(rawPayload);
};
const isVoid = (paper: string) => {
  const says = (text: string) => paper.includes(withoutSpaces(text));
  expect(says(m.valid.fr) || says(m.void.fr)).toBe(true);
  return says(m.void.fr);
};

/** What page, paper and data say of the decision on the report of a case. */
async function answersOf(caseId: string, reportId: string) {
  const token = work.as('qa');
  const page = (await t.call(reports.getReport, { token, params: { id: reportId } })).body.decisions;
  const data = JSON.parse((await t.call(cases.getCaseDossierData, { token, params: { id: caseId } })).text);
  return {
    page: page.map(({ isValid }) => isValid),
    dossierData: data.decisions.map(({ isValid }: { isValid: boolean }) => isValid),
    dossier: !isVoid(await pdfOf(`cases/${caseId}/dossier`)),
  };
}

it('R14 a report that was altered after it was signed is void on the page, in the dossier and in its data', async () => {
  const { id, reportId } = await work.open('itBug');
  expect(await answersOf(id, reportId ?? '')).toEqual({ page: [true], dossierData: [true], dossier: true });
  await t.database.owner(`set session_replication_role to replica;
    update reports set answers = jsonb_set(answers, '{what}', '"Autre chose"') where id = '${reportId}'`);
  expect(await answersOf(id, reportId ?? '')).toEqual({ page: [false], dossierData: [false], dossier: false });
});

it('R14 a questionnaire that was altered after it was signed is void on the page and on paper', async () => {
  const filling = questionnaireWork(t);
  const token = work.as('qa');
  const templateId = await filling.publish(asking(choose('clean', 'ab')), true);
  const answered = await filling.answered(token, await filling.begun(token, templateId), { clean: 'a-clean' });
  const { id } = (await filling.signed(token, answered, 'qa')).body;
  const shown = async () =>
    (await t.call(questionnaires.getQuestionnaire, { token, params: { id } })).body.isSignatureValid;
  expect(await shown()).toBe(true);
  expect(isVoid(await pdfOf(`questionnaires/${id}/pdf`))).toBe(false);
  await t.database.owner(`set session_replication_role to replica;
    update questionnaires set answers = jsonb_set(answers, '{clean}', '"b-clean"') where id = '${id}'`);
  expect(await shown()).toBe(false);
  expect(isVoid(await pdfOf(`questionnaires/${id}/pdf`))).toBe(true);
});
