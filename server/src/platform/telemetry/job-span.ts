import { ended, enter, type Tracer } from './spans';

/** A trace of its own: by its task, without what it was given to do. */
export function asJob(tracer: Tracer, task: string, work: () => Promise<void>): Promise<void> {
  const span = tracer.start(`job ${task}`, 'job', { 'vigie.job.task': task }, null);
  return enter({ tracer, span }, () => ended(span, work()));
}
