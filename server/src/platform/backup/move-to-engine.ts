import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import pg from 'pg';
import { DataFolderInUse } from '../database/data-folder-lock';
import { loadingSettings, startEmbeddedEngine } from '../database/embedded-engine';
import {
  databaseFolder,
  type Engine,
  exists,
  installEngine,
  installedVersion,
  isRunning,
  majorOf,
  majorOfData,
  readPasswords,
  syncFolder,
} from '../database/engine-files';
import { findFormerEngine } from '../database/former-engine';
import { findPostmaster, signalNow } from '../database/postmaster';
import { fingerprintOf, HeadKey, newHeadKey } from '../verification/head-key';
import type { OnProgress } from './contents';
import { restoreBackup } from './restore-backup';
import { takeBackup } from './take-backup';

export interface Move {
  readonly dataFolder: string;
  readonly migrationsFolder: string;
  readonly log: (line: string) => void;
  readonly onProgress?: OnProgress;
  /** Extra settings for both databases. */
  readonly settings?: Record<string, string>;
}

/** The data are as they were; the sentence says why, and what can be done. */
export class EngineNotMoved extends Error {}

/** Where the new database is made, and where it stands once it is whole. */
const workFolder = (dataFolder: string) => path.join(dataFolder, 'moving');
const nextFolder = (dataFolder: string) => path.join(dataFolder, 'database.next');
const lockFile = (dataFolder: string) => path.join(dataFolder, 'moving.lock');

/**
 * Before the engine starts: data that an older major version of PostgreSQL wrote are saved by that one and restored by the one
 * that this program brings. What the older one wrote is kept beside.
 */
export async function moveToInstalledEngine(move: Move): Promise<void> {
  const dataFolder = await fs.realpath(move.dataFolder).catch(() => null);
  if (dataFolder === null) return;
  await finishInterrupted(dataFolder);
  const isOlder = async () => {
    const stored = await majorOfData(dataFolder);
    return stored !== null && stored < majorOf(await installedVersion()) ? stored : null;
  };
  if ((await isOlder()) === null) return;
  await lock(dataFolder);
  try {
    // The process that held the lock may just have moved them.
    const stored = await isOlder();
    if (stored === null) return;
    await moveWhole({ ...move, dataFolder }, stored);
  } finally {
    await fs.rm(lockFile(dataFolder), { force: true });
  }
}

async function moveWhole(move: Move, stored: number): Promise<void> {
  const { dataFolder, log } = move;
  const version = await installedVersion();
  log(`The data were written by PostgreSQL ${stored}; moving them to PostgreSQL ${version}.`);
  try {
    const from = await findFormerEngine(dataFolder, stored, log);
    const kept = await moveDatabase(move, from, await installEngine(dataFolder));
    log(
      `The data are now in PostgreSQL ${version}. The former database is kept in ${kept}: remove it when all is well.`,
    );
  } catch (error) {
    if (error instanceof DataFolderInUse) throw error;
    throw new EngineNotMoved(
      `The data in ${dataFolder} could not be moved from PostgreSQL ${stored} to ${version}: ${(error as Error).message}. They are as they were: mend this and start again, or go on with the Vigie of before.`,
    );
  }
}

/** Resolves to where the former database is kept. Until its last two steps, a failure or a kill changes nothing. */
export async function moveDatabase(move: Move, from: Engine, to: Engine): Promise<string> {
  const { dataFolder } = move;
  await clearWork(dataFolder);
  try {
    await saveAndRestore(move, from, to);
    await fs.rename(databaseFolder(workFolder(dataFolder)), nextFolder(dataFolder));
    await syncFolder(dataFolder);
  } catch (error) {
    await clearWork(dataFolder);
    throw error;
  }
  const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const kept = path.join(dataFolder, `database.postgresql-${majorOf(from.version)}-${moment}`);
  await fs.rename(databaseFolder(dataFolder), kept);
  await fs.rename(nextFolder(dataFolder), databaseFolder(dataFolder));
  await syncFolder(dataFolder);
  await clearWork(dataFolder);
  return kept;
}

/** The files of records stay where they are: the database alone is moved. */
async function saveAndRestore(move: Move, from: Engine, to: Engine): Promise<void> {
  const { dataFolder, migrationsFolder, log, settings = {}, onProgress } = move;
  const work = workFolder(dataFolder);
  const file = path.join(work, 'database.backup');
  await fs.mkdir(work, { mode: 0o711 });
  // Held until the new one is whole: an older Vigie started meanwhile is refused and writes nothing.
  const former = await startEmbeddedEngine({ dataFolder, engine: from, log, settings });
  try {
    const moveKey = new HeadKey(newHeadKey());
    await takeBackup({ ownerUrl: former.ownerUrl, contents: null, moveKey }, file, onProgress);
    const passwords = await readPasswords(dataFolder);
    const loading = { ...loadingSettings, ...settings };
    const fresh = await startEmbeddedEngine({ dataFolder: work, engine: to, passwords, log, settings: loading });
    try {
      const place = { ownerUrl: fresh.ownerUrl, contents: null, migrationsFolder };
      const trust = { fingerprint: fingerprintOf(moveKey.publicKey) };
      await restoreBackup(place, file, { trust, isMove: true }, onProgress);
      await writeAllOut(fresh.ownerUrl);
    } finally {
      await fresh.stop();
    }
  } finally {
    await former.stop();
  }
}

/** So that its stop takes no time. */
async function writeAllOut(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('checkpoint').finally(() => client.end());
}

/** A kill between the last two steps left the new database whole, and none in its place. */
async function finishInterrupted(dataFolder: string): Promise<void> {
  if ((await exists(databaseFolder(dataFolder))) || !(await exists(nextFolder(dataFolder)))) return;
  await fs.rename(nextFolder(dataFolder), databaseFolder(dataFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await syncFolder(dataFolder);
}

/** What a killed move left: never used again, because the former Vigie may have written since. */
async function clearWork(dataFolder: string): Promise<void> {
  const work = workFolder(dataFolder);
  const left = await findPostmaster({ dataFolder: work });
  if (left) signalNow(left, 'SIGQUIT');
  for (const folder of [work, nextFolder(dataFolder)]) {
    await fs.rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Between the stop of the former database and the start of the new one, neither holds the folder. */
async function lock(dataFolder: string): Promise<void> {
  const file = lockFile(dataFolder);
  const holder = Number(await fs.readFile(file, 'utf8').catch(() => ''));
  // In a container every Vigie may have the same number.
  if (holder !== process.pid && holder > 0 && isRunning(holder)) refuse(dataFolder, holder);
  await fs.rm(file, { force: true });
  await fs.writeFile(file, String(process.pid), { flag: 'wx' }).catch(() => refuse(dataFolder, null));
}

function refuse(dataFolder: string, holder: number | null): never {
  const who = holder === null ? 'another Vigie' : `another Vigie (process ${holder})`;
  throw new DataFolderInUse(
    `The data in ${dataFolder} are being moved to another PostgreSQL by ${who}: wait for its end.`,
  );
}
