import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { fillTemplateOnce } from './demo-template';

export interface TestDatabase {
  /** As the owner, who is above row-level security: to prepare and to look behind the application's back. */
  readonly ownerUrl: string;
  owner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

let filling: Promise<void> | undefined;

/** A database of the test file's own, copied from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  filling ??= fillTemplateOnce();
  await filling;
  const templateUrl = inject('templateUrl');
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const adminUrl = withDatabase(templateUrl, 'postgres');
  await once(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const ownerUrl = withDatabase(templateUrl, name);
  // Opening a connection takes longer than most of what is asked on it.
  const pool = new pg.Pool({ connectionString: ownerUrl, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // Stopping the engine first cuts idle connections.
  pool.on('error', () => {});
  return {
    ownerUrl,
    owner: (text, values) => askAsNew(pool, text, values),
    drop: async () => {
      await pool.end();
      await once(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/** What one statement sets for its session, the next does not meet. */
async function askAsNew<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Row>(text, values);
    await client.query('discard all');
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function once<Row extends pg.QueryResultRow>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
