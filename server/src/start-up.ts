import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Config } from './config';
import { moveToInstalledEngine } from './platform/backup/move-to-engine';
import {
  type EmbeddedEngine,
  findRunningEngine,
  loadingSettings,
  startEmbeddedEngine,
} from './platform/database/embedded-engine';
import { migrate } from './platform/database/migrate';
import { progressLine } from './progress-line';

type RunningEngine = Omit<EmbeddedEngine, 'stop'>;

export interface ReadyDatabase {
  readonly applicationUrl: string;
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

/** The database that the configuration asks for, running and up to date. */
export async function prepareDatabase(config: Config, log: (line: string) => void): Promise<ReadyDatabase> {
  if (config.databaseUrl && config.ownerUrl) {
    await migrate(config.ownerUrl, migrationsFolder());
    return { applicationUrl: config.databaseUrl, ownerUrl: config.ownerUrl, stop: async () => {} };
  }
  const engine = await startEngine(config, log);
  try {
    await migrate(engine.ownerUrl, migrationsFolder());
    const applicationUrl = await openDoorForApplication(engine);
    return { applicationUrl, ownerUrl: engine.ownerUrl, stop: () => engine.stop() };
  } catch (error) {
    await engine.stop();
    throw error;
  }
}

/**
 * After data of an older major version have been moved to this one, which the terminal reports: it may take minutes.
 */
async function startEngine(
  { dataFolder }: Config,
  log: (line: string) => void,
  settings: Record<string, string> = {},
): Promise<EmbeddedEngine> {
  const print = (line: string) => process.stderr.write(`${line}\n`);
  await moveToInstalledEngine({
    dataFolder,
    migrationsFolder: migrationsFolder(),
    log: print,
    onProgress: progressLine(),
  });
  return startEmbeddedEngine({ dataFolder, log, settings });
}

/** For a command: beside a running Vigie it uses the database that is there, otherwise it starts one. It goes past a pooler. */
export async function joinDatabase(config: Config): Promise<ReadyDatabase> {
  const running = config.databaseUrl ? null : await findRunningEngine({ dataFolder: config.dataFolder });
  if (!running) {
    const ready = await prepareDatabase(config, () => {});
    return { ...ready, applicationUrl: config.directUrl ?? ready.applicationUrl };
  }
  const applicationUrl = applicationUrlOf(running);
  return { applicationUrl, ownerUrl: running.ownerUrl, stop: async () => {} };
}

/** For a restore: the database as it stands, running and held, without bringing anything up to date. */
export async function reachOwner(config: Config): Promise<Pick<ReadyDatabase, 'ownerUrl' | 'stop'>> {
  if (config.ownerUrl) return { ownerUrl: config.ownerUrl, stop: async () => {} };
  const engine = await startEngine(config, () => {}, loadingSettings);
  return { ownerUrl: engine.ownerUrl, stop: () => engine.stop() };
}

/** In the embedded database the application signs in as its own role, not as the owner who steps down. */
async function openDoorForApplication(engine: RunningEngine): Promise<string> {
  const owner = new pg.Client({ connectionString: engine.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`alter role vigie_app login password ${owner.escapeLiteral(engine.applicationPassword)}`);
  } finally {
    await owner.end();
  }
  return applicationUrlOf(engine);
}

function applicationUrlOf(engine: RunningEngine): string {
  const url = new URL(engine.ownerUrl);
  url.username = 'vigie_app';
  url.password = engine.applicationPassword;
  return url.href;
}

/** The server runs from its sources in development and from dist/ otherwise; both stand one level below server/. */
const serverFolder = dirname(dirname(fileURLToPath(import.meta.url)));

export function migrationsFolder(): string {
  return join(serverFolder, 'migrations');
}

export function webFolder(): string | null {
  const folder = join(serverFolder, '..', 'web', 'dist');
  return existsSync(folder) ? folder : null;
}
