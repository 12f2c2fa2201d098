import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { packLongAnswers } from './packed-answers';

const app = Fastify();
packLongAnswers(app);
const long = { text: 'é'.repeat(5000) };
app.get('/long', () => long);
app.get('/short', () => ({ text: 'é' }));
app.get('/file', (_request, reply) => reply.type('application/pdf').send('%PDF'.repeat(5000)));
afterAll(() => app.close());

const get = (url: string, accepted = 'gzip, deflate, br') =>
  app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } });

it('packs a long answer, which is the same when it is unpacked', async () => {
  const { headers, rawPayload } = await get('/long');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(rawPayload.length).toBeLessThan(1000);
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long);
});

it.each([
  ['a short answer', '/short', 'gzip'],
  ['an answer to a client that cannot unpack it', '/long', 'identity'],
  ['a file', '/file', 'gzip'],
])('leaves %s as it is', async (_what, url, accepted) => {
  const { headers } = await get(url, accepted);
  expect(headers['content-encoding']).toBeUndefined();
});
