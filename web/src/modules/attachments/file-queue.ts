import { type Attachment, attachmentsEndpoints } from '@vigie/domain/modules/attachments/contract';
import { createStore } from '../../platform/storage/store';
import { open } from '../../platform/transport/api';
import { isRefused } from '../../platform/transport/failures';
import { upload } from '../../platform/transport/upload';

export interface QueuedFile {
  readonly key: number;
  readonly file: File;
  /** From 0 to 1 while it is sent, null while it waits. */
  readonly progress: number | null;
  /** Why it was not taken. */
  readonly failure: unknown;
}

/** It failed for a reason that may pass: a lost network rather than a wrong file. */
export function isWorthRetrying({ failure }: Pick<QueuedFile, 'failure'>): boolean {
  return failure !== null && !isRefused(failure);
}

type Send = (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<unknown>;

/**
 * Files on their way, one after the other; what is refused stays in sight with its reason and does not stop the others.
 */
export class FileQueue {
  readonly store = createStore<readonly QueuedFile[]>([]);
  private nextKey = 1;
  private current: { key: number; stop: AbortController } | null = null;

  constructor(
    private readonly send: Send,
    /** Checks that need no request; null when there is no objection. */
    private readonly objectionTo: (file: File, ahead: number) => unknown,
    /** It has arrived, or is no longer wanted. */
    private readonly onRemoved: (file: File) => void = () => {},
  ) {}

  get isBusy(): boolean {
    return this.store.get().some(({ failure }) => failure === null);
  }

  add(files: readonly File[]): void {
    for (const file of files) {
      const ahead = this.store.get().filter(({ failure }) => failure === null).length;
      const failure = this.objectionTo(file, ahead);
      this.store.set([...this.store.get(), { key: this.nextKey, file, progress: null, failure }]);
      this.nextKey += 1;
    }
    void this.go();
  }

  retry(key: number): void {
    this.change(key, { failure: null, progress: null });
    void this.go();
  }

  /** Cancels what is under way; otherwise takes it off the list. */
  remove(key: number): void {
    if (this.current?.key === key) this.current.stop.abort();
    const removed = this.store.get().find((one) => one.key === key);
    this.store.set(this.store.get().filter((one) => one.key !== key));
    if (removed) this.onRemoved(removed.file);
  }

  /** Nothing further is sent here; what the device keeps of it stays. */
  stop(): void {
    this.current?.stop.abort();
    this.store.set([]);
  }

  cancelAll(): void {
    for (const { key } of this.store.get()) this.remove(key);
  }

  private async go(): Promise<void> {
    if (this.current) return;
    const next = this.store.get().find(({ failure }) => failure === null);
    if (!next) return;
    const { key, file } = next;
    const stop = new AbortController();
    this.current = { key, stop };
    try {
      this.change(key, { progress: 0 });
      await this.send(file, (progress) => this.change(key, { progress }), stop.signal);
      this.remove(key);
    } catch (failure) {
      if (!stop.signal.aborted) this.change(key, { failure: failure ?? new Error('refused'), progress: null });
    } finally {
      this.current = null;
    }
    void this.go();
  }

  private change(key: number, changes: Partial<QueuedFile>): void {
    this.store.set(this.store.get().map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }
}

/** Stores a file that belongs to nothing yet, and only to the person who sends it. */
export function storeFile(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<Attachment> {
  return upload(attachmentsEndpoints.uploadAttachment, { file, onProgress, signal });
}

export async function loadStoredFile({ id }: Pick<Attachment, 'id'>): Promise<Blob> {
  const answer = await open(attachmentsEndpoints.downloadAttachment, { params: { id } });
  return answer.blob();
}
