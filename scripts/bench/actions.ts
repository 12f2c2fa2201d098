// node --import tsx scripts/bench/actions.ts
// The list of actions with 1,000 and with 100,000 actions in a company, through HTTP, as ratios of one run.
import { printLine } from './bare-sql';
import { loadCompany } from './company/load';
import { type RunningApp, startApp } from './running-app';

const everyone = '/api/v1/actions?assigned=everyone';
const sorts = ['id', 'status', 'summary', 'priority', 'responsible', 'approver', 'origin', 'dueDate'];

const calls: Record<string, string> = {
  'first page': everyone,
  'page 6,000': `${everyone}&page={far}`,
  'page in the middle': `${everyone}&page={middle}`,
  ...Object.fromEntries(sorts.map((sort) => [`by ${sort}`, `${everyone}&sort=${sort}&direction=asc`])),
  'my team': '/api/v1/actions',
  mine: '/api/v1/actions?assigned=me',
  'filter by status and priority': `${everyone}&status=ready_for_qa&priority=medium`,
  'filter by origin': `${everyone}&origin=capa`,
  'filter by overdue': `${everyone}&due=overdue&today=2026-06-01`,
  'filter by due date': `${everyone}&dueFrom=2026-04-01&dueTo=2026-04-07`,
  'search, rare word': `${everyone}&search=act_0777`,
  'search, two words': `${everyone}&search=relev%C3%A9%20fiche`,
  'search by id': `${everyone}&search=ACT_50000`,
  board: '/api/v1/actions/board?assigned=everyone',
  'another request': '/api/v1/notifications/unread',
};

async function measure(app: RunningApp, authorization: string, count: number): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  const pages = { far: (count * 6) / 100, middle: Math.floor(count / 30) };
  for (const [name, url] of Object.entries(calls)) {
    const address = url.replace('{far}', String(pages.far)).replace('{middle}', String(pages.middle));
    times.set(name, await app.median(address, authorization));
  }
  return times;
}

const app = await startApp();
const authorization = await app.signIn('validator');
await loadCompany(app.owner, 'company.admin', 1_000);
const few = await measure(app, authorization, 1_000);
await loadCompany(app.owner, 'company.admin', 100_000);
const many = await measure(app, authorization, 100_000);
for (const name of Object.keys(calls)) {
  printLine({ name, few: few.get(name) ?? 0, many: many.get(name) ?? 0, bare: null });
}
await app.stop();
