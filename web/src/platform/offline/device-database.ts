export const databaseName = 'vigie-offline';
export type StoreName = 'entries' | 'photos' | 'files' | 'people' | 'copies';

export type Stores = Readonly<Record<StoreName, IDBObjectStore>>;

/** The browser's own database: the one place of a device where many photos have room, written all at once or not at all. */
export class DeviceDatabase {
  private opening: Promise<IDBDatabase> | null = null;

  constructor(private readonly factory: IDBFactory = window.indexedDB) {}

  /** `work` asks for what it needs and returns how the answer is read once the transaction is complete. */
  read<Result>(work: (stores: Stores) => () => Result): Promise<Result> {
    return this.run('readonly', work);
  }

  /** Done when it is on the disk, not when the browser has taken note of it. */
  write(work: (stores: Stores) => void): Promise<void> {
    return this.run('readwrite', (stores) => {
      work(stores);
      return () => {};
    });
  }

  private async run<Result>(mode: IDBTransactionMode, work: (stores: Stores) => () => Result): Promise<Result> {
    const transaction = await this.begin(mode);
    return new Promise((resolve, reject) => {
      const fail = () => reject(transaction.error ?? new Error('The device has not kept this'));
      transaction.onabort = fail;
      transaction.onerror = fail;
      const store = (name: StoreName) => transaction.objectStore(name);
      try {
        const result = work({
          entries: store('entries'),
          photos: store('photos'),
          files: store('files'),
          people: store('people'),
          copies: store('copies'),
        });
        transaction.oncomplete = () => resolve(result());
      } catch (error) {
        transaction.abort();
        reject(error);
      }
    });
  }

  /** iOS closes connections of pages that were in the background: a closed one is opened again. */
  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const names: StoreName[] = ['entries', 'photos', 'files', 'people', 'copies'];
    const options = { durability: 'strict' } as const;
    try {
      return (await this.open()).transaction(names, mode, options);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.opening = null;
      return (await this.open()).transaction(names, mode, options);
    }
  }

  private open(): Promise<IDBDatabase> {
    const forget = () => {
      this.opening = null;
    };
    this.opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = this.factory.open(databaseName, 2);
      request.onupgradeneeded = ({ oldVersion }) => {
        const { result: database } = request;
        if (oldVersion < 1) {
          database.createObjectStore('entries', { keyPath: 'place', autoIncrement: true });
          database.createObjectStore('photos', { keyPath: ['captureId', 'n'] });
          database.createObjectStore('files', { keyPath: 'id' });
          database.createObjectStore('people', { keyPath: 'owner' });
        }
        if (oldVersion < 2) database.createObjectStore('copies', { keyPath: ['owner', 'name'] });
      };
      request.onsuccess = () => {
        const { result: database } = request;
        database.onclose = forget;
        // A later release brings its own shape, which this page must not keep waiting.
        database.onversionchange = () => {
          forget();
          database.close();
        };
        resolve(database);
      };
      request.onerror = () => reject(request.error ?? new Error('The device database does not open'));
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return this.opening;
  }
}
