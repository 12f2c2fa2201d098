import type pg from 'pg';

/** A job that has not been done yet, as arguments of the queue's own function. */
export interface WaitingJob {
  readonly task: string;
  readonly payload: unknown;
  readonly queue: string | null;
  readonly runAt: string;
  readonly maxAttempts: number;
  readonly key: string | null;
  readonly priority: number;
}

/** What was promised and not done yet: a mail that is still to be sent is as much a part of it as the record. */
export async function readJobs(client: pg.ClientBase): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select t.identifier as task, j.payload, q.queue_name as queue, j.run_at::text as "runAt",
       j.max_attempts::integer as "maxAttempts", j.key, j.priority::integer as priority
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where j.attempts < j.max_attempts and t.identifier not like '\\_%' order by j.id`,
  );
  return rows;
}

export async function addWaitingJobs(client: pg.ClientBase, jobs: readonly WaitingJob[]): Promise<void> {
  for (const { task, payload, queue, runAt, maxAttempts, key, priority } of jobs) {
    await client.query(
      `select graphile_worker.add_job($1, $2::json, queue_name => $3, run_at => $4::timestamptz, max_attempts => $5,
         job_key => $6, priority => $7)`,
      [task, JSON.stringify(payload), queue, runAt, maxAttempts, key, priority],
    );
  }
}
