import { isOutOfReach, isRefused, isStatus } from '../transport/failures';

/** How long typing pauses before it is sent. */
export const saveAfter = 700;
/** How often a save that met another version is brought together with it before it counts as failed. */
export const mergesAtMost = 5;
const firstWait = 2000;
const longestWait = 30_000;

/** Schedules; returns a function that cancels. */
export type After = (milliseconds: number, run: () => void) => () => void;

interface SaveWork {
  readonly send: () => Promise<void>;
  /** Called before the next attempt is scheduled. */
  readonly failed: (error: unknown) => void;
}

/**
 * When to send: one request at a time, and after a failure again, less and less often. What another attempt would not
 * change waits until the user asks: a refusal, or a session that has ended.
 */
export class SaveQueue {
  private running: Promise<void> | null = null;
  private cancelTimer: () => void = () => {};
  private wait = firstWait;
  private stopped = false;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly after: After,
    private readonly work: SaveWork,
  ) {}

  get isStopped(): boolean {
    return this.stopped;
  }

  get underway(): Promise<void> | null {
    return this.running;
  }

  saveIn(milliseconds: number): void {
    this.cancel();
    if (this.stopped) return;
    this.cancelTimer = this.after(milliseconds, () => {
      // Callers that await the result get the failure; here the state shows it.
      this.run().catch(() => {});
    });
  }

  /** A call made while a request is under way waits for it. */
  run(): Promise<void> {
    this.running ??= this.attempt().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Requests of other kinds wait for the one before them, and those after wait for them. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => {});
    return result;
  }

  /** Nothing is planned any more; what is under way goes on. */
  cancel(): void {
    this.cancelTimer();
  }

  /** No further request. */
  stop(): void {
    this.stopped = true;
    this.cancel();
  }

  private async attempt(): Promise<void> {
    this.cancel();
    try {
      await this.work.send();
      this.wait = firstWait;
    } catch (error) {
      if (!this.stopped) this.tryAgain(error);
      throw error;
    }
  }

  private tryAgain(error: unknown): void {
    this.work.failed(error);
    if (isRefused(error) || isStatus(error, 401)) return;
    this.saveIn(this.wait);
    this.wait = Math.min(this.wait * 2, longestWait);
  }
}

/** Where what was typed is. */
export type Saving =
  | { readonly kind: 'nothing' | 'saved' | 'saving' | 'offline' }
  /** Waits for the person: two versions of a part, or a reason. */
  | { readonly kind: 'conflict' | 'reason' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What a failed attempt shows: without a network, what was typed is only kept here. */
export function savingAfter(error: unknown): Saving {
  return isOutOfReach(error) ? { kind: 'offline' } : { kind: 'failed', error };
}
