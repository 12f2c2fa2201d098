import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';
import { takeBackAbandonedJobs } from './abandoned-jobs';
import { startWorker } from './jobs';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const takeBack = () => takeBackAbandonedJobs(t.app.platform.database);

/** A task that no copy of the program knows. */
async function addJob(task: string): Promise<string> {
  const [job] = await t.database.owner<{ id: string }>(`select id::text from graphile_worker.add_job($1, '{}')`, [
    task,
  ]);
  return job?.id ?? '';
}

const lock = (id: string, since: string, copy: string | null = null) =>
  t.database.owner(
    `update graphile_worker._private_jobs set locked_by = coalesce($3, locked_by), locked_at = now() - $2::interval
     where id = $1`,
    [id, since, copy],
  );

async function livingCopies(): Promise<number> {
  const [locks] = await t.database.owner<{ count: number }>(
    `select count(*)::int from pg_locks join pg_database on pg_database.oid = database
     where datname = current_database() and locktype = 'advisory' and objsubid = 2 and granted`,
  );
  return locks?.count ?? 0;
}

async function copyAt(id: string): Promise<string | null> {
  const find = `select locked_by as copy from graphile_worker._private_jobs where id = $1`;
  const [job] = await t.database.owner<{ copy: string | null }>(find, [id]);
  return job?.copy ?? null;
}

it('jobs of a copy that was killed are taken back after a while', async () => {
  const [before, now] = [await addJob('of-the-dead'), await addJob('of-the-dead')];
  await lock(before, '1 minute', 'pool-killed');
  await lock(now, '1 second', 'pool-starting');
  await takeBack();
  expect([await copyAt(before), await copyAt(now)]).toEqual([null, 'pool-starting']);
});

it('jobs of a living copy are left to it, however long they take', async () => {
  let end = () => {};
  const long = () => new Promise<void>((resolve) => (end = resolve));
  const worker = await startWorker(t.app.platform.database, { 'takes-long': long }, {}, pino({ level: 'silent' }));
  await expect.poll(livingCopies).toBe(2);
  const id = await addJob('takes-long');
  await expect.poll(() => copyAt(id)).toMatch(/^pool-/);
  const copy = await copyAt(id);
  await lock(id, '1 hour');
  await takeBack();
  expect(await copyAt(id)).toBe(copy);
  end();
  await worker.stop();
});
