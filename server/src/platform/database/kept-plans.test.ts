import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { untilPlannedAsUsual } from './kept-plans';
import { planOnce, planOnceForValues, run, sql } from './statement';

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

const usual = (n: number) => run(client, sql`select ${n}::int as usual`);
const once = (n: number) => run(client, planOnce(sql`select ${n}::int as once`));
const forValues = (n: number) => run(client, planOnceForValues(sql`select ${n}::int as kept, ${'red'} as colour`, [n]));

async function plansOf(part: string): Promise<object> {
  const { rows } = await client.query(
    `select generic_plans::int as kept, custom_plans::int as usual from pg_prepared_statements where statement like $1`,
    [`%${part}%`],
  );
  return rows[0];
}
const mode = async () => (await client.query('show plan_cache_mode')).rows[0].plan_cache_mode;

it('a statement that is planned once has its plan from the first time on, and one beside it is planned as usual', async () => {
  for (let n = 1; n <= 3; n += 1) {
    const answers = await Promise.all([usual(n), once(n), forValues(n), usual(n), forValues(n)]);
    expect(answers).toMatchObject([[{ usual: n }], [{ once: n }], [{ kept: n }], [{ usual: n }], [{ kept: n }]]);
  }
  expect(await plansOf('as once')).toEqual({ kept: 3, usual: 0 });
  // The first time it is asked without being prepared.
  expect(await plansOf('as kept')).toEqual({ kept: 5, usual: 0 });
  expect(await plansOf('as usual from')).toBeUndefined();
  expect(await plansOf('int as usual')).toEqual({ kept: 1, usual: 5 });
});

it('leaves the connection as it was', async () => {
  await once(1);
  await untilPlannedAsUsual(client);
  expect(await mode()).toBe('auto');
});

it('leaves it so in a transaction that fails as well', async () => {
  await client.query('begin');
  const failed = Promise.allSettled([run(client, planOnce(sql`select 1 / 0`)), once(2), usual(2)]);
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await untilPlannedAsUsual(client);
  await client.query('rollback');
  expect(await mode()).toBe('auto');
  expect(await once(3)).toEqual([{ once: 3 }]);
});
