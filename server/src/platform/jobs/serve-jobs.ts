import { parentPort } from 'node:worker_threads';
import { Refusal, type RefusalCode, type RefusalDetails } from '@vigie/domain/kernel/refusal';
import { lowerPriorityOfThread } from './priority';

/** What a thread sends back for a job: classes do not cross between threads, so that a refusal crosses as its parts. */
export type JobAnswer<Result> =
  | { readonly result: Result }
  | { readonly refused: { readonly code: RefusalCode; readonly details: RefusalDetails } };

/** What a thread does: it says that it has loaded, so that its jobs alone are timed, and answers one job after the other. */
export function serveJobs<Job, Result>(run: (job: Job) => Result | Promise<Result>): void {
  lowerPriorityOfThread();
  parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await answerTo(run, job)));
  parentPort?.postMessage('ready');
}

async function answerTo<Job, Result>(
  run: (job: Job) => Result | Promise<Result>,
  job: Job,
): Promise<JobAnswer<Result>> {
  try {
    return { result: await run(job) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { code: error.code, details: error.details } };
  }
}
