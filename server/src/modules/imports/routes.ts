import type { importsEndpoints } from '@vigie/domain/modules/imports/contract';
import type { ServerModule } from '../../platform/http/call';
import { JobThread } from '../../platform/jobs/job-thread';
import { type Asker, askerOf } from '../../platform/jobs/queue';
import type { Platform } from '../../platform/platform';
import { approveImport, runTask } from './approve-import';
import { getFile, getProblems, getTemplate } from './files';
import { type ImportJob, importWorker, type RunJob } from './import-jobs';
import { type ImportToRun, runImport } from './run-import';
import {
  abandonImport,
  checkImport,
  getImport,
  listImports,
  prepareImport,
  refuseImport,
  uploadImport,
  withdrawImport,
} from './service';

/** Measured: 8 seconds of a processor and 650 MB for 10,000 lines of 100 columns, which a busy machine has in 40 seconds. */
const thread = new JobThread<ImportJob>(importWorker, { longestMs: 60_000, megabytes: 1024 });
const inThread =
  (asker: Asker): RunJob =>
  (job) =>
    thread.run(asker, job);

export function importsModule(platform: Platform): ServerModule<typeof importsEndpoints> {
  return {
    handlers: {
      listImports: ({ context }) => listImports(platform, context),
      uploadImport: async ({ context, query, request }) =>
        uploadImport(platform, context, query.subject, await request.file(), inThread(askerOf(context))),
      getImport: ({ context, params }) => getImport(platform, context, params.id),
      checkImport: ({ context, params, body, ifMatch }) =>
        checkImport(platform, context, { ...params, ...body, version: ifMatch }, inThread(askerOf(context))),
      prepareImport: ({ context, params, ifMatch }) =>
        prepareImport(platform, context, { ...params, version: ifMatch }),
      abandonImport: ({ context, params, ifMatch }) =>
        abandonImport(platform, context, { ...params, version: ifMatch }),
      withdrawImport: ({ context, params, body, ifMatch }) =>
        withdrawImport(platform, context, { ...params, ...body, version: ifMatch }),
      approveImport: ({ context, params, body: { credentials }, ifMatch }) =>
        approveImport(platform, context, { ...params, credentials, version: ifMatch }, inThread(askerOf(context))),
      refuseImport: ({ context, params, body, ifMatch }) =>
        refuseImport(platform, context, { ...params, ...body, version: ifMatch }),
      downloadImportFile: ({ context, params }) => getFile(platform, context, params.id),
      downloadImportTemplate: ({ context, query }) => getTemplate(context, query.subject),
      downloadImportProblems: ({ context, params }) =>
        getProblems(platform, context, params.id, inThread(askerOf(context))),
    },
    tasks: {
      [runTask]: (wanted: ImportToRun) => runImport(platform, wanted, inThread({ companyId: wanted.companyId })),
    },
  };
}
