// npm run bench -- [--only requests,alone,page,figures,memory] [--cases 100000] [--data folder] [--seconds 3] [--rounds 4]
//   [--runs 3] [--rows 10000] [--memory] [--print]
// Fills a company with 100,000 cases, reports, actions and their events, and another with 1,000, and measures the built
// application in them: what it answers over ten connections beside a bare server and bare SQL, its pages in a browser, the
// figures and the import, and its memory. Writes docs/benchmarks.md anew, part by part; --print leaves it as it is. A folder
// named with --data is filled once and kept. --memory watches the memory for ten minutes instead of one.
import { parseArgs } from 'node:util';
import { startBareServer } from './bare-app';
import { type BuiltApp, startBuiltApp } from './built-app';
import { loadCompany } from './company/load';
import { title as figuresTitle, measureFigures } from './figures/measure';
import { measureMemory, title as memoryTitle } from './memory';
import { measurePages, title as pagesTitle } from './page/measure';
import { title as aloneTitle, measureAlone } from './requests/alone';
import { measureRequests, title as requestsTitle } from './requests/measure';
import { machineNow, print, type Section, writeDown } from './results';

const wholeCompany = 100_000;
const fewCases = 1_000;
const parts = ['requests', 'alone', 'page', 'figures', 'memory'] as const;
type Part = (typeof parts)[number];

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    cases: { type: 'string', default: String(wholeCompany) },
    data: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '4' },
    runs: { type: 'string', default: '3' },
    rows: { type: 'string', default: '10000' },
    memory: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});
const cases = Number(options.cases);
const wanted = options.only?.split(',') ?? parts;
const unknown = wanted.find((part) => !parts.some((one) => one === part));
if (unknown) throw new Error(`There is no part ${unknown}: ${parts.join(', ')}`);

async function newestClosed({ owner }: BuiltApp): Promise<string> {
  const { rows } = await owner.query<{
    id: string;
  }>(`select id from cases where kind = 'nonConformity' and status = 'closed'
    and company_id = (select company_id from users where username = 'company.admin') order by number desc limit 1`);
  return rows[0]?.id ?? '';
}

async function measure(part: Part, app: BuiltApp, bareAddress: string): Promise<Section> {
  if (part === 'requests') {
    const plan = { seconds: Number(options.seconds), rounds: Number(options.rounds) };
    return measureRequests({ app, bareAddress, cases, fewCases: Math.min(fewCases, cases) }, plan);
  }
  if (part === 'alone') return measureAlone(app, cases);
  if (part === 'page') return measurePages(app, bareAddress, cases, Number(options.runs));
  if (part === 'figures') return measureFigures(app, cases, Number(options.rows));
  return measureMemory(app, cases, await newestClosed(app), options.memory ? 10 : 1);
}

const machine = machineNow();
const app = await startBuiltApp(options.data);
const sections: Section[] = [];
try {
  const begin = performance.now();
  await loadCompany(app.owner, 'other.admin', Math.min(fewCases, cases));
  await loadCompany(app.owner, 'company.admin', cases);
  console.log(
    `${cases.toLocaleString('en')} cases are there after ${((performance.now() - begin) / 1000).toFixed(0)} s`,
  );
  const bare = await startBareServer(app.ownerUrl);
  try {
    for (const part of parts.filter((one) => wanted.includes(one))) {
      const section = await measure(part, app, bare.address);
      print(section);
      sections.push(section);
    }
  } finally {
    bare.stop();
  }
} finally {
  await app.stop();
}
const given = process.argv.slice(2).filter((word, at, all) => word !== '--data' && all[at - 1] !== '--data');
const command = ['npm run bench', ...(given.length > 0 ? ['--', ...given] : [])].join(' ');
const order = [requestsTitle, aloneTitle, pagesTitle, figuresTitle, memoryTitle];
if (!options.print) writeDown(sections, order, command, machine);
