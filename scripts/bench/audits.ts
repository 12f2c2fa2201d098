// npx tsx scripts/bench/audits.ts
// 10,000 audits, 100,000 findings and 100,000 observations: their lists in their orders, narrowed and as boards, each beside the list of as
// many cases asked in the same way (goal: at least 0.6 of it), and calendar, coverage and heat map (goal: under 100 ms).
// The key figures are printed beside them, without a goal.
import { addDays } from '../../domain/src/kernel/day';
import { printTable } from './medians';
import { type RunningApp, startApp } from './running-app';

const audits = 10_000;
const perAudit = 10;
const stations = 200;
const walks = 5_000;
const perWalk = 20;
const cases = 100_000;
const standard = 'ISO 9001';
const today = new Date().toISOString().slice(0, 10);

/** Written past the services: five years of audits in 40 processes, of 30 clauses, of which one in ten is a plan. */
async function fillAudits({ owner }: RunningApp): Promise<void> {
  await owner.query(`insert into audits (company_id, id, number, status, type, title, scope, standards, processes, site,
      departments, planned_from, planned_until, lead_id, started_at, finished_at, issued_at, author_id)
    select u.company_id, 'AUD_' || 100000 + n, 100000 + n, case when n % 10 = 0 then 'planned' else 'closed' end, 'internal',
      'Audit ' || n, 'Audit ' || n,
      jsonb_build_array(jsonb_build_object('standard', '${standard}', 'clauses',
        (select jsonb_agg((4 + (n + c) % 6) || '.' || 1 + (n + c) % 5) from generate_series(1, 6) as c))),
      array['Processus ' || n % 40, 'Processus ' || (n + 7) % 40], 'Usine', array['Service ' || n % 40],
      current_date - 1500 + n / 6, current_date - 1499 + n / 6, u.id, case when n % 10 > 0 then now() end,
      case when n % 10 > 0 then (current_date - 1499 + n / 6)::timestamptz end,
      case when n % 10 > 0 then (current_date - 1495 + n / 6)::timestamptz end, u.id
    from generate_series(1, ${audits}) as n, users u where u.username = 'lead'`);
  await owner.query(`insert into audit_coverage (company_id, standard, process, clause, audit_id, covered_on)
    select distinct on (f.standard, f.process, f.clause) a.company_id, f.standard, f.process, f.clause, a.id, f.covered_on
    from audits a, lateral covered_by(a) as f where a.status = 'closed'
    order by f.standard, f.process, f.clause, f.covered_on desc, a.id desc`);
  await owner.query(`insert into findings (company_id, id, number, status, audit_id, statement, standard, clause, grade, department,
      owner_id, author_id, issued_on, due_on, report_number, responded_at)
    select a.company_id, 'FND_' || a.number * ${perAudit} + k, a.number * ${perAudit} + k,
      (array['awaiting_response', 'responded', 'accepted', 'closed', 'closed', 'closed'])[1 + (a.number + k) % 6], a.id,
      'Un constat noté ' || k || ' dans le service', '${standard}', 4 + (a.number + k) % 6 || '.' || 1 + (a.number + k) % 5,
      (array['critical', 'major', 'minor', 'observation'])[1 + (a.number + k) % 4], a.departments[1], a.lead_id, a.lead_id,
      a.planned_from, a.planned_from + 30, 1, a.planned_from + interval '12 days'
    from audits a, generate_series(1, ${perAudit}) as k where a.number > 100000`);
}

/** Two years of walks past 200 stations. */
async function fillWalks({ owner }: RunningApp): Promise<void> {
  await owner.query(`insert into gemba_stations (company_id, id, number, status, label, site, department, token, author_id)
    select u.company_id, 'STN_' || 10000 + n, 10000 + n, 'active', 'Poste ' || n, 'Usine', 'Service ' || n % 40,
      lpad(n::text, 12, 'a'), u.id
    from generate_series(1, ${stations}) as n, users u where u.username = 'lead'`);
  await owner.query(`insert into gemba_walks (company_id, id, number, status, title, walker_id, due_date, started_at, finished_at, author_id)
    select u.company_id, 'GW_' || 100000 + n, 100000 + n, 'finished', 'Tournée ' || n, u.id, current_date - (${walks} - n) / 7,
      now(), now(), u.id
    from generate_series(1, ${walks}) as n, users u where u.username = 'lead'`);
  await owner.query(`insert into observations (company_id, id, number, status, walk_id, station_id, station, site, department, verdict,
      category, text, observed_at, owner_id, author_id)
    select w.company_id, 'OBS_' || w.number * ${perWalk} + k, w.number * ${perWalk} + k,
      (array['open', 'settled', 'settled', 'settled', 'followed'])[1 + (w.number + k) % 5], w.id, s.id, s.label, s.site, s.department,
      (array['good', 'improve', 'improve'])[1 + (w.number + k) % 3],
      (array['safety', 'quality', 'order', 'equipment'])[1 + k % 4], 'Une chose vue ' || k, w.due_date + interval '9 hours',
      w.walker_id, w.walker_id
    from gemba_walks w, generate_series(1, ${perWalk}) as k, gemba_stations s
    where w.number > 100000 and s.company_id = w.company_id and s.number = 10001 + (w.number * 7 + k) % ${stations}`);
}

/** As many cases as their list shows, which reads nothing but these rows. */
async function fillCases({ owner }: RunningApp): Promise<void> {
  await owner.query(`insert into case_entries (company_id, id, kind, number, is_case, status, summary, criticality, owner_id,
      owner_name, origin, detection_date, due_date, version)
    select u.company_id, 'NC_' || 200000 + n, 'nonConformity', 200000 + n, true,
      (array['in_progress', 'approved', 'closed', 'void'])[1 + n % 4], 'Un écart noté ' || n || ' dans le service',
      (array['Critical', 'Major', 'Minor'])[1 + n % 3], u.id, u.first_name || ' ' || u.last_name, 'audit',
      current_date - n / 100, current_date - n / 100 + 30, 1
    from generate_series(1, ${cases}) as n, users u where u.username = 'lead'`);
}

/** What triggers keep when rows come one by one. */
const totals: readonly (readonly [string, string, string])[] = [
  ['audits', 'audit_totals', 'lead_id, status'],
  ['findings', 'finding_totals', 'owner_id, status, grade'],
  ['gemba_walks', 'gemba_walk_totals', 'walker_id, status'],
  ['observations', 'observation_totals', 'owner_id, status, verdict, category'],
  ['observations', 'observation_month_totals', 'observed_month, station_id, verdict'],
  ['case_entries', 'case_totals', 'kind, owner_id, is_case, status, criticality, origin'],
];

async function fill(app: RunningApp): Promise<void> {
  const { owner } = app;
  await owner.query('set session_replication_role to replica');
  await fillAudits(app);
  await fillWalks(app);
  await fillCases(app);
  for (const [table, counted, columns] of totals) {
    await owner.query(`delete from ${counted}`);
    const values = columns
      .split(', ')
      .map((name) => (['owner_id', 'lead_id'].includes(name) ? `coalesce(${name}, 0)` : name))
      .map((name) => (['criticality', 'origin'].includes(name) ? `coalesce(${name}, '')` : name));
    const places = values.map((_, at) => at + 2).join(', ');
    const open = { audits: 'where not is_walled', findings: 'where not is_walled', case_entries: 'where is_shown' };
    const shown = open[table as keyof typeof open] ?? '';
    await owner.query(`insert into ${counted} (company_id, ${columns}, total)
      select company_id, ${values.join(', ')}, count(*) from ${table} ${shown} group by 1, ${places}`);
  }
  await owner.query('set session_replication_role to origin');
  await owner.query('analyze');
}

const everyone = 'assigned=everyone';
const month = today.slice(0, 7);
const ofCases = `/api/v1/cases?kind=nonConformity&${everyone}`;
/** How a list of cases is asked: what the other lists are measured by. */
const yardsticks = {
  'first page': ofCases,
  'another order': `${ofCases}&sort=dueDate`,
  'one state': `${ofCases}&status=closed`,
  'one value': `${ofCases}&criticality=Major`,
  'two values': `${ofCases}&criticality=Major&origin=audit`,
  overdue: `${ofCases}&urgency=overdue`,
  'a month': `${ofCases}&detectedFrom=${addDays(today, -60)}&detectedTo=${addDays(today, -30)}`,
  board: `/api/v1/cases/board?kind=nonConformity&${everyone}`,
} as const;
const lists: readonly (readonly [string, string, keyof typeof yardsticks])[] = [
  ['findings by number', `/api/v1/findings?${everyone}`, 'first page'],
  ['findings by due day', `/api/v1/findings?${everyone}&sort=dueOn`, 'another order'],
  ['findings that wait for an answer', `/api/v1/findings?${everyone}&status=awaiting_response`, 'one state'],
  ['major findings', `/api/v1/findings?${everyone}&grade=major`, 'one value'],
  ['late answers', `/api/v1/findings?${everyone}&due=overdue`, 'overdue'],
  [
    'findings of a month',
    `/api/v1/findings?${everyone}&from=${addDays(today, -60)}&until=${addDays(today, -30)}`,
    'a month',
  ],
  ['findings of an audit', `/api/v1/findings?${everyone}&audit=AUD_100001`, 'first page'],
  ['board of findings', `/api/v1/findings/board?${everyone}`, 'board'],
  ['observations, the latest', `/api/v1/gemba/observations?${everyone}`, 'first page'],
  ['observations by number', `/api/v1/gemba/observations?${everyone}&sort=id`, 'first page'],
  ['open observations', `/api/v1/gemba/observations?${everyone}&status=open`, 'one state'],
  [
    'observations to improve, of safety',
    `/api/v1/gemba/observations?${everyone}&verdict=improve&category=safety`,
    'two values',
  ],
  ['observations of a station', `/api/v1/gemba/observations?${everyone}&stationId=STN_10001`, 'first page'],
  ['observations of a walk', `/api/v1/gemba/observations?${everyone}&walk=GW_100001`, 'first page'],
  ['board of observations', `/api/v1/gemba/observations/board?${everyone}`, 'board'],
  ['walks', `/api/v1/gemba/walks?${everyone}`, 'first page'],
  ['audits by day', `/api/v1/audits?${everyone}`, 'first page'],
  ['audits of a department', `/api/v1/audits?${everyone}&place=Service%2012`, 'a month'],
  ['board of audits', `/api/v1/audits/board?${everyone}`, 'board'],
];
const overviews = [
  ['calendar of a year', `/api/v1/audit-calendar?from=${addDays(today, -200)}&until=${addDays(today, 170)}`],
  ['calendar of a month', `/api/v1/audit-calendar?from=${today}&until=${addDays(today, 41)}`],
  ['coverage of a standard', `/api/v1/audit-coverage?standard=${encodeURIComponent(standard)}`],
  ['heat map of a year', `/api/v1/gemba/heat-map?until=${month}`],
  ['who walked, a year', `/api/v1/gemba/walked?until=${month}`],
  ['key figures of a month', `/api/v1/insights/audits?from=${addDays(today, -30)}&to=${today}`],
  ['key figures of three years', `/api/v1/insights/audits?from=${addDays(today, -1095)}&to=${today}`],
] as const;
const goal = { ratio: 0.6, ms: 100 };

const app = await startApp();
await fill(app);
const authorization = await app.signIn('reporter');
const rows: string[][] = [];
const msOf = new Map<string, number>();
for (const [name, path] of Object.entries(yardsticks)) {
  const ms = await app.median(path, authorization);
  msOf.set(name, ms);
  rows.push([`cases: ${name}`, ms.toFixed(1), '', '', '']);
}
for (const [name, path, beside] of lists) {
  const ms = await app.median(path, authorization);
  const ratio = (msOf.get(beside) ?? 0) / ms;
  rows.push([name, ms.toFixed(1), beside, ratio.toFixed(2), ratio >= goal.ratio ? 'yes' : 'NO']);
}
for (const [name, path] of overviews) {
  const ms = await app.median(path, authorization);
  const hasGoal = !name.startsWith('key figures');
  rows.push([name, ms.toFixed(1), '', '', hasGoal ? (ms < goal.ms ? 'yes' : 'NO') : '']);
}
printTable(
  [
    `${audits} audits, ${audits * perAudit} findings, ${walks * perWalk} observations`,
    'ms',
    'beside cases',
    'cases : it',
    'met',
  ],
  rows,
);
await app.stop();
