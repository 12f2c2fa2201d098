import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { mostPrepared } from './prepared-statements';
import { planOnceForValues, run, sql } from './statement';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl, pipeline: true });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const ask = (words: readonly string[], company: number) =>
  run<{ found: boolean; company: number }>(
    client,
    planOnceForValues(
      sql`select 'red' = any (${words}::text[]) as found, ${company}::int as company, ${'l’œil'}::text as typed`,
      [company],
    ),
  );
const prepared = async () =>
  (await client.query(`select statement from pg_prepared_statements where name like 'question%'`)).rows.map(
    ({ statement }) => String(statement),
  );

describe('a statement that is planned for its values', () => {
  it('is prepared when it is asked again, with its values in its text and the company and typed words outside', async () => {
    expect(await ask(['red', 'blue'], 7)).toEqual([{ found: true, company: 7, typed: 'l’œil' }]);
    expect(await prepared()).toEqual([]);
    expect(await ask(['red', 'blue'], 8)).toEqual([{ found: true, company: 8, typed: 'l’œil' }]);
    expect(await prepared()).toEqual([
      `select 'red' = any ('{"red","blue"}'::text[]) as found, $1::int as company, $2::text as typed`,
    ]);
  });

  it('is one of a bounded number on each connection, and answers on after it was dropped', async () => {
    const words = Array.from({ length: mostPrepared + 50 }, (_, n) => [`word${n}`]);
    for (let round = 0; round < 3; round += 1) {
      for (const one of words) await ask(one, 1);
      expect((await prepared()).length).toBeLessThanOrEqual(mostPrepared);
    }
    expect(await prepared()).toHaveLength(mostPrepared);
    const { parsedStatements } = (client as unknown as { connection: { parsedStatements: object } }).connection;
    expect(Object.keys(parsedStatements)).toHaveLength(mostPrepared);
  });

  it.each([`x'; drop table users; --`, `a\\'b`, `{"a"}`, 'two words', '', '$1'])('keeps %j out of the text', (word) => {
    const { text, values } = planOnceForValues(sql`select ${word}, ${[word]}::text[]`, []);
    expect({ text, values }).toEqual({ text: 'select $1, $2::text[]', values: [word, [word]] });
  });

  it('is still prepared after the statement that first used it has failed', async () => {
    const divide = () => run(client, planOnceForValues(sql`select 1 / ${0} as one`, []));
    for (let n = 0; n < 3; n += 1) await expect(divide()).rejects.toThrow('division by zero');
    expect(await ask(['red'], 1)).toMatchObject([{ found: true }]);
  });
});
