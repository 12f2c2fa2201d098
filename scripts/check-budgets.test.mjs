import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBudgets } from './check-budgets.mjs';

const manifest = {
  'index.html': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/other-page.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/shell/entry/sign-in-page.tsx': { file: 'assets/sign-in.js', imports: ['_shared.js'] },
  'src/shell/launcher/home-page.tsx': { file: 'assets/home.js', dynamicImports: ['src/shell/drawings.tsx'] },
  'src/shell/drawings.tsx': { file: 'assets/drawings.js' },
  'src/other-page.tsx': { file: 'assets/other.js' },
};
let web;

function put(file, content) {
  mkdirSync(path.dirname(path.join(web, file)), { recursive: true });
  writeFileSync(path.join(web, file), content);
}

const complaints = () => checkBudgets(web).complaints;
const incompressible = (kilobytes) => randomBytes((kilobytes * 1024) / 2).toString('hex');

beforeEach(() => {
  web = mkdtempSync(path.join(tmpdir(), 'vigie-budgets-'));
  put('dist/.vite/manifest.json', JSON.stringify(manifest));
  put('dist/index.html', '<script src="/theme.js"></script><script type="module" src="/assets/main.js"></script>');
  put('dist/theme.js', '');
  put('dist/assets/style.css', 'p { color: red }');
  for (const { file } of Object.values(manifest)) put(`dist/${file}`, '');
  for (const page of ['entry/sign-in-page', 'launcher/home-page']) put(`src/shell/${page}.tsx`, '');
});

afterEach(() => rmSync(web, { recursive: true, force: true }));

describe('check-budgets', () => {
  it('counts what the two first pages need, and not the others', () => {
    put('dist/assets/other.js', incompressible(400));
    expect(complaints()).toEqual([]);
    expect(checkBudgets(web).measured).toContain('in 6 files');
  });

  it.each(['main', 'shared', 'sign-in', 'home', 'drawings'])('refuses too much JavaScript in %s', (name) => {
    put(`dist/assets/${name}.js`, incompressible(400));
    expect(complaints()).toEqual([expect.stringContaining('more than 150.0 KB')]);
  });

  it.each(['main', 'shared', 'home'])('refuses a schema library in %s', (name) => {
    put(`dist/assets/${name}.js`, 'class ZodMiniString {}');
    expect(complaints().join()).toContain('loads the schema library before it shows anything.');
  });

  it('refuses a second CSS file', () => {
    put('dist/assets/more.css', '');
    expect(complaints()).toEqual([expect.stringContaining('one CSS file, not 2')]);
  });

  it.each([
    ['dist/index.html', '<link rel="stylesheet" href="//fonts.example.com/a.css">'],
    ['dist/assets/style.css', 'p { background: url(https://cdn.example.com/a.png) }'],
    ['dist/assets/main.js', 'fetch("https://api.example.com")'],
  ])('refuses another host in %s', (file, content) => {
    put(file, content);
    expect(complaints()).toEqual([expect.stringMatching(/names another host: \w+\.example\.com/)]);
  });

  it('notices that a first page was renamed', () => {
    rmSync(path.join(web, 'src/shell/launcher/home-page.tsx'));
    expect(complaints()).toEqual([expect.stringContaining('home-page.tsx is gone')]);
  });
});
