import type pg from 'pg';

export class NotEmpty extends Error {}

/** A backup goes only into an unused place: an empty database, or one that was only prepared. */
export async function refuseUsedPlace(client: pg.ClientBase): Promise<void> {
  const { rows: others } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'vigie'`,
  );
  if (others.length > 0) throw new NotEmpty('A Vigie is running on this database: stop it first.');
  const { rows } = await client.query<{ users: string | null; tables: number }>(
    `select to_regclass('public.user_ids')::text as users, count(*)::integer as tables from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p')`,
  );
  const [{ users, tables } = { users: null, tables: 0 }] = rows;
  if (tables === 0) return;
  const isOurs = users !== null;
  const isUntouched =
    isOurs && (await client.query<{ used: boolean }>('select is_called as used from user_ids')).rows[0]?.used === false;
  if (!isUntouched) throw new NotEmpty('The database is not empty. A backup is only restored into an empty one.');
}

/** As it was before anything was prepared, so that the tables can be made as the backup knows them. */
export async function clearPlace(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public;
    grant usage on schema public to public`);
}
