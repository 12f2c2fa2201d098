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
  /** The copy of a page that is of no use any more once it has arrived. */
  readonly endsCopy?: string | undefined;
  /** How many of its photos the server has. */
  readonly sentPhotos: number;
}

export type NewEntry = Pick<
  KeptEntry,
  'record' | 'path' | 'head' | 'content' | 'title' | 'series' | 'undoUntil' | 'endsCopy'
>;

export interface KeptPhoto {
  readonly name: string;
  readonly type: string;
  readonly sha256: string;
  /** SHA-256 of the file that it was made from, where it was made smaller. */
  readonly original?: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

export type EntryChanges = Partial<Pick<KeptEntry, 'state' | 'reason' | 'sentPhotos' | 'undoUntil'>>;

/** Where the queue of one person is kept. Each change is on the disk when it is done. */
export interface EntryStore {
  list(): Promise<readonly KeptEntry[]>;
  readPhoto(captureId: string, n: number): Promise<KeptPhoto | null>;
  /** An entry and its photos, all or nothing. */
  /** `files`: kept while it was written, which become its photos. */
  add(entry: NewEntry, photos: readonly KeptPhoto[], files?: readonly string[]): Promise<void>;
  change(entry: KeptEntry, changes: EntryChanges): Promise<void>;
  remove(entry: Pick<KeptEntry, 'captureId' | 'place'>): Promise<void>;
}

/** A file of something that is still being written. */
export interface KeptFile {
  readonly id: string;
  /** What it belongs to on this device. */
  readonly place: string;
  readonly photo: KeptPhoto;
}

/** What a page showed with a network, so that it opens without one. */
export interface KeptCopy {
  readonly name: string;
  /** Where a person goes to see it, and what it is called there. */
  readonly address: string;
  readonly title: string;
  readonly keptAt: number;
  readonly value: unknown;
}

/** All that one person has on a device. */
export interface DeviceStore extends EntryStore {
  /** Becomes again what it was before it was kept: its photos are files of what is being written at `place`. */
  takeBack(entry: KeptEntry, place: string): Promise<readonly KeptFile[]>;
  addFile(file: KeptFile): Promise<void>;
  listFiles(place: string): Promise<readonly KeptFile[]>;
  moveFiles(from: string, to: string): Promise<void>;
  removeFile(id: string): Promise<void>;
  keepCopy(copy: KeptCopy): Promise<void>;
  listCopies(): Promise<readonly KeptCopy[]>;
  removeCopy(name: string): Promise<void>;
}
