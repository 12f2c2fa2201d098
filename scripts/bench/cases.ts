// npx tsx scripts/bench/cases.ts
// The list of cases with 1,000 and with 100,000 cases of one kind in a company, through HTTP, as ratios of one run: to the
// smaller list, and to the same question put to PostgreSQL by hand. Then an export of 50,000 rows: memory, and how long
// other requests wait meanwhile.
import pg from 'pg';
import { type RunningApp, startApp } from './running-app';

const list = '/api/v1/cases?kind=nonConformity&assigned=everyone';
const calls = {
  'first page': list,
  'page 6,000': `${list}&page={far}`,
  'by status': `${list}&sort=status&direction=asc`,
  'by criticality': `${list}&sort=criticality&direction=asc`,
  'by owner': `${list}&sort=owner&direction=asc`,
  'by detection mode': `${list}&sort=origin&direction=asc`,
  'by due date': `${list}&sort=dueDate&direction=asc`,
  'by urgency': `${list}&sort=urgency&direction=asc`,
  'filter by status': `${list}&status=ready_for_qa`,
  'filter by criticality and mode': `${list}&criticality=Critical&origin=audit`,
  'search, rare word': `${list}&search=mot2711`,
  'search, two words': `${list}&search=mot12%20mot31`,
  'search, frequent beginning': `${list}&search=mot1`,
  'search by id': `${list}&search=NC_00500`,
  board: '/api/v1/cases/board?kind=nonConformity&assigned=everyone',
};

/** The bare question behind some of them, as somebody would write it who knows the indexes. */
const counted = `select count(*) from case_entries where company_id = $1 and kind = 'nonConformity' and is_shown`;
const ids = (order: string, offset: number) => `select e.* from (select id from case_entries where company_id = $1
  and kind = 'nonConformity' and is_shown order by ${order} limit 15 offset ${offset}) s
  join case_entries e on e.company_id = $1 and e.id = s.id`;
const bare: Partial<Record<keyof typeof calls, string>> = {
  'first page': ids('is_case, number desc', 0),
  'page 6,000': ids('is_case, number desc', 89_985),
  'by status': ids('status_rank, number', 0),
  'by owner': ids('owner_name, number', 0),
  'by due date': ids('due_date, number', 0),
  'by urgency': ids('urgency_date, number', 0),
};

const fill = `
  with company as (select company_id as id from users where username = 'company.admin'),
  people as (select array_agg(id order by id) as ids, array_agg(first_name || ' ' || last_name order by id) as names
    from users where company_id = (select id from company)),
  made as (
    select n, 1 + (n * 7919) % (select cardinality(ids) from people) as who,
      (select string_agg('mot' || floor(power(3000, random()))::int, ' ') from generate_series(1, 25 + n * 0)) as what
    from generate_series($1::int, $2::int) n),
  added as (
    insert into case_entries (company_id, id, kind, number, is_case, status, summary, criticality, owner_id, owner_name,
      origin, detection_date, due_date, version)
    select (select id from company), 'NC_' || lpad(n::text, greatest(4, length(n::text)), '0'), 'nonConformity', n, true,
      (array['in_progress', 'ready_for_qa', 'approved', 'closed', 'closed', 'closed'])[1 + n % 6], what,
      (array['Critical', 'Major', 'Minor'])[1 + n % 3], (select ids[who] from people), (select names[who] from people),
      (array['audit', 'gemba', 'randomly'])[1 + n % 3], date '2026-01-01' + n % 300, date '2026-03-01' + n % 300, 1
    from made returning company_id, id, summary)
  insert into search_words (company_id, record, record_id, word)
    select distinct company_id, 'case', id, word from (
      select company_id, id, regexp_split_to_table(summary, ' ') as word from added
      union all select company_id, id, lower(id) from added) as words`;

async function grow(app: RunningApp, from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += 10_000) {
    await app.owner.query(fill, [start, Math.min(start + 9_999, to)]);
  }
  await app.owner.query('vacuum analyze case_entries');
  await app.owner.query('vacuum analyze search_words');
}

async function measure(app: RunningApp, authorization: string, count: number): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  const far = String(Math.max(1, Math.floor(count / 15) - 600));
  for (const [name, call] of Object.entries(calls)) {
    times[name] = await app.median(call.replace('{far}', far), authorization);
  }
  return times;
}

/** As the application's role, under row-level security, prepared: what the server itself cannot go below. */
async function bareTime(client: pg.Client, companyId: number, name: string, page: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 41; n += 1) {
    const begin = performance.now();
    await client.query({ name: 'counted', text: counted, values: [companyId] });
    await client.query({ name, text: page, values: [companyId] });
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b)[20] ?? 1;
}

async function measureExport(app: RunningApp, authorization: string): Promise<void> {
  globalThis.gc?.();
  let peak = process.memoryUsage().rss;
  const before = peak;
  let longest = 0;
  let done = false;
  const others = (async () => {
    while (!done) {
      const begin = performance.now();
      await app.get('/api/v1/notifications/unread', authorization);
      longest = Math.max(longest, performance.now() - begin);
      peak = Math.max(peak, process.memoryUsage().rss);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const begin = performance.now();
  const bytes = await app.download(
    '/api/v1/cases/export?kind=nonConformity&assigned=everyone&criticality=Critical,Major',
    authorization,
  );
  const seconds = (performance.now() - begin) / 1000;
  done = true;
  await others;
  const megabytes = (value: number) => Math.round(value / 1024 / 1024);
  console.log(
    `export: ${megabytes(bytes)} MB in ${seconds.toFixed(1)} s; memory ${megabytes(before)} -> ${megabytes(peak)} MB; ` +
      `the slowest other request took ${longest.toFixed(0)} ms`,
  );
}

const app = await startApp();
const authorization = await app.signIn('qa');
const client = new pg.Client({ connectionString: app.ownerUrl, options: '-c role=vigie_app' });
await client.connect();
const { rows } = await app.owner.query(`select company_id from users where username = 'qa'`);
const companyId = Number(rows[0].company_id);
await client.query(`set vigie.company to '${companyId}'`);

await grow(app, 100, 1_000);
const few = await measure(app, authorization, 1_000);
await grow(app, 1_001, 100_000);
const many = await measure(app, authorization, 100_000);
for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
  const [small, large] = [few[name] ?? 1, many[name] ?? 1];
  const sql = bare[name] ? await bareTime(client, companyId, name, bare[name]) : null;
  const toBare = sql ? `   bare SQL ${sql.toFixed(1)} ms, ratio ${(large / sql).toFixed(1)}` : '';
  console.log(
    `${name.padEnd(32)} 1,000: ${small.toFixed(1)} ms   100,000: ${large.toFixed(1)} ms   ratio ${(large / small).toFixed(1)}${toBare}`,
  );
}
await measureExport(app, authorization);
await client.end();
await app.stop();
