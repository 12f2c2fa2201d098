import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createOlderDatabase } from '../../platform/testing/older-database';

async function asAdministrator(text: string): Promise<void> {
  const connectionString = Object.assign(new URL(inject('templateUrl')), { pathname: '/postgres' }).href;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

beforeAll(() => asAdministrator(`create role upgrade_owner login password 'secret'; grant vigie_app to upgrade_owner`));
afterAll(() => asAdministrator('drop role upgrade_owner'));

it.each([
  ['a superuser', undefined],
  ['an ordinary owner', 'upgrade_owner'],
])('what companies had done before there was a list is listed and counted, upgraded by %s', async (_, owner) => {
  const database = await createOlderDatabase('0007-actions-alerts.sql', `upgrade_${owner ?? 'super'}`, owner);
  try {
    await database.owner(
      `set session_replication_role = replica;
      insert into companies (id, name, subscription_start_date, subscription_end_date)
        select n, 'Company ' || n, now(), 'infinity' from generate_series(1, 2) n;
      insert into users (company_id, id, username, email, first_name, last_name, state, roles)
        select n, n, 'person' || n, 'x@example.com', 'Ana', 'No ' || n, 'active', '{reporter}'
        from generate_series(1, 2) n;
      insert into actions (company_id, id, number, status, summary, responsible, responsible_id, origin, details)
        select c, 'ACT_000' || n, n, case n when 1 then 'completed' else 'in_progress' end, 'Task ' || n, 'Before',
          case n when 1 then null else c end, case n when 1 then 'IA_00001' else 'CAPA-2026-124' end, '{}'
        from generate_series(1, 2) c, generate_series(1, 2) n`,
    );
    await database.upgrade();
    const entries = await database.owner(
      'select company_id, id, status, responsible_name, origin_kind, priority from action_entries order by 1, 2',
    );
    expect(entries).toEqual(
      [1, 2]
        .flatMap((company_id) => [
          { company_id, id: 'ACT_0001', status: 'completed', responsible_name: 'Before', origin_kind: 'immediate' },
          {
            company_id,
            id: 'ACT_0002',
            status: 'in_progress',
            responsible_name: `Ana No ${company_id}`,
            origin_kind: 'capa',
          },
        ])
        .map((entry) => ({ ...entry, priority: 'low' })),
    );
    for (const table of ['action_totals', 'action_overall_totals']) {
      const totals = await database.owner(
        `select company_id, sum(total)::int as n from ${table} group by 1 order by 1`,
      );
      expect(totals, table).toEqual([
        { company_id: 1, n: 2 },
        { company_id: 2, n: 2 },
      ]);
    }
  } finally {
    await database.drop();
  }
});
