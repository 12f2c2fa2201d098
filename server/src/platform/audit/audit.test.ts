import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { feedbackEndpoints } from '@vigie/domain/modules/feedback/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../context';
import { sql } from '../database/statement';
import { createTestApp, type TestApp } from '../testing/test-app';
import { verifyChains } from './verify';

let t: TestApp;
let companyId: number;
beforeAll(async () => {
  t = await createTestApp();
  const [row] = await t.database.owner<{ company_id: number }>(
    `select company_id from users where username = 'reporter'`,
  );
  companyId = row?.company_id ?? -1;
});
afterAll(() => t.close());

interface EventRow {
  seq: number;
  at: Date;
  actor_username: string;
  actor_roles: string[];
  action: string;
  record: string;
  record_id: string;
  changes: { field: string; from: unknown; to: unknown }[];
  reason: string | null;
}

const latest = async (action: string) => {
  const [row] = await t.database.owner<EventRow>(
    'select * from audit_events where action = $1 order by at desc limit 1',
    [action],
  );
  return row;
};

async function brokenLinks(): Promise<string[]> {
  const broken: string[] = [];
  for await (const report of verifyChains(t.app.platform.database)) if (report.broken) broken.push(report.broken);
  return broken;
}

describe('the audit trail', () => {
  it('R01 R02 a change leaves an event with who, role, when, what, old and new value', async () => {
    const before = Date.now();
    const { body: me } = await t.call(accounts.currentUser, { token: await t.signIn('qa') });
    const changed = await t.call(accounts.updateUser, {
      token: await t.signIn('company.admin'),
      params: { id: me.id },
      headers: { 'if-match': `"${me.version}"` },
      body: { firstName: 'Clara', reason: 'Erreur de saisie' },
    });
    expect(changed.status).toBe(200);
    const event = await latest('user.updated');
    expect(event).toMatchObject({
      actor_username: 'company.admin',
      actor_roles: ['reporter', 'company_admin'],
      record: 'user',
      record_id: String(me.id),
      changes: [{ field: 'firstName', from: 'Claire', to: 'Clara' }],
    });
    expect(event?.at.getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect(event?.at.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('R01 the database takes back a change that nobody wrote to the trail', async () => {
    const { database } = t.app.platform;
    const context = systemContext(companyId, 'test');
    const silentChange = database.transaction(context, (tx) =>
      tx.query(sql`update users set first_name = 'Nobody' where company_id = ${companyId} and username = 'lead'`),
    );
    await expect(silentChange).rejects.toThrow(/was not written to the audit trail/);
    const [lead] = await t.database.owner(`select first_name from users where username = 'lead'`);
    expect(lead).toEqual({ first_name: 'Julien' });
  });

  it('R04 the first value stays readable after any number of changes', async () => {
    const token = await t.signIn('designer');
    const admin = await t.signIn('company.admin');
    const { body: designer } = await t.call(accounts.currentUser, { token });
    for (const firstName of ['Agnès', 'Inez', 'Ines']) {
      const { body } = await t.call(accounts.currentUser, { token });
      const headers = { 'if-match': `"${body.version}"` };
      const params = { id: designer.id };
      await t.call(accounts.updateUser, { token: admin, params, headers, body: { firstName, reason: 'Essai' } });
    }
    const rows = await t.database.owner<EventRow>(
      `select changes from audit_events where action = 'user.updated' and record_id = '${designer.id}' order by seq`,
    );
    expect(rows.map((row) => [row.changes[0]?.from, row.changes[0]?.to])).toEqual([
      ['Inès', 'Agnès'],
      ['Agnès', 'Inez'],
      ['Inez', 'Ines'],
    ]);
  });

  it.each(['update audit_events set reason = null', 'delete from audit_events', 'truncate audit_events'])(
    'R05 the application role cannot %s',
    async (statement) => {
      const attempt = t.app.platform.database.transaction(systemContext(companyId, 'test'), (tx) =>
        tx.query(sql([statement])),
      );
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    },
  );

  it.each(['update audit_events set reason = null', 'delete from audit_events', 'truncate audit_events'])(
    'R05 not even the owner can %s',
    async (statement) => {
      await expect(t.database.owner(statement)).rejects.toThrow(/append-only/);
    },
  );

  it('R05 the application role cannot write to the chain past its function, nor touch its head', async () => {
    const { database } = t.app.platform;
    for (const statement of [
      sql`insert into audit_events select * from audit_events limit 1`,
      sql`update audit_heads set seq = 0`,
    ]) {
      const attempt = database.transaction(systemContext(companyId, 'test'), (tx) => tx.query(statement));
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    }
  });

  it.each([
    ['empties', ''],
    ['changes', '0'],
  ])(
    'R05 a change without an event does not pass when the application role %s its company before the commit',
    async (_, other) => {
      const written = t.app.platform.database.transaction(systemContext(companyId, 'test'), async (tx) => {
        await tx.query(sql`update users set first_name = 'Nobody' where company_id = ${companyId} and username = 'qa'`);
        await tx.query(sql`select set_config('vigie.company', ${other}, true)`);
      });
      await expect(written).rejects.toThrow(/was not written to the audit trail/);
    },
  );

  it('R05 a temporary table of the same name is not taken for the trail', async () => {
    const written = t.app.platform.database.transaction(systemContext(companyId, 'test'), async (tx) => {
      await tx.query(sql`create temporary table audit_events (like audit_events) on commit drop`);
      await tx.query(sql`set local search_path to pg_temp, public`);
      const [user] = await tx.query<{ id: number }>(sql`update users set first_name = 'Nobody'
        where company_id = ${companyId} and username = 'qa' returning id`);
      await tx.query(sql`insert into audit_events (company_id, seq, at, actor_username, actor_name, actor_roles, action,
          record, record_id, changes, request_id, transaction_id, previous_hash, hash)
        values (${companyId}, 1, clock_timestamp(), 'qa', 'qa', '{}', 'user.updated', 'user', ${String(user?.id)}, '[]',
          'test', pg_current_xact_id(), '', '')`);
    });
    await expect(written).rejects.toThrow(/was not written to the audit trail/);
  });

  it('R15 the role that answers requests cannot read what signs the tokens', async () => {
    const attempt = t.app.platform.database.read(systemContext(companyId, 'test'), (reader) =>
      reader.query(sql`select value from installation_secrets`),
    );
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
    const seen = await t.app.platform.database.read(systemContext(companyId, 'test'), (reader) =>
      reader.query(sql`select key from installation where key = 'token_secret'`),
    );
    expect(seen).toEqual([]);
  });

  it('R07 a time, an author or a company sent by the client is ignored', async () => {
    const token = await t.signIn('reporter');
    const { body } = await t.call(feedbackEndpoints.sendFeedback, {
      token,
      body: { text: 'Bonjour', page: '/home', at: '2001-01-01', createdAt: '2001-01-01', userId: 1, companyId: 0 },
    });
    const [row] = await t.database.owner<{ created_at: Date; company_id: number }>(
      'select * from feedback where id = $1',
      [body.id],
    );
    expect(row?.company_id).toBe(companyId);
    expect(Math.abs((row?.created_at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect((await latest('feedback.sent'))?.actor_username).toBe('reporter');
  });

  it('R10 a change that is rolled back leaves no event', async () => {
    const context = systemContext(companyId, 'test');
    const attempt = t.app.platform.database.transaction(context, async (tx) => {
      tx.audit({ action: 'test.never', record: 'test', recordId: 1 });
      throw new Error('on second thoughts');
    });
    await expect(attempt).rejects.toThrow('on second thoughts');
    expect(await latest('test.never')).toBeUndefined();
  });

  it('R10 a change whose event cannot be written is not made', async () => {
    const context = systemContext(companyId, 'test');
    const attempt = t.app.platform.database.transaction(context, async (tx) => {
      await tx.query(sql`update users set first_name = 'Nobody' where company_id = ${companyId} and username = 'lead'`);
      tx.audit({ action: null as unknown as string, record: 'user', recordId: 1 });
    });
    await expect(attempt).rejects.toMatchObject({ code: '23502' });
    const [lead] = await t.database.owner(`select first_name from users where username = 'lead'`);
    expect(lead).toEqual({ first_name: 'Julien' });
  });

  it('keeps one unbroken chain under 16 concurrent writers', async () => {
    const context = systemContext(companyId, 'test');
    await Promise.all(
      Array.from({ length: 16 }, async (_, writer) => {
        for (let turn = 0; turn < 10; turn += 1) {
          await t.app.platform.database.transaction(context, async (tx) => {
            tx.audit({ action: 'test.written', record: 'test', recordId: `${writer}-${turn}` });
          });
        }
      }),
    );
    const [count] = await t.database.owner(`select count(*)::int as n, count(distinct record_id)::int as distinct_n
      from audit_events where action = 'test.written'`);
    expect(count).toEqual({ n: 160, distinct_n: 160 });
    expect(await brokenLinks()).toEqual([]);
  });

  it.each([
    [
      'altered',
      `update audit_events set reason = 'better' where company_id = $1 and seq = 3`,
      /event 3 .* was altered/,
    ],
    ['removed', `delete from audit_events where company_id = $1 and seq = 4`, /event 4 is missing before event 5/],
    [
      'cut off',
      `delete from audit_events where company_id = $1 and seq = (select max(seq) from audit_events where company_id = $1)`,
      /the chain ends at event \d+, but its head names event \d+/,
    ],
  ])('R08 verify names an event that was %s behind the application’s back', async (_, statement, expected) => {
    // Only a superuser can silence the triggers, and even that does not go unnoticed.
    const tampered = await createTestApp({});
    try {
      await tampered.database.owner(`do $$ begin set local session_replication_role = replica;
        ${statement.replaceAll('$1', String(companyId))}; end $$`);
      const broken: string[] = [];
      for await (const report of verifyChains(tampered.app.platform.database))
        if (report.broken) broken.push(report.broken);
      expect(broken).toHaveLength(1);
      expect(broken[0]).toMatch(expected);
    } finally {
      await tampered.close();
    }
  });

  it('R20 shows one company nothing of another', async () => {
    const { database } = t.app.platform;
    const tables = ['companies', 'teams', 'users', 'sessions', 'feedback', 'audit_events', 'audit_heads', 'signatures'];
    const other = await database.read(systemContext(companyId + 1), (reader) =>
      reader.get<{ id: number }>(sql`select max(id) as id from companies`),
    );
    expect(other.id).toBe(companyId + 1);
    for (const table of tables) {
      const column = table === 'companies' ? 'id' : 'company_id';
      const rows = await database.read(systemContext(companyId + 1), (reader) =>
        reader.query(sql([`select 1 from ${table} where ${column} <> ${companyId + 1}`])),
      );
      expect(rows, table).toEqual([]);
    }
  });
});
