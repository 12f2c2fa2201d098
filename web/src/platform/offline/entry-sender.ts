import { waitBeforeAttempt } from '@vigie/domain/kernel/offline/back-off';
import type { EntryAnswer } from '@vigie/domain/kernel/offline/entry';
import { entriesToSend, nextRelease } from '@vigie/domain/kernel/offline/order';
import { ApiError } from '../transport/api-error';
import type { EntryStore, KeptEntry, KeptPhoto } from './kept-entry';

export interface SenderDependencies {
  readonly store: EntryStore;
  readonly sendPhoto: (captureId: string, photo: KeptPhoto) => Promise<unknown>;
  readonly sendEntry: (entry: KeptEntry) => Promise<EntryAnswer>;
  /** Runs the work while no other page of this device sends; not at all while one does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly now: () => number;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly reasonOf: (error: unknown) => string;
  readonly onSent: (entry: KeptEntry, answer: EntryAnswer) => void;
  /** Something on the device has changed. */
  readonly onChange: () => Promise<void>;
}

/**
 * Brings entries to the server: of each record in order, photos first. An entry leaves the device only when the server has
 * answered it; one that the server refuses stays with its reason and holds up its own record alone.
 */
export class EntrySender {
  private failures = 0;
  private cancelNext: () => void = () => {};
  private sending: Promise<void> | null = null;
  private isStopped = false;
  /** Something was kept while it was sending, perhaps after it had looked for the last time. */
  private isAskedAgain = false;

  constructor(private readonly dependencies: SenderDependencies) {}

  get isSending(): boolean {
    return this.sending !== null;
  }

  /** At once: the page has started, is visible again, or has a network again. */
  sendNow(): Promise<void> {
    this.cancelNext();
    if (this.isStopped) return Promise.resolve();
    if (this.sending) {
      this.isAskedAgain = true;
      return this.sending;
    }
    this.sending = this.dependencies
      .alone(() => this.sendAll())
      // The device itself refuses to read: as good as a network that is away.
      .catch(() => this.tryLater())
      .finally(() => {
        this.sending = null;
        if (!this.isAskedAgain) return;
        this.isAskedAgain = false;
        void this.sendNow();
      });
    return this.sending;
  }

  stop(): void {
    this.isStopped = true;
    this.cancelNext();
  }

  private async sendAll(): Promise<void> {
    const failed = new Set<string>();
    const { store, now } = this.dependencies;
    for (;;) {
      const next = entriesToSend(await store.list(), now()).find(({ captureId }) => !failed.has(captureId));
      if (!next || this.isStopped) break;
      const error = await this.send(next);
      if (this.isStopped) return;
      if (error === null) continue;
      failed.add(next.captureId);
      if (statusOf(error) === 0) break;
    }
    if (failed.size > 0) return this.tryLater();
    this.failures = 0;
    await this.waitForRelease();
  }

  /** What can still be taken back is sent when that is over. */
  private async waitForRelease(): Promise<void> {
    const { store, now } = this.dependencies;
    const at = nextRelease(await store.list(), now());
    if (at === null || this.isStopped) return;
    this.cancelNext();
    this.cancelNext = this.dependencies.after(Math.max(0, at - now()), () => void this.sendNow());
  }

  /** Null when it is answered or refused; otherwise why it must be sent again. */
  private async send(entry: KeptEntry): Promise<unknown> {
    const { store, sendPhoto, sendEntry, reasonOf, onSent, onChange } = this.dependencies;
    try {
      let sent = entry;
      for (let n = entry.sentPhotos; n < entry.head.photos.length; n += 1) {
        const photo = await store.readPhoto(entry.captureId, n);
        if (photo) await sendPhoto(entry.captureId, photo);
        await store.change(sent, { sentPhotos: n + 1 });
        sent = { ...sent, sentPhotos: n + 1 };
      }
      const answer = await sendEntry(sent);
      await store.remove(entry);
      this.failures = 0;
      onSent(entry, answer);
    } catch (error) {
      if (!isRefusedEntry(error) || this.isStopped) return error ?? new Error('not sent');
      // All photos are sent again with the next attempt: the server may have said that one is missing.
      await store.change(entry, { state: 'refused', reason: reasonOf(error), sentPhotos: 0 });
    }
    await onChange();
    return null;
  }

  private tryLater(): void {
    this.failures += 1;
    this.cancelNext();
    if (this.isStopped) return;
    this.cancelNext = this.dependencies.after(waitBeforeAttempt(this.failures), () => void this.sendNow());
  }
}

/** What is asked of the person first says nothing of what they have written. */
const ofPerson = ['password_change_required', 'second_factor_required', 'second_factor_needed'];
/** Another attempt may be answered otherwise. */
const passing = [401, 408, 429];

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);

function isRefusedEntry(error: unknown): boolean {
  if (!(error instanceof ApiError) || ofPerson.includes(error.code)) return false;
  return error.status >= 400 && error.status < 500 && !passing.includes(error.status);
}
