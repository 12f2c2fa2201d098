import type { Worker } from 'node:worker_threads';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import { longestMs, nextAnswer, startWorker, within } from './bounded-worker';
import { type Asker, Queue } from './queue';
import type { JobAnswer } from './serve-jobs';

const idleMs = 60_000;
/** In tests the thread compiles its source first. */
const longestStartMs = 60_000;
const placesPerCompany = 20;

export interface ThreadBounds {
  readonly megabytes?: number;
  readonly longestMs?: number;
}

/** A file of the server called `*-worker`, by its place below `src` and without its ending. */
function startFile(file: string, { megabytes }: ThreadBounds): Worker {
  const bounds = megabytes === undefined ? {} : { megabytes };
  // Built, it is a file of its own in the folder of the program; tests have its source alone, which node does not read.
  if (!import.meta.url.endsWith('.ts')) return startWorker(new URL(`./${file}.js`, import.meta.url), bounds);
  const source = JSON.stringify(new URL(`../../${file}.ts`, import.meta.url).href);
  const script = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return startWorker(script, { ...bounds, eval: true });
}

/** One thread, started by its first job and ended when none has come for a while. Its file calls `serveJobs`. */
export class JobThread<Job> {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly turns = new Queue(1, placesPerCompany, refusalMessages.unavailable);

  constructor(
    private readonly file: string,
    private readonly bounds: ThreadBounds = {},
  ) {}

  async run<Result>(asker: Asker, job: Job): Promise<Result> {
    const end = await this.turns.take(asker);
    clearTimeout(this.idle);
    try {
      const answer = await this.ask<Result>(job);
      if ('refused' in answer) throw new Refusal(answer.refused.code, answer.refused.details);
      return answer.result;
    } finally {
      end();
      clearTimeout(this.idle);
      this.idle = setTimeout(() => void this.close(), idleMs);
      this.idle.unref();
    }
  }

  private async ask<Result>(job: Job): Promise<JobAnswer<Result>> {
    const worker = await this.started();
    worker.ref();
    const { arrived, stopListening } = nextAnswer<JobAnswer<Result>>(worker);
    try {
      worker.postMessage(job);
      return await within(arrived, this.bounds.longestMs ?? longestMs);
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      stopListening();
      // Ending the program does not wait for a thread that has nothing to do.
      worker.unref();
    }
  }

  private async started(): Promise<Worker> {
    if (this.worker) return this.worker;
    this.worker = startFile(this.file, this.bounds);
    const { arrived, stopListening } = nextAnswer(this.worker);
    try {
      await within(arrived, longestStartMs);
      return this.worker;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      stopListening();
    }
  }

  private async close(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }
}
