import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Sessions } from '../identity/sessions';
import { FileAnswer, type Handler } from './call';
import { registerEndpoint } from './endpoints';
import { boundsFor, HeavyCalls } from './heavy-calls';
import { createRateLimits } from './rate-limits';

const person = (companyId: number, userId: number) => ({ companyId, userId });
const present = () => new AbortController().signal;

/** Which callers have had their turn, in its order, and what ends it. */
function begin(calls: HeavyCalls) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, caller: { companyId: number; userId: number }, gone = present()) =>
    calls.take(caller, gone).then((end) => {
      if (!end) return;
      started.push(name);
      ends.set(name, end);
    });
  return { started, ask, end: (name: string) => ends.get(name)?.() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('R44 leaves half of the cores to others: one account runs at most two at once, its company three', () => {
  const allowed = [1, 2, 4, 64].map((cores) => {
    const { perAccount, perCompany } = boundsFor(cores);
    return [perAccount, perCompany];
  });
  expect(allowed).toEqual([
    [1, 1],
    [1, 2],
    [2, 3],
    [2, 3],
  ]);
});

it('R44 runs two of one account at once, whatever it asks for, and others beside them', async () => {
  const { started, ask, end } = begin(new HeavyCalls(boundsFor(4)));
  for (const name of ['a', 'b', 'c', 'd']) void ask(name, person(1, 1));
  void ask('other', person(1, 2));
  await settle();
  expect(started).toEqual(['a', 'b', 'other']);
  end('a');
  // Ending twice gives no second turn away.
  end('a');
  await settle();
  expect(started).toEqual(['a', 'b', 'other', 'c']);
});

it('R44 takes the company with the fewest running next, so that none fills the line for others', async () => {
  const { started, ask, end } = begin(new HeavyCalls({ ...boundsFor(4), atOnce: 3 }));
  for (let user = 1; user <= 9; user += 1) void ask(`large ${user}`, person(1, user));
  void ask('small', person(2, 1));
  await settle();
  expect(started).toEqual(['large 1', 'large 2', 'large 3']);
  end('large 2');
  await settle();
  expect(started.at(-1)).toBe('small');
});

it('R44 keeps turns free for other companies while the people of one ask for many', async () => {
  const { started, ask } = begin(new HeavyCalls(boundsFor(4)));
  for (let user = 1; user <= 9; user += 1) void ask(`large ${user}`, person(1, user));
  void ask('small', person(2, 1));
  await settle();
  expect(started).toEqual(['large 1', 'large 2', 'large 3', 'small']);
});

it('R44 drops what waits for a client that has left', async () => {
  const { started, ask, end } = begin(new HeavyCalls(boundsFor(4)));
  const left = new AbortController();
  void ask('a', person(1, 1));
  void ask('b', person(1, 1));
  const dropped = ask('left', person(1, 1), left.signal);
  void ask('c', person(1, 1));
  await settle();
  left.abort();
  await dropped;
  await ask('gone before', person(1, 1), left.signal);
  end('a');
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
});

it('R44 refuses an account, or a company, that has too many waiting, and no other', async () => {
  const calls = new HeavyCalls({ atOnce: 1, waitingPerAccount: 2, waitingPerCompany: 3, refusalMs: 0 });
  const { ask } = begin(calls);
  for (let call = 0; call < 3; call += 1) void ask('mine', person(1, 1));
  await settle();
  await expect(calls.take(person(1, 1), present())).rejects.toMatchObject({ code: 'busy', status: 503 });
  void ask('colleague', person(1, 2));
  await expect(calls.take(person(1, 3), present())).rejects.toMatchObject({ code: 'busy' });
  void ask('other company', person(2, 1));
  await settle();
});

it('R44 holds a refusal back, so that asking again at once keeps nobody busy, unless its client leaves', async () => {
  const calls = new HeavyCalls({ atOnce: 1, waitingPerAccount: 0, refusalMs: 100 });
  const begun = performance.now();
  await expect(calls.take(person(1, 1), present())).rejects.toMatchObject({ code: 'busy' });
  expect(performance.now() - begun).toBeGreaterThan(95);
  const left = new AbortController();
  const dropped = calls.take(person(1, 1), left.signal);
  left.abort();
  expect(await dropped).toBeNull();
});

it('R44 passes a turn on when its client reads the answer slowly', async () => {
  const { started, ask } = begin(new HeavyCalls({ perAccount: 1, longestMs: 5 }));
  void ask('slow', person(1, 1));
  void ask('next', person(1, 1));
  await expect.poll(() => started).toEqual(['slow', 'next']);
});

/** An account that calls a heavy endpoint again and again, and what it found running beside itself. */
async function manyCalls(handler: Handler<Endpoint>, leave: (place: number) => boolean) {
  const app = fastify();
  const actor = { companyId: 1, userId: 1, username: 'many', displayName: 'Many', roles: ['reporter'] };
  const sessions = { resolve: async () => ({ actor, id: 's', expiresAt: new Date() }) } as unknown as Sessions;
  const plenty = 1_000_000;
  const limits = await createRateLimits(
    app,
    {
      requestsPerMinute: plenty,
      addressRequestsPerMinute: plenty,
      signInsPerMinute: plenty,
      accountSignInsPerMinute: plenty,
      signUpsPerMinute: plenty,
    },
    { isGenuine: () => true, knowsDevice: async () => false },
  );
  const heavy: Endpoint = { method: 'GET', path: '/heavy', summary: '', isHeavy: true, answers: 'file' };
  registerEndpoint(app, sessions, heavy, 'signed_in', handler, limits);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await Promise.all(
      Array.from({ length: 8 }, async (_, place) => {
        const signal = leave(place) ? AbortSignal.timeout(200) : null;
        const answer = await fetch(`${address}/heavy`, { headers: { authorization: 'Bearer x' }, signal }).catch(
          () => null,
        );
        return answer && (await answer.text());
      }),
    );
  } finally {
    await app.close();
  }
}

it('R44 a call of an account waits until its file before that was sent, or its client has left', async () => {
  let running = 0;
  let most = 0;
  let made = 0;
  const handler: Handler<Endpoint> = async () => {
    made += 1;
    running += 1;
    most = Math.max(most, running);
    const content = Readable.from(
      (async function* () {
        await setTimeout(1200);
        yield 'whole';
      })(),
    );
    content.once('close', () => {
      running -= 1;
    });
    return new FileAnswer('file.txt', 'text/plain', content);
  };
  const answers = await manyCalls(handler, (place) => place > 3);
  expect(most).toBe(boundsFor(availableParallelism()).perAccount);
  expect(answers).toEqual(['whole', 'whole', 'whole', 'whole', null, null, null, null]);
  // Of those who left while they waited, nothing was made.
  expect(made).toBe(4);
});

it('R44 a call that fails gives its turn back', async () => {
  let calls = 0;
  const answers = await manyCalls(
    async () => {
      calls += 1;
      throw new Error('no file');
    },
    () => false,
  );
  expect(answers.length).toBe(8);
  expect(calls).toBe(8);
});
