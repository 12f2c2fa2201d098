import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Where SQL may stand, and which tables it may name. A module owns the tables that its `tables.json` lists as `own`; what
 * it lists in `readByOthers`, each with the reason why, other modules may read too. No other module writes them.
 */
const migrations = 'server/migrations';
const platformTables = 'server/src/platform/tables.json';
const moduleFile = /^server\/src\/modules\/(?:([^/]+)\/)?.*\.ts$/;
const repositoryFile = /\/(?:(?:[^/]+-)?repository\.ts|repository\/[^/]+\.ts)$/;
/** What verification compares rows with, in SQL of its own: it may read every table, and writes none. */
const verificationFile = /\/verified-[a-z-]+\.ts$/;
const drivers = /from\s*['"](?:pg|sql-template-tag)['"]/;

/** Every complaint about SQL in the house at `house`, whose files are `files`. */
export function complaintsAboutTables(house, files) {
  const read = (file) => readFileSync(path.join(house, file), 'utf8');
  const owners = files.filter(
    (file) => file === platformTables || /^server\/src\/modules\/[^/]+\/tables\.json$/.test(file),
  );
  const declared = owners.map((file) => ({ file, ...JSON.parse(read(file)) }));
  const existing = tablesOfMigrations(house);
  const sources = files.filter((file) => moduleFile.test(file) && !/\.test\.ts$|\/testing\//.test(file));
  return [
    ...complaintsAboutOwners(declared, existing),
    ...sources.flatMap((file) => complaintsAboutPlace(file, read(file))),
    ...sources.flatMap((file) => complaintsAboutForeignTables(file, read(file), declared, existing)),
  ];
}

function tablesOfMigrations(house) {
  const folder = path.join(house, migrations);
  const tables = new Map();
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const text = readFileSync(path.join(folder, name), 'utf8').replace(/--[^\n]*/g, '');
    const statement =
      /\b(?:(create)\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?|(drop)\s+table\s+(?:if\s+exists\s+)?)(\w+)|\balter\s+table\s+(\w+)\s+rename\s+to\s+(\w+)/gi;
    for (const [, created, dropped, table, renamed, as] of text.matchAll(statement)) {
      if (created) tables.set(table, `${migrations}/${name}`);
      if (dropped) tables.delete(table);
      if (renamed && tables.delete(renamed)) tables.set(as, `${migrations}/${name}`);
    }
  }
  return tables;
}

function complaintsAboutOwners(declared, existing) {
  const ownersOf = (table) => declared.filter(({ own }) => own.includes(table)).map(({ file }) => file);
  return [
    ...[...existing].flatMap(([table, file]) => {
      const owners = ownersOf(table);
      if (owners.length === 1) return [];
      const found = owners.length === 0 ? 'none lists it' : `${owners.join(' and ')} list it`;
      return [{ file, line: 1, reason: `the table ${table} must stand in one tables.json, but ${found}` }];
    }),
    ...declared.flatMap(({ file, own, readByOthers }) => [
      ...own
        .filter((table) => !existing.has(table))
        .map((table) => ({ file, line: 1, reason: `lists ${table}, which no migration creates` })),
      ...Object.keys(readByOthers ?? {})
        .filter((table) => !own.includes(table))
        .map((table) => ({ file, line: 1, reason: `lets others read ${table}, which is not its own` })),
    ]),
  ];
}

function complaintsAboutPlace(file, text) {
  if (repositoryFile.test(file) || verificationFile.test(file)) return [];
  const statement = /import\s+(type\s+)?\{([^}]*)\}\s*from\s*['"][^'"]*platform\/database\/statement['"]/g;
  return [...text.matchAll(statement)]
    .filter(([, isType, names]) => !isType && names.split(',').some((name) => /^\s*(?!type\s)\w/.test(name)))
    .concat([...text.matchAll(new RegExp(drivers, 'g'))])
    .map(({ index }) => ({
      file,
      line: lineOf(text, index),
      reason: 'writes SQL, but SQL stands in repository.ts, in *-repository.ts or in a folder repository',
    }));
}

function complaintsAboutForeignTables(file, text, declared, existing) {
  const [, module] = moduleFile.exec(file);
  const isOwn = (owner) => owner.file === `server/src/modules/${module}/tables.json`;
  const isReadable = (table, { readByOthers = {} }) => table in readByOthers || verificationFile.test(file);
  return namedTables(withoutComments(text))
    .filter(({ table }) => existing.has(table))
    .flatMap(({ table, isWrite, index }) => {
      const owner = declared.find(({ own }) => own.includes(table));
      if (!owner || isOwn(owner) || (!isWrite && isReadable(table, owner))) return [];
      const place = path.posix.dirname(owner.file).replace('server/src/', '');
      const act = isWrite ? 'writes' : 'reads';
      const way = place === 'platform' ? 'ask the platform' : `ask the public.ts of ${place.replace('modules/', '')}`;
      return [{ file, line: lineOf(text, index), reason: `${act} the table ${table} of ${place}: ${way} instead` }];
    });
}

/** What stands after a word that a table follows in SQL, and what a list's plan calls its table. */
function namedTables(text) {
  const places =
    /\b(insert\s+into|delete\s+from|update|from|join|using|table)\s+(?:only\s+)?(\w+)|\b(?:table|entries|totals):\s*'(\w+)'/gi;
  const found = [...text.matchAll(places)].map(({ 1: word = '', 2: name, 3: planned, index }) => ({
    table: name ?? planned,
    isWrite: /^(insert|delete|update)/i.test(word) && !/\bfor\s+(no\s+key\s+)?$/i.test(text.slice(0, index)),
    index,
  }));
  // Further tables of a list: `from a, b`.
  for (const { 0: list, index } of text.matchAll(
    /\bfrom\s+\w+(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*\w+(?:\s+(?:as\s+)?\w+)?)+/gi,
  )) {
    for (const [, table] of list.matchAll(/,\s*(\w+)/g)) found.push({ table, isWrite: false, index });
  }
  return found;
}

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (found) => found.replace(/[^\n]/g, ' '));

const lineOf = (text, index) => text.slice(0, index).split('\n').length;
