import { parentPort } from 'node:worker_threads';
import { type ImportJob, runJob } from './import-jobs';

parentPort?.on('message', (job: ImportJob) => {
  void runJob(job).then((result) => parentPort?.postMessage(result));
});
