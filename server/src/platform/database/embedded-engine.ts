import { createHash } from 'node:crypto';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DataFolderInUse, holderName, lockOrRefuse } from './data-folder-lock';
import {
  createDatabaseOnce,
  type Engine,
  installEngine,
  installedVersion,
  majorOf,
  majorOfData,
  ownerRole,
  type Passwords,
  prepareDataFolder,
  readPasswords,
  removeLeftovers,
  userForEngine,
} from './engine-files';
import { recordEngine } from './former-engine';
import {
  type Cluster,
  findFreePort,
  findPostmaster,
  launchPostmaster,
  logFile,
  type Postmaster,
  signalNow,
  socketFolderFor,
  stopPostmaster,
} from './postmaster';

export { DataFolderInUse };

export interface EmbeddedEngine {
  /** Connects as the superuser that initdb made. */
  readonly ownerUrl: string;
  /** For the role vigie_app, at its creation. */
  readonly applicationPassword: string;
  stop(): Promise<void>;
}

export interface EngineOptions {
  readonly dataFolder: string;
  readonly log: (line: string) => void;
  /** Extra PostgreSQL settings, over the ones below. */
  readonly settings?: Record<string, string>;
  /** Another than the one that this program brings. */
  readonly engine?: Engine;
  /** For a database that is made now. */
  readonly passwords?: Passwords;
}

const databaseName = 'vigie';
const startPatience = 5 * 60_000;
const relaunchPatience = 5000;
const relaunchPause = 1000;

const defaultSettings = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '256MB',
  wal_compression: 'on',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};

/**
 * For a database that is filled with one transaction and stopped then: what is made within it goes to its files and is on the disk
 * before the commit, instead of being written to the log first.
 */
export const loadingSettings: Readonly<Record<string, string>> = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
};

/** A connection that holds the folder's lock, to the database that runs on it. */
interface Hold {
  readonly client: pg.Client;
  readonly postmaster: Postmaster;
}

export function defaultDataFolder(): string {
  return process.getuid?.() === 0 ? '/var/lib/vigie' : path.resolve('data');
}

export async function startEmbeddedEngine(options: EngineOptions): Promise<EmbeddedEngine> {
  const { log } = options;
  const user = userForEngine();
  const dataFolder = await prepareDataFolder(path.resolve(options.dataFolder), user);
  const engine = options.engine ?? (await installEngine(dataFolder));
  const durable = options.settings?.fsync !== 'off';
  const passwords = await createDatabaseOnce(dataFolder, engine, user, { durable, passwords: options.passwords });
  const socket = { unix_socket_directories: socketFolderFor({ dataFolder }), unix_socket_permissions: '0700' };
  const settings = { ...defaultSettings, ...socket, ...options.settings };
  const cluster = withFingerprint({ dataFolder, engine, user, settings });

  let hold = await takeHold(cluster, passwords.owner, log);
  await createApplicationDatabase(hold.client);
  await recordEngine(dataFolder, engine);
  if (!options.engine) await removeLeftovers(dataFolder, engine);
  const { port } = hold.postmaster;

  let stopping = false;
  const stopOnExit = () => signalNow(hold.postmaster, 'SIGINT');
  process.once('exit', stopOnExit);

  const keepAlive = () => {
    hold.client.once('end', async () => {
      if (stopping) return;
      log('The embedded PostgreSQL was lost; starting it again.');
      await bringBack();
    });
  };
  // For as long as it takes: what hinders it, such as a full disk, is mended while Vigie runs.
  const bringBack = async () => {
    while (!stopping) {
      try {
        hold = await takeHold(cluster, passwords.owner, log, port);
        return keepAlive();
      } catch (error) {
        log(`The embedded PostgreSQL could not be started again: ${(error as Error).message}`);
        if (error instanceof DataFolderInUse) return process.off('exit', stopOnExit);
        await sleep(relaunchPause, undefined, { ref: false });
      }
    }
  };
  keepAlive();

  return {
    ownerUrl: urlOf(hold.postmaster, passwords.owner, databaseName),
    applicationPassword: passwords.application,
    async stop() {
      if (stopping) return;
      stopping = true;
      process.off('exit', stopOnExit);
      await stopPostmaster(cluster, hold.postmaster);
      await hold.client.end();
    },
  };
}

/** For a command that works beside a running Vigie: null when no database runs on the folder, or one that is to be moved. */
export async function findRunningEngine(options: { dataFolder: string }): Promise<Omit<EmbeddedEngine, 'stop'> | null> {
  const dataFolder = await fs.realpath(options.dataFolder).catch(() => null);
  if (dataFolder === null) return null;
  if ((await majorOfData(dataFolder)) !== majorOf(await installedVersion())) return null;
  const postmaster = await findPostmaster({ dataFolder });
  if (!postmaster?.ready) return null;
  const passwords = await readPasswords(dataFolder);
  return {
    ownerUrl: urlOf(postmaster, passwords.owner, databaseName),
    applicationPassword: passwords.application,
  };
}

function urlOf({ port, socketFolder }: Postmaster, password: string, database: string): string {
  const host = socketFolder ? encodeURIComponent(socketFolder) : '127.0.0.1';
  return `postgres://${ownerRole}:${password}@${host}:${port}/${database}`;
}

/** Whether a database left running by a killed Vigie is the one that this Vigie would have started. */
function withFingerprint(cluster: Cluster): Cluster {
  const identity = JSON.stringify([cluster.engine, cluster.settings]);
  const fingerprint = createHash('sha256').update(identity).digest('hex').slice(0, 16);
  return { ...cluster, settings: { ...cluster.settings, 'vigie.fingerprint': fingerprint } };
}

async function takeHold(
  cluster: Cluster,
  password: string,
  log: EngineOptions['log'],
  fixedPort?: number,
): Promise<Hold> {
  const started = Date.now();
  let launchFailedAt: number | undefined;
  while (Date.now() - started < startPatience) {
    const running = await findPostmaster(cluster);
    if (running) {
      const hold = await holdRunning(cluster, running, password, log);
      if (hold) return hold;
      await sleep(25);
    } else if (!(await launchPostmaster(cluster, fixedPort ?? (await findFreePort())))) {
      // The port may have been taken meanwhile, another Vigie may have been quicker, or backends of a killed postmaster
      // may still be leaving: each passes.
      launchFailedAt ??= Date.now();
      if (Date.now() - launchFailedAt > relaunchPatience) break;
      await sleep(200);
    }
  }
  throw new Error(`PostgreSQL does not start. The end of ${logFile(cluster)}:\n${await endOfLog(cluster)}`);
}

/** Null while the database starts, repairs itself after a crash, or stops. */
async function holdRunning(
  cluster: Cluster,
  postmaster: Postmaster,
  password: string,
  log: EngineOptions['log'],
): Promise<Hold | null> {
  const client = await connect(postmaster, password);
  if (!client) return null;
  try {
    await lockOrRefuse(client, cluster.dataFolder);
    const { rows } = await client.query(`select current_setting('vigie.fingerprint', true) as fingerprint`);
    if (rows[0].fingerprint === cluster.settings['vigie.fingerprint']) return { client, postmaster };
    log('Stopping the database that another version of Vigie left running.');
    await stopPostmaster(cluster, postmaster);
  } catch (error) {
    if (error instanceof DataFolderInUse) {
      await client.end();
      throw error;
    }
  }
  await client.end().catch(() => undefined);
  return null;
}

async function connect(postmaster: Postmaster, password: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: urlOf(postmaster, password, 'postgres'),
    application_name: holderName(),
    connectionTimeoutMillis: 1000,
    keepAlive: true,
  });
  // Without a listener the loss of the connection would end the process; 'end' follows and is acted upon.
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => null,
  );
}

async function createApplicationDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`create database ${databaseName}`);
}

async function endOfLog(cluster: Cluster): Promise<string> {
  const text = await fs.readFile(logFile(cluster), 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-5).join('\n');
}
