// npm run build && npm run bench:requests -- [--cases 100000] [--data folder] [--runs 3] [--seconds 4]
// What Vigie answers a second over ten connections, beside a bare Node server that passes on the same rows of the same
// PostgreSQL, in turn and in one run; and the processor time of either server for one answer, without that of PostgreSQL,
// which says more on a machine that is shared with others. A folder named with --data is filled once and kept.
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startBareServer } from './bare-app';
import { signIn, startBuiltApp } from './built-app';
import { fillCasesUpTo } from './fill-cases';
import { median, printTable } from './medians';

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    data: { type: 'string' },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
});
const cases = Number(options.cases);
const pageSize = 15;
const deepPage = Math.min(3_000, Math.floor(cases / pageSize) - 1);
const middlePage = Math.floor(cases / pageSize / 2);

interface Question {
  readonly name: string;
  readonly vigie: string;
  readonly bare: string;
  readonly body?: object;
  /** Where it differs: the bare server creates actions alone. */
  readonly bareBody?: object;
}

interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p97: number;
  /** Milliseconds of the server's process for each answer. */
  readonly processor: number;
}

const everyone = '/api/v1/cases?kind=nonConformity&assigned=everyone';
const page = (name: string, number: number): Question => ({
  name,
  vigie: `${everyone}&page=${number}`,
  bare: `/list?offset=${(number - 1) * pageSize}`,
});

async function processorSeconds(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function ask(address: string, path: string, token: string, body?: object): Promise<Rate> {
  const begin = await processorSeconds(address);
  const result = await autocannon({
    url: address + path,
    connections: 10,
    duration: Number(options.seconds),
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  const { requests, latency } = result;
  const processor = (((await processorSeconds(address)) - begin) * 1000) / requests.total;
  return { perSecond: requests.average, p50: latency.p50, p97: latency.p97_5, processor };
}

const app = await startBuiltApp(options.data);
await fillCasesUpTo(app.owner, cases);
const bare = await startBareServer(app.ownerUrl);
try {
  const { token, user } = await signIn(app.address, 'lead');
  const task = { title: 'Contrôler la came', assignTo: user.id, priority: 'low', description: 'Avant la reprise' };
  const told = { what: 'La came est usée', where: 'Atelier 2', how: 'Contrôle visuel' };
  const questions: readonly Question[] = [
    page('list, first page', 1),
    page(`list, page ${deepPage}`, deepPage),
    page('list, middle', middlePage),
    { name: 'list, by status', vigie: `${everyone}&status=ready_for_qa`, bare: '/list?status=ready_for_qa' },
    { name: 'read a case', vigie: '/api/v1/cases/NC_0001', bare: '/case?id=NC_0001' },
    { name: 'create an action', vigie: '/api/v1/actions', bare: '/actions', body: task },
    { name: 'create a report', vigie: '/api/v1/reports', bare: '/actions', body: told, bareBody: task },
  ];
  const found = new Map<string, { vigie: Rate[]; bare: Rate[] }>();
  for (let run = 0; run <= Number(options.runs); run += 1) {
    for (const question of questions) {
      const rates = found.get(question.name) ?? { vigie: [], bare: [] };
      found.set(question.name, rates);
      const vigie = await ask(app.address, question.vigie, token, question.body);
      const plain = await ask(bare.address, question.bare, token, question.bareBody ?? question.body);
      // The first time everything is compiled and planned.
      if (run === 0) continue;
      rates.vigie.push(vigie);
      rates.bare.push(plain);
    }
  }
  const middle = (rates: readonly Rate[] = [], of: keyof Rate = 'perSecond') => median(rates.map((rate) => rate[of]));
  const first = middle(found.get('list, first page')?.vigie);
  printTable(
    ['', 'Vigie /s', 'bare /s', 'ratio', 'to first page', 'p50', 'p97.5', 'bare p97.5', 'CPU', 'bare CPU', 'ratio'],
    [...found].map(([name, rates]) => [
      name,
      middle(rates.vigie).toFixed(0),
      middle(rates.bare).toFixed(0),
      // Of each pair, so that a busy moment of the machine hits both.
      median(rates.vigie.map(({ perSecond }, at) => perSecond / (rates.bare[at]?.perSecond ?? 0))).toFixed(2),
      name.startsWith('list') ? (middle(rates.vigie) / first).toFixed(2) : '',
      `${middle(rates.vigie, 'p50').toFixed(0)} ms`,
      `${middle(rates.vigie, 'p97').toFixed(0)} ms`,
      `${middle(rates.bare, 'p97').toFixed(0)} ms`,
      `${middle(rates.vigie, 'processor').toFixed(2)} ms`,
      `${middle(rates.bare, 'processor').toFixed(2)} ms`,
      (middle(rates.vigie, 'processor') / middle(rates.bare, 'processor')).toFixed(1),
    ]),
  );
} finally {
  bare.stop();
  await app.stop();
}
