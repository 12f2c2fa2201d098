import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../e2e/support/free-port';
import { findRunningEngine } from '../../server/src/platform/database/embedded-engine';

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

export interface BuiltApp {
  readonly address: string;
  /** The database as its owner, who may fill in what no service would. */
  readonly owner: pg.Client;
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

export interface Session {
  readonly token: string;
  readonly user: { readonly id: number };
  /** What the web keeps of the signed-in user. */
  readonly localStorage: { readonly name: string; readonly value: string }[];
}

/** Opens the figures of the program and of the bare server beside it, which asks for none. */
export const metricsToken = 'bench';

/** The program as people start it, in a process of its own. A folder that is named stays for the next run. */
export async function startBuiltApp(named?: string): Promise<BuiltApp> {
  if (!existsSync(main)) throw new Error('Build first: npm run build');
  const dataFolder = named ?? (await mkdtemp(join(tmpdir(), 'vigie-bench-')));
  const port = await freePort();
  const plenty = '1000000';
  const env = {
    ...process.env,
    PORT: port,
    VIGIE_DATA: dataFolder,
    VIGIE_LOG_LEVEL: 'warn',
    // A busy machine is measured, not turned away.
    VIGIE_REQUESTS_PER_MINUTE: plenty,
    VIGIE_ADDRESS_REQUESTS_PER_MINUTE: plenty,
    VIGIE_LATENESS_LIMIT_MS: '0',
    VIGIE_METRICS_TOKEN: metricsToken,
  };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const part of server.stdout) {
    said += part;
    const isFilling = said.includes('Filling in the demo data') && !said.includes('Filled in the demo data');
    if (said.includes('Vigie is running') && !isFilling) break;
  }
  const engine = await findRunningEngine({ dataFolder });
  if (!engine) throw new Error(`Vigie did not start: ${said}`);
  const owner = new pg.Client({ connectionString: engine.ownerUrl });
  await owner.connect();
  return {
    address: `http://127.0.0.1:${port}`,
    owner,
    ownerUrl: engine.ownerUrl,
    async stop() {
      await owner.end();
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      if (!named) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export async function signIn(address: string, username: string): Promise<Session> {
  const body = new URLSearchParams({ grant_type: 'password', username, password: 'Vigie-demo-1' });
  const answer = await fetch(`${address}/api/v1/auth/token`, { method: 'POST', body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const current = await fetch(`${address}/v1/users/current-user`, { headers: { authorization: `Bearer ${token}` } });
  const user = await current.text();
  return {
    token,
    user: JSON.parse(user) as Session['user'],
    localStorage: [
      { name: 'access_token', value: token },
      { name: 'current_user', value: user },
      { name: 'token_expiration', value: String(Date.now() + 3_600_000) },
    ],
  };
}
