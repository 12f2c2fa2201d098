import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { whileWaitedFor } from './call';

it('knows that the caller has gone, and that an answer was taken', async () => {
  const signals: AbortSignal[] = [];
  const app = fastify();
  app.get('/slow', async (_request, reply) => {
    const signal = whileWaitedFor(reply);
    signals.push(signal);
    await Promise.race([once(signal, 'abort'), setTimeout(10_000, null, { signal }).catch(() => null)]);
    return 'late';
  });
  app.get('/quick', async (_request, reply) => {
    signals.push(whileWaitedFor(reply));
    return 'soon';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const typed = new AbortController();
    const overtaken = fetch(`${address}/slow`, { signal: typed.signal }).catch((error: Error) => error.name);
    while (signals.length === 0) await setTimeout(5);
    typed.abort();
    expect(await overtaken).toBe('AbortError');
    while (!signals[0]?.aborted) await setTimeout(5);
    expect(await (await fetch(`${address}/quick`)).text()).toBe('soon');
    await setTimeout(20);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  } finally {
    await app.close();
  }
});
