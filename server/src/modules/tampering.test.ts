import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyCompanyChain } from '../platform/audit/verify';
import { isNamed, Originals, planTamperings, type Tampering } from '../platform/testing/tampering';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { verifyCompany } from '../platform/verification/verification';
import { demoCast } from './accounts/public';
import { remindOfActions } from './actions/due-reminders';
import { addDemoGlossary } from './glossary/demo';
import { addDemoTemplates } from './questionnaires/demo';
import { addDemoValues } from './values/demo';
import { verified } from './verified';

const companyId = 1;
/** How many columns of one table are altered in one round, each in a row of its own where there are so many. */
const columnsAtOnce = 3;

let t: TestApp;
let originals: Originals;
let plan: Awaited<ReturnType<typeof planTamperings>>;

async function findings(): Promise<string[]> {
  const { database, contents } = t.app.platform;
  const found: string[] = [];
  for (const id of [0, companyId]) {
    for await (const report of verifyCompany({ database, contents, verified, keeps: 10_000 }, id)) {
      found.push(...report.findings);
    }
  }
  return found;
}

async function upload(url: string, name: string, token: string): Promise<void> {
  const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n%PDF-1.4 ${name}\r\n--x--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await t.request('POST', url, { token, headers, body });
  if (answer.status !== 201) throw new Error(answer.text);
}

beforeAll(async () => {
  t = await createTestApp();
  const { platform } = t.app;
  const cast = demoCast(platform);
  await addDemoGlossary(platform, cast);
  await addDemoValues(platform, cast);
  await addDemoTemplates(platform, cast);
  await remindOfActions(platform);
  const lead = await t.signIn('lead');
  const [open] = await t.database.owner<{ id: string }>(`select c.id from cases c join users u on u.id = c.owner_id
    where c.status = 'in_progress' and u.username = 'lead' limit 1`);
  await upload(`/api/v1/cases/${open?.id}/attachments`, 'first.pdf', lead);
  await upload('/api/v1/attachments', 'second.txt', lead);
  expect(await findings()).toEqual([]);
  const owner = <Row extends object>(text: string, values?: unknown[]) => t.database.owner<Row>(text, values);
  plan = await planTamperings(owner, companyId);
  originals = new Originals(owner);
  await originals.keep([...new Set(plan.map(({ table }) => table))]);
});
afterAll(() => t.close());

/** Alters some, looks once, and puts everything back. Answers those that were not named. */
async function unnamed(some: readonly Tampering[]): Promise<Tampering[]> {
  for (const { statement } of some) await originals.silently([statement]);
  const found = await findings();
  await originals.restore(some.map(({ table }) => table));
  return some.filter((one) => !isNamed(found, one));
}

function rounds(): (readonly Tampering[])[] {
  const made: Tampering[][] = [];
  const places = new Map<string, number>();
  for (const one of plan) {
    const place = places.get(one.table) ?? 0;
    places.set(one.table, place + 1);
    const round = Math.floor(place / columnsAtOnce);
    made[round] = [...(made[round] ?? []), one];
  }
  return made;
}

describe('R08 R40 verify names what was altered behind the application’s back', () => {
  it('in each verified column of each table', async () => {
    const left: Tampering[] = [];
    for (const round of rounds()) left.push(...(await unnamed(round)));
    // Where the source of a value was altered in the same way, neither shows: alone it must.
    const missed: string[] = [];
    for (const one of left) missed.push(...(await unnamed([one])).map(({ what }) => what));
    expect(missed).toEqual([]);
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
