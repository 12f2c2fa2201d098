import { Worker, type WorkerOptions } from 'node:worker_threads';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { workMessages } from '@vigie/domain/messages/refusals';

/** The time of one job; where one has more, what was measured stands beside it. */
export const longestMs = 10_000;
const usualMegabytes = 512;
const youngMegabytes = 64;

/** The one place where threads are started, so that each has a bound of memory. */
export function startWorker(
  file: string | URL,
  { megabytes = usualMegabytes, ...options }: WorkerOptions & { readonly megabytes?: number } = {},
): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes };
  return new Worker(file, { ...options, resourceLimits });
}

export interface Answer<Result> {
  /** Refused when the thread fails, ends, or needs more memory than it has. */
  readonly arrived: Promise<Result>;
  readonly stopListening: () => void;
}

/** Listens to a thread from now on: what it sends next is the answer. */
export function nextAnswer<Result>(worker: Worker): Answer<Result> {
  const arrived = new Promise<Result>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error) => reject(refusalOf(error)));
    worker.once('exit', () => reject(new Refusal('unavailable')));
  });
  // It is waited for later: until then a thread that fails early is no reason to end the process.
  arrived.catch(() => undefined);
  const stopListening = () => {
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  };
  return { arrived, stopListening };
}

function refusalOf(error: unknown): unknown {
  const isOutOfMemory = (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory ? new Refusal('invalid', { message: workMessages.tooMuchMemory }) : error;
}

/** The answer, unless it takes longer than it may. A caller that is refused ends the thread, which may be at it for ever. */
export async function within<Result>(arrived: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const refused = new Refusal('unavailable', { message: workMessages.tooLong });
    timer = setTimeout(() => reject(refused), milliseconds);
  });
  try {
    return await Promise.race([arrived, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
