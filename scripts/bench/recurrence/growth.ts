import { engineVersion } from '../../../domain/src/modules/cases/recurrence/bounds';
import { documentOf } from '../../../domain/src/modules/cases/recurrence/document';
import { listDocumentTexts } from '../../../server/src/modules/cases/recurrence/background-repository';
import { RecurrenceIndexes } from '../../../server/src/modules/cases/recurrence/indexes';
import { runJob } from '../../../server/src/modules/cases/recurrence/measuring';
import { renewOutdated } from '../../../server/src/modules/cases/recurrence/reindex';
import { systemContext } from '../../../server/src/platform/context';
import { analyze, asCase, type Bench, insertCases, type LoadedCase, percentile, search, withDatabase } from './company';

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables =
  'ba be bi co cu da de di fa fe ga go la le li ma me mi na no pa pe ra re ri sa so ta te to va ve'.split(' ');

/** Made-up words; the rarer, the longer. */
function wordAt(rank: number): string {
  let word = '';
  for (let left = rank + 40; left > 0; left = Math.floor(left / syllables.length)) {
    word += syllables[left % syllables.length];
  }
  return `${word}n`;
}

const vocabulary = 60_000;

/** Words follow Zipf's law, as in real texts: a few are everywhere, most are rare. */
function madeUp(n: number, random: () => number): LoadedCase {
  const words = (count: number) =>
    Array.from({ length: count }, () => wordAt(Math.floor(vocabulary ** random()))).join(' ');
  const day = new Date(Date.UTC(2016, 0, 1) + n * 3_000_000).toISOString().slice(0, 10);
  return asCase({ title: words(8), text: words(52), day }, n);
}

/** What `indexCaseForRecurrence` would write, for many cases at once. */
async function insertMany(bench: Bench, cases: readonly LoadedCase[]): Promise<void> {
  await insertCases(bench, cases);
  await bench.owner.query(
    `insert into recurrence_documents (company_id, number, case_id, engine, document, written)
      select $1, right(id, 6)::int, id, $2, document, pg_current_xact_id()::text::bigint
      from unnest($3::text[], $4::json[]) as made (id, document)`,
    [bench.companyId, engineVersion, cases.map(({ id }) => id), cases.map((one) => JSON.stringify(documentOf(one)))],
  );
}

/** The longest that nothing else could run meanwhile. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let [longest, before, isOver] = [0, performance.now(), false];
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  await work();
  isOver = true;
  return longest;
}

/** As after a new engine: how long the job takes that reads all cases again. */
async function measureRenewal(bench: Bench): Promise<void> {
  await bench.owner.query('update recurrence_documents set engine = 0');
  await analyze(bench);
  const begin = performance.now();
  const renewed = await renewOutdated(bench.database, bench.companyId, 1_000_000);
  const seconds = (performance.now() - begin) / 1000;
  console.log(`${renewed} cases indexed anew in ${seconds.toFixed(1)} s`);
  await analyze(bench);
}

const sampled = 200;

/**
 * What the thread does in the background, for some of the cases, in processor time; all others get the background of one of
 * these, so that a search has as much to look at.
 */
async function measureMeasuring({ database, owner, companyId }: Bench, size: number): Promise<void> {
  const seconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const begin = seconds();
  await runJob({ job: 'begin' });
  for (let after = 0; after < size; after += 500) {
    const documents = await database.read(systemContext(companyId), (reader) =>
      listDocumentTexts(reader, companyId, { after, most: 500 }),
    );
    await runJob({ job: 'read', documents });
  }
  await runJob({ job: 'seal' });
  const read = seconds();
  const numbers = Array.from({ length: sampled }, (_, n) => 1 + Math.floor((n * size) / sampled));
  const measured = await runJob({ job: 'measure', numbers });
  const each = (1000 * (seconds() - read)) / sampled;
  console.log(
    `${size} cases: to measure them, ${(read - begin).toFixed(1)} s of processor time to read all and ${each.toFixed(1)} ms for each`,
  );
  await runJob({ job: 'begin' });
  await owner.query('delete from recurrence_backgrounds');
  await owner.query(
    `insert into recurrence_backgrounds (company_id, number, engine, means, deviations, documents, document_written, written)
      select $1, d.number, $2, m.means, m.deviations, $3, d.written, pg_current_xact_id()::text::bigint
      from recurrence_documents d
      join rows from (jsonb_to_recordset($4::jsonb) as (number integer, means real[], deviations real[]))
        with ordinality as m (number, means, deviations, place) on m.place = 1 + d.number % $5
      where d.company_id = $1`,
    [companyId, engineVersion, size, JSON.stringify(measured), sampled],
  );
}

export async function measureGrowth(): Promise<void> {
  await withDatabase(async (bench) => {
    const random = randomFrom(7);
    const times: number[] = [];
    let count = 0;
    let megabytes = 0;
    for (const size of [10_000, 100_000]) {
      const begin = performance.now();
      for (const from = count; count < size; count += 1000) {
        await insertMany(
          bench,
          Array.from({ length: 1000 }, (_, n) => madeUp(count + n + 1, random)),
        );
        if (count === from) await analyze(bench);
      }
      const read = performance.now();
      await analyze(bench);
      if (size === 100_000) await measureRenewal(bench);
      await measureMeasuring(bench, size);
      const fresh = new RecurrenceIndexes(bench.database);
      let loaded = 0;
      const stall = await longestStall(async () => {
        const start = performance.now();
        await fresh.upToDate(bench.companyId);
        loaded = performance.now() - start;
      });
      console.log(
        `${size} cases: ${((read - begin) / 1000).toFixed(1)} s to read and store the cases since the size before, ` +
          `${(loaded / 1000).toFixed(1)} s to bring all into memory (longest stall ${stall.toFixed(0)} ms), ` +
          `${(fresh.bytes / 2 ** 20).toFixed(0)} MB`,
      );
      const asked = Array.from({ length: 220 }, (_, n) => madeUp(500_000 + n, randomFrom(size + n)));
      for (const one of asked.slice(0, 20)) await search(bench, one, fresh);
      const took: number[] = [];
      const before = process.cpuUsage();
      for (const one of asked.slice(20)) took.push((await search(bench, one, fresh)).milliseconds);
      const { user, system } = process.cpuUsage(before);
      const p95 = percentile(took, 0.95);
      times.push(p95);
      megabytes = Math.round(fresh.bytes / 2 ** 20);
      console.log(
        `${size} cases: median ${percentile(took, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ` +
          `${((user + system) / 1000 / took.length).toFixed(1)} ms of processor time each, the database's not counted`,
      );
    }
    const [small = 1, large = 1] = times;
    console.log(
      JSON.stringify({ p95_ms: { 10000: round(small), 100000: round(large) }, ratio: round(large / small), megabytes }),
    );
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
