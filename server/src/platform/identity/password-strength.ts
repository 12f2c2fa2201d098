import { createRequire } from 'node:module';
import type { Worker } from 'node:worker_threads';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import { startWorker } from '../jobs/bounded-worker';
import { Queue } from '../jobs/queue';

export interface Strength {
  /** From 0, guessed at once, to 4. */
  readonly score: number;
  /** The word of zxcvbn for what makes it weak, where it has one. */
  readonly warning: string | null;
}

const workerFile = createRequire(import.meta.url).resolve('@vigie/server/workers/password-strength.mjs');
/** A check takes longer with each letter: of 64 the slowest take seconds, of 24 half a second. */
const judgedLetters = 24;
/** Measured: with the words that are loaded first, a busy machine took over 10 seconds. */
const longestMs = 30_000;
/** The words take some 60 MB; passwords are chosen seldom. */
const idleMs = 5 * 60_000;

/** Whether the password belongs to a person with an account, which a session or a mailed link shows. */
export type ChosenBy = 'account' | 'stranger';

/** A thread for each: however many passwords strangers try, users with an account do not wait for them. */
export class PasswordStrength {
  private readonly judges: Readonly<Record<ChosenBy, Judge>> = { account: new Judge(), stranger: new Judge() };

  judge(password: string, knownWords: readonly string[], chosenBy: ChosenBy, companyId?: number): Promise<Strength> {
    const judged = [...password].slice(0, judgedLetters).join('');
    return this.judges[chosenBy].judge(judged, knownWords, companyId);
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.judges).map((judge) => judge.close()));
  }
}

/** One thread, started by the first password to judge and ended when none has come for a while. */
class Judge {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly turns = new Queue(1, 50, refusalMessages.unavailable);

  async judge(password: string, knownWords: readonly string[], companyId = 0): Promise<Strength> {
    const end = await this.turns.take({ companyId });
    clearTimeout(this.idle);
    try {
      return await this.ask(password, knownWords);
    } finally {
      end();
      clearTimeout(this.idle);
      this.idle = setTimeout(() => void this.close(), idleMs);
      this.idle.unref();
    }
  }

  private async ask(password: string, knownWords: readonly string[]): Promise<Strength> {
    this.worker ??= startWorker(workerFile);
    const { worker } = this;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Strength>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', () => reject(new Refusal('unavailable')));
        timer = setTimeout(() => reject(new Refusal('unavailable')), longestMs);
        worker.postMessage({ password, knownWords });
      });
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }
}
