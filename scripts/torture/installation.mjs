import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { exitOf, root, runCommand } from '../run-command.mjs';

const startPatience = 300_000;
const answerPatience = 60_000;
export const password = 'Vigie-demo-1';

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** One server process, which can be killed and started again at the same address. */
export class Copy {
  constructor(port, environment) {
    this.address = `http://127.0.0.1:${port}`;
    this.environment = { ...environment, PORT: String(port) };
  }

  /** Resolves to how long it took until it was ready. */
  async start() {
    const begin = performance.now();
    this.process = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
      cwd: root,
      env: { ...process.env, ...this.environment },
      stdio: 'ignore',
    });
    while (performance.now() - begin < startPatience) {
      if (this.process.exitCode !== null) throw new Error(`A server ended with ${this.process.exitCode} at its start.`);
      if (await this.isReady()) return Math.round(performance.now() - begin);
      await sleep(20);
    }
    throw new Error('A server did not get ready in time.');
  }

  async isReady() {
    const signal = AbortSignal.timeout(answerPatience);
    const answer = await fetch(`${this.address}/health/ready`, { signal }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer?.ok ?? false;
  }

  async end(signal) {
    if (!this.process || this.process.exitCode !== null || this.process.signalCode !== null) return;
    const end = exitOf(this.process);
    this.process.kill(signal);
    await end;
  }

  async signIn(username) {
    const body = new URLSearchParams({ username, password });
    const answer = await fetch(`${this.address}/api/v1/auth/token`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).access_token;
  }

  /** Null: no answer came, or not all of it. */
  async ask(token, method, url, { body, version, key } = {}) {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(key && { 'idempotency-key': key }),
    };
    const payload = body instanceof FormData ? body : body && JSON.stringify(body);
    try {
      const signal = AbortSignal.timeout(answerPatience);
      const answer = await fetch(this.address + url, { method, headers, body: payload, signal });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : null };
    } catch {
      return null;
    }
  }
}

let filled;

/** The demo data is made once: a folder that every installation begins as a copy of. */
async function filledFolder() {
  if (filled) return filled;
  const folder = newFolder();
  const copy = new Copy(await freePort(), { VIGIE_DATA: folder, VIGIE_LOG_LEVEL: 'silent' });
  await copy.start();
  await copy.end('SIGTERM');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  filled = folder;
  return folder;
}

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vigie-torture-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** An installation of its own on an embedded database, with demo data, that is gone afterwards. */
export async function newInstallation({ folder, environment } = {}) {
  const dataFolder = folder ?? newFolder();
  // With owners and modes, which belong to the database.
  await runCommand('cp', ['-a', `${await filledFolder()}/.`, dataFolder]);
  const plenty = '10000000';
  const settings = {
    VIGIE_DATA: dataFolder,
    VIGIE_REQUESTS_PER_MINUTE: plenty,
    VIGIE_ADDRESS_REQUESTS_PER_MINUTE: plenty,
    VIGIE_SIGN_INS_PER_MINUTE: plenty,
    VIGIE_ACCOUNT_SIGN_INS_PER_MINUTE: plenty,
    VIGIE_LOG_LEVEL: 'silent',
    ...environment,
  };
  const copy = new Copy(await freePort(), settings);
  const pidFile = path.join(dataFolder, 'database/cluster/postmaster.pid');
  /** Numbers that are none while it starts. */
  const postmaster = () => {
    const lines = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  };
  const ownerUrl = () => {
    const { owner } = JSON.parse(readFileSync(path.join(dataFolder, 'database/passwords.json'), 'utf8'));
    return `postgres://vigie_owner:${owner}@127.0.0.1:${postmaster().port}/vigie`;
  };
  return {
    dataFolder,
    settings,
    copy,
    postmaster,
    ownerUrl,
    anotherCopy: async (more) => new Copy(await freePort(), { ...settings, ...more }),
    async query(text) {
      const client = new pg.Client({ connectionString: ownerUrl() });
      await client.connect();
      return (await client.query(text).finally(() => client.end())).rows;
    },
    /** Every record, signature, file and link against the trail: the last lines of what the command says. */
    async verify() {
      const cli = path.join(root, 'server/dist/cli.js');
      const { code, output } = await runCommand(process.execPath, [cli, 'verify'], { env: settings });
      const lines = output.trim().split('\n');
      const findings = lines.filter((line) => /BROKEN|^ {2}/.test(line));
      return { holds: code === 0, said: [lines.at(-1), ...findings.slice(0, 5)].join('\n    ') };
    },
    async remove() {
      await copy.end('SIGTERM');
      if (!folder) rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
