import { execFile, spawn } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { createServer } from 'node:net';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { clusterFolder, type Engine, engineEnvironment, isRunning, program, type SystemUser } from './engine-files';

const run = promisify(execFile);
const keptLogBytes = 10 * 1024 * 1024;

/** One database folder and what is needed to run PostgreSQL on it. */
export interface Cluster {
  readonly dataFolder: string;
  readonly engine: Engine;
  readonly user: SystemUser | undefined;
  readonly settings: Readonly<Record<string, string>>;
}

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Empty where it listens on TCP only. */
  readonly socketFolder: string;
  readonly ready: boolean;
}

type Place = Pick<Cluster, 'dataFolder'>;

const pidFile = (cluster: Place) => path.join(clusterFolder(cluster.dataFolder), 'postmaster.pid');
export const logFile = (cluster: Cluster) => path.join(cluster.dataFolder, 'postgres.log');

async function readPidFile(cluster: Place): Promise<string[] | null> {
  return fs.readFile(pidFile(cluster), 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  );
}

/** What every system takes as the address of a socket, with the name that PostgreSQL gives it: `/.s.PGSQL.65535`. */
const longestSocketFolder = 103 - 16;

/**
 * Where PostgreSQL makes its socket, cheaper to talk through than TCP: in its own folder, which no other system user
 * may enter. Empty where the system has none, or the folder's name is too long or too strange for it.
 */
export function socketFolderFor({ dataFolder }: Place): string {
  const folder = clusterFolder(dataFolder);
  const isPossible = process.platform !== 'win32' && folder.length <= longestSocketFolder && /^[\w/.-]+$/.test(folder);
  return isPossible ? folder : '';
}

/** Null when none runs on this folder, whatever a former one left behind. */
export async function findPostmaster(cluster: Place): Promise<Postmaster | null> {
  const lines = await readPidFile(cluster);
  const pid = Number(lines?.[0]);
  if (!lines || !pid || !(await runsOnFolder(cluster, pid))) return null;
  return { pid, port: Number(lines[3]), socketFolder: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** After a reboot the recorded number may belong to any other process: its command line decides. */
async function runsOnFolder(cluster: Place, pid: number): Promise<boolean> {
  if (!isRunning(pid)) return false;
  const command = await commandLine(pid);
  return command === null || command.includes(clusterFolder(cluster.dataFolder));
}

async function commandLine(pid: number): Promise<string | null> {
  try {
    if (process.platform === 'linux') return await fs.readFile(`/proc/${pid}/cmdline`, 'utf8');
    if (process.platform === 'win32') return null;
    return (await run('ps', ['-ww', '-p', String(pid), '-o', 'command='])).stdout;
  } catch {
    return '';
  }
}

/** Resolves to false when PostgreSQL gave up; its log says why. */
export async function launchPostmaster(cluster: Cluster, port: number): Promise<boolean> {
  await disownStalePidFile(cluster);
  await rotateLog(cluster);
  const settings = Object.entries({ ...cluster.settings, port: String(port) });
  const log = await fs.open(logFile(cluster), 'a', 0o600);
  const child = spawn(
    program(cluster.engine, 'postgres'),
    ['-D', clusterFolder(cluster.dataFolder), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...cluster.user,
      cwd: clusterFolder(cluster.dataFolder),
      env: engineEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      // Its own process group: Ctrl-C reaches Vigie only, which finishes its work before it stops the database.
      detached: true,
      windowsHide: true,
    },
  );
  let over = false;
  const spawnFailed = new Promise<never>((_, reject) => child.once('error', reject));
  child.once('exit', () => {
    over = true;
  });
  child.unref();
  const ready = async () => {
    while (!over) {
      const found = await findPostmaster(cluster);
      if (found?.ready && found.pid === child.pid) return true;
      await sleep(15);
    }
    return false;
  };
  try {
    return await Promise.race([ready(), spawnFailed]);
  } finally {
    over = true;
    await log.close();
  }
}

/**
 * PostgreSQL refuses to start while the number in a stale file belongs to a living process, unless that is its own
 * parent. Naming ourselves, rather than removing the file, keeps its second check: that no orphaned backend is still
 * attached to the shared memory recorded there.
 */
async function disownStalePidFile(cluster: Cluster): Promise<void> {
  const lines = await readPidFile(cluster);
  if (!lines || !isRunning(Number(lines[0])) || (await runsOnFolder(cluster, Number(lines[0])))) return;
  await fs.writeFile(pidFile(cluster), [process.pid, ...lines.slice(1)].join('\n'));
}

async function rotateLog(cluster: Cluster): Promise<void> {
  const size = await fs.stat(logFile(cluster)).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > keptLogBytes) await fs.rename(logFile(cluster), `${logFile(cluster)}.1`);
}

/** Asks for a fast shutdown, and for an immediate one, which the next start repairs from the log, if it drags on. */
export async function stopPostmaster(cluster: Cluster, postmaster: Postmaster): Promise<void> {
  await signal(cluster, postmaster, 'SIGINT');
  if (await isGone(cluster, postmaster, 4000)) return;
  await signal(cluster, postmaster, 'SIGQUIT');
  await isGone(cluster, postmaster, 800);
}

async function signal(cluster: Cluster, postmaster: Postmaster, name: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (process.platform !== 'win32') return signalNow(postmaster, name);
  // Windows has no signals: Node would end the process outright.
  const mode = name === 'SIGINT' ? 'fast' : 'immediate';
  const folder = clusterFolder(cluster.dataFolder);
  await run(program(cluster.engine, 'pg_ctl'), ['stop', '-W', '-D', folder, '-m', mode]).catch(() => undefined);
}

export function signalNow(postmaster: Postmaster, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(postmaster.pid, name);
  } catch {
    // Already gone, which is what was asked for.
  }
}

async function isGone(cluster: Cluster, postmaster: Postmaster, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if ((await findPostmaster(cluster))?.pid !== postmaster.pid) return true;
    await sleep(15);
  }
  return false;
}

export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
