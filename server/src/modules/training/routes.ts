import { absencesEndpoints } from '@vigie/domain/modules/training/absences/contract';
import { assignmentsEndpoints } from '@vigie/domain/modules/training/assignments/contract';
import type { trainingEndpoints } from '@vigie/domain/modules/training/contract';
import { curriculaEndpoints } from '@vigie/domain/modules/training/curricula/contract';
import { postsEndpoints } from '@vigie/domain/modules/training/posts/contract';
import { requirementsEndpoints } from '@vigie/domain/modules/training/requirements/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { learnProceduresBy } from '../procedures/public';
import { absences, changeAbsence, createAbsence } from './absences';
import { trainingGate, trainingLearning } from './gates';
import { getMatrix, listGatedActs } from './matrix';
import { changeCurriculum, changePost, createCurriculum, createPost, curricula, posts } from './members';
import { getStanding, markShown, moveTraining, takeQuiz } from './move-training';
import { reconcileEverywhere, reconcileTraining } from './reconcile';
import { changeRequirement, createRequirement, requirements } from './requirements';
import { changeTraining, createTraining, trainings } from './trainings';

export function trainingModule(platform: Platform): ServerModule<typeof trainingEndpoints> {
  learnProceduresBy(trainingLearning);
  return {
    kinds: [trainings.found, requirements.found, curricula.found, posts.found, absences.found],
    gates: [trainingGate],
    handlers: {
      ...requirements.handlers(platform, requirementsEndpoints),
      ...curricula.handlers(platform, curriculaEndpoints),
      ...posts.handlers(platform, postsEndpoints),
      ...absences.handlers(platform, absencesEndpoints),
      ...trainings.handlers(platform, assignmentsEndpoints),
      createTrainingRequirement: ({ context, body }) => createRequirement(platform, context, body),
      changeTrainingRequirement: (call) => changeRequirement(platform, call),
      createCurriculum: ({ context, body }) => createCurriculum(platform, context, body),
      changeCurriculum: (call) => changeCurriculum(platform, call),
      createPost: ({ context, body }) => createPost(platform, context, body),
      changePost: (call) => changePost(platform, call),
      createAbsence: ({ context, body }) => createAbsence(platform, context, body),
      changeAbsence: (call) => changeAbsence(platform, call),
      createTraining: ({ context, body }) => createTraining(platform, context, body),
      changeTraining: (call) => changeTraining(platform, call),
      moveTraining: (call) => moveTraining(platform, call),
      getTrainingStanding: (call) => getStanding(platform, call),
      markTrainingShown: (call) => markShown(platform, call),
      takeTrainingQuiz: (call) => takeQuiz(platform, call),
      getTrainingMatrix: (call) => getMatrix(platform, call),
      listGatedActs: (call) => listGatedActs(platform, call),
    },
    tasks: {
      'reconcile-training': async ({ companyId }: { readonly companyId: number }) => {
        await reconcileTraining(platform, companyId);
      },
      'reconcile-training-everywhere': () => reconcileEverywhere(platform),
    },
    schedules: { 'reconcile-training-everywhere': '20 2 * * *' },
  };
}
