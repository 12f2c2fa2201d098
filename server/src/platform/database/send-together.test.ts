import { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { run, sql } from './statement';

/** Counts what leaves by itself. */
class CountingSocket extends Socket {
  packets = 0;

  override _write(...given: Parameters<Socket['_write']>) {
    this.packets += 1;
    super._write(...given);
  }

  override _writev(...given: Parameters<NonNullable<Socket['_writev']>>) {
    this.packets += 1;
    super._writev?.(...given);
  }
}

let database: TestDatabase;
let client: pg.Client;
const socket = new CountingSocket();
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl, pipeline: true, stream: () => socket });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const ask = (n: number) => run<{ n: number }>(client, sql`select ${n}::int as n`);

it('statements that are asked for in one turn leave in one packet, and each has its answer', async () => {
  const before = socket.packets;
  const answers = await Promise.all([ask(1), run(client, sql`select 1 / 0`).catch(() => 'refused'), ask(2), ask(3)]);
  expect(answers).toEqual([[{ n: 1 }], 'refused', [{ n: 2 }], [{ n: 3 }]]);
  expect(socket.packets - before).toBe(1);
});

it('one that follows an answer leaves by itself', async () => {
  const before = socket.packets;
  await ask(4);
  await ask(5);
  expect(socket.packets - before).toBe(2);
});
