import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import type { TestProject } from 'vitest/node';
import { copyFolder } from './copy-folder';
import { freePort } from './free-port';
import { demoPassword, journeySettings } from './journey-settings';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    dataFolder: string;
    /** The data folder of a Vigie that was started once and stopped, with its demo data: to be copied. */
    filledFolder: string;
  }
}

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const quickPasswords = new URL('quick-passwords.mjs', import.meta.url).href;

/** The program as people start it: built, with its own PostgreSQL and its demo data, in a folder that is thrown away. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(main)) throw new Error('Build first: npm run build');
  const dataFolder = await mkdtemp(join(tmpdir(), 'vigie-e2e-'));
  const filledFolder = await mkdtemp(join(tmpdir(), 'vigie-filled-'));
  const port = await freePort();
  await stop(await start(dataFolder, port, 'Filled in the demo data'));
  await copyFolder(dataFolder, filledFolder);
  const server = await start(dataFolder, port, 'Vigie is running');
  const address = `http://127.0.0.1:${port}`;
  await liftInvitationQuota(address);
  project.provide('address', address);
  project.provide('dataFolder', dataFolder);
  project.provide('filledFolder', filledFolder);
  return async () => {
    await stop(server);
    for (const folder of [dataFolder, filledFolder]) await rm(folder, { recursive: true, force: true });
  };
}

async function start(dataFolder: string, port: string, awaited: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--enable-source-maps', '--import', quickPasswords, main], {
    env: {
      ...process.env,
      PORT: port,
      VIGIE_DATA: dataFolder,
      VIGIE_LOG_LEVEL: 'warn',
      ...journeySettings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await printed(server.stdout, awaited);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function printed(output: NodeJS.ReadableStream, awaited: string): Promise<void> {
  let text = '';
  for await (const chunk of output) {
    text += chunk;
    if (text.includes(awaited)) return;
  }
  throw new Error(`Vigie did not start: ${text}`);
}

/** The journeys of one run invite more people into the demo company than a company invites in a day. */
async function liftInvitationQuota(address: string): Promise<void> {
  const platform = await tokenAt(address, 'platform.admin');
  const administrator = await tokenAt(address, 'company.admin');
  const { company_id: id } = await send(address, '/v1/users/current-user', administrator);
  const path = companiesEndpoints.setQuotas.path.replace(':id', String(id));
  const { version, usage } = await send(address, path, platform);
  await send(address, path, platform, {
    method: companiesEndpoints.setQuotas.method,
    headers: { 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify({ users: usage.users.limit, invitations: 5_000, storage: usage.storage.limit }),
  });
}

async function tokenAt(address: string, username: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username, password: demoPassword });
  return (await send(address, '/api/v1/auth/token', undefined, { method: 'POST', body })).access_token;
}

async function send(address: string, path: string, token?: string, request: RequestInit = {}) {
  const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(address + path, { ...request, headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
