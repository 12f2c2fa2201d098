// npm run build && npx tsx scripts/bench/scale/copies.ts [--cases 10000] [--data folder] [--runs 3] [--seconds 4]
// What one copy of Vigie answers a second on a PostgreSQL, what two behind a balancer do, and what one does behind PgBouncer in
// transaction mode, where it is installed. Ten connections, ratios to the first of one run. Everything shares this machine: two copies
// gain as far as it has processors left beside PostgreSQL and the clients.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { freePort } from '../../../e2e/support/free-port';
import { findPgBouncer, startPooler } from '../../../server/src/platform/testing/pooler';
import { signIn, startBuiltApp } from '../built-app';
import { loadCompany } from '../company/load';
import { median, printTable } from '../medians';
import { spreadLoad } from './spread-load';

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    data: { type: 'string' },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
});
const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const plenty = '1000000';

async function startCopy(databases: Record<string, string>): Promise<{ address: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-bench-copy-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: port,
    VIGIE_DATA: folder,
    VIGIE_LOG_LEVEL: 'warn',
    VIGIE_LATENESS_LIMIT_MS: '0',
    VIGIE_REQUESTS_PER_MINUTE: plenty,
    VIGIE_ADDRESS_REQUESTS_PER_MINUTE: plenty,
    ...databases,
  };
  const copy = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const part of copy.stdout) if (String(part).includes('Vigie is running')) break;
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      copy.kill('SIGTERM');
      if (copy.exitCode === null) await once(copy, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const reportAnswers = { what: 'La came est usée', where: 'Atelier 2', how: 'Contrôle visuel' };
const questions = [
  { name: 'list', path: '/api/v1/cases?kind=nonConformity&assigned=everyone' },
  { name: 'read a case', path: '/api/v1/cases/NC_0001' },
  { name: 'create a report', path: '/api/v1/reports', body: reportAnswers },
];

async function rate(url: string, token: string, body?: object): Promise<{ perSecond: number; p97: number }> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: 10,
    duration: Number(options.seconds),
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return { perSecond: requests.average, p97: latency.p97_5 };
}

const host = await startBuiltApp(options.data);
await loadCompany(host.owner, 'company.admin', Number(options.cases));
const direct = { DATABASE_URL: host.ownerUrl, DATABASE_OWNER_URL: host.ownerUrl };
const program = findPgBouncer();
const pooler = program ? await startPooler(program, host.ownerUrl) : null;
const copies = [await startCopy(direct), await startCopy(direct)];
const addresses = copies.map(({ address }) => address);
const one = await spreadLoad(addresses.slice(0, 1));
const two = await spreadLoad(addresses);
const pooled = pooler
  ? await startCopy({ ...direct, DATABASE_URL: pooler.urlFor(host.ownerUrl), DATABASE_DIRECT_URL: host.ownerUrl })
  : null;
const behindPooler = pooled ? await spreadLoad([pooled.address]) : null;
const ways = new Map([
  ['one copy', one.address],
  ['two copies', two.address],
  ...(behindPooler ? [['one behind PgBouncer', behindPooler.address] as const] : []),
]);
try {
  const { token } = await signIn(host.address, 'lead');
  const found = new Map<string, { perSecond: number; p97: number }[]>();
  for (let run = 0; run <= Number(options.runs); run += 1) {
    for (const { name, path, body } of questions) {
      for (const [way, address] of ways) {
        const measured = await rate(address + path, token, body);
        // The first time everything is compiled and planned.
        if (run > 0) found.set(`${name}, ${way}`, [...(found.get(`${name}, ${way}`) ?? []), measured]);
      }
    }
  }
  printTable(
    ['', 'a second', 'to one copy', 'p97.5'],
    questions.flatMap(({ name }) =>
      [...ways.keys()].map((way) => {
        const rates = found.get(`${name}, ${way}`) ?? [];
        const base = found.get(`${name}, one copy`) ?? [];
        const ratio = median(rates.map(({ perSecond }, at) => perSecond / (base[at]?.perSecond ?? 0)));
        return [
          `${name}, ${way}`,
          median(rates.map(({ perSecond }) => perSecond)).toFixed(0),
          ratio.toFixed(2),
          `${median(rates.map(({ p97 }) => p97)).toFixed(0)} ms`,
        ];
      }),
    ),
  );
  if (!pooler) console.log('PgBouncer is not installed, so it was not measured.');
} finally {
  for (const started of [one, two, behindPooler, ...copies, pooled, pooler, host]) await started?.stop();
}
