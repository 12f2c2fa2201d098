import type { DeviceDatabase } from './device-database';
import type { EntryStore, KeptEntry, KeptFile, KeptPhoto, NewEntry } from './kept-entry';
import { type Sealed, seal, sealJson, unseal, unsealJson } from './sealing';

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

type EntryContent = Omit<KeptEntry, 'place'>;
type PhotoDetails = Omit<KeptPhoto, 'content'>;

const entryName = (captureId: string) => `entry ${captureId}`;
const photoName = (captureId: string, n: number) => `photo ${captureId} ${n}`;
const ofEntry = (captureId: string) => IDBKeyRange.bound([captureId], [captureId, []]);

/** The entries of one person in the database of the device, as ciphertext. */
export class SealedEntries implements EntryStore {
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
  /** `files`: kept while it was written, which become its photos. */
  async add(
    { record, path, head, content, title }: NewEntry,
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

  async change(entry: KeptEntry, changes: Partial<KeptEntry>): Promise<void> {
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

  async addFile({ id, place, photo: { content: bytes, ...details } }: KeptFile): Promise<void> {
    const sealed = {
      details: await sealJson(this.key, `file ${id} details`, details),
      content: await seal(this.key, `file ${id}`, bytes),
    };
    await this.database.write(({ files }) => void files.put({ id, owner: this.owner, place, ...sealed }));
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
