// Kills the server with SIGKILL while it is writing, again and again, and looks for every write that it had acknowledged.
// node scripts/bench/kill-nine.mjs [rounds]
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildServer } from '../build.mjs';
import { exitOf, root, runCommand } from '../run-command.mjs';

const rounds = Number(process.argv[2] ?? 20);
const writers = 8;
const startPatience = 60_000;

const dataFolder = mkdtempSync(path.join(tmpdir(), 'vigie-kill-nine-'));
chmodSync(dataFolder, 0o711);
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const environment = {
  PORT: String(port),
  VIGIE_DATA: dataFolder,
  VIGIE_REQUESTS_PER_MINUTE: '10000000',
  VIGIE_LOG_LEVEL: 'warn',
};

/** Text by id, of every write the server said yes to. */
const acknowledged = new Map();
let attempts = 0;
let server;

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}

async function startServer() {
  const begin = performance.now();
  server = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'server/dist/main.js')], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (performance.now() - begin < startPatience) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode} instead of starting.`);
    const answer = await fetch(`${address}/health/ready`).catch(() => null);
    if (answer?.ok) return performance.now() - begin;
    await sleep(20);
  }
  throw new Error('The server did not get ready within a minute.');
}

async function signIn() {
  const body = new URLSearchParams({ username: 'reporter', password: 'Vigie-demo-1' });
  const answer = await fetch(`${address}/api/v1/auth/token`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).access_token;
}

/** Writes until the connection breaks; only an answer that arrived whole counts as acknowledged. */
async function write(token) {
  for (;;) {
    attempts += 1;
    const text = `kill-nine ${attempts}`;
    try {
      const answer = await fetch(`${address}/api/v1/feedback`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': text },
        body: JSON.stringify({ text, page: '/home' }),
      });
      const answered = await answer.json();
      if (answer.status !== 201) return `${answer.status}: ${JSON.stringify(answered)}`;
      acknowledged.set(answered.id, text);
    } catch {
      return null;
    }
  }
}

/** Node always; every fifth time PostgreSQL too, at the same moment, as in a crash of the machine. */
async function kill(withDatabase) {
  const end = exitOf(server);
  if (withDatabase) process.kill(postmaster().pid, 'SIGKILL');
  server.kill('SIGKILL');
  await end;
}

function postmaster() {
  const lines = readFileSync(path.join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

async function readStored() {
  const { owner } = JSON.parse(readFileSync(path.join(dataFolder, 'database/passwords.json'), 'utf8'));
  const connectionString = `postgres://vigie_owner:${owner}@127.0.0.1:${postmaster().port}/vigie`;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(`select id, text from feedback where text like 'kill-nine %'`);
  await client.end();
  return rows;
}

async function compare() {
  const rows = await readStored();
  const stored = new Map(rows.map(({ id, text }) => [id, text]));
  const lost = [...acknowledged].filter(([id, text]) => stored.get(id) !== text);
  const doubled = rows.length - new Set(rows.map(({ text }) => text)).size;
  return { stored: rows.length, lost: lost.length, doubled };
}

async function round(number) {
  const before = acknowledged.size;
  const token = await signIn();
  const writing = Array.from({ length: writers }, () => write(token));
  const duration = 200 + Math.random() * 1000;
  await sleep(duration);
  const withDatabase = number % 5 === 0;
  await kill(withDatabase);
  const refusals = (await Promise.all(writing)).filter(Boolean);
  if (refusals.length > 0) throw new Error(`A write was refused with ${refusals[0]}`);
  const startAgain = await startServer();
  const { lost, doubled } = await compare();
  return {
    killed: withDatabase ? 'server and database' : 'server',
    'after ms': Math.round(duration),
    acknowledged: acknowledged.size - before,
    'lost, of all so far': lost,
    'written twice': doubled,
    'ready again ms': Math.round(startAgain),
  };
}

async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const end = exitOf(server);
  server.kill('SIGTERM');
  await end;
}

async function verifyTrail() {
  const { code, output } = await runCommand(process.execPath, [path.join(root, 'server/dist/cli.js'), 'verify'], {
    env: environment,
  });
  return { code, output: output.trim() };
}

try {
  await buildServer();
  console.log(`First start, with demo data: ${Math.round(await startServer())} ms`);
  const table = [];
  for (let number = 1; number <= rounds; number += 1) table.push(await round(number));
  console.table(table);
  const { stored, lost, doubled } = await compare();
  console.log(`${rounds} kills, ${acknowledged.size} acknowledged writes, ${lost} lost, ${doubled} written twice;`);
  console.log(`${stored - acknowledged.size} more were written whose answer the kill cut off.`);
  await stopServer();
  const trail = await verifyTrail();
  console.log(trail.output);
  if (lost > 0 || doubled > 0 || trail.code !== 0) process.exitCode = 1;
} finally {
  await stopServer();
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
}
