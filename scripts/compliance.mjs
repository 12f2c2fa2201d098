import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { behaviours, notYet } from './behaviours.mjs';

const root = path.join(import.meta.dirname, '..');
const page = path.join(root, 'docs/compliance.md');
const folders = ['domain/src', 'server/src', 'web/src', 'e2e', 'scripts'];

/** The name of a test, or of a group of tests, that begins with one number or several. */
const named = /(?:\b(?:it|test|describe)(?:\.\w+)?|\))\(\s*(['"`])((?:R\d\d )+)(.*?)\1/gs;

/** Which tests of a file prove which behaviours. */
export function provenIn(file, source) {
  return [...source.matchAll(named)].map(([, , numbers, name]) => ({
    file,
    name: name.replace(/\s+/g, ' ').trim(),
    numbers: numbers.trim().split(' '),
  }));
}

/** The page, and the numbers that nothing proves or that are unknown. */
export function complianceOf(proofs) {
  const known = behaviours.flatMap(({ of }) => Object.keys(of));
  const byNumber = (number) => proofs.filter(({ numbers }) => numbers.includes(number));
  const unknown = [...new Set(proofs.flatMap(({ numbers }) => numbers))].filter((number) => !known.includes(number));
  const unproven = known.filter((number) => byNumber(number).length === 0 && !notYet[number]);
  const proven = known.filter((number) => byNumber(number).length > 0).length;
  const sections = behaviours.flatMap(({ area, of }) => [
    `## ${area}`,
    [
      '| | Behaviour | Tests |',
      '| --- | --- | --- |',
      ...Object.entries(of).map(([number, sentence]) => row(number, sentence, byNumber(number))),
    ].join('\n'),
  ]);
  const text = [
    '# What an inspector will try, and the tests that prove it',
    'Written by `npm test` from the names of the tests, which all pass when that command does. Do not edit.',
    `${proven} of ${known.length} behaviours are proven. [For inspectors](inspectors.md) says what is signed, how it is verified and what is not claimed.`,
    ...sections,
  ].join('\n\n');
  return { text: `${text}\n`, unknown, unproven };
}

function row(number, sentence, tests) {
  const files = [...new Set(tests.map(({ file }) => file))].sort();
  const lines = files.map((file) => {
    const names = tests.filter((test) => test.file === file).map(({ name }) => escaped(name));
    return `\`${file}\`: ${names.join('; ')}`;
  });
  const proof = lines.length > 0 ? lines.join('<br>') : (notYet[number] ?? 'Nothing proves it.');
  return `| ${number} | ${sentence} | ${proof} |`;
}

/** What a name holds of marks that the page would take for its own. */
const escaped = (name) => name.replace(/[\\`*_<>[\]|]/g, '\\$&');

function* testFilesUnder(folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const inside = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* testFilesUnder(inside);
    else if (/\.test\.(ts|tsx|mjs)$/.test(entry.name)) yield inside;
  }
}

function main() {
  const files = folders.flatMap((folder) => [...testFilesUnder(folder)]).sort();
  const proofs = files.flatMap((file) => provenIn(file, readFileSync(path.join(root, file), 'utf8')));
  const { text, unknown, unproven } = complianceOf(proofs);
  const faults = [
    ...unknown.map((number) => `${number} stands in the name of a test, and in scripts/behaviours.mjs there is none.`),
    ...unproven.map((number) => `No test proves ${number}.`),
  ];
  if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
    writeFileSync(page, text);
    faults.push('docs/compliance.md did not tell the tests that there are. It has been written anew: commit it.');
  }
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
