import { Worker } from 'node:worker_threads';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import { Queue } from '../documents/queue';

/** Measured: 1.5 seconds for a template of 2,000 questions that hang on one another, on a busy machine. */
const longestMs = 60_000;
const idleMs = 60_000;

/** A file of the server called `*-worker`, by its place below `src` and without its ending. */
function startWorker(file: string): Worker {
  // Built, it is a file of its own in the folder of the program; tests have its source alone, which node does not read.
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${file}.js`, import.meta.url));
  const source = JSON.stringify(new URL(`../../${file}.ts`, import.meta.url).href);
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`, { eval: true });
}

/** One thread, started by its first job and ended when none has come for a while. */
export class JobThread<Job> {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly turns = new Queue(1, 50, refusalMessages.unavailable);

  constructor(private readonly file: string) {}

  async run<Result>(job: Job): Promise<Result> {
    const end = await this.turns.take();
    clearTimeout(this.idle);
    try {
      return await this.ask<Result>(job);
    } finally {
      end();
      clearTimeout(this.idle);
      this.idle = setTimeout(() => void this.close(), idleMs);
      this.idle.unref();
    }
  }

  private async ask<Result>(job: Job): Promise<Result> {
    this.worker ??= startWorker(this.file);
    const { worker } = this;
    worker.ref();
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Result>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', () => reject(new Refusal('unavailable')));
        timer = setTimeout(() => reject(new Refusal('unavailable')), longestMs);
        worker.postMessage(job);
      });
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      // Nobody who ends the program waits for a thread that has nothing to do.
      worker.unref();
    }
  }

  private async close(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }
}
