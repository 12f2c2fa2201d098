// npm run bench:recurrence -- --reports FILE --duplicates FILE
// Loads reports with known duplicates as cases, through the code that indexes cases, and looks for each of them through the
// code that searches; prints how often a duplicate is among the first answers. Without files: ../shared/data/recurrence.
// npm run bench:recurrence -- --growth
// How long one search takes among 10,000 and among 100,000 cases of a company.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { parseCsv } from '../../domain/src/modules/accounts/csv';
import { emptyDefinition } from '../../domain/src/modules/cases/definition';
import { engineVersion } from '../../domain/src/modules/cases/recurrence/bounds';
import { documentOf, type RecurrenceSource } from '../../domain/src/modules/cases/recurrence/document';
import { isSpellable, spellingKeys } from '../../domain/src/modules/cases/recurrence/spelling';
import { weightAt } from '../../domain/src/modules/cases/recurrence/weight';
import { indexCaseForRecurrence } from '../../server/src/modules/cases/recurrence/index-case';
import { findRecurrences } from '../../server/src/modules/cases/recurrence/search';
import { systemContext } from '../../server/src/platform/context';
import { Database } from '../../server/src/platform/database/database';
import { startEmbeddedEngine } from '../../server/src/platform/database/embedded-engine';
import { migrate } from '../../server/src/platform/database/migrate';
import { migrationsFolder } from '../../server/src/start-up';

interface Report {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly day: string;
}

interface LoadedCase extends RecurrenceSource {
  readonly id: string;
}

interface Bench {
  readonly database: Database;
  readonly owner: pg.Client;
  readonly companyId: number;
  readonly ownerId: number;
}

async function withDatabase(work: (bench: Bench) => Promise<void>): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vigie-bench-'));
  const engine = await startEmbeddedEngine({ dataFolder, log: () => {} });
  try {
    await migrate(engine.ownerUrl, migrationsFolder());
    const owner = new pg.Client({ connectionString: engine.ownerUrl });
    await owner.connect();
    // Cases without their reports and events, which no service would make.
    await owner.query('set session_replication_role to replica');
    const { rows } = await owner.query(`with company as (
        insert into companies (name, subscription_start_date, subscription_end_date)
          values ('Bench', now(), now() + interval '1 year') returning id)
      insert into users (company_id, username, email, first_name, last_name, state, roles)
        select id, 'bench', 'bench@x.example', 'First', 'Last', 'active', array['reporter'] from company
        returning company_id, id`);
    const database = new Database(engine.ownerUrl, { maxConnections: 2 });
    await work({ database, owner, companyId: rows[0].company_id, ownerId: rows[0].id });
    await database.close();
    await owner.end();
  } finally {
    await engine.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

function asCase({ title, text, day }: Omit<Report, 'key'>, n: number): LoadedCase {
  const definition = { ...emptyDefinition, what: `${title}\n${text}` };
  return { id: `IT_${String(n).padStart(6, '0')}`, title, detectionDate: day, ownerId: null, definition, steps: [] };
}

async function insertCases({ owner, companyId, ownerId }: Bench, cases: readonly LoadedCase[]): Promise<void> {
  await owner.query(
    `insert into cases (company_id, id, number, kind, status, title, criticality, owner_id, detection_date, due_date,
        definition, report_id, reporter_id)
      select $1, id, right(id, 6)::int, 'itBug', 'in_progress', title, 'Minor', $2, day::date, day::date, '{}', id, $2
      from unnest($3::text[], $4::text[], $5::text[]) as made (id, title, day)`,
    [
      companyId,
      ownerId,
      cases.map(({ id }) => id),
      cases.map(({ title }) => title),
      cases.map(({ detectionDate }) => detectionDate),
    ],
  );
}

async function analyze({ owner }: Bench): Promise<void> {
  for (const table of ['cases', 'recurrence_documents', 'recurrence_postings', 'recurrence_spellings']) {
    await owner.query(`vacuum analyze ${table}`);
  }
}

async function search({ database, companyId }: Bench, { id, ...source }: LoadedCase) {
  const begin = performance.now();
  const { matches } = await database.read(systemContext(companyId), (reader) =>
    findRecurrences(reader, companyId, source, { exclude: id, limit: 10 }),
  );
  return {
    ids: matches.map((match) => match.id),
    milliseconds: performance.now() - begin,
    best: matches[0]?.score ?? 0,
  };
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function readTable(file: string): Promise<Record<string, string>[]> {
  const [header, ...rows] = parseCsv(await readFile(file, 'utf8'));
  return rows.map(({ cells }) => Object.fromEntries((header?.cells ?? []).map((name, at) => [name, cells[at] ?? ''])));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `30/Sep/21 17:20`, or what the language itself understands. */
function dayOf(created: string): string {
  const [, day, month = '', year] = /^(\d{1,2})\/(\w{3})\/(\d{2,4})\b/.exec(created.trim()) ?? [];
  const at = months.indexOf(month.toLowerCase());
  const time =
    day && at >= 0 ? Date.UTC(Number(year) + (Number(year) < 100 ? 2000 : 0), at, Number(day)) : Date.parse(created);
  return new Date(Number.isNaN(time) ? 0 : time).toISOString().slice(0, 10);
}

/** In the order in which they came. Neither the id nor what became of a report is looked at. */
async function readReports(file: string): Promise<Report[]> {
  const rows = await readTable(file);
  const reports = rows.map((row) => ({
    key: row['Issue id'] ?? '',
    title: row.Summary ?? '',
    text: row.Description ?? '',
    day: dayOf(row.Created ?? ''),
  }));
  return reports.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** By report, the others that are known to say the same. */
async function readDuplicates(file: string, known: ReadonlySet<string>): Promise<Map<string, Set<string>>> {
  const duplicates = new Map<string, Set<string>>();
  const add = (one: string, other: string) => duplicates.set(one, (duplicates.get(one) ?? new Set()).add(other));
  for (const row of await readTable(file)) {
    const [one = '', other = ''] = [row['Issue id'], row['Duplicate id']];
    if (one === other || !known.has(one) || !known.has(other)) continue;
    add(one, other);
    add(other, one);
  }
  return duplicates;
}

/**
 * Reports that duplicates connect fall into the same half, by the hash of the smallest id among them: nothing of the other
 * half was seen while tuning.
 */
function isTuned(key: string, duplicates: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const connected = new Set([key]);
  for (const one of connected) for (const other of duplicates.get(one) ?? []) connected.add(other);
  const smallest = [...connected].sort()[0] ?? key;
  return (createHash('sha256').update(smallest).digest()[0] ?? 0) % 2 === 0;
}

interface Outcome {
  readonly isTuned: boolean;
  /** Of the first duplicate among the answers, from 0; -1 when there is none. */
  readonly place: number;
  readonly milliseconds: number;
}

function recall(outcomes: readonly Outcome[]): Record<'1' | '5' | '10', number> {
  const within = (most: number) => outcomes.filter(({ place }) => place >= 0 && place < most).length;
  const share = (most: number) => Math.round((1000 * within(most)) / Math.max(1, outcomes.length)) / 1000;
  return { 1: share(1), 5: share(5), 10: share(10) };
}

async function measureRecall(reportsFile: string, duplicatesFile: string): Promise<void> {
  const reports = await readReports(reportsFile);
  const duplicates = await readDuplicates(duplicatesFile, new Set(reports.map(({ key }) => key)));
  await withDatabase(async (bench) => {
    const cases = reports.map((report, n) => asCase(report, n + 1));
    await insertCases(bench, cases);
    const { database, companyId } = bench;
    const begin = performance.now();
    for (let from = 0; from < cases.length; from += 50) {
      await database.transaction(systemContext(companyId), async (tx) => {
        for (const one of cases.slice(from, from + 50)) await indexCaseForRecurrence(tx, { companyId, ...one }, []);
      });
    }
    const each = (performance.now() - begin) / Math.max(1, cases.length);
    await analyze(bench);
    console.log(`${cases.length} reports, ${each.toFixed(1)} ms to index each`);
    const keyOf = new Map(cases.map(({ id }, n) => [id, reports[n]?.key ?? '']));
    const outcomes: Outcome[] = [];
    for (const [n, one] of cases.entries()) {
      const key = reports[n]?.key ?? '';
      const wanted = duplicates.get(key);
      if (!wanted) continue;
      const { ids, milliseconds } = await search(bench, one);
      const place = ids.findIndex((id) => wanted.has(keyOf.get(id) ?? ''));
      outcomes.push({ isTuned: isTuned(key, duplicates), place, milliseconds });
    }
    for (const tuned of [true, false]) {
      const half = outcomes.filter((outcome) => outcome.isTuned === tuned);
      console.log(
        `${tuned ? 'tuned half' : 'other half'}: ${half.length} queries, recall ${JSON.stringify(recall(half))}`,
      );
    }
    const p95 = percentile(
      outcomes.map(({ milliseconds }) => milliseconds),
      0.95,
    );
    console.log(
      JSON.stringify({ queries: outcomes.length, recall: recall(outcomes), p95_ms: Math.round(p95 * 10) / 10 }),
    );
  });
}

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
async function insertMany(bench: Bench, cases: readonly LoadedCase[], known: Set<string>): Promise<void> {
  await insertCases(bench, cases);
  const documents = cases.map((one) => documentOf(one));
  const postings = documents.flatMap((document, at) =>
    document.terms.map((term, place) => ({ term, at, weight: Math.round(100 * weightAt(document, place)) })),
  );
  const words = [...new Set(postings.map(({ term }) => term))].filter((term) => isSpellable(term) && !known.has(term));
  for (const word of words) known.add(word);
  const spellings = words.flatMap((word) => spellingKeys(word).map((key) => ({ key, word })));
  const numbers = cases.map(({ id }) => Number(id.slice(3)));
  const { owner, companyId } = bench;
  await owner.query(
    `insert into recurrence_documents (company_id, number, case_id, engine, document)
      select $1, number, id, $2, document from unnest($3::int[], $4::text[], $5::json[]) as made (number, id, document)`,
    [
      companyId,
      engineVersion,
      numbers,
      cases.map(({ id }) => id),
      documents.map((document) => JSON.stringify(document)),
    ],
  );
  await owner.query(
    `insert into recurrence_postings (company_id, term, number, weight)
      select $1, term, number, weight from unnest($2::text[], $3::int[], $4::int[]) as made (term, number, weight)`,
    [
      companyId,
      postings.map(({ term }) => term),
      postings.map(({ at }) => numbers[at]),
      postings.map(({ weight }) => weight),
    ],
  );
  await owner.query(
    `insert into recurrence_spellings (company_id, key, word)
      select $1, key, word from unnest($2::text[], $3::text[]) as made (key, word)`,
    [companyId, spellings.map(({ key }) => key), spellings.map(({ word }) => word)],
  );
}

async function measureGrowth(): Promise<void> {
  await withDatabase(async (bench) => {
    const random = randomFrom(7);
    const known = new Set<string>();
    const times: number[] = [];
    let count = 0;
    for (const size of [10_000, 100_000]) {
      while (count < size) {
        await insertMany(
          bench,
          Array.from({ length: 1000 }, (_, n) => madeUp(count + n + 1, random)),
          known,
        );
        count += 1000;
      }
      await analyze(bench);
      const asked = Array.from({ length: 220 }, (_, n) => madeUp(500_000 + n, randomFrom(size + n)));
      for (const one of asked.slice(0, 20)) await search(bench, one);
      const took: number[] = [];
      for (const one of asked.slice(20)) took.push((await search(bench, one)).milliseconds);
      const p95 = percentile(took, 0.95);
      times.push(p95);
      console.log(`${size} cases: median ${percentile(took, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
    }
    const [small = 1, large = 1] = times;
    console.log(JSON.stringify({ p95_ms: { 10000: round(small), 100000: round(large) }, ratio: round(large / small) }));
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

const { values: asked } = parseArgs({
  options: { reports: { type: 'string' }, duplicates: { type: 'string' }, growth: { type: 'boolean' } },
});
const shared = resolve(import.meta.dirname, '../../../shared/data/recurrence');
const reportsFile = asked.reports ?? join(shared, 'hadoop-reports.csv');
const duplicatesFile = asked.duplicates ?? join(shared, 'hadoop-duplicates.csv');
const missing = [reportsFile, duplicatesFile].find((file) => !existsSync(file));
if (asked.growth) await measureGrowth();
else if (missing) {
  console.error(`There is no file ${missing}: name the reports with --reports and their duplicates with --duplicates.`);
  process.exitCode = 1;
} else await measureRecall(reportsFile, duplicatesFile);
