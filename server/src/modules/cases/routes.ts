import type { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { analyseRecurrence, dismissMatch, getRecurrence, restoreMatch } from './analyses';
import { evaluateChecks, recordCapaCheck } from './capa/capa-checks';
import { askEffectiveness, recordEffectiveness } from './capa/effectiveness';
import { showCase } from './case-view';
import { restrictCase } from './confidentiality/confidentiality';
import {
  addCaseMember,
  attachToCase,
  detachFromCase,
  downloadCaseAttachment,
  linkCase,
  removeCaseMember,
  unlinkCase,
} from './contributions';
import {
  commentOnCase,
  getCaseAsItStood,
  getCaseHistory,
  listCaseComments,
  listCaseReaders,
  seeCase,
} from './discussion';
import { getCaseDossier, getCaseDossierData, getCaseDossiers } from './dossier/dossier';
import { exportCases } from './list/export';
import { getCaseBoard, listCases, listSimilarCases } from './list/list';
import { archiveView, listSavedViews, saveView } from './list/saved-views';
import { beAtCase } from './presence';
import { changeCase, changeCases } from './properties';
import { readingTask, readUnknownCases } from './recurrence/reading-again';
import { markCaseStep } from './step-transitions';
import { moveCase } from './transitions';
import { getCaseStep, saveCaseStep } from './writing';

export function casesModule(platform: Platform): ServerModule<typeof casesEndpoints> {
  return {
    handlers: {
      listCases: ({ context, query }) => listCases(platform, context, query),
      getCaseBoard: ({ context, query }) => getCaseBoard(platform, context, query),
      exportCases: ({ context, query }) => exportCases(platform, context, query),
      changeCases: ({ context, body: { ids, ...changes } }) => changeCases(platform, context, ids, changes),
      listSimilarCases: ({ context, query }) => listSimilarCases(platform, context, query.text),
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
      markCaseStep: ({ context, params, ifMatch, body }) =>
        markCaseStep(platform, context, { ...params, version: ifMatch, action: body.action }),
      attachToCase: ({ context, params, query, request }) =>
        attachToCase(platform, context, { ...params, reason: query.reason }, () => request.file()),
      detachFromCase: ({ context, params, body }) => detachFromCase(platform, context, { ...params, ...body }),
      downloadCaseAttachment: ({ context, params }) =>
        downloadCaseAttachment(platform, context, params.id, params.attachmentId),
      listCaseComments: ({ context, params, query }) => listCaseComments(platform, context, params.id, query.before),
      commentOnCase: ({ context, params, body }) => commentOnCase(platform, context, params.id, body.text),
      listCaseReaders: ({ context, params, query }) => listCaseReaders(platform, context, params.id, query.search),
      linkCase: ({ context, params, body }) => linkCase(platform, context, { ...params, ...body }),
      unlinkCase: ({ context, params, body }) => unlinkCase(platform, context, { ...params, ...body }),
      addCaseMember: ({ context, params, body }) => addCaseMember(platform, context, { ...params, ...body }),
      removeCaseMember: ({ context, params }) => removeCaseMember(platform, context, params.id, params.userId),
      beAtCase: ({ context, params, body }) => beAtCase(platform, context, { ...params, ...body }),
      getCaseHistory: ({ context, params, query }) => getCaseHistory(platform, context, params.id, query),
      getCaseAsItStood: ({ context, params, query }) => getCaseAsItStood(platform, context, params.id, query.seq),
      seeCase: ({ context, params, body }) => seeCase(platform, context, params.id, body.upTo),
      getCaseDossier: ({ context, params }) => getCaseDossier(platform, context, params.id),
      getCaseDossiers: ({ context, query }) => getCaseDossiers(platform, context, [...new Set(query.ids.split(','))]),
      getCaseDossierData: ({ context, params }) => getCaseDossierData(platform, context, params.id),
      listSavedViews: ({ context, query }) => listSavedViews(platform, context, query.kind),
      saveView: ({ context, body }) => saveView(platform, context, body),
      archiveView: ({ context, params }) => archiveView(platform, context, params.id),
      getRecurrence: ({ context, params }) => getRecurrence(platform, context, params.id),
      analyseRecurrence: ({ context, params }) => analyseRecurrence(platform, context, params.id),
      dismissMatch: ({ context, params, body }) => dismissMatch(platform, context, { ...params, ...body }),
      restoreMatch: ({ context, params }) => restoreMatch(platform, context, params),
      recordCapaCheck: ({ context, params, ifMatch, body }) =>
        recordCapaCheck(platform, context, { ...params, version: ifMatch, ...body }),
    },
    tasks: {
      'evaluate-checks': () => evaluateChecks(platform),
      [readingTask]: () => readUnknownCases(platform),
    },
    schedules: { 'evaluate-checks': '5 * * * *' },
    atStart: [readingTask],
  };
}
