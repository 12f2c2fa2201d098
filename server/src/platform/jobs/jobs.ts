import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { Logger, type Runner, run } from 'graphile-worker';
import type { Logger as Log } from 'pino';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { Reader } from '../database/tx';
import { markedAsLiving, takeBackAbandonedJobs, takeBackJobs } from './abandoned-jobs';
import { withRetriedLosses } from './retried-losses';

export type Task = (payload: never) => Promise<void>;
export type Tasks = Readonly<Record<string, Task>>;

/** The job exists if and only if the transaction that asked for it commits. */
export async function addJob(
  tx: Reader,
  task: string,
  payload: Json,
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await tx.query(sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    run_at => ${options.runAt ?? null}::timestamptz, job_key => ${options.key ?? null}::text)`);
}

export async function addJobs(tx: Reader, task: string, payloads: readonly Json[]): Promise<void> {
  if (payloads.length === 0) return;
  await tx.query(sql`select count(*) from graphile_worker.add_jobs(array(
    select row(${task}::text, payload, null, null, null, null, null, null)::graphile_worker.job_spec
    from json_array_elements(${JSON.stringify(payloads)}::json) as payload))`);
}

/** When a task runs by itself, as a line of a crontab: `0 * * * *` is every hour. One copy of the program does it. */
export type Schedules = Readonly<Record<string, string>>;

/** Does the work, and may measure it. */
export type AroundJob = (task: string, work: () => Promise<void>) => Promise<void>;

export function startWorker(
  database: Database,
  tasks: Tasks,
  schedules: Schedules,
  log: Log,
  around: AroundJob = (_task, work) => work(),
): Promise<Runner> {
  const all: Tasks = { ...tasks, [takeBackJobs.task]: () => takeBackAbandonedJobs(database) };
  return run({
    events: markedAsLiving((error) => log.warn({ part: 'jobs', err: error }, 'the queue could not say that it lives')),
    crontab: Object.entries({ ...schedules, [takeBackJobs.task]: takeBackJobs.when })
      .map(([task, when]) => `${when} ${task}`)
      .join('\n'),
    pgPool: withRetriedLosses(database.connections),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5_000,
    taskList: Object.fromEntries(
      Object.entries(all).map(([name, task]) => [
        name,
        (payload: unknown) => around(name, () => task(payload as never)),
      ]),
    ),
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ part: 'jobs' }, message);
    }),
  });
}
