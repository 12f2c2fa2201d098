import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformEndpoints } from '@vigie/domain/kernel/http/platform-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';

/** The addresses of all pages, as the modules of the web application declare them. */
async function declaredPages(): Promise<string[]> {
  const modules = join(import.meta.dirname, '../../../../web/src');
  const files = (await readdir(modules, { recursive: true })).filter((file) => /(?<!test)\.tsx?$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(modules, file), 'utf8')));
  return [...sources.join('\n').matchAll(/path: '(\/(?!api)[^']*)'/g)].map(([, path = '']) =>
    path.replace(/\$\w+/g, '1'),
  );
}

let t: TestApp;
let folder: string;
let pages: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-test-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Vigie</title><script>theme();</script>');
  t = await createTestApp({ webFolder: folder });
  pages = await declaredPages();
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

it('every answer that is a page forbids scripts, styles, frames and forms of others', async () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(pages).toEqual(expect.arrayContaining(['/apps/overview', '/apps/kpi', '/apps/parameters/lists']));
  const others = ['/', '/index.html', '/no/such/page', '/%3Cscript%3E', platformEndpoints.apiDocs.path];
  for (const page of [...pages, ...others]) {
    const { status, headers } = await t.request('GET', page);
    expect(status, page).toBe(200);
    expect(headers['content-type'], page).toContain('text/html');
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => {
          const [name = '', ...sources] = directive.trim().split(' ');
          return [name, sources];
        }),
    );
    const none = ["'none'"];
    for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'object-src'])
      expect(policy.get(name), page).toEqual(none);
    for (const name of ['style-src', 'connect-src', 'form-action', 'worker-src', 'manifest-src'])
      expect(policy.get(name), page).toEqual(["'self'"]);
    // Beside our own files, only the words of the page itself.
    for (const source of policy.get('script-src') ?? ['none given'])
      expect(source, page).toMatch(/^'(?:self|sha256-[\w+/]{43}=)'$/);
    const allowed = new Map(
      String(headers['permissions-policy'])
        .split(', ')
        .map((permission) => permission.split('=') as [string, string]),
    );
    expect(allowed.get('camera'), page).toBe('(self)');
    for (const feature of ['microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'])
      expect(allowed.get(feature), page).toBe('()');
    expect(headers, page).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});
