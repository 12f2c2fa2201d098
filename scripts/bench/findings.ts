// npx tsx scripts/bench/findings.ts
// The list of 100,000 findings and that of 10,000 audits: first pages in their orders, narrowed, searched, and the board, each beside
// the first page of findings by number.
import { printTable } from './medians';
import { type RunningApp, startApp } from './running-app';

const audits = 10_000;
const perAudit = 10;

/** Written past the services: five years of audits, of which one in ten is a plan. */
async function fill({ owner }: RunningApp): Promise<void> {
  await owner.query('set session_replication_role to replica');
  await owner.query(`insert into audits (company_id, id, number, status, type, title, scope, site, departments, planned_from,
      planned_until, lead_id, started_at, author_id)
    select u.company_id, 'AUD_' || 100000 + n, 100000 + n, case when n % 10 = 0 then 'planned' else 'closed' end, 'internal',
      'Audit ' || n, 'Audit ' || n, 'Usine', array['Service ' || n % 40], current_date - 1500 + n / 6,
      current_date - 1499 + n / 6, u.id, case when n % 10 > 0 then now() end, u.id
    from generate_series(1, ${audits}) as n, users u where u.username = 'lead'`);
  await owner.query(`insert into findings (company_id, id, number, status, audit_id, statement, clause, grade, department,
      owner_id, author_id, issued_on, due_on, report_number, responded_at)
    select a.company_id, 'FND_' || a.number * ${perAudit} + k, a.number * ${perAudit} + k,
      (array['awaiting_response', 'responded', 'accepted', 'closed', 'closed', 'closed'])[1 + (a.number + k) % 6], a.id,
      'Un constat noté ' || k || ' dans le service', 4 + (a.number + k) % 6 || '.' || 1 + (a.number + k) % 5,
      (array['critical', 'major', 'minor', 'observation'])[1 + (a.number + k) % 4], a.departments[1], a.lead_id, a.lead_id,
      a.planned_from, a.planned_from + 30, 1, now()
    from audits a, generate_series(1, ${perAudit}) as k where a.status = 'closed'`);
  for (const [table, totals, person] of [
    ['audits', 'audit_totals', 'lead_id'],
    ['findings', 'finding_totals', 'owner_id'],
  ]) {
    await owner.query(`delete from ${totals}`);
    await owner.query(`insert into ${totals} (company_id, ${person}, status, total)
      select company_id, coalesce(${person}, 0), status, count(*) from ${table} where not is_walled group by 1, 2, 3`);
  }
  await owner.query('set session_replication_role to origin');
  await owner.query('analyze');
}

const app = await startApp();
await fill(app);
const authorization = await app.signIn('reporter');
const paths = [
  ['findings by number', '/api/v1/findings?assigned=everyone'],
  ['findings by due day', '/api/v1/findings?assigned=everyone&sort=dueOn'],
  ['findings that wait for an answer', '/api/v1/findings?assigned=everyone&status=awaiting_response'],
  ['major findings', '/api/v1/findings?assigned=everyone&grade=major'],
  ['late answers', '/api/v1/findings?assigned=everyone&due=overdue'],
  ['findings of an audit', '/api/v1/findings?assigned=everyone&audit=AUD_100001'],
  ['board of findings', '/api/v1/findings/board?assigned=everyone'],
  ['audits by day', '/api/v1/audits?assigned=everyone'],
  ['audits of a department', '/api/v1/audits?assigned=everyone&place=Service%2012'],
  ['board of audits', '/api/v1/audits/board?assigned=everyone'],
] as const;
const measured: [string, number][] = [];
for (const [name, path] of paths) measured.push([name, await app.median(path, authorization)]);
const first = measured[0]?.[1] ?? 1;
printTable(
  [`${audits} audits, ${audits * perAudit * 0.9} findings`, 'ms', 'first : it'],
  measured.map(([name, ms]) => [name, ms.toFixed(1), (first / ms).toFixed(2)]),
);
await app.stop();
