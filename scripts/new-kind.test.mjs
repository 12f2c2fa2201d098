import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkHouse } from './check-house.mjs';
import { writeKind } from './new-kind.mjs';
import { root, runInstalled } from './run-command.mjs';

const most = { lines: 700, files: 15 };
const lists = ['domain', 'server', 'web'].map((side) => `${side}/src/modules/index.ts`);

/** A copy of the sources, with the installed packages of this house and the copy's own workspaces. */
let house;
let made;
beforeAll(async () => {
  house = mkdtempSync(path.join(tmpdir(), 'vigie-house-'));
  const left = new Set(['node_modules', 'dist', 'data', 'screenshots', '.git', 'docs']);
  for (const name of readdirSync(root)) {
    if (!left.has(name)) {
      cpSync(path.join(root, name), path.join(house, name), {
        recursive: true,
        filter: (file) => !left.has(path.basename(file)),
      });
    }
  }
  linkPackages();
  made = writeKind(house, 'supplier-audit');
  await passes('@biomejs/biome/bin/biome', ['check', '--write', ...sources(), ...made.edited]);
}, 120_000);
afterAll(() => rmSync(house, { recursive: true, force: true, maxRetries: 5 }), 120_000);

function linkPackages() {
  const packages = path.join(house, 'node_modules');
  mkdirSync(path.join(packages, '@vigie'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@vigie') symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  }
  for (const side of ['domain', 'server', 'web']) {
    symlinkSync(path.join(house, side), path.join(packages, '@vigie', side));
  }
}

const sources = () => made.written.filter((file) => !file.endsWith('.sql'));

async function passes(script, args) {
  const { code, output } = await runInstalled(script, args, { cwd: house });
  expect(code, output).toBe(0);
}

it('a small kind is at most 700 lines in 15 files, edits the three lists of modules and nothing else', () => {
  const lines = made.written.map((file) => readFileSync(path.join(house, file), 'utf8').split('\n').length - 1);
  expect(lines.reduce((one, other) => one + other, 0)).toBeLessThanOrEqual(most.lines);
  expect(made.written.length).toBeLessThanOrEqual(most.files);
  expect([...made.edited].sort()).toEqual(lists);
});

it('keeps to the house and to its style', async () => {
  expect(checkHouse(house)).toEqual([]);
  await passes('@biomejs/biome/bin/biome', ['ci', ...sources(), ...made.edited]);
}, 120_000);

it.each(['domain', 'domain/tsconfig.test.json', 'server', 'web'])(
  'compiles: %s',
  (project) => passes('typescript/bin/tsc', ['-p', project, '--checkers', '1']),
  300_000,
);

it.each([
  ['domain', ['domain/src/modules/supplier-audits', 'domain/src/modules/every']],
  ['server', ['server/src/modules/supplier-audits']],
])(
  'passes its tests: %s',
  (project, files) => passes('vitest/vitest.mjs', ['run', '--project', project, ...files]),
  600_000,
);

it.each(['', 'Audit', 'audits', 'two words', '../x'])('refuses the name "%s"', (name) => {
  expect(() => writeKind(house, name)).toThrow('Name one record');
});
