import type pg from 'pg';
import type { BackupTable, SequenceState } from './contents';

/** The settings under which every PostgreSQL writes and reads the same text. */
export const exactText = `set client_encoding to 'UTF8'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres';
  set timezone to 'UTC'; set bytea_output to 'hex'; set extra_float_digits to 1; set statement_timeout to 0;
  set idle_in_transaction_session_timeout to 0; set search_path to public, pg_temp`;

export interface StoredTable extends BackupTable {
  readonly bytes: number;
  /** A role bound by row-level security sees its rows one company at a time. */
  readonly isWalled: boolean;
}

/** Every table of ours with its columns. Migrations stand in the contents. */
export async function listTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; bytes: string; walled: boolean }>(
    `select c.relname as name, c.relrowsecurity as walled, pg_table_size(c.oid) as bytes,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
     order by c.relname`,
  );
  return rows.map(({ name, columns, bytes, walled }) => ({ name, columns, bytes: Number(bytes), isWalled: walled }));
}

export async function listSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    );
    states.push({ name, lastValue: state.rows[0]?.last ?? '1', isCalled: state.rows[0]?.called ?? false });
  }
  return states;
}

export async function listMigrations(client: pg.ClientBase): Promise<{ name: string; sha256: string }[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  );
  return rows;
}

/** Whom to read as: once as a role above row-level security, or else for one company after the other. */
export async function listViews(client: pg.ClientBase): Promise<readonly (number | null)[]> {
  const { rows } = await client.query<{ free: boolean }>(
    'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
  );
  if (rows[0]?.free) return [null];
  const companies = await client.query<{ id: number }>('select id from company_ids() as id order by id');
  return companies.rows.map(({ id }) => id);
}

export const readFor = (companyId: number): string =>
  `set local vigie.company to '${companyId}'; set local vigie.reader to 'system'; set local vigie.roles to '{}'`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const columnList = ({ columns }: BackupTable): string => columns.map(quoted).join(', ');
