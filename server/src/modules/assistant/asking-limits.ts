import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { assistantMessages } from '@vigie/domain/modules/assistant/messages/assistant';

const minute = 60_000;
/** A panel and a page beside it. */
const mostAtOnce = 3;

/** How often one person asks the provider, counted in this copy of the server. */
export class AskingLimits {
  private readonly asked = new Map<string, readonly number[]>();
  private readonly waiting = new Map<string, number>();

  constructor(private readonly perMinute: number) {}

  /** Refused when it is too often; otherwise to be called when the answer is over. */
  enter({ companyId, userId }: Pick<Actor, 'companyId' | 'userId'>, now = Date.now()): () => void {
    this.forget(now);
    const person = `${companyId}/${userId}`;
    const times = this.asked.get(person) ?? [];
    const open = this.waiting.get(person) ?? 0;
    if (times.length >= this.perMinute || open >= mostAtOnce) {
      const oldest = times[0] ?? now;
      const retryAfterSeconds = Math.max(1, Math.ceil((oldest + minute - now) / 1000));
      throw new Refusal('too_many_requests', { message: assistantMessages.tooOften, retryAfterSeconds });
    }
    this.asked.set(person, [...times, now]);
    this.waiting.set(person, open + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.waiting.get(person) ?? 1) - 1;
      if (left > 0) this.waiting.set(person, left);
      else this.waiting.delete(person);
    };
  }

  private forget(now: number): void {
    for (const [person, times] of this.asked) {
      const recent = times.filter((time) => time > now - minute);
      if (recent.length === 0) this.asked.delete(person);
      else if (recent.length < times.length) this.asked.set(person, recent);
    }
  }
}
