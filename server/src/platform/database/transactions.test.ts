import { feedbackEndpoints } from '@vigie/domain/modules/feedback/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../context';
import { createTestApp, type TestApp } from '../testing/test-app';
import { sql } from './statement';
import type { Tx } from './tx';

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

const transaction = <T>(work: (tx: Tx) => Promise<T>) =>
  t.app.platform.database.transaction(systemContext(companyId), work);
const takeNumber = (series: string) => sql`insert into record_numbers (company_id, series, last)
  values (${companyId}, ${series}, 1)`;
const countNumbers = async (series: string) =>
  (
    await t.database.owner<{ n: number }>('select count(*)::int as n from record_numbers where series = $1', [series])
  )[0]?.n;

describe('what is sent and not waited for', () => {
  it('happens in its order, with the commit', async () => {
    const seen = await transaction(async (tx) => {
      tx.send(takeNumber('sent'));
      tx.send(sql`update record_numbers set last = 7 where company_id = ${companyId} and series = 'sent'`);
      return tx.get(sql`select last from record_numbers where company_id = ${companyId} and series = 'sent'`);
    });
    expect(seen).toEqual({ last: 7 });
    expect(await countNumbers('sent')).toBe(1);
  });

  it('takes the transaction back where it fails, and says why, also when nothing is in the trail', async () => {
    const failing = transaction(async (tx) => {
      tx.send(takeNumber('lost'));
      tx.send(takeNumber('lost'));
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await countNumbers('lost')).toBe(0);
  });

  it('says why to what comes after it, and to the commit with its events', async () => {
    const afterwards = transaction(async (tx) => {
      tx.send(sql`select 1 / 0`);
      await tx.query(sql`select 1`);
    });
    await expect(afterwards).rejects.toMatchObject({ code: '22012' });
    const audited = transaction(async (tx) => {
      tx.send(sql`select 1 / 0`);
      tx.audit({ action: 'feedback.created', record: 'feedback', recordId: 'none' });
    });
    await expect(audited).rejects.toMatchObject({ code: '22012' });
    const events = await t.database.owner(`select from audit_events where record_id = 'none'`);
    expect(events).toEqual([]);
  });

  it('is refused once the transaction is over, so that it reaches nobody else’s', async () => {
    let late: Tx | undefined;
    const failing = transaction(async (tx) => {
      late = tx;
      throw new Error('one of several that were asked at once');
    });
    await expect(failing).rejects.toThrow('one of several');
    expect(() => late?.send(takeNumber('late'))).toThrow('this transaction is over');
    await expect(late?.query(takeNumber('late'))).rejects.toThrow('this transaction is over');
    expect(await countNumbers('late')).toBe(0);
  });

  it('leaves the connection as it was for its next user', async () => {
    const many = Array.from({ length: 40 }, (_, n) =>
      transaction(async (tx) => {
        if (n % 2) tx.send(sql`select 1 / 0`);
        const { company } = await tx.get<{ company: number }>(sql`select current_company() as company`);
        return company;
      }).catch(({ code }: { code: string }) => code),
    );
    const answers = await Promise.all(many);
    expect(answers).toEqual(Array.from({ length: 40 }, (_, n) => (n % 2 ? '22012' : companyId)));
  });
});

describe('the key of a repeated request', () => {
  const send = async (key: string, text: string) =>
    t.call(feedbackEndpoints.sendFeedback, {
      token: await t.signIn('reporter'),
      headers: { 'idempotency-key': key },
      body: { text, page: '/home' },
    });
  const makeOld = (key: string) =>
    t.database.owner(`update idempotency_keys set created_at = now() - interval '25 hours' where key = $1`, [key]);

  it('may be used for something else after a day', async () => {
    const first = await send('yesterday', 'Hier');
    await makeOld('yesterday');
    const second = await send('yesterday', 'Aujourd’hui');
    expect(second.status).toBe(201);
    expect(second.headers['idempotent-replayed']).toBeUndefined();
    expect(second.body.id).not.toBe(first.body.id);
    expect((await send('yesterday', 'Aujourd’hui')).headers['idempotent-replayed']).toBe('true');
  });

  it('is removed then, by a user’s later creation', async () => {
    await send('old', 'Une idée');
    await makeOld('old');
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    try {
      await send('new', 'Une autre');
    } finally {
      later.mockRestore();
    }
    const kept = await t.database.owner<{ key: string }>(
      `select key from idempotency_keys where key in ('old', 'new')`,
    );
    expect(kept).toEqual([{ key: 'new' }]);
  });
});
