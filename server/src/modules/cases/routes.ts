import type { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { caseListEndpoints } from '@vigie/domain/modules/cases/list';
import type { ServerModule } from '../../platform/http/call';
import { whileWaitedFor } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { dossierHandlers, listHandlers, recordHandlers, recordViewed, updatePresence } from '../records/public';
import { analyseRecurrence, dismissMatch, getRecurrence, restoreMatch } from './analyses';
import { evaluateChecks, recordCapaCheck, rescheduleCapaCheck } from './capa/capa-checks';
import { askEffectiveness, recordEffectiveness } from './capa/effectiveness';
import { showCase } from './case-view';
import { restrictCase } from './confidentiality/confidentiality';
import { addCaseMember, linkCase, removeCaseMember, unlinkCase } from './contributions';
import { caseDossier } from './dossier/dossier';
import { getCaseAsItStood, getCaseHistory } from './history';
import { caseServerKind, foundCases } from './kind';
import { listSimilarCases, servedCases } from './list/list';
import { changeCase } from './properties';
import { measureBackgrounds, measuringTask } from './recurrence/measure-backgrounds';
import { indexingTask, indexUnknownCases } from './recurrence/reindex';
import { markCaseStep } from './step-transitions';
import { getCaseStep, listCaseSteps, saveCaseStep } from './steps';
import { moveCase } from './transitions';

export function casesModule(platform: Platform): ServerModule<typeof casesEndpoints> {
  return {
    kinds: [foundCases],
    handlers: {
      ...recordHandlers(platform, caseServerKind),
      ...dossierHandlers(platform, caseDossier),
      ...listHandlers(platform, caseListEndpoints, servedCases),
      listSimilarCases: ({ context, query, reply }) =>
        listSimilarCases(platform, context, query.text, whileWaitedFor(reply)),
      getCase: ({ context, params }) => showCase(platform, context, params.id),
      changeCase: ({ context, params, ifMatch, body }) => changeCase(platform, context, params.id, ifMatch, body),
      restrictCase: ({ context, params, ifMatch, body }) =>
        restrictCase(platform, context, { ...params, version: ifMatch, ...body }),
      moveCase: ({ context, params, ifMatch, body }) =>
        moveCase(platform, context, {
          id: params.id,
          version: ifMatch,
          action: body.action,
          reason: body.reason,
          credentials: body.credentials,
        }),
      askEffectiveness: ({ context, params, ifMatch, body }) =>
        askEffectiveness(platform, context, { ...params, version: ifMatch, ...body }),
      recordEffectiveness: ({ context, params, ifMatch, body }) =>
        recordEffectiveness(platform, context, { ...params, version: ifMatch, ...body }),
      getCaseStep: ({ context, params }) => getCaseStep(platform, context, params.id, params.step),
      saveCaseStep: ({ context, params, ifMatch, body }) =>
        saveCaseStep(platform, context, { ...params, version: ifMatch, content: body.content, reason: body.reason }),
      listCaseSteps: ({ context, params }) => listCaseSteps(platform, context, params.id),
      markCaseStep: ({ context, params, ifMatch, body }) =>
        markCaseStep(platform, context, { ...params, version: ifMatch, ...body }),
      linkCase: ({ context, params, body }) => linkCase(platform, context, { ...params, ...body }),
      unlinkCase: ({ context, params, body }) => unlinkCase(platform, context, { ...params, ...body }),
      addCaseMember: ({ context, params, body }) => addCaseMember(platform, context, { ...params, ...body }),
      removeCaseMember: ({ context, params }) => removeCaseMember(platform, context, params.id, params.userId),
      updateCasePresence: ({ context, params, body }) =>
        updatePresence(platform, context, caseServerKind, { ...params, ...body }),
      getCaseHistory: ({ context, params, query }) => getCaseHistory(platform, context, params.id, query),
      getCaseAsItStood: ({ context, params, query }) => getCaseAsItStood(platform, context, params.id, query.seq),
      recordCaseViewed: ({ context, params, body }) =>
        recordViewed(platform, context, caseServerKind, { ...params, ...body }),
      getRecurrence: ({ context, params }) => getRecurrence(platform, context, params.id),
      analyseRecurrence: ({ context, params }) => analyseRecurrence(platform, context, params.id),
      dismissMatch: ({ context, params, body }) => dismissMatch(platform, context, { ...params, ...body }),
      restoreMatch: ({ context, params }) => restoreMatch(platform, context, params),
      recordCapaCheck: ({ context, params, ifMatch, body }) =>
        recordCapaCheck(platform, context, { ...params, version: ifMatch, ...body }),
      rescheduleCapaCheck: ({ context, params, ifMatch, body }) =>
        rescheduleCapaCheck(platform, context, { ...params, version: ifMatch, ...body }),
    },
    tasks: {
      'evaluate-checks': () => evaluateChecks(platform),
      [indexingTask]: () => indexUnknownCases(platform),
      [measuringTask]: () => measureBackgrounds(platform),
    },
    schedules: { 'evaluate-checks': '5 * * * *', [measuringTask]: '25 * * * *' },
    atStart: [indexingTask],
  };
}
