import { parentPort } from 'node:worker_threads';
import { runJob, type TemplateJob } from './template-jobs';

parentPort?.on('message', (job: TemplateJob) => parentPort?.postMessage(runJob(job)));
