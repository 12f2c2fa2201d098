import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../context';
import { createTestApp, type TestApp } from '../testing/test-app';
import { publish, publishRecordChanged } from './bus';

let first: TestApp;
let second: TestApp;
const addresses: string[] = [];
beforeAll(async () => {
  first = await createTestApp({ port: 0 });
  second = await createTestApp({ port: 0 }, first.database);
  for (const copy of [first, second]) addresses.push(await copy.app.listen());
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const actorOf = async (username: string) => {
  const [row] = await first.database.owner<{ company_id: number; id: number }>(
    'select company_id, id from users where username = $1',
    [username],
  );
  return { companyId: row?.company_id ?? -1, userId: row?.id ?? -1 };
};

/** Reads a stream of events over real HTTP until `count` have come or the server ends it. */
async function listen(address: string, token: string) {
  const control = new AbortController();
  const response = await fetch(`${address}/api/v1/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: control.signal,
  });
  const topics: string[] = [];
  let ended = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      for (const [, json] of decoder.decode(chunk as Uint8Array).matchAll(/^data: (.*)$/gm))
        topics.push(JSON.parse(json ?? '').topic);
    }
    ended = true;
  })().catch(() => {});
  const close = () => {
    control.abort();
    return reading;
  };
  return { response, topics, isEnded: () => ended, close };
}

const sendEvent = (companyId: number, userIds: number[] | null, topic: string) =>
  first.app.platform.database.transaction(systemContext(companyId), (tx) =>
    publish(tx, { kind: 'live', companyId, userIds, event: { topic, data: {} } }),
  );

describe('events', () => {
  it('reach the right person on another copy of the server, and no other', async () => {
    const reporter = await actorOf('reporter');
    const streams = {
      reporter: await listen(addresses[1] ?? '', await first.signIn('reporter')),
      qa: await listen(addresses[1] ?? '', await first.signIn('qa')),
      other: await listen(addresses[1] ?? '', await first.signIn('other.reporter')),
    };
    expect(streams.reporter.response.headers.get('content-type')).toContain('text/event-stream');
    expect(streams.reporter.response.headers.get('content-security-policy')).toContain("default-src 'none'");
    await sendEvent(reporter.companyId, [reporter.userId], 'test.private');
    await sendEvent(reporter.companyId, null, 'test.everyone');
    await expect.poll(() => streams.reporter.topics).toEqual(['test.private', 'test.everyone']);
    await expect.poll(() => streams.qa.topics).toEqual(['test.everyone']);
    expect(streams.other.topics).toEqual([]);
    for (const stream of Object.values(streams)) await stream.close();
  });

  it('are not sent by a transaction that is rolled back', async () => {
    const { companyId, userId } = await actorOf('qa');
    const stream = await listen(addresses[0] ?? '', await first.signIn('qa'));
    await first.app.platform.database
      .transaction(systemContext(companyId), async (tx) => {
        await publish(tx, { kind: 'live', companyId, userIds: [userId], event: { topic: 'test.never', data: {} } });
        throw new Error('no');
      })
      .catch(() => {});
    await sendEvent(companyId, [userId], 'test.after');
    await expect.poll(() => stream.topics).toEqual(['test.after']);
    await stream.close();
  });

  it('reach two thousand people of one message', async () => {
    const { companyId, userId } = await actorOf('qa');
    const stream = await listen(addresses[0] ?? '', await first.signIn('qa'));
    await sendEvent(companyId, [...Array.from({ length: 2000 }, (_, n) => 1_000_000 + n), userId], 'test.many');
    await expect.poll(() => stream.topics).toEqual(['test.many']);
    await stream.close();
  });

  it('are ended with the session, also when it runs out', async () => {
    const page = await listen(addresses[0] as string, await first.signIn('designer'));
    await expect.poll(() => first.app.platform.live.openPages).toBeGreaterThan(0);
    first.app.platform.live.beat(new Date(Date.now() + 86_400_000 * 31));
    await expect.poll(() => page.isEnded()).toBe(true);
    expect(page.topics).toEqual(['session.ended']);
  });

  it('come through a bounded number of streams for each session', async () => {
    const token = await first.signIn('qa');
    const pages = [];
    for (let n = 0; n < 30; n += 1) pages.push(await listen(addresses[0] as string, token));
    const refused = await listen(addresses[0] as string, token);
    expect([pages.at(-1)?.response.status, refused.response.status]).toEqual([200, 429]);
    const other = await listen(addresses[0] as string, await first.signIn('qa'));
    expect(other.response.status).toBe(200);
    await Promise.all([...pages, refused, other].map((page) => page.close()));
  });

  it('need a session', async () => {
    expect((await fetch(`${addresses[0]}/api/v1/live`)).status).toBe(401);
  });
});

describe('two copies of the server on one database', () => {
  const status = async (copy: TestApp, token: string) => (await copy.call(accounts.currentUser, { token })).status;

  it('R23 refuse within a second what the other one has revoked, and end its open pages', async () => {
    const token = await first.signIn('validator');
    expect([await status(first, token), await status(second, token)]).toEqual([200, 200]);
    const stream = await listen(addresses[1] ?? '', token);
    await first.call(accounts.signOut, { token });
    await expect.poll(() => status(second, token), { timeout: 1000, interval: 10 }).toBe(401);
    await expect.poll(() => stream.isEnded(), { timeout: 1000 }).toBe(true);
    expect(stream.topics).toEqual(['session.ended']);
  });

  it('R23 end the pages of a session that was renewed without telling them that it is over, and refuse its token', async () => {
    const token = await first.signIn('designer');
    const other = await listen(addresses[1] ?? '', await first.signIn('designer'));
    const stream = await listen(addresses[1] ?? '', token);
    const { database, sessions } = first.app.platform;
    const { id, actor } = await sessions.resolve(token);
    const renewed = await database.transaction({ ...systemContext(actor.companyId), actor }, async (tx) => {
      const { token: next, sessionId } = await sessions.renew(tx, id);
      await sessions.end(tx, actor.userId ?? -1, { except: sessionId });
      return next;
    });
    await expect.poll(() => status(second, token), { timeout: 1000, interval: 10 }).toBe(401);
    for (const page of [stream, other]) await expect.poll(() => page.isEnded(), { timeout: 1000 }).toBe(true);
    expect([stream.topics, other.topics]).toEqual([[], ['session.ended']]);
    expect([await status(first, renewed), await status(second, renewed)]).toEqual([200, 200]);
  });

  it('go on when news comes for a page whose session has just ended', async () => {
    const token = await first.signIn('qa');
    const { companyId, userId } = await actorOf('qa');
    const streams = [await listen(addresses[0] ?? '', token), await listen(addresses[1] ?? '', token)];
    const { database, sessions } = first.app.platform;
    await database.transaction(systemContext(companyId), async (tx) => {
      await sessions.end(tx, userId);
      for (let n = 0; n < 50; n += 1) await publishRecordChanged(tx, `record ${n}`);
    });
    for (const stream of streams) {
      await expect.poll(() => stream.isEnded()).toBe(true);
      expect(stream.topics).toEqual(['session.ended']);
    }
    expect(await status(first, await first.signIn('qa'))).toBe(200);
    expect(await status(second, await first.signIn('qa'))).toBe(200);
  });

  it('share what they sign with', async () => {
    expect(await status(second, await first.signIn('lead'))).toBe(200);
    expect(await status(first, await second.signIn('lead'))).toBe(200);
  });

  it('ask the database while the news could be missed, and find their way back', async () => {
    const token = await first.signIn('designer');
    expect(await status(second, token)).toBe(200);
    await first.database.owner(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vigie bus' and datname = current_database()`);
    await expect.poll(() => second.logs.some((line) => line.includes('lost a connection'))).toBe(true);
    await first.call(accounts.signOut, { token });
    expect(await status(second, token)).toBe(401);
    const { companyId, userId } = await actorOf('lead');
    const stream = await listen(addresses[1] ?? '', await first.signIn('lead'));
    await expect
      .poll(async () => {
        await sendEvent(companyId, [userId], 'test.back');
        return stream.topics.includes('test.back');
      })
      .toBe(true);
    await stream.close();
  });

  it('tell open pages to ask again when news may have been missed', async () => {
    const stream = await listen(addresses[1] ?? '', await first.signIn('lead'));
    await first.database.owner(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vigie bus' and datname = current_database()`);
    await expect.poll(() => stream.topics, { timeout: 10_000 }).toContain('records.missed');
    await stream.close();
  });
});
