// node --expose-gc --import tsx scripts/bench/verification.ts
// Everything of a company with 100,000 cases and a million events held against its trail: events and records a second, memory,
// and how long the event loop is held meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { verified } from '../../server/src/modules/verified';
import { verifyCompany } from '../../server/src/platform/verification/verification';
import { type RunningApp, startApp } from './running-app';

const cases = Number(process.env.CASES ?? 100_000);
const atOnce = 200;
const companyId = 1;
const idOf = `'NC_' || lpad(n::text, 7, '0')`;

/** Copies of the demo case whose history has about ten events, with that history, through the chain's own function. */
async function fill({ owner }: RunningApp): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(`select record_id as id from audit_events
    where company_id = ${companyId} and record = 'case' and record_id like 'NC%'
    group by record_id order by abs(count(*) - 10) limit 1`);
  const id = rows[0]?.id ?? '';
  // All copies come from one report.
  await owner.query('drop index cases_by_report');
  await owner.query(`set vigie.company to '${companyId}'; set session_replication_role to replica`);
  for (let first = 1000; first < 1000 + cases; first += atOnce) {
    const numbers = `generate_series(${first}, ${Math.min(first + atOnce, 1000 + cases) - 1}) as n`;
    await owner.query(`insert into cases (company_id, id, number, kind, status, title, criticality, owner_id, detection_date,
        due_date, definition, report_id, reporter_id, effectiveness)
      select company_id, ${idOf}, n, kind, status, title, criticality, owner_id, detection_date, due_date, definition,
        report_id, reporter_id, effectiveness from cases, ${numbers} where company_id = ${companyId} and id = '${id}'`);
    await owner.query(`insert into case_steps (company_id, case_id, step, content, mark, version)
      select company_id, ${idOf}, step, content, mark, version from case_steps, ${numbers}
      where company_id = ${companyId} and case_id = '${id}'`);
    await owner.query(`insert into record_links (company_id, record, record_id, other_record, other_id, note)
      select company_id, record, ${idOf}, other_record, other_id, note from record_links, ${numbers}
      where company_id = ${companyId} and record = 'case' and record_id = '${id}'`);
    await owner.query(
      `insert into case_analyses (company_id, case_id, n, ran_by, inputs, matches)
      select company_id, ${idOf}, a.n, ran_by, inputs, matches from case_analyses a, ${numbers.replace(' as n', ' as copy')}
      where company_id = ${companyId} and case_id = '${id}'`.replace(idOf, idOf.replace('n::', 'copy::')),
    );
    await owner.query(`select append_audit_events((select jsonb_agg(jsonb_build_object('actorId', actor_id,
        'actorUsername', actor_username, 'actorName', actor_name, 'actorRoles', actor_roles, 'action', action,
        'record', record, 'recordId', ${idOf}, 'changes', changes, 'reason', reason, 'requestId', request_id)
        order by n, seq)
      from audit_events, ${numbers}
      where company_id = ${companyId} and record = 'case' and record_id = '${id}'))`);
  }
  await owner.query('vacuum analyze audit_events');
  await owner.query('analyze cases');
  await owner.query('analyze case_steps');
  return id;
}

const app = await startApp();
console.log(`copies of ${await fill(app)}`);
globalThis.gc?.();
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
const before = process.memoryUsage.rss();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 20);
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();
// A machine that others use holds the loop too: what this process has computed in one turn is its own share, at most.
let computed = 0;
let used = process.cpuUsage();
const tick = setInterval(() => {
  const { user, system } = process.cpuUsage(used);
  computed = Math.max(computed, (user + system) / 1000);
  used = process.cpuUsage();
}, 1);
const held = () => {
  const said =
    `${Math.round(loop.max / 1e6)} ms at most, ${Math.round(loop.percentile(99) / 1e6)} ms in 99 of 100; ` +
    `${Math.round(computed)} ms of computing in one turn at most`;
  loop.reset();
  computed = 0;
  return said;
};
// What a busy machine does to the event loop by itself.
await new Promise((resolve) => setTimeout(resolve, 5_000));
console.log(`nothing, for comparison: event loop held for ${held()}`);
let begin = performance.now();
const { database, contents } = app.platform;
for await (const { part, checked, found } of verifyCompany({ database, contents, verified }, companyId)) {
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `${part}: ${checked} in ${seconds.toFixed(1)} s, ${Math.round(checked / seconds)} a second, ${found} findings; ` +
      `memory ${megabytes(before)} before, ${megabytes(most)} at most; ` +
      `event loop held for ${held()}`,
  );
  begin = performance.now();
}
loop.disable();
clearInterval(watch);
clearInterval(tick);
await app.stop();
