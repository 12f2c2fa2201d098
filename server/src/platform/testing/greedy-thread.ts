import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { serveJobs } from '../jobs/serve-jobs';

/** A thread that can be asked to take all memory, to never end, or how far behind others it stands. */
serveJobs((job: 'memory' | 'time' | 'echo' | 'priority') => {
  const taken: unknown[][] = [];
  while (job === 'memory') taken.push(Array.from({ length: 10_000 }, (_, at) => ({ at })));
  while (job === 'time') taken.length = 0;
  return job === 'priority' ? getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))) : job;
});
