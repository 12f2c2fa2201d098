import type { DeviceDatabase } from './device-database';
import type { DeviceStore, EntryChanges, KeptCopy, KeptEntry, KeptFile, KeptPhoto, NewEntry } from './kept-entry';
import { type Sealed, seal, sealJson, unseal, unsealJson } from './sealing';
import { newId } from './secure-origin';

/** What can be read without the key: whose it is, and what the order of sending depends on. */
interface EntryRow {
  readonly place?: number;
  readonly owner: number;
  readonly captureId: string;
  readonly photos: number;
  readonly sealed: Sealed;
}

interface PhotoRow {
  readonly captureId: string;
  readonly n: number;
  readonly details: Sealed;
  readonly content: Sealed;
}

interface FileRow {
  readonly id: string;
  readonly owner: number;
  readonly place: string;
  readonly details: Sealed;
  readonly content: Sealed;
}

interface CopyRow {
  readonly owner: number;
  readonly name: string;
  readonly sealed: Sealed;
}

type EntryContent = Omit<KeptEntry, 'place'>;
type PhotoDetails = Omit<KeptPhoto, 'content'>;

const entryName = (captureId: string) => `entry ${captureId}`;
const photoName = (captureId: string, n: number) => `photo ${captureId} ${n}`;
const copyName = (name: string) => `copy ${name}`;
const ofEntry = (captureId: string) => IDBKeyRange.bound([captureId], [captureId, []]);

/** The entries of one person in the database of the device, as ciphertext. */
export class SealedEntries implements DeviceStore {
  constructor(
    private readonly database: DeviceDatabase,
    private readonly owner: number,
    private readonly key: CryptoKey,
  ) {}

  async list(): Promise<readonly KeptEntry[]> {
    const rows = await this.database.read(({ entries }) => {
      const request: IDBRequest<EntryRow[]> = entries.getAll();
      return () => request.result;
    });
    const own = rows.filter(({ owner }) => owner === this.owner);
    const opened = await Promise.all(own.map((row) => this.opened(row).catch(() => null)));
    // One that was sealed with another key stays where it is, and does not hold up the others.
    return opened.filter((entry) => entry !== null);
  }

  async readPhoto(captureId: string, n: number): Promise<KeptPhoto | null> {
    const row = await this.database.read(({ photos }) => {
      const request: IDBRequest<PhotoRow | undefined> = photos.get([captureId, n]);
      return () => request.result;
    });
    if (!row) return null;
    const name = photoName(captureId, n);
    const details = await unsealJson<PhotoDetails>(this.key, `${name} details`, row.details);
    return { ...details, content: await unseal(this.key, name, row.content) };
  }

  /** Sealed first: a transaction of the browser ends as soon as it is left waiting for something else. */
  async add(
    { record, path, head, content, title, series = null, undoUntil = null, endsCopy }: NewEntry,
    photos: readonly KeptPhoto[],
    files: readonly string[] = [],
  ): Promise<void> {
    const { captureId, base } = head;
    const written: EntryContent = {
      captureId,
      record,
      path,
      recordId: base?.recordId ?? null,
      head,
      content,
      title,
      state: 'waiting',
      reason: null,
      sentPhotos: 0,
      series,
      undoUntil,
      endsCopy,
    };
    const row = { owner: this.owner, captureId, photos: photos.length, sealed: await this.sealed(written) };
    const photoRows: PhotoRow[] = [];
    for (const [n, { content: bytes, ...details }] of photos.entries()) {
      const name = photoName(captureId, n);
      photoRows.push({
        captureId,
        n,
        details: await sealJson(this.key, `${name} details`, details),
        content: await seal(this.key, name, bytes),
      });
    }
    await this.database.write((stores) => {
      stores.entries.add(row);
      for (const photo of photoRows) stores.photos.add(photo);
      for (const id of files) stores.files.delete(id);
    });
  }

  async change(entry: KeptEntry, changes: EntryChanges): Promise<void> {
    const { place, ...content } = { ...entry, ...changes };
    const { captureId, head } = content;
    const row = { place, owner: this.owner, captureId, photos: head.photos.length, sealed: await this.sealed(content) };
    await this.database.write(({ entries }) => void entries.put(row));
  }

  async remove({ place, captureId }: Pick<KeptEntry, 'place' | 'captureId'>): Promise<void> {
    await this.database.write((stores) => {
      stores.entries.delete(place);
      stores.photos.delete(ofEntry(captureId));
    });
  }

  async takeBack(entry: KeptEntry, place: string): Promise<readonly KeptFile[]> {
    const { captureId, head } = entry;
    const taken: KeptFile[] = [];
    for (const n of head.photos.keys()) {
      const photo = await this.readPhoto(captureId, n);
      if (photo) taken.push({ id: newId(), place, photo });
    }
    const rows = await Promise.all(taken.map((file) => this.fileRow(file)));
    await this.database.write((stores) => {
      stores.entries.delete(entry.place);
      stores.photos.delete(ofEntry(captureId));
      for (const row of rows) stores.files.put(row);
    });
    return taken;
  }

  async addFile(file: KeptFile): Promise<void> {
    const row = await this.fileRow(file);
    await this.database.write(({ files }) => void files.put(row));
  }

  private async fileRow({ id, place, photo: { content: bytes, ...details } }: KeptFile): Promise<FileRow> {
    return {
      id,
      owner: this.owner,
      place,
      details: await sealJson(this.key, `file ${id} details`, details),
      content: await seal(this.key, `file ${id}`, bytes),
    };
  }

  async listFiles(place: string): Promise<readonly KeptFile[]> {
    const rows = (await this.fileRows()).filter((row) => row.place === place);
    return Promise.all(
      rows.map(async ({ id, details, content }) => {
        const known = await unsealJson<PhotoDetails>(this.key, `file ${id} details`, details);
        return { id, place, photo: { ...known, content: await unseal(this.key, `file ${id}`, content) } };
      }),
    );
  }

  /** What they belong to has another name now. */
  async moveFiles(from: string, to: string): Promise<void> {
    const rows = (await this.fileRows()).filter(({ place }) => place === from);
    if (rows.length === 0) return;
    await this.database.write(({ files }) => {
      for (const row of rows) files.put({ ...row, place: to });
    });
  }

  async removeFile(id: string): Promise<void> {
    await this.database.write(({ files }) => void files.delete(id));
  }

  async keepCopy(copy: KeptCopy): Promise<void> {
    const { name } = copy;
    const row: CopyRow = { owner: this.owner, name, sealed: await sealJson(this.key, copyName(name), copy) };
    await this.database.write(({ copies }) => void copies.put(row));
  }

  /** One that was sealed with another key is of no use, and is left out. */
  async listCopies(): Promise<readonly KeptCopy[]> {
    const rows = await this.database.read(({ copies }) => {
      const request: IDBRequest<CopyRow[]> = copies.getAll();
      return () => request.result;
    });
    const own = rows.filter(({ owner }) => owner === this.owner);
    const opened = await Promise.all(
      own.map(({ name, sealed }) => unsealJson<KeptCopy>(this.key, copyName(name), sealed).catch(() => null)),
    );
    return opened.filter((copy) => copy !== null);
  }

  async removeCopy(name: string): Promise<void> {
    await this.database.write(({ copies }) => void copies.delete([this.owner, name]));
  }

  private async fileRows(): Promise<readonly FileRow[]> {
    const rows = await this.database.read(({ files }) => {
      const request: IDBRequest<FileRow[]> = files.getAll();
      return () => request.result;
    });
    return rows.filter(({ owner }) => owner === this.owner);
  }

  private sealed(content: EntryContent): Promise<Sealed> {
    return sealJson(this.key, entryName(content.captureId), content);
  }

  private async opened({ place = 0, captureId, sealed }: EntryRow): Promise<KeptEntry> {
    return { ...(await unsealJson<EntryContent>(this.key, entryName(captureId), sealed)), place };
  }
}

export function hasFiles(database: DeviceDatabase): Promise<boolean> {
  return database.read(({ files }) => {
    const request = files.count();
    return () => request.result > 0;
  });
}

/** How many entries each person has here: all that anyone else sees of them. */
export async function countEntries(database: DeviceDatabase): Promise<ReadonlyMap<number, number>> {
  const rows = await database.read(({ entries }) => {
    const request: IDBRequest<EntryRow[]> = entries.getAll();
    return () => request.result;
  });
  const counts = new Map<number, number>();
  for (const { owner } of rows) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return counts;
}
