import type { PoolClient, QueryResult } from 'pg';
import { asQuery } from '../telemetry/query-span';
import { failedTransaction } from './sent-statements';

export async function commit(client: PoolClient): Promise<void> {
  refuseRollback(await asQuery('commit', () => client.query('commit')));
}

/**
 * Lets go of its locks, which other writers of the company wait for, before it is on the disk, and waits for the disk
 * then: the log is written in its order, so that a later commit that is there has all earlier ones before it.
 */
export async function commitAudited(client: PoolClient): Promise<void> {
  const answers: unknown = await asQuery('commit', () =>
    client.query(`set local synchronous_commit to off; commit; ${untilDurable}`),
  );
  refuseRollback((answers as QueryResult[])[1]);
}

/**
 * A transaction of its own, with something in the log and therefore committed to the disk as the database is
 * configured.
 */
export const untilDurable = `select pg_logical_emit_message(true, 'vigie', '')`;

function refuseRollback(committed: QueryResult | undefined): void {
  // PostgreSQL answers COMMIT on a failed transaction with ROLLBACK and no error.
  if (committed?.command === 'COMMIT') return;
  throw Object.assign(new Error('the transaction was rolled back at commit'), { code: failedTransaction });
}
