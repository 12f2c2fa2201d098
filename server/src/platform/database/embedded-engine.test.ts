import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DataFolderInUse, type EmbeddedEngine, findRunningEngine, startEmbeddedEngine } from './embedded-engine';

const settings = { fsync: 'off' };
const log = () => undefined;

let dataFolder: string;
let engine: EmbeddedEngine | undefined;
let otherVigie: ChildProcess | undefined;

async function start(): Promise<EmbeddedEngine> {
  engine = await startEmbeddedEngine({ dataFolder, log, settings });
  return engine;
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: engine?.ownerUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function startInOtherProcess(folder = dataFolder): Promise<ChildProcess> {
  const module = fileURLToPath(new URL('./embedded-engine.ts', import.meta.url));
  const script = `
    import { startEmbeddedEngine } from ${JSON.stringify(module)};
    const options = ${JSON.stringify({ dataFolder: folder, settings })};
    const engine = await startEmbeddedEngine({ ...options, log() {} }).catch(() => process.exit(3));
    process.once('SIGTERM', () => engine.stop());
    process.stdout.write('started');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  otherVigie = child;
  await Promise.race([
    once(child.stdout as NodeJS.ReadableStream, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the other Vigie ended with ${code}`))),
  ]);
  return child;
}

async function postmasterPid(): Promise<number> {
  return Number((await fs.readFile(path.join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

beforeAll(async () => {
  dataFolder = await fs.mkdtemp(path.join(tmpdir(), 'vigie-engine-'));
});

async function stopOtherProcess(): Promise<void> {
  if (otherVigie?.exitCode !== null || otherVigie.signalCode !== null) return;
  otherVigie.kill('SIGTERM');
  await once(otherVigie, 'exit');
}

afterEach(async () => {
  await stopOtherProcess();
  await engine?.stop();
  engine = undefined;
});

afterAll(async () => {
  await fs.rm(dataFolder, { recursive: true, force: true });
});

describe('the embedded engine', () => {
  it('creates its database on the first start and keeps its passwords to itself', async () => {
    const { applicationPassword } = await start();
    const [row] = await query(
      `select current_database() as name, current_user as owner, current_setting('data_checksums') as checksums,
              current_setting('listen_addresses') as addresses, upper('é') as upper, lower('ÉÀ') as lower`,
    );
    expect(row).toEqual({
      name: 'vigie',
      owner: 'vigie_owner',
      checksums: 'on',
      addresses: '127.0.0.1',
      upper: 'É',
      lower: 'éà',
    });
    expect(applicationPassword).toHaveLength(32);
    expect((await fs.stat(path.join(dataFolder, 'database/passwords.json'))).mode & 0o777).toBe(0o600);
    await query('create table kept (text text)');
    await query(`insert into kept values ('still here')`);
  });

  it('finds its data and its passwords again after a stop', async () => {
    const before = await start();
    await before.stop();
    const after = await start();
    expect(after.applicationPassword).toBe(before.applicationPassword);
    expect(await query('select text from kept')).toEqual([{ text: 'still here' }]);
  });

  it('leaves no process behind when it stops', async () => {
    await start();
    const pid = await postmasterPid();
    await engine?.stop();
    // It removes its pid file a moment before it is gone.
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow());
  });

  it('refuses a second Vigie on the same folder within a second, and names the first', async () => {
    await start();
    const millisecondsToRefuse = async () => {
      const begin = performance.now();
      const refusal = startEmbeddedEngine({ dataFolder, log, settings });
      await expect(refusal).rejects.toThrow(DataFolderInUse);
      await expect(refusal).rejects.toThrow(`process ${process.pid})`);
      return performance.now() - begin;
    };
    await expect.poll(millisecondsToRefuse).toBeLessThan(1000);
    expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('shows a running database to a command that works beside it, and none when it is stopped', async () => {
    const { ownerUrl, applicationPassword } = await start();
    expect(await findRunningEngine({ dataFolder })).toEqual({ ownerUrl, applicationPassword });
    await engine?.stop();
    expect(await findRunningEngine({ dataFolder })).toBeNull();
    expect(await findRunningEngine({ dataFolder: '/nowhere' })).toBeNull();
  });

  it.skipIf(process.platform === 'win32')('is talked to through a socket that nobody else may enter', async () => {
    const { ownerUrl } = await start();
    const folder = decodeURIComponent(new URL(ownerUrl).hostname);
    expect(folder.startsWith(await fs.realpath(dataFolder))).toBe(true);
    expect((await fs.stat(folder)).mode & 0o077).toBe(0);
    expect(await query('select inet_client_addr() as address')).toEqual([{ address: null }]);
  });

  it('is talked to through TCP where the name of its folder is too long for a socket', async () => {
    const usual = dataFolder;
    dataFolder = path.join(usual, 'a-long-name'.repeat(8));
    try {
      const { ownerUrl } = await start();
      expect(new URL(ownerUrl).hostname).toBe('127.0.0.1');
      expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      await engine?.stop();
      dataFolder = usual;
    }
  });

  it('takes over the database that a killed Vigie left running', async () => {
    const child = await startInOtherProcess();
    const pid = await postmasterPid();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await start();
    expect(await postmasterPid()).toBe(pid);
    expect(await query('select text from kept')).toEqual([{ text: 'still here' }]);
  });

  it('stops the database that a Vigie with other settings left running, and starts its own', async () => {
    const child = await startInOtherProcess();
    const pid = await postmasterPid();
    child.kill('SIGKILL');
    await once(child, 'exit');
    engine = await startEmbeddedEngine({ dataFolder, log, settings: { ...settings, max_connections: '50' } });
    expect(await postmasterPid()).not.toBe(pid);
    expect(await query('show max_connections')).toEqual([{ max_connections: '50' }]);
  });

  it('starts although a stale postmaster.pid names a living process', async () => {
    await start();
    const file = path.join(dataFolder, 'database/cluster/postmaster.pid');
    const lines = (await fs.readFile(file, 'utf8')).split('\n');
    await engine?.stop();
    await fs.writeFile(file, [process.ppid, ...lines.slice(1)].join('\n'));
    await start();
    expect(await query('select text from kept')).toEqual([{ text: 'still here' }]);
  });

  it('starts the database again, on the same port, when it dies', async () => {
    await start();
    const pid = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => query('select text from kept').catch(() => []), { timeout: 10_000 }).toHaveLength(1);
    expect(await postmasterPid()).not.toBe(pid);
  });

  it('starts one database when two Vigies begin at the same moment on an empty folder', async () => {
    const folder = await fs.mkdtemp(path.join(tmpdir(), 'vigie-engine-race-'));
    const [other, own] = await Promise.allSettled([
      startInOtherProcess(folder),
      startEmbeddedEngine({ dataFolder: folder, log, settings }),
    ]);
    expect([other.status, own.status].sort()).toEqual(['fulfilled', 'rejected']);
    if (own.status === 'fulfilled') await own.value.stop();
    await stopOtherProcess();
    await fs.rm(folder, { recursive: true, force: true });
  });
});
