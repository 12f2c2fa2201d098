import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { type App, createApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config';
import { fillBriefDemo } from '../../server/src/modules/demo';
import { startEmbeddedEngine } from '../../server/src/platform/database/embedded-engine';
import { migrate } from '../../server/src/platform/database/migrate';
import { migrationsFolder } from '../../server/src/start-up';
import { medianOf } from './medians';

export interface RunningApp {
  /** The database as its owner, who may fill in what no service would. */
  readonly owner: pg.Client;
  readonly ownerUrl: string;
  /** Where it listens. */
  readonly address: string;
  readonly platform: App['platform'];
  signIn(username: string): Promise<string>;
  get(url: string, authorization: string): Promise<void>;
  /** Over a real connection, by another process that throws it away; answers how many bytes came. */
  download(url: string, authorization: string): Promise<number>;
  /** The middle of 41 answers to the same request, in milliseconds. */
  median(url: string, authorization: string): Promise<number>;
  stop(): Promise<void>;
}

/** The whole program on a PostgreSQL of its own, with the demo data, asked through its HTTP interface. */
export async function startApp(): Promise<RunningApp> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vigie-bench-'));
  const engine = await startEmbeddedEngine({ dataFolder, log: () => {} });
  await migrate(engine.ownerUrl, migrationsFolder());
  // A busy machine is measured, not turned away.
  const plenty = 1_000_000;
  const limits = { requestsPerMinute: plenty, addressRequestsPerMinute: plenty, latenessLimitMs: 0 };
  const config = { ...readConfig({}), dataFolder, databaseUrl: engine.ownerUrl, ownerUrl: engine.ownerUrl, ...limits };
  const app = await createApp(config, pino({ level: 'silent' }));
  await fillBriefDemo(app.platform, engine.ownerUrl);
  const owner = new pg.Client({ connectionString: engine.ownerUrl });
  await owner.connect();
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const get = async (url: string, authorization: string) => {
    const { statusCode } = await app.http.inject({ url, headers: { authorization } });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  };
  return {
    owner,
    ownerUrl: engine.ownerUrl,
    address,
    platform: app.platform,
    get,
    download: (url, authorization) => sizeInOtherProcess(address + url, authorization),
    async signIn(username) {
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/v1/auth/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `username=${username}&password=Vigie-demo-1`,
      });
      return `Bearer ${answer.json().access_token}`;
    },
    median: (url, authorization) => medianOf(() => get(url, authorization)),
    async stop() {
      await owner.end();
      await app.close();
      await engine.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

const readAndCount = `
  const answer = await fetch(process.argv[1], { headers: { authorization: process.argv[2] } });
  if (!answer.ok) throw new Error('answered ' + answer.status);
  let bytes = 0;
  for await (const part of answer.body) bytes += part.length;
  console.log(bytes);`;

async function sizeInOtherProcess(url: string, authorization: string): Promise<number> {
  const options = ['--input-type=module', '--eval', readAndCount, url, authorization];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  return Number(stdout);
}
