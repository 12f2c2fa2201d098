import type { EntryHead } from '@vigie/domain/kernel/offline/entry';
import type { EntryState, QueuedEntry } from '@vigie/domain/kernel/offline/order';

/** What somebody has written and the server has not answered yet. */
export interface KeptEntry extends QueuedEntry {
  /** Where it is sent. */
  readonly path: string;
  readonly head: EntryHead;
  readonly content: Readonly<Record<string, unknown>>;
  /** What its person recognises it by. */
  readonly title: string;
  readonly state: EntryState;
  /** Why the server has refused it. */
  readonly reason: string | null;
  /** How many of its photos the server has. */
  readonly sentPhotos: number;
}

export type NewEntry = Pick<KeptEntry, 'record' | 'path' | 'head' | 'content' | 'title'>;

export interface KeptPhoto {
  readonly name: string;
  readonly type: string;
  readonly sha256: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Where the queue of one person is kept. Each change is on the disk when it is done. */
export interface EntryStore {
  list(): Promise<readonly KeptEntry[]>;
  readPhoto(captureId: string, n: number): Promise<KeptPhoto | null>;
  /** An entry and its photos, all or nothing. */
  add(entry: NewEntry, photos: readonly KeptPhoto[]): Promise<void>;
  change(entry: KeptEntry, changes: Partial<Pick<KeptEntry, 'state' | 'reason' | 'sentPhotos'>>): Promise<void>;
  remove(entry: Pick<KeptEntry, 'captureId' | 'place'>): Promise<void>;
}

/** A file of something that is still being written. */
export interface KeptFile {
  readonly id: string;
  /** What it belongs to on this device. */
  readonly place: string;
  readonly photo: KeptPhoto;
}
