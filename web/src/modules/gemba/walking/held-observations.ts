import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { Observation } from '@vigie/domain/modules/gemba/observations/contract';
import type { Verdict } from '@vigie/domain/modules/gemba/observations/observation';
import { createStore } from '../../../platform/storage/store';

export interface NewObservation {
  readonly walkId: string;
  readonly stationId: string;
  readonly verdict: Verdict;
  readonly category: string;
  readonly text: string;
  readonly observedAt: string;
  readonly attachmentIds: string[];
}

/** What the walker has kept, until the server has it. */
export interface HeldObservation {
  /** The same for each attempt, so that what arrives twice counts once. */
  readonly key: string;
  readonly body: NewObservation;
  /** Its photos, which are stored already. */
  readonly photos: readonly Attachment[];
  /** Why the last attempt failed. */
  readonly failure: string | null;
  /** The server refused it: sending it again would change nothing. */
  readonly isRefused: boolean;
}

interface Dependencies {
  /** Through a lost network and a closed tab. */
  readonly stored: { read(): readonly HeldObservation[]; write(held: readonly HeldObservation[]): void };
  readonly send: (held: HeldObservation, isLeaving: boolean) => Promise<Observation>;
  /** What to say of a failure, and whether it is final. */
  readonly failureOf: (error: unknown) => Pick<HeldObservation, 'failure' | 'isRefused'>;
  readonly wait: (milliseconds: number, then: () => void) => void;
}

/** How long an observation can be undone before it is sent. */
export const undoFor = 10_000;
const tryAgainAfter = 15_000;

/** Observations on their way to the server: each waits until it can no longer be undone, and goes again until it is there. */
export class HeldObservations {
  readonly store = createStore<readonly HeldObservation[]>([]);
  private readonly listeners = new Set<(key: string, sent: Observation) => void>();
  private readonly underWay = new Map<string, Promise<Observation>>();

  constructor(private readonly dependencies: Dependencies) {
    this.store.set(dependencies.stored.read());
    this.sendAll();
  }

  /** Those kept before it can no longer be undone. */
  keep(key: string, body: NewObservation, photos: readonly Attachment[]): void {
    this.sendAll();
    this.change([...this.store.get(), { key, body, photos, failure: null, isRefused: false }]);
    this.dependencies.wait(undoFor, () => void this.sendNow(key).catch(() => {}));
  }

  /** Null where it has been sent already. */
  takeBack(key: string): HeldObservation | null {
    const held = this.find(key);
    if (!held || this.underWay.has(key)) return null;
    this.change(this.store.get().filter((one) => one !== held));
    return held;
  }

  /** Answers with the observation; fails where it could not be sent. */
  sendNow(key: string, isLeaving = false): Promise<Observation> {
    const begun = this.underWay.get(key);
    if (begun) return begun;
    const held = this.find(key);
    if (!held) return Promise.reject(new Error('The observation is no longer held'));
    const sending = this.attempt(held, isLeaving).finally(() => this.underWay.delete(key));
    this.underWay.set(key, sending);
    return sending;
  }

  /** Those that were refused stay until the walker has corrected them. */
  sendAll(isLeaving = false): void {
    for (const { key, isRefused } of this.store.get()) {
      if (!isRefused) void this.sendNow(key, isLeaving).catch(() => {});
    }
  }

  /** Done when the server has all that can be sent; false where some were refused, fails where some did not arrive. */
  async arrived(): Promise<boolean> {
    const held = this.store.get();
    await Promise.all(held.filter(({ isRefused }) => !isRefused).map(({ key }) => this.sendNow(key)));
    return this.store.get().length === 0;
  }

  /** Whoever asked for it to be sent. */
  onSent(listener: (key: string, sent: Observation) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async attempt(held: HeldObservation, isLeaving: boolean): Promise<Observation> {
    try {
      const sent = await this.dependencies.send(held, isLeaving);
      this.change(this.store.get().filter(({ key }) => key !== held.key));
      for (const listener of this.listeners) listener(held.key, sent);
      return sent;
    } catch (error) {
      const failed = { ...held, ...this.dependencies.failureOf(error) };
      this.change(this.store.get().map((one) => (one.key === held.key ? failed : one)));
      if (!failed.isRefused) {
        this.dependencies.wait(tryAgainAfter, () => void this.sendNow(held.key).catch(() => {}));
      }
      throw error;
    }
  }

  private find(key: string): HeldObservation | undefined {
    return this.store.get().find((one) => one.key === key);
  }

  private change(held: readonly HeldObservation[]): void {
    this.dependencies.stored.write(held);
    this.store.set(held);
  }
}
