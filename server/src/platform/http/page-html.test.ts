import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { PageHtml } from './page-html';

const html = '<html><head><title>Vigie</title><script>theme();</script></head><body></body></html>';
const pages = new PageHtml(html, [
  { path: '/home', language: 'fr', firstRequest: null, scripts: ['/assets/home.js'] },
  {
    path: '/apps/hse',
    language: 'en',
    firstRequest: '/api/v1/cases?kind=hse&today=:today',
    scripts: ['/assets/list.js'],
  },
  { path: '/apps/hse/$id', language: 'en', firstRequest: '/api/v1/cases/:id', scripts: ['/assets/case.js'] },
]);
const preload = (name: string) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`;

it('names the scripts of the page that is opened, and what it asks for first', () => {
  expect(pages.at('/apps/hse')).toBe(
    html
      .replace(
        '</title>',
        '</title><meta name="first-request" content="/api/v1/cases?kind=hse&amp;today=:today" data-language="en">',
      )
      .replace('</head>', `${preload('list')}</head>`),
  );
});

it('fills in the parameters of the path', () => {
  expect(pages.at('/apps/hse/HSE_0001')).toContain('content="/api/v1/cases/HSE_0001"');
  expect(pages.at('/apps/hse/HSE_0001')).toContain(preload('case'));
});

it.each(['/apps/hse/"><script>', '/apps/hse/%22%3E', '/apps/hse/a/b', '/elsewhere'])(
  'takes nothing else over: %s',
  (path) => {
    expect(pages.at(path)).toBe(html);
  },
);

it('opens the launcher at the root', () => {
  expect(pages.at('/')).toBe(pages.at('/home'));
});

it('tells which scripts stand in the page', () => {
  expect(pages.scriptHashes).toEqual([`'sha256-${createHash('sha256').update('theme();').digest('base64')}'`]);
});
