import { parentPort } from 'node:worker_threads';

/** What a thread does: it says that it has loaded, so that its jobs alone are timed, and answers one job after the other. */
export function serveJobs<Job>(run: (job: Job) => unknown): void {
  parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await run(job)));
  parentPort?.postMessage('ready');
}
