import type { reportsEndpoints } from '@vigie/domain/modules/reports/contract';
import { reportListEndpoints } from '@vigie/domain/modules/reports/list';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { listHandlers } from '../records/public';
import { decideReport } from './decision';
import { commentOnReport, getReportHistory, listReportComments, listReportReaders } from './discussion';
import { attachToReport, detachFromReport, downloadReportAttachment } from './files';
import { servedReports } from './inbox';
import { getQueue } from './queue';
import { showReport } from './report-view';
import { changeReport, createReport, discardReport, submitReport } from './writing';

export function reportsModule(platform: Platform): ServerModule<typeof reportsEndpoints> {
  return {
    handlers: {
      createReport: ({ context, body }) => createReport(platform, context, body),
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
      attachToReport: ({ context, params, query, request }) =>
        attachToReport(platform, context, { id: params.id, reason: query.reason }, () => request.file()),
      detachFromReport: ({ context, params, body }) =>
        detachFromReport(platform, context, { ...params, reason: body.reason }),
      downloadReportAttachment: ({ context, params }) =>
        downloadReportAttachment(platform, context, params.id, params.attachmentId),
      getReportHistory: ({ context, params, query }) => getReportHistory(platform, context, params.id, query),
      listReportComments: ({ context, params, query }) =>
        listReportComments(platform, context, params.id, query.before),
      commentOnReport: ({ context, params, body }) => commentOnReport(platform, context, params.id, body.text),
      listReportReaders: ({ context, params, query }) => listReportReaders(platform, context, params.id, query.search),
    },
  };
}
