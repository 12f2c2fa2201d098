// npx tsx scripts/bench/programmes.ts
// The audits of a programme with 500 lines: what three years of them take to be counted, and a night on which all lines are due to be
// made (goal: under 2 s), for each audit beside one that a person plans.
import { addDays, addMonths } from '../../domain/src/kernel/day';
import { auditsToMake, lineRhythms } from '../../domain/src/modules/audits/programmes/occurrences';
import { contextOf } from '../../server/src/modules/accounts/public';
import { makeAudits } from '../../server/src/modules/audits/programmes/make-audits';
import { createProgramme, setLines } from '../../server/src/modules/audits/programmes/programmes';
import { planAudit } from '../../server/src/modules/audits/public';
import { printTable } from './medians';
import { type RunningApp, startApp } from './running-app';

const lines = 500;
const site = 'Usine de Rennes';
const standard = 'ISO 9001';
const today = new Date().toISOString().slice(0, 10);
const until = addDays(addMonths(today, 36), -1);

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
await make(app);
const authorization = await app.signIn('qa');
const nextYear = `/api/v1/audit-calendar?from=${addDays(today, 200)}&until=${addDays(today, 565)}`;
console.log(
  `calendar of a year, ${lines} lines in force: ${(await app.median(nextYear, authorization)).toFixed(1)} ms`,
);
await app.stop();
