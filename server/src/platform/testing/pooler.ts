import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export interface Pooler {
  /** The same database through the pooler. */
  urlFor(url: string): string;
  stop(): Promise<void>;
}

/** Null where it is not installed. */
export function findPgBouncer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null;
}

/** PgBouncer in transaction mode before a PostgreSQL, with one account for all clients: for tests and measurements. */
export async function startPooler(program: string, url: string): Promise<Pooler> {
  const { port: databasePort, username, password } = await tcpAddressOf(url);
  const folder = await mkdtemp(join(tmpdir(), 'vigie-pooler-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${databasePort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_idle_timeout = 10
logfile = ${join(folder, 'pgbouncer.log')}
`,
  );
  // It refuses to run as root, as PostgreSQL does.
  const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  await chmod(folder, 0o777);
  await chmod(file, 0o644);
  const pooler = spawn(program, ['-q', file], { ...unprivileged, stdio: 'ignore' });
  const urlFor = (wanted: string) => {
    const through = new URL(wanted);
    return `postgres://${username}@127.0.0.1:${port}${through.pathname}`;
  };
  await untilAnswers(urlFor(url));
  return {
    urlFor,
    async stop() {
      pooler.kill('SIGTERM');
      if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function tcpAddressOf(url: string): Promise<{ port: number; username: string; password: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ port: string }>(`select current_setting('port') as port`)
    .finally(() => client.end());
  const { username, password } = new URL(url);
  return { port: Number(rows[0]?.port), username, password: decodeURIComponent(password) };
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await setTimeout(100);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
