import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { systemContext } from '../context';
import { Database } from './database';
import { sql } from './statement';

/** Between the program and the database: it can swallow everything without an error on either side. */
class Wire {
  private isCut = false;
  private readonly held: (() => void)[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  constructor(target: URL) {
    const host = decodeURIComponent(target.hostname);
    this.server = createServer((near) => {
      const far = host.startsWith('/')
        ? createConnection(`${host}/.s.PGSQL.${target.port}`)
        : createConnection(Number(target.port), host);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('error', () => undefined);
        from.on('data', (bytes) => this.pass(() => to.write(bytes)));
        from.on('close', () => to.destroy());
      }
    });
  }

  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  private pass(act: () => void): void {
    if (this.isCut) this.held.push(act);
    else act();
  }

  cut(): void {
    this.isCut = true;
  }

  mend(): void {
    this.isCut = false;
    for (const act of this.held.splice(0)) act();
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}

const platform = systemContext(0);
let wire: Wire;
let database: Database;
const changes: boolean[] = [];

beforeEach(async () => {
  // Not the template itself: it cannot be copied while a client is connected to it.
  const url = Object.assign(new URL(inject('templateUrl')), { pathname: '/postgres' });
  wire = new Wire(url);
  const near = Object.assign(new URL(url), { host: `127.0.0.1:${await wire.open()}` });
  const onChange = (isSilent: boolean) => changes.push(isSilent);
  database = new Database(near.href, { maxConnections: 2, patienceMs: 600, onChange });
});
afterEach(async () => {
  wire.mend();
  await database.close();
  wire.close();
});

const one = () => database.read(platform, (reader) => reader.get<{ one: number }>(sql`select 1 as one`));

it('fails requests that wait for a silent database, refuses new ones, and goes on when it answers', async () => {
  expect(await one()).toEqual({ one: 1 });
  wire.cut();
  // More than there are connections: some wait for one that is free.
  const waiting = await Promise.allSettled(Array.from({ length: 5 }, one));
  expect(waiting.map((answer) => answer.status === 'rejected' && answer.reason.code)).toEqual(
    Array(5).fill('ECONNRESET'),
  );
  await expect(one()).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await database.isReachable()).toBe(false);
  wire.mend();
  await vi.waitFor(async () => expect(await one()).toEqual({ one: 1 }), { timeout: 10_000 });
  expect(changes).toEqual([true, false]);
});
