import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

/** Thrown when another Vigie, alive, works on the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

const lockKey = 0x76696769;
const patience = 400;

/**
 * The lock is an advisory lock of the database in the folder, held by an idle connection. The operating system closes
 * that connection however its process dies, so there is no stale lock to judge and no process number to trust; two
 * starts at the same moment are decided by PostgreSQL, which lets one postmaster run on a folder.
 */
export async function lockOrRefuse(client: Client, dataFolder: string): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [lockKey]);
    if (rows[0].locked) return;
    // A Vigie killed an instant ago may still be counted in: its connection is closed but not yet noticed.
    if (Date.now() > deadline) break;
    await sleep(25);
  }
  throw new DataFolderInUse(
    `The data folder ${dataFolder} is in use by another Vigie (${await nameHolder(client)}). Stop it first, or set VIGIE_DATA to another folder.`,
  );
}

export const holderName = () => `vigie, process ${process.pid}`;

async function nameHolder(client: Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [lockKey],
  );
  return String(rows[0]?.application_name ?? 'just stopping').replace('vigie, ', '');
}
