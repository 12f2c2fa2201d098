// npx tsx scripts/bench/programmes.ts
// Calendar and coverage with 10,000 audits beside the first page of the list of audits, and the audits of a programme with 500 lines:
// what three years of them take to be counted, and a night on which all lines are due to be made, for each audit beside one
// that a person plans.
import { addDays, addMonths } from '../../domain/src/kernel/day';
import { auditsToMake, lineRhythms } from '../../domain/src/modules/audits/programmes/occurrences';
import { contextOf } from '../../server/src/modules/accounts/public';
import { makeAudits } from '../../server/src/modules/audits/programmes/make-audits';
import { createProgramme, setLines } from '../../server/src/modules/audits/programmes/programmes';
import { planAudit } from '../../server/src/modules/audits/public';
import { printTable } from './medians';
import { type RunningApp, startApp } from './running-app';

const audits = 10_000;
const lines = 500;
const site = 'Usine de Rennes';
const standard = 'ISO 9001';
const today = new Date().toISOString().slice(0, 10);
const until = addDays(addMonths(today, 36), -1);

/** Written past the services: five years of audits in 40 processes, of 30 clauses. */
async function fill({ owner }: RunningApp): Promise<void> {
  await owner.query(`set session_replication_role to replica`);
  await owner.query(`insert into audits (company_id, id, number, status, type, title, scope, standards, processes, site,
      departments, planned_from, planned_until, lead_id, started_at, finished_at, author_id)
    select u.company_id, 'AUD_' || 100000 + n, 100000 + n, case when n % 10 = 0 then 'planned' else 'closed' end, 'internal',
      'Audit ' || n, 'Audit ' || n,
      jsonb_build_array(jsonb_build_object('standard', '${standard}', 'clauses',
        (select jsonb_agg((4 + (n + c) % 6) || '.' || 1 + (n + c) % 5) from generate_series(1, 6) as c))),
      array['Processus ' || n % 40, 'Processus ' || (n + 7) % 40], '${site}', array['Production'],
      current_date - 1500 + n / 6, current_date - 1499 + n / 6, u.id,
      case when n % 10 > 0 then now() end, case when n % 10 > 0 then now() - (n || ' minutes')::interval end, u.id
    from generate_series(1, ${audits}) as n, users u where u.username = 'lead'`);
  await owner.query(`insert into audit_coverage (company_id, standard, process, clause, audit_id, covered_on)
    select distinct on (f.standard, f.process, f.clause) a.company_id, f.standard, f.process, f.clause, a.id, f.covered_on
    from audits a, lateral covered_by(a) as f where a.status = 'closed'
    order by f.standard, f.process, f.clause, f.covered_on desc, a.id desc`);
  await owner.query(`insert into findings (company_id, id, number, status, audit_id, statement, standard, clause, grade,
      author_id, issued_on, report_number)
    select a.company_id, 'FND_' || a.number * 10 + k, a.number * 10 + k, 'closed', a.id, 'Un constat noté ' || k, '${standard}',
      4 + (a.number + k) % 6 || '.' || 1 + (a.number + k) % 5, case when k = 1 then 'major' else 'minor' end, a.lead_id,
      current_date, 1
    from audits a, generate_series(1, 5) as k where a.status = 'closed'`);
  await owner.query(`set session_replication_role to origin`);
  await owner.query('analyze');
}

/** Approved as `approve` leaves it, without the signature. */
async function approve({ owner, platform }: RunningApp): Promise<string> {
  const context = await contextOf(platform, 'qa');
  const lead = await contextOf(platform, 'lead');
  const { id } = await createProgramme(platform, context, { title: '500 lignes', validFrom: today, validUntil: until });
  const written = Array.from({ length: lines }, (_, n) => ({
    type: 'internal' as const,
    site,
    departments: [`Service ${n}`],
    supplier: '',
    processes: [`Processus ${n % 40}`],
    standards: [{ standard, clauses: ['8.1', '8.2'] }],
    templateId: null,
    leadId: lead.actor.userId,
    firstDay: addDays(today, 10),
    everyMonths: lineRhythms[n % lineRhythms.length] ?? 12,
    days: 2,
  }));
  const begin = performance.now();
  await setLines(platform, { context, params: { id }, ifMatch: 1, body: { lines: written } });
  console.log(`${lines} lines written: ${Math.round(performance.now() - begin)} ms`);
  await owner.query(`set session_replication_role to replica`);
  await owner.query(`update audit_programmes set status = 'approved', approved_revision = 1 where id = $1`, [id]);
  await owner.query(
    `update audit_programme_revisions set title = '500 lignes', valid_from = $2, valid_until = $3, approved_at = now(),
      approved_by = (select id from users where username = 'qa') where programme_id = $1`,
    [id, today, until],
  );
  await owner.query(`set session_replication_role to origin`);
  return id;
}

function count(): void {
  const begin = performance.now();
  const calendar = Array.from({ length: lines }, (_, n) => ({
    id: `line ${n}`,
    firstDay: today,
    everyMonths: 1,
    days: 1,
  }));
  const found = auditsToMake({ lines: calendar, until }, new Set(), { today, leadDays: 1100 });
  const ms = performance.now() - begin;
  console.log(`${lines} lines × 3 years, monthly: ${found.length} audits counted in ${ms.toFixed(0)} ms (bound 2,000)`);
}

const time = async (act: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
};

async function make(app: RunningApp): Promise<void> {
  const { platform, owner } = app;
  await approve(app);
  const made = async () => {
    const { rows } = await owner.query(`select count(*)::integer as n from audits where line_id is not null`);
    return Number(rows[0].n);
  };
  const context = await contextOf(platform, 'qa');
  const lead = await contextOf(platform, 'lead');
  const plan = () =>
    platform.database.transaction(context, (tx) =>
      planAudit(tx, {
        type: 'internal',
        title: 'À la main',
        scope: 'Essai',
        site,
        departments: ['Production'],
        plannedFrom: today,
        plannedUntil: today,
        leadId: lead.actor.userId ?? -1,
      }),
    );
  await plan();
  const byHand =
    (await time(async () => {
      for (let n = 0; n < 20; n += 1) await plan();
    })) / 20;
  const rows: string[][] = [];
  const row = (name: string, ms: number, n: number) =>
    rows.push([
      name,
      String(n),
      ms.toFixed(0),
      n > 0 ? (ms / n).toFixed(1) : '',
      n > 0 ? (byHand / (ms / n)).toFixed(2) : '',
    ]);
  row('planned by hand', byHand, 1);
  const first = await time(() => makeAudits(platform));
  row('first night, all lines due', first, await made());
  row('the same night again', await time(() => makeAudits(platform)), 0);
  const before = await made();
  let all = 0;
  for (let month = 1; month <= 36; month += 1) {
    all += await time(() => makeAudits(platform, new Date(`${addMonths(today, month)}T02:00:00Z`)));
  }
  row('36 months, a night each', all, (await made()) - before);
  printTable(['audits made', 'audits', 'ms', 'ms each', 'by hand : each'], rows);
}

const app = await startApp();
count();
await fill(app);
const authorization = await app.signIn('qa');
const list = await app.median('/api/v1/audits?assigned=everyone', authorization);
const year = `/api/v1/audit-calendar?from=${addDays(today, -200)}&until=${addDays(today, 170)}`;
const measured = [
  ['list of audits, first page', list],
  ['calendar of a year', await app.median(year, authorization)],
  [
    'calendar of a month',
    await app.median(`/api/v1/audit-calendar?from=${today}&until=${addDays(today, 41)}`, authorization),
  ],
  [
    'coverage of a standard',
    await app.median(`/api/v1/audit-coverage?standard=${encodeURIComponent(standard)}`, authorization),
  ],
] as const;
printTable(
  [`${audits} audits`, 'ms', 'list : it'],
  measured.map(([name, ms]) => [name, ms.toFixed(1), (list / ms).toFixed(2)]),
);
await make(app);
const nextYear = `/api/v1/audit-calendar?from=${addDays(today, 200)}&until=${addDays(today, 565)}`;
console.log(
  `calendar of a year, ${lines} lines in force: ${(await app.median(nextYear, authorization)).toFixed(1)} ms`,
);
await app.stop();
