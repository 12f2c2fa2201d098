// node --import tsx scripts/bench/reports.ts
// The inbox with 1,000 and with 100,000 reports in one company, through HTTP, as ratios of one run: to the smaller inbox,
// and to the same question put to PostgreSQL by hand. Beside it a second company of the same size, so that staying inside
// one's own costs what it costs.
import { type BareQuestion, connectBare, printLine, wordsOf } from './bare-sql';
import { loadCompany } from './company/load';
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
    url: `${everyone}&status=approved&category=hse`,
    where: ` and status = 'approved' and category = 'hse'`,
  },
  severity: { url: `${everyone}&severity=high`, where: ` and severity = 'high'` },
  'detector by name': {
    url: `${everyone}&detector=maud`,
    where: ` and detector_key >= 'maud' and detector_key < 'maud\u{10FFFF}'`,
  },
  'dates of a week': {
    url: `${everyone}&from={from}&to={to}`,
    where: ' and filed_at >= (current_date - 3)::timestamptz and filed_at < current_date::timestamptz',
  },
  'search, rare word': search('l31415', 'l31415'),
  'search, two words': search('granulateur%20atelier', 'granulateur', 'atelier'),
  'search, frequent beginning': search('lo', 'lo'),
  'search by id': search('IN_00500', 'in_00500'),
  'queue of a validator': { url: '/api/v1/reports/queue' },
  'own reports of a reporter': { url: '/api/v1/reports' },
  'another request': { url: '/api/v1/notifications/unread' },
};
/** These answer something else than a page, or have too much of their own to be put by hand. */
const withoutBare = ['first page, my team', 'queue of a validator', 'own reports of a reporter', 'another request'];

const app = await startApp();
const validator = await app.signIn('validator');
const reporter = await app.signIn('reporter');

async function grow(count: number): Promise<void> {
  for (const admin of ['company.admin', 'other.admin']) await loadCompany(app.owner, admin, count);
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
await grow(1_000);
const few = await measure(1_000);
await grow(100_000);
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
