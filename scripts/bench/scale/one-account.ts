// npm run build && npx tsx scripts/bench/scale/one-account.ts [--cases 100000] [--data folder] [--runs 3] [--seconds 8]
// What a colleague, and the people of another company, wait for while one account does its worst: twenty connections that ask for
// key figures of ever other periods, similar cases of ever other texts, dossiers and spreadsheets. Two clients ask what people
// ask (lists, boards, cases, search, the overview), each question in turn; p97.5, alone and meanwhile, in one run.
import { parseArgs } from 'node:util';
import { type Session, signIn, startBuiltApp } from '../built-app';
import { loadCompany } from '../company/load';
import { median, printTable } from '../medians';

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    data: { type: 'string' },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
  },
});

const app = await startBuiltApp(options.data);
const connections = 20;

type Path = (turn: number) => string;

const words = [
  'étiquette',
  'lot',
  'balance',
  'fuite',
  'température',
  'ligne',
  'joint',
  'opérateur',
  'capteur',
  'blister',
];
const wordAt = (turn: number) => words[turn % words.length] ?? '';
const dayAt = (turn: number) => new Date(Date.UTC(2023, 0, 1 + (turn % 700))).toISOString().slice(0, 10);

/** One after the other, each unlike the one before: nothing is answered from memory. */
const worst: Readonly<Record<string, Path>> = {
  'key figures': (turn) => `/api/v1/insights?from=${dayAt(turn)}&to=2026-10-31`,
  'similar cases': (turn) =>
    `/api/v1/cases/similar?text=${encodeURIComponent(Array.from({ length: 300 }, (_, at) => wordAt(turn + at * 7)).join(' '))}`,
  dossiers: (turn) => `/api/v1/cases/NC_${String(1000 + (turn % 500)).padStart(4, '0')}/dossier`,
  spreadsheets: () => '/api/v1/cases/export?kind=nonConformity&assigned=everyone',
};

/** What ten people ask in a minute. */
const ordinary: readonly Path[] = [
  () => '/api/v1/cases?kind=nonConformity&assigned=everyone',
  (turn) => `/api/v1/cases?kind=nonConformity&assigned=everyone&page=${2 + (turn % 40)}`,
  (turn) => `/api/v1/cases?kind=nonConformity&assigned=everyone&search=${encodeURIComponent(wordAt(turn))}`,
  () => '/api/v1/cases?kind=nonConformity&assigned=me&status=ready_for_qa',
  () => '/api/v1/cases/board?kind=nonConformity&assigned=everyone',
  () => '/api/v1/actions?assigned=everyone',
  () => '/api/v1/reports?status=waiting_approval',
  () => '/api/v1/overview',
  () => '/api/v1/notifications',
  () => '/v1/users/current-user',
];

async function ask({ token }: Session, path: string, signal?: AbortSignal): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(`${app.address}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  });
  if (answer.body) for await (const _part of answer.body);
  // 503: turned away because the same account has too much waiting, which is an answer too.
  if (!answer.ok && answer.status !== 503) throw new Error(`${path} was answered ${answer.status}`);
  return performance.now() - begin;
}

/** The slowest of forty among what one client asks for some seconds, one question after the other. */
async function waitsOf(session: Session): Promise<number> {
  const end = performance.now() + Number(options.seconds) * 1000;
  const waits: number[] = [];
  for (let turn = 0; performance.now() < end; turn += 1) {
    const path = ordinary[turn % ordinary.length] ?? ordinary[0];
    if (path) waits.push(await ask(session, path(turn)));
    // As a person who clicks fast.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.975)] ?? 0;
}

async function whileWorst<T>(
  session: Session,
  path: Path,
  work: () => Promise<T>,
): Promise<{ result: T; calls: number }> {
  const stop = new AbortController();
  let calls = 0;
  const askers = Array.from({ length: connections }, async () => {
    while (!stop.signal.aborted) {
      calls += 1;
      await ask(session, path(calls), stop.signal);
    }
  });
  const done = Promise.allSettled(askers);
  const result = await work();
  stop.abort();
  for (const one of await done) if (one.status === 'rejected' && !stop.signal.aborted) throw one.reason;
  return { result, calls };
}

try {
  await loadCompany(app.owner, 'company.admin', Number(options.cases));
  const heavy = await signIn(app.address, 'company.admin');
  const clients = {
    colleague: await signIn(app.address, 'lead'),
    'another company': await signIn(app.address, 'other.admin'),
  };
  const waits = () => Promise.all(Object.values(clients).map(waitsOf));
  await waits();
  const rows: string[][] = [];
  const row = (name: string, all: readonly (readonly number[])[], calls: string) => {
    const middles = Object.keys(clients).map((_, at) => `${median(all.map((one) => one[at] ?? 0)).toFixed(0)} ms`);
    rows.push([name, ...middles, calls]);
  };
  const alone: number[][] = [];
  for (let run = 0; run < Number(options.runs); run += 1) alone.push(await waits());
  row('alone', alone, '');
  for (const [name, path] of Object.entries(worst)) {
    const beside: number[][] = [];
    let calls = 0;
    for (let run = 0; run < Number(options.runs); run += 1) {
      const one = await whileWorst(heavy, path, waits);
      beside.push(one.result);
      calls += one.calls;
    }
    row(name, beside, String(calls));
  }
  printTable(['p97.5 while one account asks for', ...Object.keys(clients), 'calls'], rows);
} finally {
  await app.stop();
}
