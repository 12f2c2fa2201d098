import { parentPort } from 'node:worker_threads';
import { runJob, type TextJob } from './text-jobs';

parentPort?.on('message', (job: TextJob) => parentPort?.postMessage(runJob(job)));
