// npx tsx scripts/bench/companies.ts
// The administrator's list with 50 and with 5,000 companies, through HTTP, as ratios of one run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { createApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config';
import { fillDemoOnce } from '../../server/src/modules/demo';
import { startEmbeddedEngine } from '../../server/src/platform/database/embedded-engine';
import { migrate } from '../../server/src/platform/database/migrate';
import { migrationsFolder } from '../../server/src/start-up';

const calls = {
  'first page': '/api/v1/admin/companies',
  'page 300': '/api/v1/admin/companies?page=300',
  'search by company': '/api/v1/admin/companies?search=company%2049',
  'search by administrator': '/api/v1/admin/companies?search=first49%20last',
  'whole list of the first clients': '/api/v1/companies/',
};

const dataFolder = await mkdtemp(join(tmpdir(), 'vigie-bench-'));
const engine = await startEmbeddedEngine({ dataFolder, log: () => {} });
await migrate(engine.ownerUrl, migrationsFolder());
const config = { ...readConfig({}), dataFolder, databaseUrl: engine.ownerUrl, requestsPerMinute: 1_000_000 };
const app = await createApp(config, pino({ level: 'silent' }));
await fillDemoOnce(app.platform, engine.ownerUrl);
const owner = new pg.Client({ connectionString: engine.ownerUrl });
await owner.connect();

const signIn = await app.http.inject({
  method: 'POST',
  url: '/api/v1/auth/token',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'username=platform.admin&password=Vigie-demo-1',
});
const authorization = `Bearer ${signIn.json().access_token}`;

async function addCompanies(from: number, to: number): Promise<void> {
  await owner.query(
    `with added as (
      insert into companies (name, subscription_start_date, subscription_end_date)
        select 'Company ' || n, now(), now() + interval '1 year' from generate_series($1::int, $2::int) n returning id, name)
    insert into users (company_id, username, email, first_name, last_name, state, roles)
      select id, 'admin' || id, 'a' || id || '@x.example', 'First' || id, 'Last' || id, 'active',
        array['reporter', 'company_admin'] from added`,
    [from, to],
  );
  await owner.query('analyze companies; analyze users');
}

async function median(url: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 41; n += 1) {
    const begin = performance.now();
    const { statusCode } = await app.http.inject({ url, headers: { authorization } });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b)[20] ?? 0;
}

const few: Record<string, number> = {};
await addCompanies(1, 50);
for (const [name, url] of Object.entries(calls)) few[name] = await median(url);
await addCompanies(51, 5000);
for (const [name, url] of Object.entries(calls)) {
  const many = await median(url);
  const base = few[name] ?? 1;
  console.log(
    `${name.padEnd(34)} 50: ${base.toFixed(1)} ms   5,000: ${many.toFixed(1)} ms   ratio ${(many / base).toFixed(1)}`,
  );
}

await owner.end();
await app.close();
await engine.stop();
await rm(dataFolder, { recursive: true, force: true });
