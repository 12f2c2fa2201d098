// node --expose-gc --import tsx scripts/bench/cases.ts
// The list of non-conformities with 1,000 and with 100,000 cases in a company, seven tenths of them of this kind, through HTTP, as ratios of one run: to the
// smaller list, and to the same question put to PostgreSQL by hand. Then an export of 50,000 rows: memory, and how long
// other requests wait meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type BareQuestion, connectBare, printLine, wordsOf } from './bare-sql';
import { loadCompany } from './company/load';
import { type RunningApp, startApp } from './running-app';

const everyone = '/api/v1/cases?kind=nonConformity&assigned=everyone';
const ofKind = `kind = 'nonConformity' and is_shown`;
const newestFirst = 'is_case, number desc';

interface Call {
  readonly url: string;
  readonly where?: string;
  readonly order?: string;
  readonly more?: Pick<BareQuestion, 'offset' | 'maxCounted'>;
}
const search = (asked: string, ...words: string[]): Call => ({
  url: `${everyone}&search=${asked}`,
  where: wordsOf('case', words),
  more: { maxCounted: 1_000 },
});
const sorted = (sort: string, order: string): Call => ({ url: `${everyone}&sort=${sort}&direction=asc`, order });

const calls: Record<string, Call> = {
  'first page': { url: everyone },
  'page 4,200': { url: `${everyone}&page={far}`, more: { offset: 62_985 } },
  'page in the middle': { url: `${everyone}&page={middle}`, more: { offset: 34_980 } },
  'by status': sorted('status', 'status_rank, number'),
  'by criticality': sorted('criticality', 'criticality_rank, number'),
  'by owner': sorted('owner', 'owner_name, number'),
  'by detection mode': sorted('origin', 'origin, number'),
  'by due date': sorted('dueDate', 'due_date, number'),
  'by urgency': sorted('urgency', 'urgency_date, number'),
  'my team': { url: '/api/v1/cases?kind=nonConformity' },
  'filter by status': { url: `${everyone}&status=ready_for_qa`, where: ` and status = 'ready_for_qa'` },
  'filter by criticality and mode': {
    url: `${everyone}&criticality=Critical&origin=audit`,
    where: ` and criticality = 'Critical' and origin = 'audit'`,
  },
  'filter by due date': {
    url: `${everyone}&dueFrom=2026-04-01&dueTo=2026-04-07`,
    where: ` and due_date between '2026-04-01' and '2026-04-07'`,
  },
  'search, rare word': search('l31415', 'l31415'),
  'search, two words': search('granulateur%20nuit', 'granulateur', 'nuit'),
  'search, frequent beginning': search('lo', 'lo'),
  'search by id': search('NC_0500', 'nc_0500'),
  board: { url: '/api/v1/cases/board?kind=nonConformity&assigned=everyone' },
  'another request': { url: '/api/v1/notifications/unread' },
};
/** These answer something else than a page, or have too much of their own to be put by hand. */
const withoutBare = ['my team', 'board', 'another request'];

async function measure(app: RunningApp, authorization: string, count: number): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  const pages = { far: (count * 42) / 1000, middle: Math.floor((count * 7) / 300) };
  for (const [name, { url }] of Object.entries(calls)) {
    const address = url.replace('{far}', String(pages.far)).replace('{middle}', String(pages.middle));
    times.set(name, await app.median(address, authorization));
  }
  return times;
}

interface Meanwhile {
  readonly seconds: number;
  readonly slowest: number;
  readonly standstill: number;
  readonly peak: number;
}

/** How other requests fare, how long the event loop stands still and how large the process grows while something is done. */
async function watch(app: RunningApp, authorization: string, act: () => Promise<unknown>): Promise<Meanwhile> {
  globalThis.gc?.();
  let [peak, slowest, done] = [0, 0, false];
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const others = (async () => {
    while (!done) {
      const begin = performance.now();
      await app.get('/api/v1/notifications/unread', authorization);
      slowest = Math.max(slowest, performance.now() - begin);
      peak = Math.max(peak, process.memoryUsage().rss);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const begin = performance.now();
  await act();
  const seconds = (performance.now() - begin) / 1000;
  done = true;
  await others;
  loop.disable();
  return { seconds, slowest, standstill: loop.max / 1e6, peak };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 5_000));

/** What a busy machine does to the other requests without any export is printed too. */
async function measureExport(app: RunningApp, authorization: string): Promise<void> {
  const url = '/api/v1/cases/export?kind=nonConformity&assigned=everyone&criticality=Critical,Major';
  const acts = { 'no export': rest, export: () => app.download(url, authorization) };
  for (const [name, act] of Object.entries(acts)) {
    const { seconds, slowest, standstill, peak } = await watch(app, authorization, act);
    console.log(
      `${name.padEnd(10)} ${seconds.toFixed(1)} s; the slowest other request took ${slowest.toFixed(0)} ms; ` +
        `the event loop stood still for ${standstill.toFixed(0)} ms at most; memory up to ${Math.round(peak / 2 ** 20)} MB`,
    );
  }
}

const app = await startApp();
const authorization = await app.signIn('qa');
const { rows } = await app.owner.query(`select company_id from users where username = 'qa'`);
const bare = await connectBare(app, Number(rows[0].company_id));

await loadCompany(app.owner, 'company.admin', 1_000);
const few = await measure(app, authorization, 1_000);
await loadCompany(app.owner, 'company.admin', 100_000);
const many = await measure(app, authorization, 100_000);
for (const [name, { where = '', order = newestFirst, more }] of Object.entries(calls)) {
  const question = { table: 'case_entries', where: ofKind + where, order, ...more };
  printLine({
    name,
    few: few.get(name) ?? 0,
    many: many.get(name) ?? 0,
    bare: withoutBare.includes(name) ? null : await bare.time(question),
  });
}
await measureExport(app, authorization);
await measureExport(app, authorization);
await bare.close();
await app.stop();
