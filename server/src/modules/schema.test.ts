import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The tables whose rows a module reads as they are, beside its `schema.ts`. */
const typed: Readonly<Record<string, readonly string[]>> = {
  actions: ['actions', 'action_entries'],
  cases: ['cases', 'case_entries'],
  questionnaires: ['templates', 'questionnaire_entries'],
  records: ['saved_views'],
  reports: ['reports'],
};

/** As the driver gives them, see `platform/database/database.ts`. */
const types: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  'integer[]': 'number[]',
  bigint: 'number',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
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

it.each(Object.entries(typed))('the row types of %s are those of the database', async (module, tables) => {
  const file = fileURLToPath(new URL(`${module}/schema.ts`, import.meta.url));
  const now = await readFile(file, 'utf8').catch(() => '');
  const wanted = await writtenFrom(tables);
  if (now !== wanted) await writeFile(file, wanted);
  expect(
    now === wanted,
    `${module}/schema.ts did not tell the columns there are. It has been written anew: commit it.`,
  ).toBe(true);
});
