import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { withLock } from './advisory-lock';

/**
 * Brings the schema up to date, as its owner. An applied file that has changed since is refused, not run again. With `only`,
 * to where it stood when no others existed.
 */
export function migrate(
  ownerUrl: string,
  folder: string,
  { only }: { only?: readonly string[] } = {},
): Promise<readonly string[]> {
  return withLock(ownerUrl, 'migrate', async (client) => {
    await client.query(`create table if not exists schema_migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const fresh: string[] = [];
    for (const { name, text, sha256 } of await readMigrations(folder)) {
      if (only && !only.includes(name)) continue;
      const before = applied.get(name);
      if (before === sha256) continue;
      if (before) throw new Error(`Migration ${name} was changed after it had been applied.`);
      await applyOne(client, name, text, sha256);
      fresh.push(name);
    }
    await prepareJobQueue(client, ownerUrl);
    return fresh;
  });
}

export async function readMigrations(folder: string): Promise<{ name: string; text: string; sha256: string }[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Which of these the program does not have, or has in another form. */
export async function findUnknownMigrations(
  folder: string,
  wanted: readonly { readonly name: string; readonly sha256: string }[],
): Promise<string[]> {
  const known = new Map((await readMigrations(folder)).map(({ name, sha256 }) => [name, sha256]));
  return wanted.filter(({ name, sha256 }) => known.get(name) !== sha256).map(({ name }) => name);
}

async function applyOne(client: pg.Client, name: string, text: string, sha256: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** The job queue keeps its own schema, which its library migrates; the application role may use it and owns none of it. */
async function prepareJobQueue(client: pg.Client, ownerUrl: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl });
  await client.query(`
    grant usage on schema graphile_worker to vigie_app;
    grant select, insert, update, delete on all tables in schema graphile_worker to vigie_app;
    grant usage, select on all sequences in schema graphile_worker to vigie_app;
    grant execute on all functions in schema graphile_worker to vigie_app;
    do $$ declare queue_table text; begin
      for queue_table in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'graphile_worker' and c.relrowsecurity
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'vigie') loop
        execute format('create policy vigie on graphile_worker.%I to vigie_app using (true)', queue_table);
      end loop;
    end $$`);
}
