// npx tsx scripts/bench/reports.ts
// The inbox with 1,000 and with 100,000 reports in one company, through HTTP, as ratios of one run; and beside it a
// second company of the same size, so that staying inside one's own costs what it costs.
import { startApp } from './running-app';

const list = '/api/v1/reports?assigned=everyone';
const calls = {
  'first page': list,
  'first page, my team': '/api/v1/reports',
  'page in the middle': `${list}&page={middle}`,
  'last page': `${list}&page={last}`,
  'by id': `${list}&sort=id&direction=asc`,
  'by status': `${list}&sort=status&direction=asc`,
  'by detector': `${list}&sort=detector&direction=asc`,
  'by appraiser': `${list}&sort=appraiser&direction=desc`,
  'status and category': `${list}&status=waiting_approval&category=hse`,
  severity: `${list}&severity=high`,
  'detector by name': `${list}&detector=person%2017`,
  'dates of a week': `${list}&from={from}&to={to}`,
  'search, rare word': `${list}&search=mot2711`,
  'search, two words': `${list}&search=mot12%20mot31`,
  'search, frequent beginning': `${list}&search=mot1`,
  'search by id': `${list}&search=IN_00500`,
  'queue of a validator': '/api/v1/reports/queue',
  'own reports of a reporter': '/api/v1/reports',
};

const app = await startApp();
const validator = await app.signIn('validator');
const reporter = await app.signIn('reporter');

/** Words follow Zipf's law, as in real texts: a few are everywhere, most are rare. */
const fill = `
  with company as (select company_id as id from users where username = $1),
  people as (select array_agg(id order by id) as ids from users where company_id = (select id from company)),
  made as (
    select n, (select ids[1 + (n * 7919) % cardinality(ids)] from people) as author,
      (select string_agg('mot' || floor(power(3000, random()))::int, ' ') from generate_series(1, 25 + n * 0)) as what
    from generate_series($2::int, $3::int) n),
  added as (
    insert into reports (company_id, id, number, author_id, status, answers, summary, severity, criticality, appraiser_id,
      appraiser_name, filed_at, submitted_at)
    select (select id from company), 'IN_' || lpad(n::text, greatest(5, length(n::text)), '0'), n, author,
      (array['waiting_approval', 'waiting_for_update', 'rejected', 'approved', 'approved', 'approved'])[1 + n % 6],
      jsonb_build_object('what', what, 'who', 'Person ' || n % 400, 'type', 'problem', 'detectionDate', '2026-01-01',
        'category', (array['hse', 'nonConformity', 'improvement', 'itBug', 'customerComplaint', 'equipmentFailure'])[1 + n % 6]),
      left(what, 100), (array['high', 'medium', 'low'])[1 + n % 3], null,
      case when n % 6 > 0 then author end, case when n % 6 > 0 then 'Appraiser ' || n % 40 end,
      now() - (100000 - n) * interval '5 minutes', now()
    from made returning company_id, id, answers ->> 'what' as what)
  insert into search_words (company_id, record, record_id, word)
    select distinct company_id, 'report', id, word from (
      select company_id, id, regexp_split_to_table(what, ' ') as word from added
      union all select company_id, id, lower(id) from added) as words`;

async function grow(from: number, to: number): Promise<void> {
  for (const admin of ['company.admin', 'other.admin']) await app.owner.query(fill, [admin, from, to]);
  await app.owner.query('vacuum analyze reports');
  await app.owner.query('vacuum analyze search_words');
}

function addressOf(call: string, count: number): string {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const pages = Math.floor(count / 15);
  return call
    .replace('{middle}', String(Math.floor(pages / 2)))
    .replace('{last}', String(pages))
    .replace('{from}', day(3))
    .replace('{to}', day(1));
}

async function measure(count: number): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) {
    const who = name.includes('of a reporter') ? reporter : validator;
    times[name] = await app.median(addressOf(call, count), who);
  }
  return times;
}

await grow(100, 1_000);
const few = await measure(1_000);
await grow(1_001, 100_000);
const many = await measure(100_000);
for (const name of Object.keys(calls)) {
  const [small, large] = [few[name] ?? 1, many[name] ?? 1];
  console.log(
    `${name.padEnd(28)} 1,000: ${small.toFixed(1)} ms   100,000: ${large.toFixed(1)} ms   ratio ${(large / small).toFixed(1)}`,
  );
}
await app.stop();
