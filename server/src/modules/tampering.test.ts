import { creation } from '@vigie/domain/kernel/trail/audit-event';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyCompanyChain } from '../platform/audit/verify';
import { systemContext } from '../platform/context';
import { vouchedResetStory } from '../platform/testing/lives/account-stories';
import { Stage } from '../platform/testing/lives/stage';
import { stories } from '../platform/testing/lives/stories';
import { type FindingsOf, Originals, planRows, planTamperings, type Tampering } from '../platform/testing/tampering';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { verifyCompany } from '../platform/verification/verification';
import { demoCast } from './accounts/public';
import { says, startProvider } from './assistant/testing/provider';
import { addDemoGlossary } from './glossary/demo';
import { auditedSignal } from './insights/control-charts/report-signal';
import { claimSignal } from './insights/control-charts/signal-repository';
import { addDemoTemplates } from './questionnaires/demo';
import { addDemoValues } from './values/demo';
import { verified } from './verified';

const companyId = 1;
/** How many columns of one table are altered in one round, each in a row of its own where there are so many; then fewer. */
const columnsAtOnce = [5, 1];

let t: TestApp;
let provider: Awaited<ReturnType<typeof startProvider>>;
let originals: Originals;
let planned: Awaited<ReturnType<typeof planTamperings>>;
const owner = <Row extends object>(text: string, values?: unknown[]) => t.database.owner<Row>(text, values);

async function findingsIn(companies: Iterable<number>): Promise<FindingsOf> {
  const { database, contents } = t.app.platform;
  const found = new Map<number, string[]>();
  for (const id of new Set(companies)) {
    const said: string[] = [];
    for await (const report of verifyCompany({ database, contents, verified, keeps: 10_000 }, id)) {
      said.push(...report.findings);
    }
    found.set(id, said);
  }
  return found;
}

/** A year of cases would show one; here it is written as the search for signals writes it. */
async function addSignal(): Promise<void> {
  await t.app.platform.database.transaction(systemContext(companyId), async (tx) => {
    const found = {
      indicator: 'opened',
      bucket: 'month',
      from: '2026-10-01',
      rule: 'beyond_limits',
      value: 7,
    } as const;
    const signal = { ...found, ownerId: null };
    const recordId = await claimSignal(tx, signal);
    if (recordId === null) throw new Error('the signal was there already');
    const changes = creation(auditedSignal({ ...signal, reportId: null }));
    tx.audit({ action: 'kpi_signal.found', record: 'kpi_signal', recordId, changes });
  });
}

/** One confidential case stays so, with comments, files and signatures under its wall. */
async function restrictOne(stage: Stage): Promise<void> {
  const [open] = await owner<{ id: string; version: number }>(`select c.id, c.version from cases c
    join users u on u.company_id = c.company_id and u.id = c.owner_id
    where c.status = 'in_progress' and u.username = 'lead' order by c.comment_count desc, c.id limit 1`);
  const readers = { readerIds: [await stage.idOf('designer')], readerRoles: ['validator'] };
  await stage.act('lead', cases.restrictCase, {
    params: { id: open?.id ?? '' },
    version: open?.version,
    body: { isConfidential: true, ...readers, reason: 'Une personne' },
  });
}

beforeAll(async () => {
  provider = await startProvider();
  provider.behave(says('Le lot est bloqué.'));
  t = await createTestApp({ chatProvider: provider.config });
  const cast = demoCast(t.app.platform);
  await addDemoGlossary(t.app.platform, cast);
  await addDemoValues(t.app.platform, cast);
  await addDemoTemplates(t.app.platform, cast);
  const stage = new Stage(t);
  for (const story of Object.values(stories)) await story(stage);
  await (await vouchedResetStory(stage)).close();
  await addSignal();
  await restrictOne(stage);
  planned = await planTamperings(owner);
  const companies = planned.plan.flatMap((one) => one.companies);
  expect([...(await findingsIn(companies)).values()].flat()).toEqual([]);
  originals = new Originals(owner);
  await originals.keep([...new Set(planned.plan.map(({ table }) => table))]);
}, 180_000);
afterAll(async () => {
  await t.close();
  await provider.close();
});

/** Alters some, looks once, and puts everything back. Answers those that were not named. */
async function unnamed(some: readonly Tampering[]): Promise<Tampering[]> {
  for (const { statement } of some) await originals.silently([statement]);
  const found = await findingsIn(some.flatMap(({ companies }) => companies));
  await originals.restore(some.map(({ table }) => table));
  return some.filter((one) => !one.isNamedIn(found));
}

function roundsOf(plan: readonly Tampering[], atOnce: number): (readonly Tampering[])[] {
  const made: Tampering[][] = [];
  const places = new Map<string, number>();
  for (const one of plan) {
    const place = places.get(one.table) ?? 0;
    places.set(one.table, place + 1);
    const round = Math.floor(place / atOnce);
    made[round] = [...(made[round] ?? []), one];
  }
  return made;
}

async function missedOf(plan: readonly Tampering[]): Promise<string[]> {
  let left = plan;
  for (const atOnce of columnsAtOnce) {
    const still: Tampering[] = [];
    for (const round of roundsOf(left, atOnce)) still.push(...(await unnamed(round)));
    left = still;
  }
  // Where the source of a value was altered in the same way, neither shows: alone it must.
  const missed: string[] = [];
  for (const one of left) missed.push(...(await unnamed([one])).map(({ what }) => what));
  return missed;
}

describe('R08 R40 verify names what was altered behind the application’s back', () => {
  it('with a row of every table that has a verified column', () => {
    expect(planned.withoutRows).toEqual([]);
  });

  it('in each verified column of each table', async () => {
    expect(await missedOf(planned.plan)).toEqual([]);
  }, 300_000);

  it('by a row that was taken out or put in', async () => {
    const tables = [...new Set(planned.plan.map(({ table }) => table))];
    expect(await missedOf(await planRows(owner, tables))).toEqual([]);
  }, 300_000);

  it('in each column of the trail itself', async () => {
    const { database } = t.app.platform;
    const columns = [
      'at',
      'actor_name',
      'actor_username',
      'action',
      'record',
      'record_id',
      'reason',
      'request_id',
      'seq',
    ];
    await t.database.owner('create table originals.audit_events as select * from audit_events');
    for (const column of columns) {
      const value =
        column === 'at'
          ? `at - interval '1 year'`
          : column === 'seq'
            ? 'seq + 100000'
            : `coalesce(${column}, '') || 'x'`;
      await originals.silently([
        `update audit_events set ${column} = ${value} where company_id = ${companyId} and seq = 5`,
      ]);
      const { broken } = await verifyCompanyChain(database, companyId);
      expect(broken, column).toMatch(/event 5/);
      await originals.silently([
        'delete from audit_events',
        'insert into audit_events select * from originals.audit_events',
      ]);
    }
  });
});
