import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { tooManyHeavyCalls } from '@vigie/domain/messages/refusals';

type Caller = Pick<Actor, 'companyId' | 'userId'>;

export interface HeavyCallBounds {
  /** Each of these takes up to three of the twenty connections of the pool: the rest is for everything else. */
  readonly atOnce: number;
  readonly perCompany: number;
  readonly perAccount: number;
  readonly waitingPerCompany: number;
  readonly waitingPerAccount: number;
  /** A download that its client reads slowly goes on, but others no longer wait for it. */
  readonly longestMs: number;
  /** A refusal is held back: a client that asks again as soon as it is refused would keep a processor busy. */
  readonly refusalMs: number;
}

/** Half of the cores for one account and all of them for its company: the rest answers everything else that is asked. */
export const boundsFor = (cores: number): HeavyCallBounds => ({
  atOnce: 5,
  perCompany: Math.min(3, cores),
  perAccount: Math.max(1, Math.min(2, Math.floor(cores / 2))),
  waitingPerCompany: 60,
  waitingPerAccount: 12,
  longestMs: 60_000,
  refusalMs: 1000,
});

const retryAfterSeconds = 20;

interface Waiting {
  readonly caller: Caller;
  readonly start: () => void;
}

/**
 * Turns for calls that take long (`isHeavy` of an endpoint). An account runs few at once and waits for itself alone; among
 * companies that wait, the one with the fewest running comes next, so that none fills the line for the others.
 */
export class HeavyCalls {
  private readonly bounds: HeavyCallBounds;
  private readonly running: Caller[] = [];
  private waiting: readonly Waiting[] = [];

  constructor(bounds: Partial<HeavyCallBounds> = {}) {
    this.bounds = { ...boundsFor(availableParallelism()), ...bounds };
  }

  /** Resolves to a function that ends the turn, or to null when the caller has gone before it came. */
  async take(caller: Caller, gone: AbortSignal): Promise<(() => void) | null> {
    const { waitingPerAccount, waitingPerCompany } = this.bounds;
    const waiting = this.waiting.map((one) => one.caller);
    if (countOf(waiting, caller, isSameAccount) >= waitingPerAccount) return this.refuse('ofAccount', gone);
    if (countOf(waiting, caller, isSameCompany) >= waitingPerCompany) return this.refuse('ofCompany', gone);
    if (gone.aborted) return null;
    const turn = new Promise<boolean>((resolve) => {
      const entry: Waiting = { caller, start: () => resolve(true) };
      this.waiting = [...this.waiting, entry];
      gone.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((one) => one !== entry);
        resolve(false);
      });
    });
    this.startNext();
    return (await turn) ? this.endOf(caller) : null;
  }

  private async refuse(which: keyof typeof tooManyHeavyCalls, gone: AbortSignal): Promise<null> {
    await setTimeout(this.bounds.refusalMs, null, { signal: gone }).catch(() => null);
    if (gone.aborted) return null;
    throw new Refusal('busy', { message: tooManyHeavyCalls[which], retryAfterSeconds });
  }

  private endOf(caller: Caller): () => void {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.running.splice(this.running.indexOf(caller), 1);
      this.startNext();
    };
    const timer = globalThis.setTimeout(end, this.bounds.longestMs).unref();
    return end;
  }

  private startNext(): void {
    for (let next = this.next(); next; next = this.next()) {
      const entry = next;
      this.waiting = this.waiting.filter((one) => one !== entry);
      this.running.push(entry.caller);
      entry.start();
    }
  }

  private next(): Waiting | undefined {
    const { atOnce, perCompany, perAccount } = this.bounds;
    if (this.running.length >= atOnce) return undefined;
    const runningOf = ({ caller }: Waiting) => countOf(this.running, caller, isSameCompany);
    return this.waiting
      .filter((one) => runningOf(one) < perCompany && countOf(this.running, one.caller, isSameAccount) < perAccount)
      .reduce<Waiting | undefined>(
        (first, one) => (first && runningOf(first) <= runningOf(one) ? first : one),
        undefined,
      );
  }
}

const isSameCompany = (one: Caller, other: Caller) => one.companyId === other.companyId;
const isSameAccount = (one: Caller, other: Caller) => isSameCompany(one, other) && one.userId === other.userId;

function countOf(callers: readonly Caller[], caller: Caller, isSame: typeof isSameAccount): number {
  return callers.filter((other) => isSame(caller, other)).length;
}
