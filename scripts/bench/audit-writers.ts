// npx tsx scripts/bench/audit-writers.ts
// What the audit chain costs when 16 people write in one company at the same moment, on a PostgreSQL that syncs to disk.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemContext } from '../../server/src/platform/context';
import { Database } from '../../server/src/platform/database/database';
import { startEmbeddedEngine } from '../../server/src/platform/database/embedded-engine';
import { migrate } from '../../server/src/platform/database/migrate';
import { sql } from '../../server/src/platform/database/statement';
import type { Tx } from '../../server/src/platform/database/tx';
import { migrationsFolder } from '../../server/src/start-up';

const writers = 16;
const seconds = 4;

type Write = (tx: Tx, writer: number) => Promise<void>;

async function perSecond(database: Database, companyOf: (writer: number) => number, write: Write): Promise<number> {
  let done = 0;
  const end = Date.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      while (Date.now() < end) {
        await database.transaction(systemContext(companyOf(writer), 'bench'), (tx) => write(tx, writer));
        done += 1;
      }
    }),
  );
  return done / seconds;
}

const record: Write = async (tx, writer) => {
  await tx.query(sql`insert into bench_notes (text) values (${`note of ${writer}`})`);
};
const chained: Write = async (tx, writer) => {
  await record(tx, writer);
  tx.audit({
    action: 'note.created',
    record: 'note',
    recordId: writer,
    changes: [{ field: 'text', from: null, to: 'x' }],
  });
};
/** The same event as a row, without its place in a chain. */
const unchained: Write = async (tx, writer) => {
  await record(tx, writer);
  await tx.query(sql`insert into bench_events (company_id, writer, changes)
    values (${tx.context.actor.companyId}, ${writer}, ${JSON.stringify([{ field: 'text', from: null, to: 'x' }])}::jsonb)`);
};
/** Work that takes its time before the event: it must not make the others wait. */
const slow: Write = async (tx, writer) => {
  await tx.query(sql`select pg_sleep(0.05)`);
  await chained(tx, writer);
};

const dataFolder = await mkdtemp(join(tmpdir(), 'vigie-bench-'));
const engine = await startEmbeddedEngine({ dataFolder, log: () => {} });
await migrate(engine.ownerUrl, migrationsFolder());
const database = new Database(engine.ownerUrl, { maxConnections: writers });
const owner = new Database(engine.ownerUrl, { maxConnections: 1 });
await owner.connections.query(`reset role; set role none;
  create table bench_notes (id bigint generated always as identity primary key, text text not null);
  create table bench_events (id bigint generated always as identity primary key, company_id integer, writer integer, changes jsonb);
  grant select, insert on bench_notes, bench_events to vigie_app`);

const one = () => 1;
await perSecond(database, one, chained);
const rates = {
  'no event at all': await perSecond(database, one, record),
  'event without a chain': await perSecond(database, one, unchained),
  'chained, one company': await perSecond(database, one, chained),
  'chained, 16 companies': await perSecond(database, (writer) => writer + 1, chained),
  'chained, one company, 50 ms of work first': await perSecond(database, one, slow),
};
const base = rates['event without a chain'];
for (const [name, rate] of Object.entries(rates)) {
  console.log(`${name.padEnd(44)} ${rate.toFixed(0).padStart(6)} /s   ratio ${(rate / base).toFixed(2)}`);
}
const alone = 1 / 0.05;
console.log(
  `16 writers with 50 ms of work each do ${(rates['chained, one company, 50 ms of work first'] / alone).toFixed(1)} times ` +
    'what one after the other could do (16 is the most possible)',
);
await owner.close();
await database.close();
await engine.stop();
await rm(dataFolder, { recursive: true, force: true });
