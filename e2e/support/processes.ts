import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject } from 'vitest';
import { findRunningEngine } from '../../server/src/platform/database/embedded-engine';
import { copyFolder } from './copy-folder';
import { freePort } from './free-port';
import { journeySettings } from './journey-settings';

const dist = (file: string) => fileURLToPath(new URL(`../../server/dist/${file}`, import.meta.url));
const running: ChildProcess[] = [];

export function killStarted(): void {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
}

export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** The program, or one of its commands, in a process of this journey's own. */
export function run(file: string, args: string[], env: NodeJS.ProcessEnv): Started {
  const child = spawn(process.execPath, [dist(file), ...args], {
    env: { ...process.env, VIGIE_LOG_LEVEL: 'warn', ...env },
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

/**
 * One more copy of the program on the database of all journeys, with the same files and mails as the first: it takes jobs
 * of every journey.
 */
export async function startCopy(more: NodeJS.ProcessEnv = {}): Promise<Started & { readonly port: string }> {
  const dataFolder = inject('dataFolder');
  const engine = await findRunningEngine({ dataFolder });
  const port = await freePort();
  const copy = run('main.js', [], {
    ...journeySettings,
    DATABASE_URL: engine?.ownerUrl,
    PORT: port,
    VIGIE_DATA: dataFolder,
    // The mails that it sends for other journeys lead to the program that stays.
    VIGIE_PUBLIC_URL: inject('address'),
    ...more,
  });
  await isReady(copy);
  return { ...copy, port };
}

/** A data folder of a journey's own, which a first start has filled with a year of demo data. */
export async function filledFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-filled-'));
  await copyFolder(inject('filledFolder'), folder);
  return folder;
}

export const isReady = (started: Started) =>
  expect.poll(() => started.output(), { timeout: 200_000 }).toContain('Vigie is running at');
