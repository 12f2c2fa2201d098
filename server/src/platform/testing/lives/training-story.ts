import { trainingEndpoints as endpoints } from '@vigie/domain/modules/training/contract';
import { demoPassword } from '../../../modules/accounts/public';
import { procedureWork } from '../../../modules/procedures/testing/procedure-work';
import { reconcileEverywhere } from '../../../modules/training/reconcile';
import type { Stage } from './stage';

const reason = 'Précision';
const signedBy = (username: string) => ({ credentials: { username, password: demoPassword } });
let begun = 0;

/** What posts ask for, what of it is read, practised, returned, assessed, waived and taken back. */
export async function trainingStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const { platform } = stage.t.app;
  begun += 1;
  const lead = await stage.idOf('lead');
  const procedure = await procedureWork(stage).inForce();
  const create = endpoints.createTrainingRequirement;
  const read = await act('designer', create, {
    body: { title: 'À lire', type: 'read', procedureId: procedure.id, validityMonths: 12 },
  });
  const practice = await act('designer', create, { body: { title: 'À faire', type: 'practice', trainerIds: [lead] } });
  await act('designer', endpoints.changeTrainingRequirement, {
    params: { id: read.id },
    version: read.version,
    body: { dueDays: 20, reason },
  });
  const curriculum = await act('designer', endpoints.createCurriculum, {
    body: { title: 'Parcours', requirementIds: [read.id] },
  });
  await act('designer', endpoints.changeCurriculum, {
    params: { id: curriculum.id },
    version: curriculum.version,
    body: { requirementIds: [], reason },
  });
  const post = await act('designer', endpoints.createPost, {
    body: { title: `Poste ${begun}`, curriculumIds: [curriculum.id] },
  });
  await act('designer', endpoints.changePost, {
    params: { id: post.id },
    version: post.version,
    body: { curriculumIds: [], reason },
  });
  const away = await act('company.admin', endpoints.createAbsence, {
    body: { personId: lead, firstDay: '2026-01-01', lastDay: '2026-01-02' },
  });
  await act('company.admin', endpoints.changeAbsence, {
    params: { id: away.id },
    version: away.version,
    body: { lastDay: '2026-01-03', reason },
  });

  await parts(stage, { requirement: read.id, curriculum: curriculum.id, post: post.id, absence: away.id });
  const { version: seenAbsence } = await act('company.admin', endpoints.getAbsence, { params: { id: away.id } });
  await act('company.admin', endpoints.moveAbsence, {
    params: { id: away.id },
    version: seenAbsence,
    body: { action: 'withdraw', reason },
  });

  const assign = (userId: number, requirementId: string) =>
    act('designer', endpoints.createTraining, { body: { userId, requirementId, reason } });
  const version = async (id: string) => (await act('qa', endpoints.getTraining, { params: { id } })).version;
  const move = async (who: string, id: string, action: string, more: object = {}) =>
    act(who, endpoints.moveTraining, { params: { id }, version: await version(id), body: { action, ...more } });

  const reading = await assign(await stage.idOf('reporter'), read.id);
  await act('reporter', endpoints.commentOnTraining, { params: { id: reading.id }, body: { text: 'Vu' } });
  const kept = await act('reporter', endpoints.attachToTraining, {
    params: { id: reading.id },
    query: { reason },
    ...stage.file(),
  });
  await act('reporter', endpoints.detachFromTraining, {
    params: { id: reading.id, attachmentId: kept.attachment.id },
    body: { reason },
  });
  await act('reporter', endpoints.takeTrainingQuiz, {
    params: { id: reading.id },
    version: await version(reading.id),
  });
  await act('qa', endpoints.changeTraining, {
    params: { id: reading.id },
    version: await version(reading.id),
    body: { dueDate: '2030-01-01', reason },
  });
  await act('reporter', endpoints.markTrainingShown, {
    params: { id: reading.id },
    version: await version(reading.id),
  });
  await move('reporter', reading.id, 'sign', signedBy('reporter'));

  const ofTrainer = await assign(lead, practice.id);
  await move('qa', ofTrainer.id, 'waive', { reason, ...signedBy('qa') });
  const ofTrainee = await assign(await stage.idOf('reporter'), practice.id);
  await move('reporter', ofTrainee.id, 'present', signedBy('reporter'));
  await move('lead', ofTrainee.id, 'return', { reason });
  await move('reporter', ofTrainee.id, 'present', signedBy('reporter'));
  await move('lead', ofTrainee.id, 'assess', signedBy('lead'));

  const forgotten = await assign(await stage.idOf('validator'), practice.id);
  const { version: seen } = await act('qa', endpoints.getTrainingRequirement, { params: { id: practice.id } });
  await act('designer', endpoints.moveTrainingRequirement, {
    params: { id: practice.id },
    version: seen,
    body: { action: 'retire', reason },
  });
  await reconcileEverywhere(platform);
  const { status } = await act('qa', endpoints.getTraining, { params: { id: forgotten.id } });
  if (status !== 'cancelled') throw new Error(`what a retired requirement asked for is ${status}`);
}

interface Parts {
  readonly requirement: string;
  readonly curriculum: string;
  readonly post: string;
  readonly absence: string;
}

/** Comments and files of what is asked and of who is away. */
async function parts(stage: Stage, { requirement, curriculum, post, absence }: Parts): Promise<void> {
  const { act } = stage.bound();
  const of = [
    ['designer', requirement, 'TrainingRequirement'],
    ['designer', curriculum, 'Curriculum'],
    ['designer', post, 'Post'],
    ['company.admin', absence, 'Absence'],
  ] as const;
  for (const [who, id, name] of of) {
    await act(who, endpoints[`commentOn${name}`], { params: { id }, body: { text: 'Vu' } });
    const { attachment } = await act(who, endpoints[`attachTo${name}`], {
      params: { id },
      query: { reason },
      ...stage.file(),
    });
    await act(who, endpoints[`detachFrom${name}`], { params: { id, attachmentId: attachment.id }, body: { reason } });
  }
}
