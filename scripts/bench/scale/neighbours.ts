// npm run build && npx tsx scripts/bench/scale/neighbours.ts [--cases 100000] [--companies 1000] [--data folder] [--runs 3] [--seconds 6]
// A thousand companies on one instance: the list of a small one, alone and while the largest exports all of its cases as a
// spreadsheet, again and again. Four connections of the small one; p97.5 and the ratio to the same without the export, in turn
// and in one run.
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { signIn, startBuiltApp } from '../built-app';
import { loadCompany } from '../company/load';
import { median, printTable } from '../medians';

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    companies: { type: 'string', default: '1000' },
    data: { type: 'string' },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
  },
});

const app = await startBuiltApp(options.data);
const { owner, address } = app;

/** Each with five people and twenty cases in its list. */
async function addCompanies(count: number): Promise<void> {
  const { rows } = await owner.query<{ there: number }>('select count(*)::integer as there from companies');
  const missing = count - (rows[0]?.there ?? 0);
  if (missing <= 0) return;
  await owner.query(
    `with added as (
       insert into companies (name, subscription_start_date, subscription_end_date)
         select 'Company ' || n, now(), now() + interval '1 year' from generate_series(1, $1::int) n returning id),
     people as (
       insert into users (company_id, username, email, first_name, last_name, state, roles)
         select id, 'person' || id || '.' || p, 'p' || id || '.' || p || '@x.example', 'First' || p, 'Last' || id, 'active',
           array['reporter'] from added, generate_series(1, 5) p returning company_id, id),
     owners as (select company_id, min(id) as id from people group by company_id)
     insert into case_entries (company_id, id, kind, number, is_case, status, summary, criticality, owner_id, owner_name,
         origin, detection_date, due_date, version)
       select company_id, 'NC_' || lpad(n::text, 4, '0'), 'nonConformity', n, true, 'in_progress', 'Une came est usée ' || n,
         'Minor', id, 'First Last', 'audit', date '2026-01-01' + n, date '2026-03-01' + n, 1
       from owners, generate_series(1, 20) n`,
    [missing],
  );
  await owner.query('analyze');
}

interface Load {
  readonly p50: number;
  readonly p97: number;
  readonly perSecond: number;
}

async function ask(token: string): Promise<Load> {
  const { latency, requests, non2xx, errors } = await autocannon({
    url: `${address}/api/v1/cases?kind=nonConformity&assigned=everyone`,
    connections: 4,
    duration: Number(options.seconds),
    headers: { authorization: `Bearer ${token}` },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  return { p50: latency.p50, p97: latency.p97_5, perSecond: requests.average };
}

/** Takes the whole list of the largest as long as others are measured; answers how often and how much. */
async function exportMeanwhile(token: string, work: () => Promise<Load>): Promise<{ load: Load; exports: number }> {
  const stop = new AbortController();
  let exports = 0;
  const exporting = (async () => {
    while (!stop.signal.aborted) {
      const answer = await fetch(`${address}/api/v1/cases/export?kind=nonConformity&assigned=everyone`, {
        headers: { authorization: `Bearer ${token}` },
        signal: stop.signal,
      });
      if (!answer.ok || !answer.body) throw new Error(`the export was answered ${answer.status}`);
      for await (const _part of answer.body);
      exports += 1;
    }
  })().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  const load = await work();
  stop.abort();
  await exporting;
  return { load, exports };
}

try {
  await loadCompany(owner, 'company.admin', Number(options.cases));
  await addCompanies(Number(options.companies));
  const small = (await signIn(address, 'other.reporter')).token;
  const large = (await signIn(address, 'company.admin')).token;
  const alone: Load[] = [];
  const beside: Load[] = [];
  let exports = 0;
  for (let run = 0; run <= Number(options.runs); run += 1) {
    const undisturbed = await ask(small);
    const busy = await exportMeanwhile(large, () => ask(small));
    if (run === 0) continue;
    alone.push(undisturbed);
    beside.push(busy.load);
    exports += busy.exports;
  }
  const middle = (loads: readonly Load[], of: keyof Load) => median(loads.map((load) => load[of]));
  const ratio = (of: keyof Load) => median(beside.map((load, at) => load[of] / (alone[at]?.[of] ?? 1))).toFixed(1);
  printTable(
    ['the list of a small company', 'a second', 'p50', 'p97.5'],
    [
      ...Object.entries({ alone, 'while the largest exports': beside }).map(([name, loads]) => [
        name,
        middle(loads, 'perSecond').toFixed(0),
        `${middle(loads, 'p50').toFixed(0)} ms`,
        `${middle(loads, 'p97').toFixed(0)} ms`,
      ]),
      ['ratio', ratio('perSecond'), ratio('p50'), ratio('p97')],
    ],
  );
  console.log(
    `${options.companies} companies, the largest with ${options.cases} cases; ${exports} whole exports meanwhile`,
  );
} finally {
  await app.stop();
}
