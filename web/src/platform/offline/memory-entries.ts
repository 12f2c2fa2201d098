import type { DeviceStore, EntryChanges, KeptCopy, KeptEntry, KeptFile, KeptPhoto, NewEntry } from './kept-entry';
import { newId } from './secure-origin';

/**
 * Where the browser seals or stores nothing, as over plain http: what is written waits in the page, and is sent like
 * everything else while the page is open.
 */
export class MemoryEntries implements DeviceStore {
  private readonly entries = new Map<number, KeptEntry>();
  private readonly photos = new Map<string, readonly KeptPhoto[]>();
  private readonly files = new Map<string, KeptFile>();
  private places = 0;

  get isEmpty(): boolean {
    return this.entries.size === 0 && this.files.size === 0;
  }

  list = async (): Promise<readonly KeptEntry[]> => [...this.entries.values()];

  readPhoto = async (captureId: string, n: number): Promise<KeptPhoto | null> =>
    this.photos.get(captureId)?.[n] ?? null;

  async add(entry: NewEntry, photos: readonly KeptPhoto[], files: readonly string[] = []): Promise<void> {
    this.places += 1;
    const { captureId, base } = entry.head;
    const recordId = base?.recordId ?? null;
    const begun = { captureId, recordId, place: this.places, state: 'waiting', reason: null, sentPhotos: 0 } as const;
    this.entries.set(this.places, { ...entry, ...begun });
    this.photos.set(captureId, photos);
    for (const id of files) this.files.delete(id);
  }

  async change(entry: KeptEntry, changes: EntryChanges): Promise<void> {
    this.entries.set(entry.place, { ...entry, ...changes });
  }

  async remove({ place, captureId }: Pick<KeptEntry, 'captureId' | 'place'>): Promise<void> {
    this.entries.delete(place);
    this.photos.delete(captureId);
  }

  async takeBack(entry: KeptEntry, place: string): Promise<readonly KeptFile[]> {
    const taken = (this.photos.get(entry.captureId) ?? []).map((photo) => ({ id: newId(), place, photo }));
    await this.remove(entry);
    for (const file of taken) this.files.set(file.id, file);
    return taken;
  }

  async addFile(file: KeptFile): Promise<void> {
    this.files.set(file.id, file);
  }

  listFiles = async (place: string): Promise<readonly KeptFile[]> =>
    [...this.files.values()].filter((file) => file.place === place);

  async moveFiles(from: string, to: string): Promise<void> {
    for (const file of await this.listFiles(from)) this.files.set(file.id, { ...file, place: to });
  }

  async removeFile(id: string): Promise<void> {
    this.files.delete(id);
  }

  keepCopy = async (_copy: KeptCopy): Promise<void> => {};
  listCopies = async (): Promise<readonly KeptCopy[]> => [];
  removeCopy = async (_name: string): Promise<void> => {};
}
