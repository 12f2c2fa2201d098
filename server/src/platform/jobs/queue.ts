import type { Message } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Context } from '../context';

const comeAgainAfterSeconds = 20;

/** For which company a turn is taken, and what says that its client has left. */
export interface Asker {
  readonly companyId: number;
  readonly signal?: AbortSignal | undefined;
}

export const askerOf = ({ actor, signal }: Context): Asker => ({ companyId: actor.companyId, signal });

/**
 * So many turns at once; those that wait are served company by company, one of each in turn. The places to wait are each
 * company's own, so that one which fills them is sent away while the others are still admitted.
 */
export class Queue {
  private running = 0;
  /** The company that is served next stands first. */
  private readonly waiting = new Map<number, (() => void)[]>();

  constructor(
    private readonly atOnce: number,
    private readonly placesPerCompany: number,
    private readonly tooMany?: Message,
  ) {}

  /** Resolves when it is the caller's turn, to a function that ends the turn. Work whose client has left is dropped. */
  async take({ companyId, signal }: Asker): Promise<() => void> {
    if (signal?.aborted) throw new Refusal('busy');
    if (this.running < this.atOnce) this.running += 1;
    else await this.wait(companyId, signal);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.passOn();
    };
  }

  private wait(companyId: number, signal: AbortSignal | undefined): Promise<void> {
    const line = this.waiting.get(companyId) ?? [];
    if (line.length >= this.placesPerCompany) {
      const message = this.tooMany && { message: this.tooMany };
      throw new Refusal('busy', { ...message, retryAfterSeconds: comeAgainAfterSeconds });
    }
    this.waiting.set(companyId, line);
    return new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        line.splice(line.indexOf(begin), 1);
        if (line.length === 0) this.waiting.delete(companyId);
        reject(new Refusal('busy'));
      };
      line.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** The turn passes on to one that waits: what comes meanwhile does not slip in before it. */
  private passOn(): void {
    const [first] = this.waiting;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [companyId, line] = first;
    const next = line.shift();
    this.waiting.delete(companyId);
    if (line.length > 0) this.waiting.set(companyId, line);
    next?.();
  }
}
