import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Database } from '../database/database';

/** The first half of the advisory locks which say that a copy of the program lives; the second names the copy. */
const livingCopies = 487_120_261;

/**
 * Jobs name the copy that works on them. A copy that is killed cannot give them back, and the queue would wait four hours
 * for it; but PostgreSQL ends its connections, and with them the lock that its queue holds while it listens.
 */
export function markedAsLiving(onError: (error: Error) => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // As soon as it listens for new jobs, which it does first.
    client.once('drain', () => {
      client.query('select pg_advisory_lock($1, hashtext($2))', [livingCopies, workerPool.id]).catch(onError);
    });
  });
  return events;
}

/** A queue that has just lost its connection takes the lock again within this time. */
const patience = '30 seconds';

const giveBack = `
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker._private_jobs
    where locked_at < now() - interval '${patience}'
      and not exists (
        select from pg_locks
        where locktype = 'advisory' and objsubid = 2 and granted
          and database = (select oid from pg_database where datname = current_database())
          and classid = ${livingCopies}::oid and objid = hashtext(locked_by)::oid)))`;

/** Every minute, by whichever copy comes first. */
export const takeBackJobs = { task: 'take-back-abandoned-jobs', when: '* * * * *' };

export async function takeBackAbandonedJobs(database: Database): Promise<void> {
  await database.connections.query(giveBack);
}
