import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrationsFolder } from '../../start-up';
import { migrate } from './migrate';

let folder: string;
let url: string;
const admin = async (text: string) => {
  const client = new pg.Client({ connectionString: inject('templateUrl').replace(/\/[^/]*$/, '/postgres') });
  await client.connect();
  await client.query(text).finally(() => client.end());
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-migrations-'));
  await cp(migrationsFolder(), folder, { recursive: true });
  await admin('create database test_migrate');
  url = inject('templateUrl').replace(/\/[^/]*$/, '/test_migrate');
});
afterAll(async () => {
  await admin('drop database test_migrate with (force)');
  await rm(folder, { recursive: true });
});

describe('migrations', () => {
  it('run once when three copies of the server start at the same moment', async () => {
    const runs = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)]);
    const files = await readdir(migrationsFolder());
    expect(runs.map((names) => names.length).sort()).toEqual([0, 0, files.length]);
  });

  it('leave nothing behind when one fails, and say which', async () => {
    await writeFile(join(folder, '9000-wrong.sql'), 'create table half_done (id integer); select 1 / 0;');
    await expect(migrate(url, folder)).rejects.toThrow(/9000-wrong.sql failed: division by zero/);
    await writeFile(join(folder, '9000-wrong.sql'), 'create table half_done (id integer);');
    expect(await migrate(url, folder)).toEqual(['9000-wrong.sql']);
  });

  it('refuse a file that was changed after it had been applied', async () => {
    await writeFile(join(folder, '9000-wrong.sql'), 'create table something_else (id integer);');
    await expect(migrate(url, folder)).rejects.toThrow(/9000-wrong.sql was changed/);
  });
});
