import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { copyFolder } from './copy-folder';
import { freePort } from './free-port';
import { journeySettings } from './journey-settings';

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
  project.provide('address', `http://127.0.0.1:${port}`);
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
