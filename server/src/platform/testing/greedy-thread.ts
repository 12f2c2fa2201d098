import { serveJobs } from '../jobs/serve-jobs';

/** A thread that can be asked to take all memory, or to never end. */
serveJobs((job: 'memory' | 'time' | 'echo') => {
  const taken: unknown[][] = [];
  while (job === 'memory') taken.push(Array.from({ length: 10_000 }, (_, at) => ({ at })));
  while (job === 'time') taken.length = 0;
  return job;
});
