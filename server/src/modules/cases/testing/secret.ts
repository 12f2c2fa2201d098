import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { alertsEndpoints as alerts } from '@vigie/domain/modules/alerts/contract';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { questionnaireEndpoints as questionnaires } from '@vigie/domain/modules/questionnaires/filled/contract';
import { ask, asking } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import type { TestApp } from '../../../platform/testing/test-app';
import { remindOfActions } from '../../actions/due-reminders';
import { questionnaireWork } from '../../questionnaires/testing/questionnaires';
import { ifMatch, userIdOf } from '../../reports/testing/reports';
import { capaFor, caseWork, rootOf } from './cases';

/** Words that stand nowhere but in the confidential case: finding one shows where it leaked from. */
export const secretWords = {
  step: 'zyxcause',
  action: 'zyxmesure',
  objective: 'zyxobjectif',
  comment: 'zyxremarque',
  file: 'zyxpiece',
  actionComment: 'zyxavis',
  actionFile: 'zyxannexe',
  todo: 'zyxtache',
  link: 'zyxlien',
  reason: 'zyxraison',
  answer: 'zyxreponse',
  questionnaireComment: 'zyxpropos',
};
/** Stands in the report too, which its own readers go on reading. */
export const titleWord = 'zyxtitre';

const aFile = (name: string, text: string) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  body: [
    `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}.pdf"\r\n\r\n`,
    `%PDF-1.7\n1 0 obj\n<<${text}>>\nendobj\ntrailer\n<<>>\n%%EOF\n\r\n--edge--\r\n`,
  ].join(''),
});

/**
 * A case with something of everything, linked, found, mentioned and alerted about while every colleague could read it.
 */
export async function secretCase(t: TestApp) {
  const work = await caseWork(t);
  const lead = work.as('lead');
  const leadId = await userIdOf(t, 'lead');
  const about = `Odeur ${titleWord} vestiaire mezzanine casier numéro quarante.`;
  const { id, reportId } = await work.open('nonConformity', about);
  if (reportId === null) throw new Error('a case that was opened has a report');
  const ordinary = await work.open('nonConformity', `Odeur vestiaire mezzanine casier numéro quarante.`);

  const cause = { ...rootOf(`Une cause ${secretWords.step}`), isRootCause: true };
  const causes = { 'cause-abcdefgh': cause };
  await work.write(id, 'rootCause', 0, causes);
  const effectiveness = { criterion: 'Plus rien', checkOn: '2027-03-01', measure: null };
  const capa = capaFor('cause-abcdefgh', leadId, {
    titre: `Mesure ${secretWords.action}`,
    objectif: `But ${secretWords.objective}`,
    effectiveness,
  });
  await work.write(id, 'capaPlan', 0, { 'capa-abcdefgh': capa });
  for (const step of ['rootCause', 'capaPlan'] as const) {
    await work.mark(id, step, 'markReady');
    await work.mark(id, step, 'review', 'qa');
  }
  const [action] = (await work.get(id)).actions.filter(({ origin }) => origin.startsWith('CAPA-'));
  if (!action) throw new Error('the plan has brought no action');

  const call = async (endpoint: Parameters<TestApp['call']>[0], options: Parameters<TestApp['call']>[1]) => {
    const answer = await t.call(endpoint, { token: lead, ...options });
    if (answer.status >= 300) throw new Error(answer.text);
    return answer;
  };
  const params = { id };
  await call(cases.commentOnCase, { params, body: { text: `@designer @qa ${secretWords.comment}` } });
  await call(cases.attachToCase, { params, ...aFile(secretWords.file, 'case') });
  await call(cases.linkCase, { params, body: { otherId: ordinary.id, note: secretWords.link } });
  await call(cases.addCaseMember, { params, body: { userId: await userIdOf(t, 'designer') } });
  await call(cases.removeCaseMember, { params: { id, userId: await userIdOf(t, 'designer') } });
  await call(cases.analyseRecurrence, { params });
  await call(cases.analyseRecurrence, { params: { id: ordinary.id } });
  await call(cases.dismissMatch, { params: { id, otherId: ordinary.id }, body: { reason: secretWords.reason } });
  await call(cases.dismissMatch, { params: { id: ordinary.id, otherId: id }, body: { reason: 'Autre lieu' } });
  await call(cases.recordCaseViewed, { params, body: { upTo: 1 } });
  await call(cases.updateCasePresence, { params, body: { step: 'rootCause', isHere: true } });
  const onAction = { params: { id: action.id } };
  await call(actions.commentOnAction, { ...onAction, body: { text: `@designer ${secretWords.actionComment}` } });
  await call(actions.attachToAction, { ...onAction, ...aFile(secretWords.actionFile, 'action') });
  const todos = { 'todo-abcdefgh': { text: secretWords.todo, completed: false } };
  const { version } = (await t.call(actions.getAction, { token: lead, ...onAction })).body;
  await call(actions.changeAction, { ...onAction, headers: ifMatch(version), body: { todos } });
  const sent = await call(alerts.sendAlert, { body: { text: 'À lire.', recordIds: [id, action.id] } });

  const filling = questionnaireWork(t);
  const asked = asking(ask('q1', 'short_answer'), ask('q2', 'number', { finding: { is: 'answered' } }));
  const begun = await filling.begun(lead, await filling.publish(asked), id);
  const answered = await filling.answered(lead, begun, { q1: secretWords.answer, q2: 1 });
  const onQuestionnaire = { params: { id: begun.id } };
  await call(questionnaires.commentOnQuestionnaire, {
    ...onQuestionnaire,
    body: { text: `@designer ${secretWords.questionnaireComment}` },
  });
  await filling.move(lead, answered, 'submit');
  await call(reports.reportFinding, { ...onQuestionnaire, body: { questionId: 'q2', instanceId: null } });

  await remindOfActions(t.app.platform, '2027-01-30');
  await work.markAll(await work.get(id), 'markReady', 'lead');
  await work.move(id, 'submit', 'lead');
  await work.markAll(await work.get(id), 'review', 'qa');
  const approved = await work.move(id, 'approve', 'qa');
  if (approved.status !== 200) throw new Error(approved.text);

  const restrict = async (more: object = {}, who = 'lead') => {
    const asked = {
      isConfidential: true,
      readerIds: [],
      readerRoles: [],
      reason: `Car ${secretWords.reason}`,
      ...more,
    };
    const headers = ifMatch((await work.get(id, who)).version);
    return t.call(cases.restrictCase, { token: work.as(who), params, headers, body: asked });
  };
  const record: CaseRecord = await work.get(id);
  const files = await t.database.owner<{ id: string }>(
    `select attachment_id as id from attachment_links where record_id = any ($1)`,
    [[id, action.id]],
  );
  return {
    work,
    id,
    reportId,
    ordinaryId: ordinary.id,
    record,
    restrict,
    actionId: action.id,
    questionnaireId: begun.id,
    capaId: action.origin,
    fileIds: files.map((file) => file.id),
    alertId: (sent.body as { id: number }).id,
  };
}
