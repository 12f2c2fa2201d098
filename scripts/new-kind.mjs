import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain, root, runInstalled, runMain } from './run-command.mjs';

/** Where each template goes; `walk` stands for the kind, in the spelling that the place asks for. */
const places = {
  'domain-messages.ts.txt': 'domain/src/modules/walks-path/messages.ts',
  'domain-workflow.ts.txt': 'domain/src/modules/walks-path/workflow.ts',
  'domain-workflow.test.ts.txt': 'domain/src/modules/walks-path/workflow.test.ts',
  'domain-named-kind.ts.txt': 'domain/src/modules/walks-path/named-kind.ts',
  'domain-contract.ts.txt': 'domain/src/modules/walks-path/contract.ts',
  'domain-kind.ts.txt': 'domain/src/modules/walks-path/kind.ts',
  'migration.sql.txt': 'server/migrations/0000-walks-path.sql',
  'server-tables.json.txt': 'server/src/modules/walks-path/tables.json',
  'server-kind.ts.txt': 'server/src/modules/walks-path/kind.ts',
  'server-demo.ts.txt': 'server/src/modules/walks-path/demo.ts',
  'server-test.ts.txt': 'server/src/modules/walks-path/walks-path.test.ts',
  'web-kind.tsx.txt': 'web/src/modules/walks-path/kind.tsx',
  'web-list-page.tsx.txt': 'web/src/modules/walks-path/list-page.tsx',
  'web-module.ts.txt': 'web/src/modules/walks-path/module.ts',
  'web-record-page.tsx.txt': 'web/src/modules/walks-path/record-page.tsx',
};

/** The three lists of modules: what is added before which line. A kind stands above all that records have in common. */
const lists = {
  'domain/src/modules/index.ts': [
    ["import { trailEndpoints } from './trail/contract';", walkImports('domain')],
    ["  'records',", "  'walks-path',\n"],
    [
      '  records: { endpoints: recordsEndpoints, permissions: recordsPermissions },',
      "  'walks-path': { endpoints: walksEndpoints, permissions: walksPermissions, kinds: [walkKind] },\n",
    ],
  ],
  'server/src/modules/index.ts': [
    ["import { trailModule } from './trail/routes';", walkImports('server')],
    [
      '  records: { create: recordsModule, verified: recordsVerified },',
      "  'walks-path': { create: walksModule, verified: walks.verified, demo: walksDemo },\n",
    ],
  ],
  'web/src/modules/index.ts': [
    ["import { trailModule } from './trail/module';", walkImports('web')],
    ['  records: noPages,', "  'walks-path': walksModule,\n"],
  ],
};

function walkImports(side) {
  const imports = {
    domain: [
      "import { walksEndpoints, walksPermissions } from './walks-path/contract';",
      "import { walkKind } from './walks-path/kind';",
    ],
    server: [
      "import { walksDemo } from './walks-path/demo';",
      "import { walks, walksModule } from './walks-path/kind';",
    ],
    web: ["import { walksModule } from './walks-path/module';"],
  };
  return `${imports[side].join('\n')}\n`;
}

/** Writes a whole kind of record into the house at `house`; answers the files that are new and those that were edited. */
export function writeKind(house, name) {
  const spell = speller(name);
  const templates = fileURLToPath(new URL('new-kind/templates/', import.meta.url));
  const number = nextMigration(house);
  const written = Object.entries(places).map(([template, place]) => {
    const file = spell(place).replace('0000', number);
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), spell(readFileSync(path.join(templates, template), 'utf8')), { flag: 'wx' });
    return file;
  });
  for (const [file, additions] of Object.entries(lists)) addTo(path.join(house, file), additions, spell);
  return { written, edited: Object.keys(lists) };
}

/** Names as they are spelled in code, tables, addresses and texts. */
function speller(name) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.endsWith('s')) {
    throw new Error('Name one record in small letters, words joined by a hyphen: npm run new-kind -- supplier-audit');
  }
  const several = name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`;
  const pascal = (words) => words.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
  const camel = (words) => pascal(words).replace(/^./, (letter) => letter.toLowerCase());
  const snake = (words) => words.replaceAll('-', '_');
  const title = (words) => words.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const prefix = name
    .split('-')
    .map((word) => word.slice(0, name.includes('-') ? 2 : 4))
    .join('')
    .toUpperCase();
  /** Longer ones first: each is part of those before it. */
  const spellings = [
    ["'walks-path':", /-/.test(several) ? `'${several}':` : `${several}:`],
    ['walks-path', several],
    ['walks_table', snake(several)],
    ['walk_totals', `${snake(name)}_totals`],
    ['walk_record', snake(name)],
    ['Walks-title', title(several)],
    ['Walk-title', title(name)],
    ['WALK_', `${prefix}_`],
    ['Walks', pascal(several)],
    ['Walk', pascal(name)],
    ['walks', camel(several)],
    ['walk', camel(name)],
  ];
  const expression = new RegExp(spellings.map(([from]) => from).join('|'), 'g');
  return (text) => text.replace(expression, (found) => spellings.find(([from]) => from === found)[1]);
}

function nextMigration(house) {
  const numbers = readdirSync(path.join(house, 'server/migrations')).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

function addTo(file, additions, spell) {
  let text = readFileSync(file, 'utf8');
  for (const [before, added] of additions) {
    if (!text.includes(before)) throw new Error(`${file} has no line ${before}`);
    text = text.replace(before, () => spell(added) + before);
  }
  writeFileSync(file, text);
}

async function main() {
  const { written, edited } = writeKind(root, process.argv[2] ?? '');
  await runInstalled('@biomejs/biome/bin/biome', [
    'check',
    '--write',
    ...written.filter((file) => !/sql$/.test(file)),
    ...edited,
  ]);
  const lines = written.map((file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1);
  const sum = lines.reduce((one, other) => one + other, 0);
  for (const [index, file] of written.entries()) console.log(`${String(lines[index]).padStart(5)}  ${file}`);
  console.log(`${String(sum).padStart(5)}  lines in ${written.length} files; edited: ${edited.join(', ')}`);
  console.log('Now read what it wrote, give it its own fields and words, and run npm test.');
}

if (isMain(import.meta.url)) await runMain(main);
