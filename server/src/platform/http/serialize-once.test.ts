import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serializeOnce } from './serialize-once';

const app = fastify();
const serialize = serializeOnce(z.object({ name: z.string() }));
let timesRead = 0;
const shared = {
  secret: 'x',
  get name() {
    timesRead += 1;
    return 'Ada';
  },
};
app.get('/shared', async (_request, reply) => reply.send(serialize(reply, shared)));
app.get('/own', async (_request, reply) => reply.send(serialize(reply, { name: 'Ada' })));
afterAll(() => app.close());

it('puts what several are answered into words once, and says no more of it than the contract names', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/shared')));
  expect(answers.map(({ body }) => body)).toEqual(Array(5).fill('{"name":"Ada"}'));
  expect(timesRead).toBe(1);
});

it('puts answers of their own into words by themselves', async () => {
  expect((await app.inject('/own')).body).toBe('{"name":"Ada"}');
});
