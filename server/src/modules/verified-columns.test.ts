import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database';
import { verifiedColumns } from './verified-columns';

let database: TestDatabase;
let catalogue: readonly { readonly table: string; readonly column: string; readonly isGenerated: boolean }[];
beforeAll(async () => {
  database = await createTestDatabase();
  catalogue = await database.owner(`select c.table_name as table, c.column_name as column,
      c.is_generated = 'ALWAYS' as "isGenerated"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`);
});
afterAll(() => database.drop());

it('R08 R40 says of every column of the database how it is verified, or why it is not', () => {
  const listed = Object.entries(verifiedColumns).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(listed.sort()).toEqual(catalogue.map(({ table, column }) => `${table}.${column}`).sort());
});

it('R08 no table of records that nothing compares is left without a reason', () => {
  for (const [table, columns] of Object.entries(verifiedColumns)) {
    for (const [column, how] of Object.entries(columns)) {
      expect(how.slice(how.indexOf(':') + 1).trim().length, `${table}.${column}: ${how}`).toBeGreaterThan(1);
    }
  }
});

it('is printed in docs/verified-columns.md', async () => {
  const file = fileURLToPath(new URL('../../../docs/verified-columns.md', import.meta.url));
  const now = await readFile(file, 'utf8').catch(() => '');
  const wanted = page();
  if (now !== wanted) await writeFile(file, wanted);
  expect(now === wanted, 'docs/verified-columns.md has been written anew: commit it.').toBe(true);
});

function page(): string {
  const all = Object.values(verifiedColumns).flatMap((columns) => Object.values(columns));
  const count = (how: string) => all.filter((one) => one.startsWith(`${how}:`)).length;
  const isVerified = ({ table, column }: (typeof catalogue)[number]) =>
    !verifiedColumns[table]?.[column]?.startsWith('not:');
  const ofTrail = catalogue.filter((one) => isVerified(one) && one.table.startsWith('audit_')).length;
  const generated = catalogue.filter((one) => isVerified(one) && one.isGenerated).length;
  const altered = catalogue.filter(isVerified).length - generated - ofTrail;
  const tables = Object.keys(verifiedColumns).sort();
  const counts = [
    `| ${tables.length} tables | columns |`,
    '| --- | ---: |',
    `| by the field of an event | ${count('event')} |`,
    `| by derivation from events, other columns or other tables | ${count('derivation')} |`,
    `| by what was signed | ${count('signature')} |`,
    `| not verified | ${count('not')} |`,
    `| all | ${all.length} |`,
  ];
  const sections = tables.flatMap((table) => {
    const columns = Object.entries(verifiedColumns[table] ?? {});
    const rows = columns.map(([column, how]) => {
      const [word = '', ...rest] = how.split(': ');
      return `| ${column} | ${word} | ${rest.join(': ').replaceAll('|', '\\|')} |`;
    });
    return [`## ${table}`, '', '| column | verified by | how, or why not |', '| --- | --- | --- |', ...rows, ''];
  });
  return [
    '# How each column is verified',
    '',
    'Written by a test from the lists beside each module (`verified-columns.ts`): do not edit.',
    '[0060](decisions/0060-every-column.md) says what stands behind them. Another test (`lives.test.ts`) alters',
    `${altered} verified columns behind the application's back, each in a row that the application wrote, and`,
    'fails unless `verify` names the row and the column, or for a key the row that is missing and the one that is too many.',
    `Left out of it: ${generated} columns that the database generates from others, and the ${ofTrail} of the trail, whose chain`,
    'is tested by itself.',
    '',
    ...counts,
    '',
    ...sections,
  ].join('\n');
}
