import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkHouse } from './check-house.mjs';

let house;

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'vigie-house-'));
  put('domain/src/modules/index.ts', `export const moduleNames = ['reports', 'cases', 'accounts'] as const;`);
});

afterEach(() => rmSync(house, { recursive: true, force: true }));

function put(file, ...lines) {
  const absolute = path.join(house, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, lines.join('\n'));
}

const complaints = () => checkHouse(house).map(({ file, line, reason }) => `${file}:${line} ${reason}`);

/** One complaint per case: [what it is about, file, its line of code, part of the reason]. */
const refused = [
  ['the kernel importing a module', 'domain/src/kernel/a.ts', `import { b } from '../modules/cases/b';`, 'the floor'],
  ['the kernel importing Node', 'domain/src/kernel/a.ts', `import { readFile } from 'node:fs';`, 'the floor'],
  ['a text importing a module', 'domain/src/messages/a.ts', `import '../modules/cases/b';`, 'messages are texts'],
  ['rules importing a package', 'domain/src/modules/cases/a.ts', `import pg from 'pg';`, 'rules run on both sides'],
  ['rules looking up', 'domain/src/modules/cases/a.ts', `export * from '../reports/public';`, 'modules below'],
  [
    'rules looking inside',
    'domain/src/modules/cases/a.ts',
    `import '../accounts/policy';`,
    'public.ts of modules below',
  ],
  ['the domain importing the server', 'domain/src/kernel/a.ts', `import '@vigie/server/app';`, 'the floor'],
  ['server platform importing a module', 'server/src/platform/a.ts', `import '../modules/cases/b';`, 'knows no module'],
  [
    'server platform importing rules',
    'server/src/platform/a.ts',
    `import type { B } from '@vigie/domain/modules/cases/b';`,
    'knows no module',
  ],
  ['a service looking up', 'server/src/modules/cases/a.ts', `import '../reports/public';`, 'modules below its own'],
  ['a service looking inside', 'server/src/modules/cases/a.ts', `import '../accounts/service';`, 'public.ts of'],
  [
    'a service using foreign rules',
    'server/src/modules/cases/a.ts',
    `const b = await import('@vigie/domain/modules/reports/policy');`,
    'its own rules',
  ],
  ['the server importing the web', 'server/src/app.ts', `import '../../web/src/main';`, 'put together from itself'],
  ['a server test importing the web', 'server/src/a.test.ts', `import '../../web/src/main';`, 'never imports the web'],
  ['the kit fetching data', 'web/src/ui/a.tsx', `import { useQuery } from '@tanstack/react-query';`, 'the kit knows'],
  ['the kit importing texts', 'web/src/ui/a.tsx', `import '@vigie/domain/messages/b';`, 'the kit knows'],
  ['web platform importing rules', 'web/src/platform/a.ts', `import '@vigie/domain/modules/cases/b';`, 'no module but'],
  ['the shell looking inside', 'web/src/shell/a.tsx', `import '../modules/cases/list-page';`, 'the shell reaches'],
  ['a page looking inside', 'web/src/modules/cases/a.tsx', `import '../reports/list-page';`, 'public file of another'],
  ['the web importing the server', 'web/src/main.tsx', `import '@vigie/server/app';`, 'put together from itself'],
];

const accepted = [
  ['domain/src/modules/reports/a.ts', `import { z } from 'zod';`, `import { c } from '../accounts/public';`],
  ['server/src/modules/reports/a.ts', `import '../cases/public';`, `import '@vigie/domain/modules/reports/policy';`],
  ['server/src/platform/a.ts', `import pg from 'pg';`, `import '@vigie/domain/messages/b';`],
  ['server/src/platform/testing/a.ts', `import '../../modules/cases/service';`, `import '../../app';`],
  ['server/src/modules/index.ts', `import { routes } from './cases/routes';`],
  ['web/src/ui/a.tsx', `import { Button } from 'react-aria-components';`, `import './b.css';`],
  ['web/src/platform/a.tsx', `import '../ui/b';`, `import '@vigie/domain/modules/accounts/contract';`],
  ['web/src/shell/a.tsx', `import '../modules/index';`, `import '../modules/cases/public';`],
  ['web/src/modules/accounts/a.tsx', `import '../cases/public';`, `import '@vigie/domain/modules/cases/public';`],
  ['e2e/a.test.ts', `import '../server/src/app';`, `import '../web/src/main';`],
];

describe('check-house', () => {
  it.each(refused)('refuses %s', (_, file, code, reason) => {
    put(file, '', code);
    expect(complaints()).toEqual([expect.stringContaining(reason)]);
    expect(complaints()[0]).toContain(`${file}:2 imports `);
  });

  it.each(accepted)('accepts the imports of %s', (file, ...lines) => {
    put(file, ...lines);
    expect(complaints()).toEqual([]);
  });

  it('names the line of an import that spans several', () => {
    put('domain/src/kernel/a.ts', 'import {', '  one,', '  two,', `} from 'pg';`);
    expect(complaints()).toEqual([expect.stringMatching(/^domain\/src\/kernel\/a\.ts:4 imports npm:pg/)]);
  });

  it('reads no import in a comment or in a text', () => {
    put(
      'domain/src/kernel/a.ts',
      `// import 'pg';`,
      '/*',
      `import 'pg';`,
      '*/',
      'const code = `',
      `import 'pg';`,
      '`;',
    );
    expect(complaints()).toEqual([]);
  });

  it('refuses a circle, and shows it', () => {
    put('domain/src/kernel/a.ts', `import './b';`);
    put('domain/src/kernel/b.ts', `import './c';`);
    put('domain/src/kernel/c.ts', `import type { A } from './a';`);
    const circle =
      'domain/src/kernel/a.ts -> domain/src/kernel/b.ts -> domain/src/kernel/c.ts -> domain/src/kernel/a.ts';
    expect(complaints()).toEqual([`domain/src/kernel/c.ts:1 closes a circle: ${circle}`]);
  });

  it('refuses names that are not in kebab-case, of files and folders', () => {
    put('web/src/ui/DatePicker.tsx');
    put('server/src/platform/rateLimits/rate-limits.ts');
    expect(complaints()).toEqual([
      'server/src/platform/rateLimits/rate-limits.ts:1 the name rateLimits is not in kebab-case',
      'web/src/ui/DatePicker.tsx:1 the name DatePicker.tsx is not in kebab-case',
    ]);
  });

  it.each(['utils', 'misc', 'helpers', 'common', 'lib'])('refuses the name %s, of files and folders', (name) => {
    put(`server/src/platform/${name}.ts`);
    put(`web/src/${name}/dates.ts`);
    const saysNothing = complaints().filter((complaint) => complaint.includes('says nothing'));
    expect(saysNothing).toHaveLength(2);
  });

  it('refuses an index file that is not a list of modules', () => {
    put('web/src/ui/index.ts');
    put('web/src/modules/cases/index.tsx');
    put('web/src/modules/index.ts');
    expect(complaints()).toEqual([
      expect.stringMatching(/^web\/src\/modules\/cases\/index\.tsx:1 an index file hides/),
      expect.stringMatching(/^web\/src\/ui\/index\.ts:1 an index file hides/),
    ]);
  });

  it('refuses a module that is not in the list, whose order would be unknown', () => {
    put('server/src/modules/alerts/service.ts');
    expect(complaints()).toEqual([expect.stringContaining('the module alerts is missing in moduleNames')]);
  });

  it('refuses a folder with more than thirty source files, tests not counted', () => {
    for (let place = 1; place <= 30; place += 1) {
      put(`web/src/ui/fields/field-${place}.tsx`);
      put(`web/src/ui/fields/field-${place}.test.tsx`);
    }
    expect(complaints()).toEqual([]);
    put('web/src/ui/fields/field-31.tsx');
    expect(complaints()).toEqual([expect.stringMatching(/^web\/src\/ui\/fields:1 holds 31 source files/)]);
  });

  it('refuses a folder that no rule describes', () => {
    put('server/src/elsewhere/a.ts');
    expect(complaints()).toEqual([expect.stringContaining('no rule')]);
  });

  it('refuses told in names and comments, and leaves it to notifications, texts and columns', () => {
    put(
      'server/src/platform/a.ts',
      'const told = 1;',
      'const alsoTold = toldAt;',
      '// Unless told otherwise.',
      "const text = 'You are told'; // https://example.org",
      'const row: { told_at: Date };',
      'const retold = /"told/.test(text);',
    );
    put('server/src/modules/accounts/use-told.ts');
    put('server/src/modules/accounts/import-notices.ts', '/** People are told. */', 'const told = 1;');
    const reason = 'says told outside notifications: a trail records, a page shows, a log reports (docs/writing.md)';
    expect(complaints()).toEqual([
      `server/src/modules/accounts/use-told.ts:1 ${reason}`,
      `server/src/platform/a.ts:3 ${reason}`,
      `server/src/platform/a.ts:1 ${reason}`,
      `server/src/platform/a.ts:2 ${reason}`,
      `server/src/platform/a.ts:2 ${reason}`,
    ]);
  });

  it('refuses a spread literal, not a spread expression', () => {
    put(
      'server/src/platform/a.ts',
      'const a = { ...{ b, c }, ...(d && { e }) };',
      "const f = [...['g', 'h'], ...['i', 'j'].map(k)];",
      'function l(m, ...[n]) {}',
    );
    const spread = 'spreads a literal: write its entries where they are spread';
    expect(complaints()).toEqual([`server/src/platform/a.ts:1 ${spread}`, `server/src/platform/a.ts:2 ${spread}`]);
  });
});
