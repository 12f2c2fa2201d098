import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '../context';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { Database } from './database';
import { sql } from './statement';
import type { Reader } from './tx';

let owner: TestDatabase;
let database: Database;
beforeAll(async () => {
  owner = await createTestDatabase();
  // One connection: whatever one of them leaves behind, the next would meet.
  database = new Database(owner.ownerUrl, { maxConnections: 1, isPooled: true });
});
afterAll(async () => {
  await database.close();
  await owner.drop();
});

const stance = sql`select current_user as "user", current_setting('statement_timeout') as patience,
  current_setting('search_path') as path, nullif(current_setting('vigie.company', true), '') as company`;
const ask = (reader: Reader) => reader.get(stance);
const left = async () => (await database.connections.query(stance)).rows[0];

it('behind a pooler every transaction brings its own settings, and leaves nothing to the next', async () => {
  const before = await left();
  const expected = { user: 'vigie_app', patience: '15s', path: 'public, pg_temp', company: '7' };
  const seven = systemContext(7);
  expect(await database.read(seven, ask)).toEqual(expected);
  expect(await database.snapshot(seven, ask)).toEqual(expected);
  expect(await database.transaction(seven, ask)).toEqual(expected);
  expect(await database.rehearse(seven, ask)).toEqual(expected);
  await expect(database.read(seven, (reader) => reader.query(sql`select 1 / 0`))).rejects.toMatchObject({
    code: '22012',
  });
  expect(await left()).toEqual({ ...before, company: null });
  expect(before).not.toMatchObject({ user: 'vigie_app' });
});

it('behind a pooler nothing is prepared under a name', async () => {
  for (let n = 0; n < 3; n += 1) await database.read(systemContext(7), ask);
  const { rows } = await database.connections.query('select name from pg_prepared_statements');
  expect(rows).toEqual([]);
});

it('behind a pooler a read that writes has written once it is answered', async () => {
  const note = sql`insert into installation (key, value) values ('pooled', 'x') returning key`;
  await database.read(systemContext(0), (reader) => reader.get(note));
  expect(await owner.owner(`select value from installation where key = 'pooled'`)).toEqual([{ value: 'x' }]);
});
