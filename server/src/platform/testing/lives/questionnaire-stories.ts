import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { questionnaireEndpoints as questionnaires } from '@vigie/domain/modules/questionnaires/filled/contract';
import { newQuestion } from '@vigie/domain/modules/questionnaires/template/model';
import { templateEndpoints as templates } from '@vigie/domain/modules/questionnaires/templates/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { demoPassword } from '../../../modules/accounts/public';
import { add, change, Designers } from '../../../modules/questionnaires/testing/templates';
import type { Stage } from './stage';

async function designersOf(stage: Stage): Promise<Designers> {
  return new Designers(stage.t, {
    designer: await stage.tokenOf('designer'),
    'company.admin': await stage.tokenOf('company.admin'),
  });
}

export async function templatesStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const designers = await designersOf(stage);
  const shared = await designers.draft('Contrôle à deux');
  await designers.edited(shared, [change('q1', { title: 'Premier' })]);
  const { detail } = (await designers.edit(shared, [change('q1', { title: 'Second' })], 'company.admin')).body;
  await act('designer', templates.decideTemplateConflict, {
    params: { id: shared.id, conflict: detail.conflicts[0]?.id ?? 0 },
    version: detail.version,
    body: { choice: 'second' },
  });
  // Published by a second person, who has written nothing of it.
  const draft = await designers.draft('Contrôle du soir');
  const params = { id: draft.id };
  const version = async () => (await designers.get(draft.id)).version;
  await act('designer', templates.saveTemplate, { params, version: await version() });
  await designers.edited(await designers.get(draft.id), [add('question', 'q9', 'p1')]);
  await act('designer', templates.cancelTemplateEdits, { params, version: await version() });
  await act('designer', templates.changeTemplateSettings, {
    params,
    version: await version(),
    body: { needsSignature: true, caseKinds: ['hse'] },
  });
  await act('designer', templates.commentOnTemplate, { params, body: { text: 'Prêt ?' } });
  const { attachment } = await act('designer', templates.attachToTemplate, { params, ...stage.file() });
  await act('designer', templates.detachFromTemplate, {
    params: { ...params, attachmentId: attachment.id },
    body: { reason: 'Erreur' },
  });
  await designers.moved(await designers.get(draft.id), { action: 'publish' });
  await designers.moved(await designers.get(draft.id), { action: 'revise' });
  await designers.edited(await designers.get(draft.id), [change('q1', { title: 'Troisième' })]);
  const rules = await act('company.admin', parameters.getParameters);
  const changed = await act('company.admin', parameters.changeParameters, {
    version: rules.version,
    body: { signTemplates: true, reason: 'Signer ce qui est publié' },
  });
  const credentials = { username: 'company.admin', password: demoPassword };
  await designers.moved(await designers.get(draft.id), { action: 'publishSigned', credentials });
  await act('company.admin', parameters.changeParameters, {
    version: changed.version,
    body: { signTemplates: false, reason: 'Sans' },
  });
  const { file } = await act('designer', templates.exportTemplate, { params, query: { format: 'vigie' } });
  await act('designer', templates.importTemplate, { body: { format: 'vigie', file } });
  await designers.moved(await designers.get(draft.id), { action: 'retire', reason: 'Remplacé' });
}

export async function questionnairesStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const designers = await designersOf(stage);
  const draft = await designers.draft('Ronde du soir');
  const node = {
    kind: 'question' as const,
    question: { ...newQuestion('q3', 'number'), title: 'Température', finding: { is: 'answered' as const } },
  };
  await designers.edited(draft, [{ op: 'add', parentId: 'p1', after: 'q2', node: node as never }]);
  await designers.moved(await designers.get(draft.id), { action: 'publish' });
  const begin = () => act('lead', questionnaires.startQuestionnaire, { body: { templateId: draft.id } });
  const begun = await begin();
  const params = { id: begun.id };
  const version = async () => (await act('lead', questionnaires.getQuestionnaire, { params })).version;
  await act('lead', questionnaires.answerQuestionnaire, {
    params,
    version: await version(),
    body: { answers: { q1: 'no', q2: 'Trop chaud', q3: 31 } },
  });
  await act('lead', questionnaires.commentOnQuestionnaire, { params, body: { text: '@qa regardez' } });
  const { attachment } = await act('lead', questionnaires.attachToQuestionnaire, { params, ...stage.file() });
  await act('lead', questionnaires.detachFromQuestionnaire, {
    params: { ...params, attachmentId: attachment.id },
    body: {},
  });
  await act('lead', reports.reportFinding, { params, body: { questionId: 'q3', instanceId: null } });
  const move = async (who: string, action: string, more: object = {}) =>
    act(who, questionnaires.moveQuestionnaire, { params, version: await version(), body: { action, ...more } });
  await move('lead', 'submit');
  await move('qa', 'reopen', { reason: 'À revoir', credentials: { username: 'qa', password: demoPassword } });
  await move('lead', 'submit');
  const given = await begin();
  await act('lead', questionnaires.moveQuestionnaire, {
    params: { id: given.id },
    version: given.version,
    body: { action: 'discard', reason: 'Commencé deux fois' },
  });
}
