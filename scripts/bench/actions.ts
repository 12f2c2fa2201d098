// node --import tsx scripts/bench/actions.ts
// The list of actions with 1,000 and with 100,000 actions in a company, through HTTP, as ratios of one run.
import { entriesBy, hirePeople, printLine } from './bare-sql';
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
  'search, rare word': `${everyone}&search=mot2711`,
  'search, two words': `${everyone}&search=mot12%20mot31`,
  'search by id': `${everyone}&search=ACT_50000`,
  board: '/api/v1/actions/board?assigned=everyone',
  'another request': '/api/v1/notifications/unread',
};

const fill = entriesBy(
  'action',
  `insert into action_entries (company_id, id, number, status, summary, priority, responsible_id, responsible_name,
      approver_id, approver_name, origin, due_date, todo_done, todo_total, comment_count, version)
    select (select id from company), 'ACT_' || lpad(n::text, greatest(4, length(n::text)), '0'), n,
      (array['in_progress', 'ready_for_qa', 'approved', 'completed', 'completed', 'cancelled'])[1 + n % 6], what,
      (array['high', 'medium', 'low'])[1 + n % 3], (select ids[who] from people), (select names[who] from people),
      (select ids[who] from people), (select names[who] from people),
      (array['', 'CAPA-2026-' || n, 'IA_' || n])[1 + n % 3], date '2026-03-01' + n % 300, n % 3, 3, 0, 1
    from made returning company_id, id, summary`,
);

async function grow(app: RunningApp, from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += 10_000) {
    await app.owner.query(fill, [start, Math.min(start + 9_999, to)]);
  }
  for (const table of ['action_entries', 'action_totals', 'search_words'])
    await app.owner.query(`vacuum analyze ${table}`);
}

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
await hirePeople(app, 'company.admin');
const authorization = await app.signIn('validator');
await grow(app, 100, 1_000);
const few = await measure(app, authorization, 1_000);
await grow(app, 1_001, 100_000);
const many = await measure(app, authorization, 100_000);
for (const name of Object.keys(calls)) {
  printLine({ name, few: few.get(name) ?? 0, many: many.get(name) ?? 0, bare: null });
}
await app.stop();
