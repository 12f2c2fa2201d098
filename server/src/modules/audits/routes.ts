import { auditsEndpoints as ofAudits } from '@vigie/domain/modules/audits/audits/contract';
import type { auditsEndpoints } from '@vigie/domain/modules/audits/contract';
import { findingsEndpoints } from '@vigie/domain/modules/audits/findings/contract';
import type { ServerModule } from '../../platform/http/call';
import { receivedEntry } from '../../platform/offline/captures';
import type { Platform } from '../../platform/platform';
import { dossierHandlers } from '../records/public';
import { audits, changeAudit, createAudit } from './audits/audits';
import { auditDossier } from './audits/dossier';
import { holdAudit, releaseAudit, remindOfLeases } from './audits/leases';
import { moveAudit } from './audits/move-audit';
import { getAuditReport, listAuditReports, printAuditReport } from './audits/reports';
import { getAuditStanding } from './audits/standing';
import { answerAudit, chooseAuditAnswer, getAuditWork, writeAuditWork } from './audits/work';
import { captureAuditAnswers, captureFinding, captureFindingPhotos } from './captures';
import { answerFinding, changeFinding, createFinding, findings } from './findings/findings';
import { actOnFinding, listFindingMeasures, reportFinding } from './findings/follow-ups';
import { concludeFindings, moveFinding } from './findings/move-finding';
import { remindOfAnswers } from './findings/reminders';
import { findSimilarFindings } from './findings/similar';
import { planningHandlers } from './programmes/handlers';
import { makeAudits } from './programmes/make-audits';
import { programmes } from './programmes/programme-table';

export function auditsModule(platform: Platform): ServerModule<typeof auditsEndpoints> {
  return {
    kinds: [audits.found, findings.found, programmes.found],
    handlers: {
      ...audits.handlers(platform, ofAudits),
      ...findings.handlers(platform, findingsEndpoints),
      ...planningHandlers(platform),
      ...dossierHandlers(platform, auditDossier),
      createAudit: ({ context, body }) => createAudit(platform, context, body),
      changeAudit: (call) => changeAudit(platform, call),
      moveAudit: (call) => moveAudit(platform, call),
      getAuditStanding: ({ context, params }) => getAuditStanding(platform, context, params.id),
      getAuditWork: ({ context, params }) => getAuditWork(platform, context, params.id),
      writeAuditWork: (call) => writeAuditWork(platform, call),
      answerAudit: (call) => answerAudit(platform, call),
      chooseAuditAnswer: (call) => chooseAuditAnswer(platform, call),
      holdAudit: (call) => holdAudit(platform, call),
      releaseAudit: (call) => releaseAudit(platform, call),
      listAuditReports: (call) => listAuditReports(platform, call),
      getAuditReport: (call) => getAuditReport(platform, call),
      printAuditReport: (call) => printAuditReport(platform, call),
      captureAuditAnswers: ({ context, body }) => captureAuditAnswers(platform, context, receivedEntry(body)),
      createFinding: ({ context, body }) => createFinding(platform, context, body),
      changeFinding: (call) => changeFinding(platform, call),
      moveFinding: (call) => moveFinding(platform, call),
      answerFinding: (call) => answerFinding(platform, call),
      findSimilarFindings: ({ context, query }) => findSimilarFindings(platform, context, query),
      listFindingMeasures: ({ context, params }) => listFindingMeasures(platform, context, params.id),
      reportAuditFinding: ({ context, params }) => reportFinding(platform, context, params.id),
      actOnAuditFinding: ({ context, params, body }) => actOnFinding(platform, context, params.id, body),
      captureFinding: ({ context, body }) => captureFinding(platform, context, receivedEntry(body)),
      captureFindingPhotos: ({ context, body }) => captureFindingPhotos(platform, context, receivedEntry(body)),
    },
    tasks: {
      'make-audits': () => makeAudits(platform),
      'remind-of-audit-answers': () => remindOfAnswers(platform),
      'remind-of-audit-phones': () => remindOfLeases(platform),
      'conclude-findings': () => concludeFindings(platform),
    },
    schedules: {
      'make-audits': '10 2 * * *',
      'remind-of-audit-answers': '20 6 * * *',
      'remind-of-audit-phones': '25 * * * *',
      'conclude-findings': '*/5 * * * *',
    },
    atStart: ['make-audits'],
  };
}
