// npx tsx scripts/bench/backup.ts   (CASES=10000 for fewer, DATA=folder for one that another bench has filled and kept)
// A company with 100,000 cases, their reports and a million events: backed up, restored into an empty place and verified by the
// commands as people run them, beside the bare COPY of the same tables to a file and back, in the same run. With the memory that
// each command took at most.
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { listTables, quoted, type StoredTable } from '../../server/src/platform/backup/catalogue';
import { startBuiltApp } from './built-app';
import { loadCompany } from './company/load';

const cases = Number(process.env.CASES ?? 100_000);
const cli = fileURLToPath(new URL('../../server/dist/cli.js', import.meta.url));

interface Ran {
  readonly seconds: number;
  readonly peak: number;
  readonly code: number;
  readonly said: string;
}

/** The most that the process itself has taken; its database is another. */
async function runVigie(dataFolder: string, ...args: string[]): Promise<Ran> {
  const begin = performance.now();
  const child = spawn(process.execPath, [cli, ...args], { env: { ...process.env, VIGIE_DATA: dataFolder } });
  let [said, peak] = ['', 0];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      said += piece;
    });
  }
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024);
  }, 100);
  const code = await new Promise<number>((resolve) => child.once('close', resolve));
  clearInterval(watch);
  const lines = said.trim().split('\n');
  const findings = lines.filter((line) => /BROKEN|^ {2}\S/.test(line)).slice(0, 8);
  return { seconds: (performance.now() - begin) / 1000, peak, code, said: [...findings, lines.at(-1)].join('\n  ') };
}

/** What a bare COPY of every table costs, one after the other, without a check, a hash or a compression. */
async function bareCopies(url: string, folder: string): Promise<{ out: number; in: number; bytes: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await listTables(client);
  const fileOf = ({ name }: StoredTable) => join(folder, `${name}.copy`);
  const columnsOf = ({ columns }: StoredTable) => columns.map(quoted).join(', ');
  let begin = performance.now();
  for (const table of tables) {
    const text = client.query(copyTo(`copy (select ${columnsOf(table)} from ${quoted(table.name)}) to stdout`));
    await pipeline(text, createWriteStream(fileOf(table)));
  }
  const out = (performance.now() - begin) / 1000;
  // Into tables with the same columns and indexes, without triggers and references.
  await client.query('create schema bare; set search_path to bare, public; set session_replication_role to replica');
  for (const { name } of tables)
    await client.query(`create table bare.${quoted(name)} (like public.${quoted(name)} including all)`);
  begin = performance.now();
  await client.query('begin');
  let bytes = 0;
  for (const table of tables) {
    bytes += (await stat(fileOf(table))).size;
    const into = client.query(copyFrom(`copy bare.${quoted(table.name)} (${columnsOf(table)}) from stdin`));
    await pipeline(createReadStream(fileOf(table), { highWaterMark: 1 << 20 }), into);
    await rm(fileOf(table));
  }
  await client.query('commit');
  const into = (performance.now() - begin) / 1000;
  await client.query('drop schema bare cascade');
  await client.end();
  return { out, in: into, bytes };
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

function print(name: string, { seconds, peak, code, said }: Ran, bare?: number): void {
  const compared =
    bare === undefined ? '' : `, ${(seconds / bare).toFixed(1)} times the bare COPY (${bare.toFixed(1)} s)`;
  console.log(
    `${name}: ${seconds.toFixed(1)} s${compared}, memory ${megabytes(peak)} at most, ended with ${code}\n  ${said}`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'vigie-bench-backup-'));
await chmod(folder, 0o711);
const from = process.env.DATA ?? join(folder, 'from');
const [into, file] = [join(folder, 'into'), join(folder, 'all.backup')];
const app = await startBuiltApp(from);
await loadCompany(app.owner, 'company.admin', cases);
// Tables of the limits of another bench are no part of the program.
await app.owner.query('drop table if exists bench_reports, bench_actions, bench_events, bench_steps');
await app.owner.query('vacuum analyze');
const { rows } = await app.owner.query<{ size: string }>('select pg_database_size(current_database()) as size');
const bare = await bareCopies(app.ownerUrl, folder);
console.log(`${cases} cases: a database of ${megabytes(Number(rows[0]?.size))}, ${megabytes(bare.bytes)} as text`);
// Beside the running program.
const backedUp = await runVigie(from, 'backup', file);
print('backup', backedUp, bare.out);
console.log(`  a file of ${megabytes((await stat(file)).size)}`);
await app.stop();
print('restore', await runVigie(into, 'restore', file, '--without-key'), bare.in);
print('verify', await runVigie(into, 'verify'));
await rm(folder, { recursive: true, force: true });
