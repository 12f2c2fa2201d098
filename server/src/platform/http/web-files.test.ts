import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityHeaders } from './security-headers';
import { serveWeb } from './web-files';

const app = Fastify();
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigie-test-web-'));
  // The folders above are named by the administrator who installs Vigie.
  const folder = join(root, 'assets', 'web');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><script>theme();</script>');
  await writeFile(join(folder, 'assets', 'index-now.js'), 'export {};');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...securityHeaders({ servesHttps: true }), 'content-security-policy': "script-src 'self'" });
  });
  await serveWeb(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

it.each(['/', '/index.html', '/apps/actions'])('asks for the page anew each time: %s', async (url) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
});

it.each(['/', '/index.html', '/apps/actions'])('lets the script in the page run, and no other: %s', async (url) => {
  const { headers } = await get(url);
  const [policy] = [headers['content-security-policy']].flat();
  expect(policy).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
});

it('keeps a file whose name tells its content for ever', async () => {
  const { headers } = await get('/assets/index-now.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('says of a script what holds for any file, and leaves out what is asked of pages', async () => {
  const { headers } = await get('/assets/index-now.js');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['content-security-policy']));
  expect((await get('/apps/actions')).headers['x-frame-options']).toBe('DENY');
});

it('has no page, and nothing to keep, instead of a file of another version', async () => {
  const { statusCode, headers } = await get('/assets/index-before.js');
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  });
});
