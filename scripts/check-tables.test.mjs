import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkHouse } from './check-house.mjs';

let house;

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'vigie-tables-'));
  put('domain/src/modules/index.ts', `export const moduleNames = ['cases', 'actions', 'accounts'] as const;`);
  put(
    'server/migrations/0001-all.sql',
    'create table users (id int);',
    'create table teams (id int);',
    'create table cases (id int);',
    'create table sessions (id int);',
    '-- create table quoted (id int);',
  );
  put('server/src/modules/accounts/tables.json', `{"own": ["users", "teams"], "readByOthers": {"users": "names"}}`);
  put('server/src/modules/cases/tables.json', `{"own": ["cases"]}`);
  put('server/src/platform/tables.json', `{"own": ["sessions"]}`);
});

afterEach(() => rmSync(house, { recursive: true, force: true }));

function put(file, ...lines) {
  const absolute = path.join(house, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, lines.join('\n'));
}

const complaints = () => checkHouse(house).map(({ file, line, reason }) => `${file}:${line} ${reason}`);
const repository = 'server/src/modules/cases/repository.ts';

describe('where SQL stands', () => {
  const statement = `import { type Sql, sql } from '@vigie/server/platform/database/statement';`;

  it.each([repository, 'server/src/modules/cases/list-repository.ts', 'server/src/modules/cases/repository/list.ts'])(
    'accepts SQL in %s',
    (file) => {
      put(file, statement);
      expect(complaints()).toEqual([]);
    },
  );

  it.each([
    'server/src/modules/cases/service.ts',
    'server/src/modules/cases/list/demo.ts',
    'server/src/modules/demo.ts',
  ])('refuses SQL in %s', (file) => {
    put(file, '', statement);
    expect(complaints()).toEqual([expect.stringContaining(`${file}:2 writes SQL`)]);
  });

  it('lets verification read every table in SQL of its own, and write none', () => {
    const file = 'server/src/modules/cases/verified-tables.ts';
    put(file, statement, 'sql`select from teams`;');
    expect(complaints()).toEqual([]);
    put(file, statement, 'sql`update teams set id = 1`;');
    expect(complaints()).toEqual([expect.stringContaining(`${file}:2 writes the table teams`)]);
  });

  it('refuses the driver itself', () => {
    put('server/src/modules/cases/service.ts', `import sql from 'sql-template-tag';`);
    expect(complaints()).toEqual([expect.stringContaining('writes SQL')]);
  });

  it('accepts the type of a statement, and SQL in tests and in the platform', () => {
    put('server/src/modules/cases/service.ts', `import type { Sql } from '../../platform/database/statement';`);
    put('server/src/modules/cases/view.ts', `import { type Sql } from '../../platform/database/statement';`);
    put('server/src/modules/cases/service.test.ts', statement);
    put('server/src/platform/numbers.ts', `import { sql } from './database/statement';`);
    expect(complaints()).toEqual([]);
  });
});

describe('which tables SQL names', () => {
  it.each([
    ['reads', 'select 1 from teams', 'reads the table teams of modules/accounts: ask the public.ts of accounts'],
    ['joins', 'select 1 from cases c left join teams t on true', 'reads the table teams'],
    ['lists', 'select 1 from cases c, teams t where true', 'reads the table teams'],
    ['locks', 'select 1 from teams for update', 'reads the table teams'],
    ['asks the platform for', 'select 1 from sessions', 'reads the table sessions of platform: ask the platform'],
    ['inserts into', 'insert into teams (id) values (1)', 'writes the table teams'],
    ['writes a table to read', 'update users set id = 1', 'writes the table users'],
    ['deletes from a table to read', 'delete from users', 'writes the table users'],
  ])('refuses a module that %s what is not its own', (_, code, reason) => {
    put(repository, '', `const one = sql\`${code}\`;`);
    expect(complaints()).toEqual([expect.stringContaining(`${repository}:2 ${reason}`)]);
  });

  it('refuses a list that is read from the table of another module', () => {
    put(repository, `const plan = { entries: 'teams' };`);
    expect(complaints()).toEqual([expect.stringContaining('reads the table teams')]);
  });

  it('accepts own tables, those that others may read, and the same words elsewhere', () => {
    put(
      repository,
      `// taken from teams`,
      'const one = sql`select 1 from cases c join users u on u.id = c.id for update of c`;',
      'const two = sql`insert into cases (id) values (1) on conflict do update set id = 2`;',
    );
    expect(complaints()).toEqual([]);
  });
});

describe('whose tables they are', () => {
  it('refuses a table that nobody owns', () => {
    put('server/migrations/0002-more.sql', 'create table actions (id int);');
    expect(complaints()).toEqual([
      'server/migrations/0002-more.sql:1 the table actions must stand in one tables.json, but none lists it',
    ]);
  });

  it('refuses a table that two own', () => {
    put('server/src/modules/actions/tables.json', `{"own": ["cases"]}`);
    expect(complaints()).toEqual([
      expect.stringMatching(/cases must stand in one .*actions\/tables\.json and .*cases\/tables\.json list it/),
    ]);
  });

  it('follows tables that are renamed and dropped', () => {
    put('server/migrations/0002-more.sql', 'alter table cases rename to files;', 'drop table sessions;');
    expect(complaints()).toEqual([
      expect.stringContaining('the table files must stand in one tables.json'),
      expect.stringMatching(/cases\/tables\.json:1 lists cases, which no migration creates/),
      expect.stringMatching(/platform\/tables\.json:1 lists sessions, which no migration creates/),
    ]);
  });

  it('refuses to let others read what is not one’s own', () => {
    put('server/src/modules/cases/tables.json', `{"own": ["cases"], "readByOthers": {"teams": "why not"}}`);
    expect(complaints()).toContainEqual(expect.stringContaining('lets others read teams, which is not its own'));
  });
});
