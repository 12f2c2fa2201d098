import type { reportsEndpoints } from '@vigie/domain/modules/reports/contract';
import { reportListEndpoints } from '@vigie/domain/modules/reports/list';
import type { ServerModule } from '../../platform/http/call';
import { receivedEntry } from '../../platform/offline/captures';
import type { Platform } from '../../platform/platform';
import { dossierHandlers, listHandlers, recordHandlers } from '../records/public';
import { captureReport } from './capture-report';
import { decideReport } from './decision';
import { reportDossier } from './dossier';
import { dryRun } from './dry-run';
import { servedReports } from './inbox';
import { foundReports, reportServerKind } from './kind';
import { getQueue } from './queue';
import { reportFinding } from './report-finding';
import { showReport } from './report-view';
import { changeReport, createReport, discardReport, submitReport } from './service';

export function reportsModule(platform: Platform): ServerModule<typeof reportsEndpoints> {
  return {
    kinds: [foundReports],
    handlers: {
      ...recordHandlers(platform, reportServerKind),
      ...dossierHandlers(platform, reportDossier),
      createReport: ({ context, body }) => createReport(platform, context, body),
      reportFinding: ({ context, params, body }) => reportFinding(platform, context, { ...params, ...body }),
      captureReport: ({ context, body }) => captureReport(platform, context, receivedEntry(body)),
      dryRunParameters: ({ context, body }) => dryRun(platform, context, body),
      ...listHandlers(platform, reportListEndpoints, servedReports),
      getQueue: ({ context, query }) => getQueue(platform, context, query.at),
      getReport: ({ context, params }) => showReport(platform, context, params.id),
      changeReport: ({ context, params, ifMatch, body }) =>
        changeReport(platform, context, {
          id: params.id,
          version: ifMatch,
          answers: body.answers,
          reason: body.reason,
        }),
      submitReport: ({ context, params, ifMatch }) => submitReport(platform, context, params.id, ifMatch),
      discardReport: ({ context, params, ifMatch }) => discardReport(platform, context, params.id, ifMatch),
      decideReport: ({ context, params, ifMatch, body: { credentials, ...made } }) =>
        decideReport(platform, context, { id: params.id, version: ifMatch, made, credentials }),
    },
  };
}
