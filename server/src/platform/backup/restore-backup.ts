import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findUnknownMigrations, migrate } from '../database/migrate';
import type { ContentStore } from '../files/content-store';
import { findNewestHeads } from '../verification/heads';
import { columnList, exactText, quoted } from './catalogue';
import { type BackupTable, type Contents, entryNames, type OnProgress, type Totals } from './contents';
import { clearPlace, refuseUsedPlace } from './empty-place';
import { addWaitingJobs, type WaitingJob } from './jobs';
import { type Restored, recordRestore } from './restored-event';
import { DamagedBackup, refuseDamaged, refuseUntrusted, type Trust } from './seal';
import { TableText } from './table-text';
import { readTar, type TarEntry } from './tar';
import { closeTables, openTables } from './walls';

const unpack = promisify(gunzip);

export interface RestorePlace {
  readonly ownerUrl: string;
  readonly migrationsFolder: string;
  /** Null: the files are where they were, and only the database was saved. */
  readonly contents: ContentStore | null;
}

export interface RestoreTerms {
  readonly trust: Trust;
  /** Files or folders with heads that were sent away: what they name and the backup does not hold is lost. */
  readonly headsIn?: readonly string[];
  /** The same installation goes on from the very state that was saved: no event is recorded. */
  readonly isMove?: boolean;
}

export class NewerBackup extends Error {}

/**
 * All of a backup or nothing: the file is read whole before anything is touched, the rows go in with one transaction, and
 * before that is committed every table is read again and must be what was saved. An older backup is then brought up to date.
 */
export async function restoreBackup(
  place: RestorePlace,
  path: string,
  terms: RestoreTerms,
  onProgress: OnProgress = () => {},
): Promise<Totals> {
  const sealedWith = await refuseDamaged(path, (done, total) => onProgress({ done, total, what: 'checking the file' }));
  refuseUntrusted(path, sealedWith, terms.trust);
  const client = new pg.Client({ connectionString: place.ownerUrl, application_name: 'vigie restore' });
  await client.connect();
  try {
    await client.query(exactText);
    await refuseUsedPlace(client);
    const sentHeads = await findNewestHeads(terms.headsIn ?? [], sealedWith);
    const recorded = terms.isMove ? null : { sealedWith, trust: terms.trust, sentHeads };
    const totals = await restoreInto(client, place, path, recorded, onProgress);
    await migrate(place.ownerUrl, place.migrationsFolder);
    await client.query('analyze');
    return totals;
  } finally {
    await client.end();
  }
}

async function restoreInto(
  client: pg.Client,
  place: RestorePlace,
  path: string,
  recorded: Omit<Restored, 'takenAt'> | null,
  onProgress: OnProgress,
): Promise<Totals> {
  const { size } = await stat(path);
  let done = 0;
  const bytes = async function* () {
    for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
      done += piece.length;
      onProgress({ done, total: size, what: 'restoring' });
      yield piece;
    }
  };
  const entries = readTar(bytes());
  const contents = await readContents(entries);
  await refuseNewer(contents, place.migrationsFolder);
  await clearPlace(client);
  await migrate(place.ownerUrl, place.migrationsFolder, { only: contents.migrations.map(({ name }) => name) });
  await client.query('begin');
  const opened = await openTables(client);
  const totals = await readEntries(client, place, contents, entries);
  for (const { name, lastValue, isCalled } of totals.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, lastValue, isCalled]);
  }
  await refuseDifferent(client, contents, totals, onProgress);
  await forgetTransactions(client);
  if (recorded) await recordRestore(client, { ...recorded, takenAt: contents.takenAt });
  await closeTables(client, opened, onProgress);
  await client.query('commit');
  return totals;
}

async function readContents(entries: AsyncGenerator<TarEntry>): Promise<Contents> {
  const first = await entries.next();
  if (first.done || first.value.name !== entryNames.contents) throw new DamagedBackup('This is no backup of Vigie.');
  const contents = JSON.parse((await whole(first.value)).toString()) as Contents;
  if (contents.format !== 1)
    throw new NewerBackup('This backup was written by a newer Vigie: restore it with that one.');
  return contents;
}

async function refuseNewer({ migrations }: Contents, folder: string): Promise<void> {
  const unknown = await findUnknownMigrations(folder, migrations);
  if (unknown.length > 0) {
    throw new NewerBackup(
      `This Vigie does not know ${unknown.join(', ')}: restore the backup with the Vigie that made it, or a newer one.`,
    );
  }
}

/** Entries come in the order in which they were written: the parts of one table after the other, jobs, files, totals. */
async function readEntries(
  client: pg.Client,
  place: RestorePlace,
  contents: Contents,
  entries: AsyncGenerator<TarEntry>,
): Promise<Totals> {
  const tables = new Map(contents.tables.map((table) => [table.name, table]));
  let loading: Loading | null = null;
  for await (const entry of entries) {
    const [room, name = ''] = entry.name.split('/');
    const table: BackupTable | undefined = room === 'tables' ? tables.get(name) : undefined;
    if (loading && loading.table !== table) {
      await loading.end();
      loading = null;
    }
    if (table) {
      loading ??= new Loading(client, table);
      await loading.add(entry);
    } else if (entry.name === entryNames.jobs) {
      await addWaitingJobs(client, JSON.parse((await unpack(await whole(entry))).toString()) as WaitingJob[]);
    } else if (room === 'files' && place.contents) {
      await restoreFile(place.contents, name, entry);
    } else if (entry.name === entryNames.totals) {
      return JSON.parse((await whole(entry)).toString()) as Totals;
    } else {
      throw new DamagedBackup(`The backup holds ${entry.name}, which does not belong there.`);
    }
  }
  throw new DamagedBackup('The backup has no end.');
}

/** One table whose rows come in several parts. */
class Loading {
  private readonly stream;

  constructor(
    client: pg.Client,
    readonly table: BackupTable,
  ) {
    this.stream = client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`));
  }

  async add(entry: TarEntry): Promise<void> {
    await pipeline(Readable.from(entry.content), createGunzip(), this.stream, { end: false });
  }

  end(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.stream.once('finish', resolve);
      this.stream.once('error', reject);
      this.stream.end();
    });
  }
}

async function restoreFile(store: ContentStore, sha256: string, entry: TarEntry): Promise<void> {
  const staged = await store.stage(Readable.from(entry.content));
  if (staged.sha256 !== sha256) {
    await staged.discard();
    throw new DamagedBackup(`The file ${sha256} of the backup is not what its name says.`);
  }
  await staged.keep();
}

async function refuseDifferent(
  client: pg.Client,
  { tables }: Contents,
  totals: Totals,
  onProgress: OnProgress,
): Promise<void> {
  const total = Object.values(totals.tables).reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for (const table of tables) {
    onProgress({ done, total, what: `comparing ${table.name}` });
    const text = new TableText(client, table, [null]);
    for await (const _piece of text.pieces());
    const { rows, sha256 } = text.totals();
    const saved = totals.tables[table.name];
    if (rows !== saved?.rows || sha256 !== saved.sha256) {
      throw new DamagedBackup(`The table ${table.name} is not what was saved (${rows} rows, ${saved?.rows} saved).`);
    }
    done += rows;
  }
}

/**
 * A column called `written` holds the number of the transaction that wrote its row, which means nothing in another database:
 * there its transactions would all be still to come.
 */
async function forgetTransactions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'written' and a.atttypid = 'int8'::regtype`,
  );
  for (const { name } of rows) await client.query(`update ${quoted(name)} set written = 0 where written <> 0`);
}

async function whole({ content }: TarEntry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
