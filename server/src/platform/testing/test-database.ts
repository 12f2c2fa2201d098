import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  /** As the owner, who is above row-level security: to prepare and to look behind the application's back. */
  readonly ownerUrl: string;
  owner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A database of the test file's own, copied from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const adminUrl = withDatabase(templateUrl, 'postgres');
  await once(adminUrl, `create database ${name} template ${template}`);
  const ownerUrl = withDatabase(templateUrl, name);
  return {
    ownerUrl,
    owner: (text, values) => once(ownerUrl, text, values),
    drop: async () => {
      await once(adminUrl, `drop database ${name} with (force)`);
    },
  };
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
