import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { createTestApp, type TestApp } from '../testing/test-app';
import { startWorker } from './jobs';
import { replaced } from './retried-losses';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** The connections of the database, of which one breaks when it says this for the first time. */
function breakingAt(words: RegExp): { database: Database; broken: () => boolean } {
  const pool = t.app.platform.database.connections;
  let isBroken = false;
  const connect = async () => {
    const client = await pool.connect();
    const query = (asked: unknown, ...more: unknown[]) => {
      const text = typeof asked === 'string' ? asked : (asked as { text: string }).text;
      if (isBroken || !words.test(text)) return Reflect.apply(client.query, client, [asked, ...more]);
      isBroken = true;
      return Promise.reject(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    };
    return replaced(client, 'query', query);
  };
  const connections = replaced(pool, 'connect', (listening?: never) =>
    listening ? pool.connect(listening) : connect(),
  );
  return { database: { connections } as Database, broken: () => isBroken };
}

const jobs = async (task: string) => {
  const find = `select attempts, locked_at is null as free, last_error as error from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`;
  return t.database.owner<{ attempts: number; free: boolean; error: string | null }>(find, [task]);
};

it.each([
  { ends: 'well', words: /delete from .*_private_jobs/s, left: [] },
  { ends: 'badly', words: /last_error/, left: [{ attempts: 1, free: true, error: 'on purpose' }] },
])('a connection that breaks while the end of a job that ended $ends is reported ends nothing else', async (one) => {
  const task = `ends-${one.ends}`;
  const { database, broken } = breakingAt(one.words);
  const work = async () => {
    if (one.ends === 'badly') throw new Error('on purpose');
  };
  const worker = await startWorker(database, { [task]: work }, {}, pino({ level: 'silent' }));
  await t.database.owner(`select graphile_worker.add_job($1, '{}')`, [task]);
  await expect.poll(broken).toBe(true);
  await expect.poll(() => jobs(task)).toEqual(one.left);
  await worker.stop();
});
