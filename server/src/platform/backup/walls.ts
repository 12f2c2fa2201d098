import type pg from 'pg';
import { quoted } from './catalogue';
import type { OnProgress } from './contents';

/** What stands in the way of loading rows as they were, and is put back before any reader sees them. */
export interface OpenedTables {
  readonly triggers: readonly { readonly table: string; readonly name: string; readonly state: string }[];
  readonly references: readonly { readonly table: string; readonly name: string; readonly definition: string }[];
  readonly forced: readonly string[];
  readonly indexes: readonly { readonly name: string; readonly definition: string }[];
}

/**
 * Within the transaction that restores: no trigger acts a second time on what is restored, rows may refer to rows that come
 * later, and the owner sees every company. Indexes come down too, because to sort all rows once is several times quicker than to
 * find the place of each. All of it is an owner's right, without being a superuser.
 */
export async function openTables(client: pg.ClientBase): Promise<OpenedTables> {
  const ours = `c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;
  const { rows: triggers } = await client.query<OpenedTables['triggers'][number]>(
    `select c.relname as table, t.tgname as name, t.tgenabled as state
     from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${ours} and not t.tgisinternal order by 1, 2`,
  );
  const { rows: references } = await client.query<OpenedTables['references'][number]>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid where ${ours} and k.contype = 'f' order by 1, 2`,
  );
  const { rows: forced } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${ours} and c.relforcerowsecurity order by 1`,
  );
  const { rows: indexes } = await client.query<OpenedTables['indexes'][number]>(
    `select i.relname as name, pg_get_indexdef(i.oid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
     where ${ours} and not exists (select from pg_constraint k where k.conindid = i.oid and k.contype <> 'f') order by 1`,
  );
  const { rows: filled } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${ours} and c.relname <> 'schema_migrations' order by 1`,
  );
  const names = forced.map(({ name }) => name);
  for (const { table, name } of triggers) await alter(client, table, `disable trigger ${quoted(name)}`);
  for (const { table, name } of references) await alter(client, table, `drop constraint ${quoted(name)}`);
  for (const table of names) await alter(client, table, 'no force row level security');
  for (const { name } of indexes) await client.query(`drop index ${quoted(name)}`);
  // What the migrations themselves wrote comes back with the backup.
  await client.query(`truncate ${filled.map(({ name }) => quoted(name)).join(', ')}`);
  return { triggers, references, forced: names, indexes };
}

const enabling: Record<string, string> = { O: 'enable', A: 'enable always', R: 'enable replica', D: 'disable' };

export async function closeTables(
  client: pg.ClientBase,
  { triggers, references, forced, indexes }: OpenedTables,
  onProgress: OnProgress,
): Promise<void> {
  const total = indexes.length + references.length;
  let done = 0;
  const report = (what: string) => {
    onProgress({ done, total, what });
    done += 1;
  };
  // What only this transaction may use, and gives back at its end.
  await client.query(`set local maintenance_work_mem to '256MB'`);
  for (const { name, definition } of indexes) {
    report(`index ${name}`);
    await client.query(definition);
  }
  for (const { table, name, definition } of references) {
    report(`references of ${table}`);
    await alter(client, table, `add constraint ${quoted(name)} ${definition}`);
  }
  for (const { table, name, state } of triggers)
    await alter(client, table, `${enabling[state]} trigger ${quoted(name)}`);
  for (const table of forced) await alter(client, table, 'force row level security');
}

const alter = (client: pg.ClientBase, table: string, change: string) =>
  client.query(`alter table ${quoted(table)} ${change}`);
