// node --import tsx scripts/bench/reports.ts
// The inbox with 1,000 and with 100,000 reports in one company, through HTTP, as ratios of one run: to the smaller inbox,
// and to the same question put to PostgreSQL by hand. Beside it a second company of the same size, so that staying inside
// one's own costs what it costs.
import { type BareQuestion, connectBare, hirePeople, printLine, wordsOf } from './bare-sql';
import { startApp } from './running-app';

const everyone = '/api/v1/reports?assigned=everyone';
const sent = 'is_sent';
const newestFirst = 'filed_at desc, number desc';

interface Call {
  readonly url: string;
  readonly where?: string;
  readonly order?: string;
  readonly more?: Pick<BareQuestion, 'offset' | 'maxCounted'>;
}
const search = (asked: string, ...words: string[]): Call => ({
  url: `${everyone}&search=${asked}`,
  where: wordsOf('report', words),
  more: { maxCounted: 1_000 },
});
const sorted = (sort: string, direction: string, order: string): Call => ({
  url: `${everyone}&sort=${sort}&direction=${direction}`,
  order,
});

const calls: Record<string, Call> = {
  'first page': { url: everyone },
  'first page, my team': { url: '/api/v1/reports' },
  'page 6,000': { url: `${everyone}&page={far}`, more: { offset: 89_985 } },
  'page in the middle': { url: `${everyone}&page={middle}`, more: { offset: 49_995 } },
  'by id': sorted('id', 'asc', 'number'),
  'by status': sorted('status', 'asc', 'status, number'),
  'by detector': sorted('detector', 'asc', 'detector, number'),
  'by appraiser': sorted('appraiser', 'desc', 'appraiser_name desc, number desc'),
  'status and category': {
    url: `${everyone}&status=waiting_approval&category=hse`,
    where: ` and status = 'waiting_approval' and category = 'hse'`,
  },
  severity: { url: `${everyone}&severity=high`, where: ` and severity = 'high'` },
  'detector by name': {
    url: `${everyone}&detector=person%2017`,
    where: ` and detector_key >= 'person 17' and detector_key < 'person 17\u{10FFFF}'`,
  },
  'dates of a week': {
    url: `${everyone}&from={from}&to={to}`,
    where: ' and filed_at >= (current_date - 3)::timestamptz and filed_at < current_date::timestamptz',
  },
  'search, rare word': search('mot2711', 'mot2711'),
  'search, two words': search('mot12%20mot31', 'mot12', 'mot31'),
  'search, frequent beginning': search('mot1', 'mot1'),
  'search by id': search('IN_00500', 'in_00500'),
  'queue of a validator': { url: '/api/v1/reports/queue' },
  'own reports of a reporter': { url: '/api/v1/reports' },
  'another request': { url: '/api/v1/notifications/unread' },
};
/** These answer something else than a page, or have too much of their own to be put by hand. */
const withoutBare = ['first page, my team', 'queue of a validator', 'own reports of a reporter', 'another request'];

const app = await startApp();
for (const admin of ['company.admin', 'other.admin']) await hirePeople(app, admin);
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
      case when n % 6 > 0 then (select ids[1 + n % 5] from people) end,
      case when n % 6 > 0 then 'Appraiser ' || n % 5 end,
      now() - (100000 - n) * interval '5 minutes', now()
    from made returning company_id, id, answers ->> 'what' as what)
  insert into search_words (company_id, record, record_id, word)
    select distinct company_id, 'report', id, word from (
      select company_id, id, regexp_split_to_table(what, ' ') as word from added
      union all select company_id, id, lower(id) from added) as words`;

async function grow(from: number, to: number): Promise<void> {
  for (const admin of ['company.admin', 'other.admin']) {
    for (let start = from; start <= to; start += 10_000) {
      await app.owner.query(fill, [admin, start, Math.min(start + 9_999, to)]);
    }
  }
  for (const table of ['reports', 'report_totals', 'report_people_totals', 'search_words'])
    await app.owner.query(`vacuum analyze ${table}`);
}

function addressOf(url: string, count: number): string {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return url
    .replace('{far}', String((count * 6) / 100))
    .replace('{middle}', String(Math.floor(count / 30)))
    .replace('{from}', day(3))
    .replace('{to}', day(1));
}

async function measure(count: number): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const [name, { url }] of Object.entries(calls)) {
    const who = name.includes('of a reporter') ? reporter : validator;
    times.set(name, await app.median(addressOf(url, count), who));
  }
  return times;
}

const { rows } = await app.owner.query(`select company_id from users where username = 'validator'`);
const bare = await connectBare(app, Number(rows[0].company_id));
await grow(100, 1_000);
const few = await measure(1_000);
await grow(1_001, 100_000);
const many = await measure(100_000);
for (const [name, { where = '', order = newestFirst, more }] of Object.entries(calls)) {
  const question = { table: 'reports', where: sent + where, order, ...more };
  printLine({
    name,
    few: few.get(name) ?? 0,
    many: many.get(name) ?? 0,
    bare: withoutBare.includes(name) ? null : await bare.time(question),
  });
}
await bare.close();
await app.stop();
