import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database';
import { serverModules } from './index';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The tables of each module and of the platform, beside whose `tables.json` their `schema.ts` stands. */
const owners: readonly { readonly name: string; readonly folder: string }[] = [
  { name: 'platform', folder: '../platform' },
  ...Object.keys(serverModules).map((name) => ({ name, folder: name })),
];

async function tablesOf(folder: string): Promise<readonly string[]> {
  const file = new URL(`${folder}/tables.json`, import.meta.url);
  const { own } = JSON.parse(await readFile(file, 'utf8').catch(() => '{"own":[]}')) as { own: string[] };
  return folder === '../platform' ? [...own, 'schema_migrations'] : own;
}

/** A kind that declares its table with `recordTable` needs no types of rows. */
async function usesSchema(folder: string): Promise<boolean> {
  const root = fileURLToPath(new URL(`${folder}/`, import.meta.url));
  const names = await readdir(root, { recursive: true });
  const sources = names.filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(sources.map((name) => readFile(`${root}${name}`, 'utf8')));
  return sources.includes('schema.ts') || texts.some((text) => /from '(?:\.|\.\.)\/schema'/.test(text));
}

/** As the driver gives them, see `platform/database/database.ts`. */
const types: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  bit: 'string',
  bytea: 'Buffer',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  'integer[]': 'number[]',
  bigint: 'number',
  'real[]': 'number[]',
  json: 'unknown',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
  xid8: 'string',
};

interface ColumnRow {
  readonly table_name: string;
  readonly name: string;
  readonly type: string;
  readonly is_nullable: boolean;
}

async function writtenFrom(tables: readonly string[]): Promise<string> {
  const columns = await database.owner<ColumnRow>(
    `select c.relname as table_name, a.attname as name, format_type(a.atttypid, null) as type,
        not a.attnotnull as is_nullable
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relname = any ($1) order by c.relname, a.attnum`,
    [tables],
  );
  const lines = tables.map((table) => {
    const fields = columns
      .filter(({ table_name }) => table_name === table)
      .map(({ name, type, is_nullable }) => {
        const known = types[type];
        if (!known) throw new Error(`${table}.${name} is of the type ${type}, which has no place in the list of types`);
        return `    ${name}: ${known}${is_nullable && known !== 'unknown' ? ' | null' : ''};`;
      });
    return [`  ${table}: {`, ...fields, '  };'].join('\n');
  });
  const comment = '/** Columns as the migrations leave them. Written by a test from the database: do not edit. */';
  return `${comment}\nexport interface Tables {\n${lines.join('\n')}\n}\n`;
}

it.each(owners)('the row types of $name are those of the database', async ({ name, folder }) => {
  const tables = await tablesOf(folder);
  if (tables.length === 0 || !(await usesSchema(folder))) return;
  const file = fileURLToPath(new URL(`${folder}/schema.ts`, import.meta.url));
  const now = await readFile(file, 'utf8').catch(() => '');
  const wanted = await writtenFrom(tables);
  if (now !== wanted) await writeFile(file, wanted);
  expect(
    now === wanted,
    `schema.ts of ${name} did not tell the columns there are. It has been written anew: commit it.`,
  ).toBe(true);
});
