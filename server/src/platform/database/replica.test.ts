import * as fs from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import * as path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '../context';
import { type Standby, startStandby } from '../testing/standby';
import { Database } from './database';
import { type EmbeddedEngine, startEmbeddedEngine } from './embedded-engine';
import { sql } from './statement';

let folders: string[] = [];
let engine: EmbeddedEngine;
let standby: Standby;
let database: Database;
const errors: Error[] = [];

async function ask(connectionString: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  const newFolder = () => fs.mkdtemp(path.join(tmpdir(), 'vigie-replica-'));
  const [primary, copy] = [await newFolder(), await newFolder()];
  folders = [primary, copy];
  engine = await startEmbeddedEngine({ dataFolder: primary, log: () => {}, settings: { fsync: 'off' } });
  await ask(
    engine.ownerUrl,
    'create role vigie_app',
    'create table notes (text text)',
    'grant select on notes to vigie_app',
  );
  standby = await startStandby(primary, engine.ownerUrl, copy);
  const onError = (error: Error) => errors.push(error);
  database = new Database(engine.ownerUrl, { replicaUrl: standby.url, onError });
}, 60_000);

afterAll(async () => {
  await database?.close();
  await standby?.stop();
  await engine?.stop();
  await Promise.all(folders.map((folder) => fs.rm(folder, { recursive: true, force: true })));
});

interface Seen {
  readonly notes: string[];
  readonly isReplica: boolean;
}
const statement = sql`select array(select text from notes order by text) as notes, pg_is_in_recovery() as "isReplica"`;
const onReplica = () => database.snapshotOnReplica(systemContext(1), (reader) => reader.get<Seen>(statement));
const write = (text: string) => ask(engine.ownerUrl, `insert into notes values ('${text}')`);

it('a long read comes from the replica, with everything that was committed before', async () => {
  for (const text of ['a', 'b', 'c']) {
    await write(text);
    expect(await onReplica()).toMatchObject({ isReplica: true, notes: expect.arrayContaining([text]) });
  }
  expect(await database.snapshot(systemContext(1), (reader) => reader.get<Seen>(statement))).toMatchObject({
    isReplica: false,
  });
});

it('and from the database itself while the replica lags behind', async () => {
  await ask(standby.url, 'select pg_wal_replay_pause()');
  await write('d');
  expect(await onReplica()).toEqual({ isReplica: false, notes: ['a', 'b', 'c', 'd'] });
  await ask(standby.url, 'select pg_wal_replay_resume()');
  await expect
    .poll(onReplica, { timeout: 10_000, interval: 500 })
    .toEqual({ isReplica: true, notes: ['a', 'b', 'c', 'd'] });
});

it('and when it is gone, which is logged once', async () => {
  await standby.stop();
  errors.length = 0;
  await write('e');
  for (let n = 0; n < 3; n += 1) expect(await onReplica()).toMatchObject({ isReplica: false });
  expect((await onReplica()).notes).toContain('e');
  expect(errors).toHaveLength(1);
});

it('and when it has become a database of its own', async () => {
  const promoted = new Database(engine.ownerUrl, { replicaUrl: engine.ownerUrl });
  const seen = await promoted.snapshotOnReplica(systemContext(1), (reader) => reader.get<Seen>(statement));
  expect(seen.isReplica).toBe(false);
  await promoted.close();
});

it('without one, a database of this program alone gives long reads a lower priority than others', async () => {
  const embedded = new Database(engine.ownerUrl, { isEmbedded: true });
  const priorityIn = async (read: 'snapshot' | 'snapshotOnReplica') => {
    const process = sql`select pg_backend_pid() as id`;
    const { id } = await embedded[read](systemContext(1), (reader) => reader.get<{ id: number }>(process));
    return getPriority(id);
  };
  const usual = await priorityIn('snapshot');
  expect(await priorityIn('snapshotOnReplica')).toBe(Math.min(usual + 10, 19));
  await embedded.close();
});
