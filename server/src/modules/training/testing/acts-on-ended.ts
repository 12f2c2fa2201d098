import { trainingEndpoints as endpoints } from '@vigie/domain/modules/training/contract';
import { Stage } from '../../../platform/testing/lives/stage';
import type { Answer, TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../../accounts/public';

interface Refused {
  readonly run: () => Promise<Answer<unknown>>;
}

/** What somebody might try on what was retired, withdrawn or waived. */
export async function actsOnEndedTraining(
  t: TestApp,
  aFile: object,
): Promise<Readonly<Record<string, readonly Refused[]>>> {
  const stage = new Stage(t);
  const { act } = stage.bound();
  const why = { reason: 'Essai' };
  const lead = await stage.idOf('lead');
  const asked = { title: 'Terminée', type: 'external' as const, trainerIds: [lead] };
  const requirement = await act('designer', endpoints.createTrainingRequirement, { body: asked });
  const curriculum = await act('designer', endpoints.createCurriculum, {
    body: { title: 'Terminé', requirementIds: [] },
  });
  const post = await act('designer', endpoints.createPost, { body: { title: 'Terminé', curriculumIds: [] } });
  const away = await act('company.admin', endpoints.createAbsence, {
    body: { personId: lead, firstDay: '2026-03-01' },
  });
  const owed = await act('designer', endpoints.createTraining, {
    body: { userId: lead, requirementId: requirement.id, ...why },
  });
  const retire = { action: 'retire' as const, ...why };
  const { version } = owed;
  const waived = await act('qa', endpoints.moveTraining, {
    params: { id: owed.id },
    version,
    body: { action: 'waive', ...why, credentials: { username: 'qa', password: demoPassword } },
  });
  const ended = await act('designer', endpoints.moveTrainingRequirement, {
    params: { id: requirement.id },
    version: requirement.version,
    body: retire,
  });
  const endedCurriculum = await act('designer', endpoints.moveCurriculum, {
    params: { id: curriculum.id },
    version: curriculum.version,
    body: retire,
  });
  const endedPost = await act('designer', endpoints.movePost, {
    params: { id: post.id },
    version: post.version,
    body: retire,
  });
  const withdrawn = await act('company.admin', endpoints.moveAbsence, {
    params: { id: away.id },
    version: away.version,
    body: { action: 'withdraw', ...why },
  });
  const on = async (who: string, one: { readonly id: string; readonly version: number }) => ({
    token: await stage.tokenOf(who),
    params: { id: one.id },
    headers: { 'if-match': `"${one.version}"` },
  });
  const designer = { token: await stage.tokenOf('designer') };
  const onRequirement = await on('designer', ended);
  const onCurriculum = await on('designer', endedCurriculum);
  const onPost = await on('designer', endedPost);
  const onAbsence = await on('company.admin', withdrawn);
  const onTraining = await on('qa', waived);
  const file = (id: string) => ({ params: { id }, query: why, ...aFile });
  return {
    'training_requirements on training_requirement': [
      {
        run: () => t.call(endpoints.changeTrainingRequirement, { ...onRequirement, body: { title: 'Autre', ...why } }),
      },
    ],
    'attachment_links on training_requirement': [
      { run: () => t.call(endpoints.attachToTrainingRequirement, { ...designer, ...file(ended.id) }) },
    ],
    'curriculums on curriculum': [
      { run: () => t.call(endpoints.changeCurriculum, { ...onCurriculum, body: { title: 'Autre', ...why } }) },
    ],
    'attachment_links on curriculum': [
      { run: () => t.call(endpoints.attachToCurriculum, { ...designer, ...file(curriculum.id) }) },
    ],
    'posts on post': [{ run: () => t.call(endpoints.changePost, { ...onPost, body: { curriculumIds: [], ...why } }) }],
    'attachment_links on post': [{ run: () => t.call(endpoints.attachToPost, { ...designer, ...file(post.id) }) }],
    'absences on absence': [
      { run: () => t.call(endpoints.changeAbsence, { ...onAbsence, body: { lastDay: '2026-03-02', ...why } }) },
    ],
    'attachment_links on absence': [
      { run: () => t.call(endpoints.attachToAbsence, { token: onAbsence.token, ...file(away.id) }) },
    ],
    'trainings on training': [
      { run: () => t.call(endpoints.changeTraining, { ...onTraining, body: { dueDate: '2030-01-01', ...why } }) },
    ],
    'attachment_links on training': [
      { run: () => t.call(endpoints.attachToTraining, { token: onTraining.token, ...file(owed.id) }) },
    ],
  };
}
