import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrationsFolder } from '../../start-up';
import { systemContext } from '../context';
import { Database } from './database';
import { migrate } from './migrate';
import { sql } from './statement';

const template = new URL(inject('templateUrl'));
const urlFor = (user: string, database: string) =>
  Object.assign(new URL(template), { username: user, password: 'secret', pathname: `/${database}` }).href;
const asSuperuser = async (text: string) => {
  const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href });
  await client.connect();
  await client.query(text).finally(() => client.end());
};

beforeAll(async () => {
  await asSuperuser(`create role plain_owner login password 'secret'; create role plain_web login password 'secret';
    grant vigie_app to plain_owner, plain_web`);
  await asSuperuser('create database plain_vigie owner plain_owner');
});
afterAll(async () => {
  await asSuperuser('drop database plain_vigie with (force)');
  await asSuperuser('drop role plain_owner; drop role plain_web');
});

it('R20 an owner without special rights can migrate, and is bound by row-level security like everybody', async () => {
  const ownerUrl = urlFor('plain_owner', 'plain_vigie');
  await migrate(ownerUrl, migrationsFolder());
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query('select id from companies');
  expect(rows).toEqual([]);
  await owner.end();
  const database = new Database(urlFor('plain_web', 'plain_vigie'), { maxConnections: 1 });
  const seen = await database.read(systemContext(0), (reader) =>
    reader.get<{ role: string; companies: number }>(
      sql`select current_user as role, count(*) as companies from companies`,
    ),
  );
  expect(seen).toEqual({ role: 'vigie_app', companies: 1 });
  const written = database.transaction(systemContext(0), async (tx) => {
    tx.audit({ action: 'test.done', record: 'test', recordId: 1 });
  });
  await expect(written).resolves.toBeUndefined();
  await database.close();
});
