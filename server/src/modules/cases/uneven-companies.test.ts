import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOptions } from '../../platform/database/session-settings';
import type { Sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database';
import { findCase } from './repository';

const people = 300;

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  // Without the triggers that hold every row against the trail: only the sizes matter here.
  await database.owner(`do $$ begin
    set local session_replication_role to replica;
    insert into companies (id, name, subscription_start_date, subscription_end_date)
      select n, 'C' || n, now(), now() + interval '1 year' from generate_series(101, 800) as n;
    insert into users (company_id, id, username, email, first_name, last_name, state, roles)
      select c, 100000 + c * 1000 + n, 'u' || c || '.' || n, 'u' || c || '.' || n || '@example.com', 'A', 'B', 'active', '{reporter}'
      from generate_series(101, 800) as c, lateral generate_series(1, case when c = 101 then ${people} else 3 end) as n;
    insert into cases (company_id, id, number, kind, status, title, criticality, owner_id, reporter_id, detection_date, due_date,
        definition, report_id)
      select c, 'NC_' || n, n, 'nonConformity', 'in_progress', 'T', 'Minor', 201001 + n % ${people}, 201001 + (n + 7) % ${people},
        '2026-01-01', '2026-02-01', '{}', 'IN_' || n
      from generate_series(101, 101) as c, generate_series(1, 2000) as n;
  end $$`);
  await database.owner('analyze users, cases, companies');
  client = new pg.Client({ connectionString: database.ownerUrl, options: startOptions });
  await client.connect();
  await client.query(`set vigie.company to '101'; set vigie.reader to 'system'; set vigie.roles to '{}'`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

interface Node {
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Node[];
}

const rowsOf = (node: Node): number => Math.max(node['Actual Rows'], ...(node.Plans ?? []).map(rowsOf));

/** The most rows that any part of its plan handles, with the plan that is kept for all companies. */
async function mostRows({ text, values }: Sql): Promise<number> {
  await client.query('set plan_cache_mode to force_generic_plan');
  await client.query(`prepare asked as ${text}`);
  const given = values.map((value) => pg.escapeLiteral(String(value)));
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (analyze, format json) execute asked (${given.join()})`,
  );
  return Math.max(...rows.map((row) => rowsOf(row['QUERY PLAN'][0].Plan)));
}

describe('a large company among many small ones', () => {
  it('has a case read without a look at all of its people', async () => {
    let asked: Sql | undefined;
    const find = async (statement: Sql) => {
      asked = statement;
      return null;
    };
    await findCase({ find } as unknown as Reader, 101, 'NC_17');
    expect(asked).toBeDefined();
    expect(await mostRows(asked as Sql)).toBe(1);
  });
});
