import { idWords } from '@vigie/domain/kernel/search-words';
import { reportsEndpoints } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { verifyCompanyChain } from '../audit/verify';
import { systemContext } from '../context';
import { createTestApp, type TestApp } from '../testing/test-app';
import { Database } from './database';
import { WithNewId } from './new-id';
import { takeId } from './numbers';
import { sql } from './statement';
import type { Tx } from './tx';

let t: TestApp;
let companyId: number;
/** Of another copy of the server. */
let other: Database;
beforeAll(async () => {
  t = await createTestApp();
  const [row] = await t.database.owner<{ company_id: number }>(
    `select company_id from users where username = 'reporter'`,
  );
  companyId = row?.company_id ?? -1;
  // As everywhere but in the tests.
  await t.database.owner(`do $$ begin
    execute format('alter database %I set synchronous_commit to on', current_database());
  end $$`);
  other = new Database(t.database.ownerUrl);
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const write = <T>(work: (tx: Tx) => Promise<T | WithNewId<T>>, database = t.app.platform.database) =>
  database.transaction(systemContext(companyId, 'test'), work);
const create = (tx: Tx, series: string) => {
  const newId = takeId(tx, series, 'NEW_', 4);
  tx.audit({ action: 'new.created', record: series, recordId: newId });
  return new WithNewId(newId, (id) => id);
};

describe('an id that is not waited for', () => {
  it('is answered, and stands in the trail and in what was sent', async () => {
    const id = await write(async (tx) => {
      const answer = create(tx, 'one');
      tx.send(sql`select add_search_words('one', new_id(), new_id_words())`);
      return answer;
    });
    expect(id).toBe('NEW_0001');
    expect(await t.database.owner(`select record_id from audit_events where record = 'one'`)).toEqual([
      { record_id: id },
    ]);
    const words = await t.database.owner<{ word: string }>(
      `select unnest(words) as word from record_words where record = 'one' and record_id = $1`,
      [id],
    );
    expect(words.map(({ word }) => word).sort()).toEqual([...idWords(id)].sort());
  });

  it('is its own where several are taken, each read before the next', async () => {
    const ids = await write(async (tx) => [
      await create(tx, 'three').read(),
      await create(tx, 'three').read(),
      await create(tx, 'other three').read(),
    ]);
    expect(ids).toEqual(['NEW_0001', 'NEW_0002', 'NEW_0001']);
    const events = await t.database.owner(`select record, record_id as id from audit_events
      where record in ('three', 'other three') order by seq`);
    expect(events).toEqual([
      { record: 'three', id: 'NEW_0001' },
      { record: 'three', id: 'NEW_0002' },
      { record: 'other three', id: 'NEW_0001' },
    ]);
    const unread = write(async (tx) => [create(tx, 'three'), create(tx, 'three')]);
    await expect(unread).rejects.toThrow('before the one before it was read');
  });

  it('R29 is given again when the transaction fails, and grows beyond its digits', async () => {
    const failing = write(async (tx) => {
      const answer = create(tx, 'two');
      tx.send(sql`select 1 / 0`);
      return answer;
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await write(async (tx) => create(tx, 'two'))).toBe('NEW_0001');
    await t.database.owner(`update record_numbers set last = 9999 where series = 'two'`);
    expect(await write(async (tx) => create(tx, 'two'))).toBe('NEW_10000');
  });

  it('R08 R29 is the next in the order of the chain, for 50 who write at once through two copies of the server', async () => {
    const ids = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        write(async (tx) => create(tx, 'many'), n % 2 ? other : t.app.platform.database),
      ),
    );
    const expected = Array.from({ length: 50 }, (_, n) => `NEW_${String(n + 1).padStart(4, '0')}`);
    expect([...ids].sort()).toEqual(expected);
    const chained = await t.database.owner<{ record_id: string }>(
      `select record_id from audit_events where record = 'many' order by seq`,
    );
    expect(chained.map((event) => event.record_id)).toEqual(expected);
    expect((await verifyCompanyChain(t.app.platform.database, companyId)).broken).toBeNull();
  });

  it('is in the answer that a repeated request gets, wherever it stands there', async () => {
    const send = async () =>
      t.call(reportsEndpoints.createReport, {
        token: await t.signIn('reporter'),
        headers: { 'idempotency-key': 'a report' },
        body: { what: 'Une came est usée', actionsTaken: true },
      });
    const first = await send();
    const second = await send();
    expect(first.body.id).toMatch(/^IN_\d{5}$/);
    expect(first.body.immediateActionId).toBe(first.body.id.replace('IN', 'IA'));
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });
});

describe('R08 a change is answered once it is on the disk', () => {
  /** The log is otherwise written five times a second. */
  it('with all that stands in the log before it', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const { place } = await write(async (tx) => {
        create(tx, 'durable');
        return tx.get<{ place: string }>(sql`select pg_current_wal_insert_lsn() as place`);
      }, other);
      const flushed = await t.database.owner(`select pg_current_wal_flush_lsn() > $1::pg_lsn as "isFlushed"`, [place]);
      expect(flushed).toEqual([{ isFlushed: true }]);
    }
  });

  // Behind the pooler of the tests every role is an owner, from whom nothing can be revoked.
  it.skipIf(inject('poolerUrl'))(
    'and is an error where that cannot be waited for, also for a repeated request',
    async () => {
      const token = await t.signIn('reporter');
      const send = () =>
        t.call(reportsEndpoints.createReport, {
          token,
          headers: { 'idempotency-key': 'not on the disk' },
          body: { what: 'Une came est usée' },
        });
      await t.database.owner(
        'revoke execute on function pg_logical_emit_message(boolean, text, text, boolean) from public',
      );
      try {
        await expect(write(async (tx) => create(tx, 'lost'))).rejects.toMatchObject({ code: '42501' });
        expect((await send()).status).toBe(500);
        expect((await send()).status).toBe(500);
      } finally {
        await t.database.owner(
          'grant execute on function pg_logical_emit_message(boolean, text, text, boolean) to public',
        );
      }
      const repeated = await send();
      expect(repeated.status).toBe(201);
      expect(repeated.headers['idempotent-replayed']).toBe('true');
    },
  );
});
